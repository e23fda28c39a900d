"""More than a process can do: some is refused at once, so that what is accepted is still done in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from server.refusals import Refused

LOOK = 0.02
"""Seconds between looks."""
LATE = 0.08
"""Seconds by which a look comes too late when there is more to do than time."""


class Pressure:
    """How late everything comes, and whether that is because too much is asked at once."""

    def __init__(self, being_answered: Callable[[], int], at_once: int) -> None:
        """`at_once`: so many are answered at the same time before any is refused, however late everything comes."""
        self._being_answered = being_answered
        self._at_once = at_once
        self.late = 0.0

    def check(self) -> None:
        """One request more. Raises `Refused` (server_busy): ask again in a moment."""
        if self.late > LATE and self._being_answered() > self._at_once:
            raise Refused("server_busy")

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Look until `stop` says so. One background task."""
        while not stop():
            asked = time.monotonic()
            sleep(LOOK)
            self.late = time.monotonic() - asked - LOOK

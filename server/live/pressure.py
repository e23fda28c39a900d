"""More than a process can do: some is refused at once, so that what is accepted is still done in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from server.refusals import Refused

LOOK = 0.02
"""Seconds between looks."""
LATE = 0.02
"""Seconds by which a look comes too late when there is more to do than time. An answer takes some four such turns."""
LESS = 0.9
"""What is left, after a look that came too late, of how many may be answered at the same time."""
MORE = 2
"""By how many it grows after every other look, while so many are asked for."""


class Pressure:
    """How many requests may be answered at the same time: less whenever everything comes late, else slowly more.

    That is how TCP finds out what a line carries. It is the process itself that is watched, not how long answers take:
    a store that is far away, or does not answer, is no reason to refuse anybody.
    """

    def __init__(self, being_answered: Callable[[], int], at_once: int) -> None:
        """`at_once`: so many are answered at the same time before any is refused, however late everything comes."""
        self._being_answered = being_answered
        self._at_once = at_once
        self.most = 2.0 * at_once
        """So many may be answered now."""

    def check(self) -> None:
        """One request more. Raises `Refused` (server_busy): ask again in a moment."""
        if self._being_answered() > self.most:
            raise Refused("server_busy")

    def look(self, late: float) -> None:
        """Everything comes late by so many seconds."""
        being_answered = self._being_answered()
        if late > LATE:
            self.most = max(self._at_once, LESS * min(self.most, being_answered))
        elif being_answered > self.most / 2:
            self.most += MORE

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Look until `stop` says so. One background task."""
        while not stop():
            asked = time.monotonic()
            sleep(LOOK)
            self.look(time.monotonic() - asked - LOOK)

"""Which rooms there is something to send of, each no more often than is good for everybody."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable

IDLE = 0.2
"""Seconds after which a loop with nothing to do looks whether it is to end."""
PACE = 0.01
"""Seconds, at least, between two sendings of a room: friends who confirm together cost two messages, not one each."""

REST = 4
"""How much longer than sending took is rested from it: the more there is to do, the more changes go in one message."""
LONGEST_REST = 0.1
"""Seconds, at most, of such a rest."""


def rest(spent: float) -> float:
    """Seconds to rest after having sent for so long."""
    return min(LONGEST_REST, REST * spent)


class Due:
    """The rooms of which something may have to be sent.

    The first change of a room is due at once; those that follow within `PACE` seconds are due together, after that.
    """

    def __init__(self) -> None:
        self._stirred = threading.Event()
        self._rooms: set[str] = set()
        self._sent: dict[str, float] = {}

    def add(self, codes: Iterable[str]) -> None:
        """There may be something to send of these rooms. Wakes who waits."""
        self._rooms.update(codes)
        if not self._stirred.is_set():
            self._stirred.set()

    def sent(self, code: str) -> None:
        """A room is being sent now: it is not due again for `PACE` seconds."""
        self._sent[code] = time.monotonic()

    def forget(self, code: str) -> None:
        """Nobody is sent this room any more."""
        self._sent.pop(code, None)

    def wait(self) -> None:
        """Return when there may be something to take, at the latest after `IDLE` seconds."""
        self._stirred.wait(PACE if self._rooms else IDLE)
        self._stirred.clear()

    def take(self) -> list[str]:
        """The rooms that are due. They are due no more unless they are added again."""
        now = time.monotonic()
        codes = [code for code in self._rooms.copy() if now - self._sent.get(code, 0.0) >= PACE]
        self._rooms.difference_update(codes)
        return codes

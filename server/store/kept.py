"""What all parts of the store stand on: the nodes, a line to them, the store's clock, the names of the keys."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.store.dial import Reply
from server.store.lines import Lines
from server.store.nodes import Nodes

DEADLINES = "{deadlines}:due"
SWEPT = "{deadlines}:swept"


def room_key(code: str) -> str:
    """The room itself, and the channel on which its changes are published."""
    return f"room:{{{code}}}"


def log_key(code: str) -> str:
    """Its log, a stream whose entry ids are versions."""
    return f"{room_key(code)}:log"


def online_key(code: str) -> str:
    """Who was seen there, and when."""
    return f"{room_key(code)}:online"


def code_of(key: str) -> str:
    """The code in a room's key."""
    return key[key.index("{") + 1 : key.index("}")]


def milliseconds(reply: Reply) -> int:
    """What TIME answers, as one number."""
    seconds, microseconds = reply
    return int(seconds) * 1000 + int(microseconds) // 1000


class Kept:
    """A line to the store and an estimate of the store's clock."""

    def __init__(
        self, url: str, *, limit: float = 2.0, keep: float = 86_400, ahead: Callable[[], int] = lambda: 0
    ) -> None:
        """`limit`: seconds that a command may take. `keep`: seconds that a room lives without a sign of life.
        `ahead`: milliseconds by which the date is ahead of the store's clock, for whoever tests another day.

        Connects by itself, and again whenever the connection is lost. Raises `ValueError` when the address is none.
        """
        self._nodes = Nodes(url, limit=limit)
        self._limit = limit
        self._keep = round(keep * 1000)
        self._reached: Callable[[], None] = lambda: None
        self._line = Lines(self._nodes, limit=limit, on_up=self._told)
        self._offset: float | None = None
        self._ahead = ahead

    @property
    def line(self) -> Lines:
        """The connection, for whatever else is kept in this store."""
        return self._line

    def _told(self) -> None:
        self._reached()

    def clock(self) -> int:
        """The store's clock now, in milliseconds: an estimate learned from its replies."""
        if self._offset is None:
            asked = time.monotonic()
            now = milliseconds(self._line.ask(("TIME",))[0])
            self._learn(asked, now)
            return now
        return round(time.monotonic() * 1000 + self._offset)

    def now(self) -> int:
        """The date, in milliseconds since 1970 in UTC."""
        return self.dated(self.clock())

    def dated(self, clock: int) -> int:
        """The date when the store's clock showed this."""
        return clock + self._ahead()

    def _learn(self, asked: float, now: int) -> int:
        """The store's clock showed `now` at some moment since `asked`: keep the estimate within what that allows."""
        earliest, latest = now - time.monotonic() * 1000, now - asked * 1000
        estimate = latest if self._offset is None else self._offset
        self._offset = min(max(estimate, earliest), latest)
        return now

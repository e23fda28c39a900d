"""What is told of every request: one line in the log, and the numbers. Never what was said, and never by whom."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType

import structlog

from engine.game import Illegal, Record
from server.operating.metrics import Metrics
from server.refusals import Refused
from server.rooms.requests import Act
from server.store.store import StoreAway

UNREADABLE = "unreadable"
"""The type of what could not be parsed, or was not."""

UNTOLD = frozenset({"emote"})
"""What is kept nowhere has no line in the log either."""

SeatOf = Callable[[str, str], int | None]
"""From a room's code and a socket to the seat, as far as this process knows without asking."""


class Account:
    """Keeps the account of the requests of one process."""

    def __init__(self, metrics: Metrics, seat_of: SeatOf) -> None:
        self._metrics = metrics
        self._seat_of = seat_of
        self._log = structlog.get_logger().bind()
        self.open = 0
        """How many requests are being answered."""

    def request(self, sid: str | None = None) -> Item:
        """A request, from a socket or over HTTP: to be answered inside this context."""
        return Item(self, sid)

    def busy(self, waited: float) -> None:
        """A request has waited for so many seconds and is refused unread: counted, but without a line in the log."""
        self._metrics.command(UNREADABLE, "server_busy", waited)

    def tell(self, item: Item, result: str) -> None:
        """A request is answered. All that is told was parsed, or is our own word."""
        seconds = time.perf_counter() - item.began
        kind = kind_of(item.request)
        self._metrics.command(kind, result, seconds)
        if kind in UNTOLD:
            return
        seat = None if item.code is None or item.sid is None else self._seat_of(item.code, item.sid)
        self._log.info(
            "command",
            code=item.code,
            seat=seat,
            type=kind,
            version=item.version,
            result=result,
            ms=round(seconds * 1000, 1),
        )


class Item:
    """One request, as much as is known of it yet: a context to answer it in. What it raises is how it ended."""

    __slots__ = ("_account", "began", "code", "request", "sid", "version")

    def __init__(self, account: Account, sid: str | None) -> None:
        self._account = account
        self.sid = sid
        self.began = time.perf_counter()
        self.request: Record | None = None
        """What it was parsed into."""
        self.code: str | None = None
        self.version: int | None = None

    def __enter__(self) -> Item:
        self._account.open += 1
        return self

    def __exit__(self, _: type[BaseException] | None, ended: BaseException | None, __: TracebackType | None) -> None:
        self._account.open -= 1
        self._account.tell(self, result_of(ended))


def kind_of(request: Record | None) -> str:
    """The type of what is to be done, as the wire calls it."""
    if request is None:
        return UNREADABLE
    tag = type(request.do).__struct_config__.tag if isinstance(request, Act) else type(request).__name__.lower()
    return str(tag)


def result_of(ended: BaseException | None) -> str:
    """How a request ended: ok, or the reason why not."""
    if ended is None:
        return "ok"
    if isinstance(ended, Refused | Illegal):
        return ended.reason
    return "store_away" if isinstance(ended, StoreAway) else "server_failed"

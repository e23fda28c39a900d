"""The one funnel out: published changes of a room to the sockets that follow it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from server.store import Store, Stored
    from server.tables import Tables


class Out(Protocol):
    """What of `socketio.Server` the way out needs: hand over `socketio.server`."""

    def emit(self, event: str, data: Any = None, to: str | None = None) -> Any:
        """Send to one socket, or to every socket in a Socket.IO room."""

    def enter_room(self, sid: str, room: str) -> Any:
        """Let a socket hear what is sent to a room."""

    def leave_room(self, sid: str, room: str) -> Any:
        """Let a socket hear no more of a room."""


class Broadcast:
    """Who follows which room here, and what each socket last got."""

    def __init__(self, out: Out, store: Store, tables: Tables) -> None:
        self._out = out
        self._store = store
        self._tables = tables

    def published(self, code: str, stored: Stored) -> None:
        """Give this to the store as its callback for published changes."""

    def gap(self) -> None:
        """Give this to the store as its callback for a gap in the subscription."""

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Send what is due until `stop` says so. One background task."""

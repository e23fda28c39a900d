"""What everything is sent by."""

from __future__ import annotations

from typing import Any, Protocol


class Out(Protocol):
    """The part of `socketio.Server` that sends; in the server it is `socketio.server`."""

    def emit(self, event: str, data: Any = None, to: str | None = None) -> Any:
        """Send to one socket, or to every socket in a Socket.IO room."""

    def enter_room(self, sid: str, room: str) -> Any:
        """Let a socket hear what is sent to a room."""

    def leave_room(self, sid: str, room: str) -> Any:
        """Let a socket hear no more of a room."""

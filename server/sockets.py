"""The Socket.IO rim: raw handlers, each acknowledged, none of which lets anything but a refusal through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flask_socketio import SocketIO

    from server.broadcast import Broadcast
    from server.presence import Presence
    from server.tables import Tables

Identify = Callable[[Mapping[str, Any]], str | None]
"""From a WSGI environ (its cookie) to the person, or None: the connection is refused."""


def register(
    socketio: SocketIO, tables: Tables, broadcast: Broadcast, presence: Presence, identify: Identify
) -> None:
    """Put the handlers on `socketio.server`. Construct SocketIO with `json=wire.Json, serializer=wire.Packet`."""

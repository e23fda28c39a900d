"""JSON on the wire by msgspec, and the packet that hostile input cannot break."""

from __future__ import annotations

from typing import Any

import msgspec
from socketio.packet import Packet as LibraryPacket


class Json:
    """The `json` module given to SocketIO: ready bytes (`msgspec.Raw`) are put in as they are."""

    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        """Text of a value; records and `msgspec.Raw` included."""
        return msgspec.json.encode(value).decode()

    @staticmethod
    def loads(text: str | bytes) -> Any:
        """The value of a text. Raises ValueError, whatever is wrong with it."""
        return msgspec.json.decode(text)


class Packet(LibraryPacket):  # type: ignore[misc]
    """The `serializer` given to SocketIO."""

"""JSON by msgspec, and a reading of packets that hostile input cannot break.

The libraries log a traceback for what they cannot read, and may leave the socket behind it open. Here such a packet of
Socket.IO becomes an ordinary event that nobody knows, and such a frame of Engine.IO one that does nothing.
"""

from __future__ import annotations

import logging
import re
from base64 import b64decode
from collections.abc import Callable
from typing import Any

import msgspec
import socketio  # type: ignore[import-untyped]
from socketio import packet

from server.live.pressure import Pressure
from server.rates import Pace, Rate

log = logging.getLogger(__name__)

UNREADABLE = "*"
"""The event that stands for everything that is not an event."""
NOOP = "6"
"""The frame that does nothing."""
BUSY = '[{"ok":false,"reason":"server_busy","params":{}}]'
"""The answer to what is not even read."""
_ASKED = re.compile(r"42(\d{1,15})\[")
"""An event that is to be answered, and the number of its answer."""


class Json:
    """The `json` module given to SocketIO. Bytes that are JSON already, as `msgspec.Raw`, go out as they are."""

    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        """The JSON of a value."""
        return msgspec.json.encode(value).decode()

    @staticmethod
    def loads(text: str) -> Any:
        """The value of a text. Raises `ValueError`, whatever is wrong with it."""
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as unreadable:
            raise ValueError("not JSON") from unreadable


class Packet(packet.Packet):  # type: ignore[misc]
    """The `serializer` given to SocketIO: a Socket.IO packet that is always well-formed once it is read.

    No attachments (nothing on this wire is binary), no acks (nothing sent asks for one), and no event that bears the
    name of one of the server's own.
    """

    uses_binary_events = False
    json = Json
    data: Any

    def __init__(
        self,
        packet_type: int = packet.EVENT,
        data: Any = None,
        namespace: str | None = None,
        id: int | None = None,
        binary: bool | None = None,
        encoded_packet: Any = None,
    ) -> None:
        super().__init__(packet_type, data, namespace, id, binary)
        if encoded_packet is not None:
            self._read(encoded_packet)

    def _read(self, encoded: Any) -> None:
        try:
            readable = isinstance(encoded, str) and not self.decode(encoded)
        except (ValueError, IndexError):
            readable = False
        if not readable:
            self.packet_type, self.id = packet.ACK, None
        if self.packet_type in (packet.CONNECT, packet.DISCONNECT):
            return
        if self.packet_type != packet.EVENT:
            self.id = None
        if self.packet_type != packet.EVENT or not _is_event(self.data):
            self.packet_type, self.data = packet.EVENT, [UNREADABLE]
            log.info("a packet that is no event")


def _is_event(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and isinstance(value[0], str)
        and value[0] not in ("connect", "disconnect")
    )


class _Guarded:
    """A websocket that hands over no frame that Engine.IO cannot read, and none faster than is good for the others.

    Nobody else's turn would come while one socket always has a next frame ready. What is refused for lack of time is so
    here, unread: when there is most to do, a refusal has to be cheap.
    """

    def __init__(self, socket: Any, rate: Rate, pressure: Pressure) -> None:
        self._guarded = socket
        self._pace = Pace(rate)
        self._pressure = pressure

    def __getattr__(self, name: str) -> Any:
        return getattr(self._guarded, name)

    def wait(self) -> Any:
        self._pace.keep()
        frame = self._guarded.wait()
        while isinstance(frame, str) and (asked := _ASKED.match(frame)) and self._pressure.refuses():
            self._guarded.send(f"43{asked[1]}{BUSY}")
            self._pace.keep()
            frame = self._guarded.wait()
        if _is_frame(frame):
            return frame
        log.info("a frame that cannot be read")
        return NOOP


def _is_frame(frame: Any) -> bool:
    """None is the end of the connection; bytes are read, and refused, as a packet."""
    if not isinstance(frame, str):
        return True
    if frame[:1] != "b":
        return frame[:1] in set("0123456")
    try:
        b64decode(frame[1:])
    except ValueError:
        return False
    return True


def guard(server: socketio.Server, rate: Rate, pressure: Pressure) -> None:
    """Put the guard on every websocket that `server` will serve; each is read at this rate at most.

    With greenlets each also gets the short way out and in, and `pressure` learns how long what comes in has waited.
    """
    parts = server.eio._async
    make, greenlets = parts["websocket"], server.eio.async_mode == "eventlet"

    def guarded(serve: Callable[[Any], Any], engine: Any) -> Any:
        def served(socket: Any) -> Any:
            if greenlets:
                serve.__self__.queue.opened(socket)  # type: ignore[attr-defined]
            return serve(_Guarded(socket, rate, pressure))

        return make(served, engine)

    server.eio._async = {**parts, "websocket": guarded}
    if greenlets:
        from server.frames.outbox import outboxes  # noqa: PLC0415 - it needs greenlets

        server.eio._async["queue"] = outboxes(pressure)

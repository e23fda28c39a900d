"""The short way out and in: a message is written to its socket by whoever sends it, if the socket is free.

Engine.IO wakes a writer of its own for each message to each socket; that took a third of what a command costs. Here are
all the private parts of eventlet and Engine.IO that this needs. Without it (`app` alone installs it) all works as well.
"""

from __future__ import annotations

from typing import Any

from engineio.packet import MESSAGE, Packet  # type: ignore[import-untyped]
from eventlet import spawn_n  # type: ignore[import-untyped]
from eventlet.queue import Queue  # type: ignore[import-untyped]

AT_ONCE = 4096
"""Bytes that are read in one call."""


class Outbox(Queue):  # type: ignore[misc]
    """What waits to be sent to one socket: Engine.IO's queue of packets, which is passed by while nothing waits in it.

    Only messages pass it by: the writer takes a long silence of its queue for the end of the connection, and pings
    break that silence.
    """

    _websocket: Any = None

    def opened(self, websocket: Any) -> None:
        """The websocket is open, and what is sent to it goes in unmasked frames without compression."""
        self._websocket = websocket
        websocket._apply_mask = unmasked
        websocket.socket = Inbox(websocket.socket)

    def put(self, item: Packet | None, block: bool = True, timeout: float | None = None) -> None:
        """Send a packet, now or in its turn; None: the end."""
        if not self._passes(item):
            super().put(item, block, timeout)

    def _passes(self, packet: Packet | None) -> bool:
        websocket = self._websocket
        if websocket is None or packet is None or packet.packet_type != MESSAGE or self.queue:
            return False
        if websocket.websocket_closed or not websocket._sendlock.acquire(blocking=False):
            return False
        frame = _frame(websocket, packet)
        try:
            sent: int = websocket.socket.fd.send(frame)
        except OSError:  # it takes nothing now, or is broken: the writer finds out which
            sent = 0
        if 0 < sent < len(frame):
            spawn_n(_finish, websocket, frame[sent:])
        else:
            websocket._sendlock.release()
        return sent > 0


class Inbox:
    """A websocket's socket that is read as it comes, not once for each part of a frame: one call in place of four."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._unread = b""

    def recv(self, size: int) -> bytes:
        """At most so many bytes; none: the end."""
        if not self._unread:
            self._unread = self._socket.recv(AT_ONCE)
        data, self._unread = self._unread[:size], self._unread[size:]
        return data

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)


def _frame(websocket: Any, packet: Packet) -> bytes:
    """The packet as a frame: the same for everybody, so it is made once."""
    frame: bytes | None = getattr(packet, "frame", None)
    if frame is None:
        frame = packet.frame = websocket._pack_message(packet.encode())
    return frame


def _finish(websocket: Any, rest: bytes) -> None:
    """Send the rest of a frame that the socket took a part of; the next frame waits for it."""
    try:
        websocket.socket.sendall(rest)
    except OSError:
        return  # the reader of this socket hears of it
    finally:
        websocket._sendlock.release()


def unmasked(data: bytes, mask: tuple[int, ...], length: int, offset: int) -> bytes:
    """What a client has masked, from this place of its frame on. eventlet's own way takes a step for each byte."""
    key = bytes(mask[(offset + at) % 4] for at in range(4))
    spread = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "big") ^ int.from_bytes(spread, "big")).to_bytes(length, "big")

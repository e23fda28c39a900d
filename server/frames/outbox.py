"""Out: what is sent in one turn of the hub leaves each socket in one piece."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from engineio.packet import MESSAGE, Packet  # type: ignore[import-untyped]
from eventlet import spawn_n  # type: ignore[import-untyped]
from eventlet.hubs import get_hub  # type: ignore[import-untyped]
from eventlet.queue import Queue  # type: ignore[import-untyped]

from server.frames.inbox import Door, Inbox, unmasked
from server.live.pressure import Pressure


def outboxes(pressure: Pressure) -> Callable[[], Outbox]:
    """What makes the queues of packets of one server, which tells how long messages wait."""
    return functools.partial(Outbox, Post(), Door(pressure))


class Post:
    """Sends what was put into outboxes, once in each turn of the hub."""

    def __init__(self) -> None:
        self._full: list[Outbox] = []

    def collect(self, outbox: Outbox) -> None:
        """Send this outbox at the end of this turn of the hub."""
        if not self._full:
            get_hub().schedule_call_global(0, self._send)
        self._full.append(outbox)

    def _send(self) -> None:
        full, self._full = self._full, []
        for outbox in full:
            outbox.send()


class Outbox(Queue):  # type: ignore[misc]
    """What waits to be sent to one socket: Engine.IO's queue of packets, which messages pass by.

    The writer behind the queue sends the rest: it takes a long silence of its queue for the end of the connection, and
    pings break that silence.
    """

    def __init__(self, post: Post, door: Door) -> None:
        super().__init__()
        self._post = post
        self._door = door
        self._websocket: Any = None
        self._socket: Any = None
        self._frames: list[bytes] = []
        self._stuck = False
        """The socket takes nothing now: what waits is sent as soon as it does."""

    def opened(self, websocket: Any) -> None:
        """The websocket is open, and what is sent to it goes in unmasked frames without compression."""
        self._websocket = websocket
        self._socket = websocket.socket.fd
        websocket._apply_mask = unmasked
        inbox = websocket.socket = Inbox(websocket.socket, self._door)
        websocket.wait = functools.partial(inbox.wait, websocket.wait)

    def put(self, item: Packet | None, block: bool = True, timeout: float | None = None) -> None:
        """Send a packet, at the end of this turn or in its own; None: the end."""
        if self._websocket is None or item is None or item.packet_type != MESSAGE:
            super().put(item, block, timeout)
            return
        if not self._frames and not self._stuck:
            self._post.collect(self)
        self._frames.append(_frame(self._websocket, item))

    def send(self) -> None:
        """Send what has been put here. Never waits."""
        websocket, data = self._websocket, self._taken()
        if websocket.websocket_closed:
            return
        sent, free = 0, not websocket._sendlock.locked()
        try:
            sent = self._socket.send(data) if free else 0
        except OSError:  # it takes nothing now, or is broken: whoever tries again finds out which
            sent = 0
        if sent < len(data):
            self._stuck = True
            if free:
                websocket._sendlock.acquire(blocking=False)
            spawn_n(self._send_later, data[sent:], free)

    def _send_later(self, data: bytes, locked: bool) -> None:
        """Send the rest of a frame that the socket took a part of, or behind what another is sending."""
        lock = self._websocket._sendlock
        if not locked:
            lock.acquire()
        try:
            while data:
                self._websocket.socket.sendall(data)
                data = self._taken()
        except OSError:
            self._frames.clear()  # the reader of this socket hears of it
        finally:
            self._stuck = False
            lock.release()

    def _taken(self) -> bytes:
        data = self._frames[0] if len(self._frames) == 1 else b"".join(self._frames)
        self._frames.clear()
        return data


def _frame(websocket: Any, packet: Packet) -> bytes:
    """The packet as a frame: the same for everybody, so it is made once."""
    frame: bytes | None = getattr(packet, "frame", None)
    if frame is None:
        frame = packet.frame = websocket._pack_message(packet.encode())
    return frame

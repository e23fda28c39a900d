"""In: a socket is watched for as long as it is open, and what comes waits at a door for its turn."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from eventlet import getcurrent  # type: ignore[import-untyped]
from eventlet.hubs import get_hub  # type: ignore[import-untyped]

from server.live.pressure import Pressure

AT_ONCE = 4096
"""Bytes that are read in one call."""
AHEAD = 16_384
"""Bytes that are read before anybody asks for them; the rest waits in the system."""
SPELL = 0.004
"""Seconds of each turn of the hub in which new messages are begun; what has been begun goes on in the rest of it."""
PAUSE = 0.001
"""Seconds, at least, until it is looked again what may be begun."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
SHORT, LONG = 126, 127
"""In place of a length: it follows in two bytes; in eight."""


class Door:
    """The queue of sockets that have something to read.

    A request is begun only when `pressure` admits it: so those that are being answered are finished, however many come.
    """

    def __init__(self, pressure: Pressure) -> None:
        self._pressure = pressure
        self._waiting: deque[tuple[float, Inbox]] = deque()
        self._since = 0.0
        """Since when there has always been somebody waiting."""

    def knock(self, inbox: Inbox) -> None:
        """Queue a socket that has something to read."""
        now = time.monotonic()
        if not self._waiting:
            self._since = now
            get_hub().schedule_call_global(0, self._let_in, now)
        self._waiting.append((now, inbox))

    def _let_in(self, asked: float) -> None:
        now = began = time.monotonic()
        waiting, pressure = self._waiting, self._pressure
        try:
            while waiting and now - began < SPELL and pressure.admits(now - waiting[0][0], now - self._since):
                waiting.popleft()[1].wake()
                now = time.monotonic()
        finally:
            pressure.done()
            if waiting:
                pressure.passed(began - asked)
                get_hub().schedule_call_global(PAUSE, self._let_in, now + PAUSE)


class Inbox:
    """A websocket's socket that is watched for as long as it is open, and read as it comes."""

    __slots__ = ("_door", "_ended", "_listener", "_reader", "_socket", "_unread")

    def __init__(self, socket: Any, door: Door) -> None:
        self._socket = socket
        self._door = door
        self._unread = b""
        self._ended = False
        self._listener: Any = None
        self._reader: Any = None
        """The greenlet that waits for something to read."""

    def wait(self, otherwise: Callable[[], Any]) -> Any:
        """The next message; `otherwise` reads whatever is not a whole short text that is here already."""
        self._fill()
        text = self._text()
        return otherwise() if text is None else text

    def recv(self, size: int) -> bytes:
        """At most so many bytes; none: the end."""
        self._fill()
        data, self._unread = self._unread[:size], self._unread[size:]
        return data

    def close(self) -> None:
        """Close it: nothing more is read, and who waits for more hears so."""
        self._end()
        self._socket.close()
        get_hub().schedule_call_global(0, self.wake)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)

    def _fill(self) -> None:
        """Wait until there is something to read, or nothing ever more."""
        hub = get_hub()
        while not self._unread and not self._ended:
            if self._listener is None:
                self._listener = hub.add(hub.READ, self._socket.fileno(), self._readable, self._gone, None)
            self._reader = getcurrent()
            hub.switch()

    def _readable(self, _: int) -> None:
        """The hub says that there is something to read."""
        reading = bool(self._unread)
        try:
            data = self._socket.fd.recv(AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self._unread += data
        if not data:
            self._end()
        elif len(self._unread) > AHEAD:
            self._unwatch()
        if not reading:
            self._door.knock(self)

    def _gone(self, *_: object) -> None:
        """The hub says that the descriptor is somebody else's now."""
        self._listener = None
        self._end()
        self.wake()

    def _end(self) -> None:
        self._ended = True
        self._unwatch()

    def _unwatch(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            get_hub().remove(listener)

    def wake(self) -> None:
        """Go on with the greenlet that waits in `wait` or `recv`. To be called by the hub only."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.switch()

    def _text(self) -> str | None:
        """The text that is next, taken; None: what is next is not a whole short text."""
        data = self._unread
        if len(data) < 2 or data[0] != TEXT or data[1] < MASKED:
            return None
        length, start = data[1] - MASKED, 6
        if length == SHORT:
            length, start = int.from_bytes(data[2:4], "big"), 8
        end = start + length
        if data[1] == MASKED + LONG or len(data) < end:
            return None
        mask = data[start - 4 : start]
        try:
            text = unmasked(data[start:end], mask, length, 0).decode()
        except UnicodeDecodeError:
            return None
        self._unread = data[end:]
        return text


def unmasked(data: bytes, mask: bytes | tuple[int, ...], length: int, offset: int) -> bytes:
    """What a client has masked, from this place of its frame on. eventlet's own way takes a step for each byte."""
    key = bytes(mask[(offset + at) % 4] for at in range(4))
    spread = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "big") ^ int.from_bytes(spread, "big")).to_bytes(length, "big")

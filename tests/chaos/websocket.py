"""The client's end of a websocket, as plain as it can be: hundreds of them must not cost what is being tested.

Text frames alone, no compression. It can be torn off without a word, and it can fall silent as a phone does that has
lost its network: nothing passes either way, and nobody is told.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, PONG = 0x1, 0xA
LAST = 0x80


class Lost(Exception):
    """The connection did not come about, or is no more."""


async def connect(
    url: str, cookie: str, address: str, on_text: Callable[[str], None], on_lost: Callable[[], None]
) -> WebSocket:
    """Open one to a `ws://` address, from an address of this machine. Raises `Lost`.

    `on_text` gets every message, `on_lost` is called once when an open websocket is lost, however that comes about.
    """
    place = urlsplit(url)
    socket = WebSocket(on_text, on_lost)
    try:
        loop, host, port = asyncio.get_running_loop(), place.hostname or "", place.port or 80
        await loop.create_connection(lambda: socket, host, port, local_addr=(address, 0))
    except OSError as error:
        raise Lost(str(error)) from error
    try:
        await socket.shake_hands(place.netloc, f"{place.path}?{place.query}", cookie)
    except BaseException:
        socket.tear()
        raise
    return socket


class WebSocket(asyncio.Protocol):
    """An open websocket."""

    _transport: asyncio.Transport

    def __init__(self, on_text: Callable[[str], None], on_lost: Callable[[], None]) -> None:
        self._on_text = on_text
        self._on_lost = on_lost
        self._unread = bytearray()
        self._parts = b""
        self._open = False
        self._silent = self._torn = False
        self._held: list[bytes] = []
        self._welcome: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def shake_hands(self, host: str, target: str, cookie: str) -> None:
        """Ask for the websocket, and see that it is granted."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {target} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        self._transport.write(lines.encode())
        head = (await self._welcome).decode()
        expected = base64.b64encode(hashlib.sha1(f"{key}{GUID}".encode()).digest()).decode()
        if not head.startswith("HTTP/1.1 101 ") or expected not in head:
            raise Lost(head.partition("\r\n")[0])
        self._open = True
        self._read_frames()

    def send(self, text: str) -> None:
        """Send a message; into nothing, if the connection is lost already."""
        self._send(TEXT, text.encode())

    def tear(self) -> None:
        """End it at once, without a word to anybody. In silence not even this gets through."""
        self._torn = True
        if not self._silent:
            self._transport.abort()

    def silence(self) -> None:
        """From now on nothing passes."""
        if not self._transport.is_closing():
            self._silent = True
            self._transport.pause_reading()

    def speak(self) -> None:
        """What was held up arrives now, late, even what was said by somebody who has long given up."""
        if not self._silent:
            return
        self._silent = False
        self._transport.write(b"".join(self._held))
        self._held.clear()
        if self._torn:
            self._transport.close()
        else:
            self._transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._open:
            self._read_frames()
        elif not self._welcome.done() and (end := self._unread.find(b"\r\n\r\n")) >= 0:
            self._welcome.set_result(bytes(self._unread[:end]))
            del self._unread[: end + 4]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._welcome.done():
            self._welcome.set_exception(Lost("closed"))
        if self._open:
            self._open = False
            self._on_lost()

    def _read_frames(self) -> None:
        unread, at = self._unread, 0
        while (end := _end_of_frame(unread, at)) is not None:
            first, start, at = unread[at], end[0], end[1]
            self._frame(first, bytes(unread[start:at]))
        del unread[:at]

    def _frame(self, first: int, payload: bytes) -> None:
        match first & 0x0F:
            case 0x0 | 0x1:  # a text, or more of it
                self._parts += payload
                if first & LAST:
                    whole, self._parts = self._parts, b""
                    self._on_text(whole.decode())
            case 0x9:  # a ping
                self._send(PONG, payload)
            case 0x8:  # the end
                self._transport.close()

    def _send(self, opcode: int, payload: bytes) -> None:
        if self._transport.is_closing():
            return
        size = len(payload)
        head = bytes([LAST | opcode, 0x80 | size]) if size < 126 else struct.pack(">BBH", LAST | opcode, 0xFE, size)
        mask = os.urandom(4)
        spread = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        frame = head + mask + (int.from_bytes(payload, "big") ^ spread).to_bytes(size, "big")
        if self._silent:
            self._held.append(frame)
        else:
            self._transport.write(frame)


def _end_of_frame(unread: bytearray, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at this place begins and ends; None: it is not all there."""
    if len(unread) < at + 2:
        return None
    size, start = unread[at + 1], at + 2
    if size in (126, 127):
        wide = 2 if size == 126 else 8
        if len(unread) < start + wide:
            return None
        size, start = int.from_bytes(unread[start : start + wide], "big"), start + wide
    return (start, start + size) if len(unread) >= start + size else None

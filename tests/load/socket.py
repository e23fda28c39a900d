"""The cheapest client there can be: Socket.IO over a websocket, reading no more of a message than it must."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tests.chaos.websocket import WebSocket, connect

Answer = Callable[[bytes], None]


class Socket:
    """One open socket. `on_event` gets each event as it stands on the wire, from its name on."""

    def __init__(self, on_event: Callable[[str], None]) -> None:
        self._on_event = on_event
        self._ids = 0
        self._asked: dict[int, Callable[[str], None]] = {}
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._socket: WebSocket | None = None
        self.received = 0
        """Characters of events, acks included."""

    async def open(self, url: str, cookie: str) -> None:
        """Connect to an `http://` address."""
        target = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        self._socket = await connect(target, cookie, "127.0.0.1", self._hear, self._lose)
        self._socket.send("40")
        await self._opened

    def ask(self, event: str, payload: object, answered: Callable[[str], None]) -> None:
        """Send an event; `answered` gets the JSON of its answer."""
        assert self._socket is not None
        self._ids += 1
        self._asked[self._ids] = answered
        self._socket.send(f'42{self._ids}["{event}",{msgspec.json.encode(payload).decode()}]')

    async def answer(self, event: str, payload: object) -> dict[str, object]:
        """Send an event and wait for what is answered."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.ask(event, payload, future.set_result)
        answer: dict[str, object] = msgspec.json.decode(await future)[0]
        return answer

    def close(self) -> None:
        if self._socket is not None:
            self._socket.tear()

    def _hear(self, text: str) -> None:
        kind = text[:2]
        if kind == "42":
            self.received += len(text)
            self._on_event(text[3:])
        elif kind == "43":
            self.received += len(text)
            id, _, answer = text[2:].partition("[")
            self._asked.pop(int(id))("[" + answer)
        elif text == "2" and self._socket is not None:
            self._socket.send("3")
        elif kind == "40":
            self._opened.set_result(None)

    def _lose(self) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the socket was closed"))

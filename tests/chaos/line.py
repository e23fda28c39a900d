"""Socket.IO over a websocket, as a browser speaks it (Engine.IO 4): events that are answered, and a heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from tests.chaos.websocket import Lost, WebSocket, connect

PATIENCE = 5.0
"""Seconds until an answer is given up, and with it the connection: those of the browser's client."""
OPENING = 20.0
"""The same for a connection that does not come about: Socket.IO's own."""

_EVENT = msgspec.json.Decoder(tuple[str, msgspec.Raw])
_ANSWER = msgspec.json.Decoder(tuple[dict[str, Any]])


class Opened(msgspec.Struct):
    """The first packet of Engine.IO: milliseconds."""

    pingInterval: int  # noqa: N815 - their name
    pingTimeout: int  # noqa: N815 - their name


class Refused(Lost):
    """The server would not have this client."""


class Line:
    """One connection of one tab. `on_frame(text)` gets every frame that came, `on_event(name, payload)` every event."""

    def __init__(self, on_frame: Callable[[str], None], on_event: Callable[[str, msgspec.Raw], None]) -> None:
        self._on_frame = on_frame
        self._on_event = on_event
        self._socket: WebSocket | None = None
        self._ids = 0
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._beat: asyncio.TimerHandle | None = None
        self._silence = 0.0
        loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = loop.create_future()
        self._stirred = asyncio.Event()
        self.lost = False

    async def open(self, url: str, cookie: str, address: str) -> None:
        """Connect, from an address of this machine. Raises `Lost`."""
        try:
            async with asyncio.timeout(OPENING):
                target = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
                self._socket = await connect(target, cookie, address, self._hear, self._lose)
                await self._ready
        except TimeoutError:
            self.close()
            raise Lost("no answer") from None
        except Lost:
            self.close()
            raise

    async def ask(self, event: str, message: object, patience: float = PATIENCE) -> dict[str, Any]:
        """The answer to what is said. Raises `Lost`: none came, and the connection is given up."""
        if self.lost or self._socket is None:
            raise Lost("closed")
        self._ids += 1
        number = self._ids
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self._socket.send(f"42{number}{msgspec.json.encode([event, message]).decode()}")
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            self.close()
            raise Lost("no answer") from None
        finally:
            self._asked.pop(number, None)

    async def stirs(self) -> None:
        """Until something has come since the last time. Raises `Lost`."""
        if not self.lost:
            await self._stirred.wait()
        self._stirred.clear()
        if self.lost:
            raise Lost("closed")

    async def rest(self, seconds: float) -> None:
        """Let time pass. Raises `Lost` as soon as the line is."""
        until = asyncio.get_running_loop().time() + seconds
        while not self.lost:
            try:
                async with asyncio.timeout_at(until):
                    await self.stirs()
            except TimeoutError:
                self._stirred.set()  # whatever came meanwhile is still to be looked at
                return
        raise Lost("closed")

    def stir(self) -> None:
        """Wake whoever waits for something to happen."""
        self._stirred.set()

    def silence(self) -> None:
        """Fall silent: nothing passes either way until `speak`."""
        if self._socket is not None:
            self._socket.silence()

    def speak(self) -> None:
        """The network is back."""
        if self._socket is not None:
            self._socket.speak()

    def close(self) -> None:
        """End it without a word."""
        if self._socket is not None:
            self._socket.tear()
        self._lose()

    def _lose(self) -> None:
        if self.lost:
            return
        self.lost = True
        if self._beat is not None:
            self._beat.cancel()
        futures: list[asyncio.Future[Any]] = [self._ready, *self._asked.values()]
        for waiting in futures:
            if not waiting.done():
                waiting.set_exception(Lost("closed"))
        if not self._ready.cancelled():
            self._ready.exception()  # nobody may be waiting for it
        self._stirred.set()

    def _live(self) -> None:
        """A sign of life: the next is due within the heartbeat's span."""
        if self._beat is not None:
            self._beat.cancel()
        self._beat = asyncio.get_running_loop().call_later(self._silence, self.close)

    def _hear(self, text: str) -> None:
        if self.lost:
            return
        self._on_frame(text)
        if text[:1] == "4":
            self._packet(text)
        elif text == "2":
            self._say("3")
            self._live()
        elif text[:1] == "0":
            self._welcomed(text)

    def _packet(self, text: str) -> None:
        """A packet of Socket.IO: an event, an answer, or the answer to coming at all."""
        if text[1:2] == "2":
            self._on_event(*_EVENT.decode(text[2:]))
            self._stirred.set()
        elif text[1:2] == "3":
            self._answered(text)
        elif not self._ready.done():
            if text[1:2] == "0":
                self._ready.set_result(None)
            else:
                self._ready.set_exception(Refused(text))

    def _welcomed(self, text: str) -> None:
        opened = msgspec.json.decode(text[1:], type=Opened)
        self._silence = (opened.pingInterval + opened.pingTimeout) / 1000
        asyncio.get_running_loop().call_soon(self._say, "40")
        self._live()

    def _say(self, text: str) -> None:
        if self._socket is not None:
            self._socket.send(text)

    def _answered(self, text: str) -> None:
        at = text.index("[")
        answer = self._asked.get(int(text[2:at]))
        if answer is not None and not answer.done():
            answer.set_result(_ANSWER.decode(text[at:])[0])

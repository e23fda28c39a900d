"""A network that can be cut, stalled and slowed: one small TCP proxy, run by a thread of its own.

Everything it does to its connections has been done when the call returns. Connections that are made while it stalls
are accepted and hang; while it refuses, they are cut at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections import deque
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


class Proxy:
    """Listens on `port` of this machine and passes everything on to another port, or to a unix socket."""

    def __init__(self, target: int | str, *, port: int = 0, rng: random.Random | None = None) -> None:
        self._target = target
        self._rng = rng or random.Random()
        self._links: set[_Link] = set()
        self._stalled = False
        self._refusing = False
        self._delay = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(port), self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        """How many connections there are."""
        return len(self._links)

    def cut(self, share: float = 1.0) -> int:
        """Break this share of the connections as a lost network does, both ends told at once; how many those were."""
        return self._do(lambda: self._cut(share))

    def stall(self) -> None:
        """Let nothing pass from now on, while every connection stays up."""
        self._do(lambda: self._stall(stalled=True))

    def go(self) -> None:
        """Let everything pass again, what was held up first."""
        self._do(lambda: self._stall(stalled=False))

    def slow(self, delay: float) -> None:
        """Let everything take so many seconds longer, each way. 0: no longer."""

        def change() -> None:
            self._delay = delay

        self._do(change)

    def refuse(self) -> None:
        """Cut every connection and each new one."""
        self._do(lambda: self._refuse(refusing=True))

    def accept(self) -> None:
        """Take connections again."""
        self._do(lambda: self._refuse(refusing=False))

    def lead(self, target: int | str) -> None:
        """Pass new connections on to another one; those there are stay where they are."""

        def change() -> None:
            self._target = target

        self._do(change)

    def close(self) -> None:
        """Cut everything and listen no more."""
        self._do(self._server.close)
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, what: Callable[[], Found]) -> Found:
        async def done() -> Found:
            return what()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    async def _listen(self, port: int) -> asyncio.Server:
        return await self._loop.create_server(self._accept, "127.0.0.1", port)

    def _accept(self) -> asyncio.Protocol:
        link = _Link(self)
        self._links.add(link)
        return link.near

    def _cut(self, share: float) -> int:
        chosen = self._rng.sample(sorted(self._links, key=id), round(share * len(self._links)))
        for link in chosen:
            link.cut()
        return len(chosen)

    def _refuse(self, *, refusing: bool) -> None:
        self._refusing = refusing
        if refusing:
            self._cut(1.0)

    def _stall(self, *, stalled: bool) -> None:
        self._stalled = stalled
        for link in [*self._links]:
            link.reopen()


class _Link:
    """One connection: the end that came here, and the end towards the target."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.near = _End(self)
        self.far = _End(self)
        self.near.other, self.far.other = self.far, self.near
        self._reaching: asyncio.Task[None] | None = None
        self._reached = asyncio.Event()

    def opened(self) -> None:
        """Somebody has come."""
        if self.proxy._refusing:
            self.cut()
            return
        self._reaching = self.proxy._loop.create_task(self._reach())
        self.reopen()

    def reopen(self) -> None:
        """Read from both ends if they may be read."""
        if not self.proxy._stalled:
            self._reached.set()
        for end in (self.near, self.far):
            end.read()

    async def _reach(self) -> None:
        await self._reached.wait()
        loop, target = self.proxy._loop, self.proxy._target
        try:
            if isinstance(target, str):
                await loop.create_unix_connection(lambda: self.far, target)
            else:
                await loop.create_connection(lambda: self.far, "127.0.0.1", target)
        except OSError:
            self.cut()

    def cut(self) -> None:
        """Gone, both ends."""
        self.proxy._links.discard(self)
        if self._reaching is not None:
            self._reaching.cancel()
        for end in (self.near, self.far):
            if end.transport is not None:
                end.transport.abort()


class _End(asyncio.Protocol):
    """One end; what arrives here goes out at the other."""

    other: _End

    def __init__(self, link: _Link) -> None:
        self._link = link
        self.transport: asyncio.Transport | None = None
        self._full = False
        self._slowed: deque[tuple[float, bytes]] = deque()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self is self._link.near:
            self._link.opened()
        elif self._link not in self._link.proxy._links:
            transport.abort()
        else:
            self._link.reopen()

    def read(self) -> None:
        """Take what comes here if it can be passed on; otherwise it waits where it is."""
        if self.transport is None or self.transport.is_closing():
            return
        with contextlib.suppress(RuntimeError):
            if self._link.proxy._stalled or self.other.transport is None or self.other._full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        proxy = self._link.proxy
        if proxy._delay or self._slowed:
            self._slowed.append((proxy._loop.time() + proxy._delay, data))
            if len(self._slowed) == 1:
                self._pass_slowed()
        else:
            self.other.send(data)

    def _pass_slowed(self) -> None:
        loop = self._link.proxy._loop
        while self._slowed and self._slowed[0][0] <= loop.time():
            self.other.send(self._slowed.popleft()[1])
        if self._slowed:
            loop.call_at(self._slowed[0][0], self._pass_slowed)

    def send(self, data: bytes) -> None:
        """Pass on what arrived at the other end."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        self._full = True
        self.other.read()

    def resume_writing(self) -> None:
        self._full = False
        self.other.read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._link.cut()

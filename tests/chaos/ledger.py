"""The logs of all rooms, kept whole: a room's own is trimmed whenever a game begins."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from server.store.kept import code_of, log_key

BATCH = 0.01
"""Seconds in which entries are let gather."""
AGAIN = 0.02
"""Seconds between attempts to reach a store that is away."""


class Ledger:
    """Reads every entry as it is written. It goes to the store directly: no fault of the network touches it."""

    def __init__(self, socket_path: Path) -> None:
        self.entries: dict[str, dict[int, bytes]] = {}
        self._store = Redis(unix_socket_path=str(socket_path), socket_timeout=None)
        self._newest: dict[str, int] = {}
        self._places: dict[str, bytes] = {}
        self._read = asyncio.Condition()

    def open(self, code: str) -> None:
        """Follow this room too."""
        self.entries[code] = {}
        self._newest[code] = 0
        self._places[code] = b"0-0"

    async def until(self, code: str, version: int) -> None:
        """Until the log of a room has been read up to a version."""
        async with self._read:
            await self._read.wait_for(lambda: self._newest[code] >= version)

    async def follow(self) -> None:
        """Read for as long as the trial lasts."""
        while True:
            try:
                await self._take(block=1000)
                await asyncio.sleep(BATCH)
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)

    async def catch_up(self) -> None:
        """Read everything there is now: call it while nobody can write."""
        while True:
            with suppress(RedisError, OSError):
                if not await self._take(block=None):
                    return
            await asyncio.sleep(0)

    async def _take(self, block: int | None) -> bool:
        """Whether there was anything new."""
        places: Any = {log_key(code): place for code, place in self._places.items()}
        found: Any = await self._store.xread(places, block=block)
        for key, entries in found:
            code = code_of(key.decode())
            for place, fields in entries:
                self._newest[code] = version_at(place)
                self._places[code] = place
                self.entries[code][version_at(place)] = fields[b"entry"]
        async with self._read:
            self._read.notify_all()
        return bool(found)

    async def close(self) -> None:
        """End the connection."""
        await self._store.aclose()


def version_at(place: bytes) -> int:
    """The version that a log entry's id tells."""
    return int(place.partition(b"-")[0])

"""A server and its store under the eye of somebody who counts."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.running import Running
from tests.server.stores import BINARIES, StoreProcess
from tests.soak.census import ASK

FORGETFUL = ("server.rates.Allowance._whole", "server.operating.logs.Short._seen")
"""Tables that are tidied up only when they have grown a little."""
CROWDED = 2_100
"""As full as they may be."""
SPARE = 20
"""So many more of anything may be alive than before: whatever is just under way."""


WHOSE = re.compile(r":\{.*?\}")
"""What tells keys of one kind apart: the code, or the person."""
FOR_EVER = -1
"""What the store says of the life of a key that has no end."""


class Report(NamedTuple):
    """What came of a part: figures, and what was not as it should be."""

    lines: list[str]
    violations: list[str]


class Measured(NamedTuple):
    """What a server and its store hold at one moment."""

    megabytes: float
    descriptors: int
    channels: int
    """Rooms that the server is subscribed to."""
    keys: dict[str, int]
    """In the store, by the kind of the key."""
    lasting: int
    """Of them, those that do not go by themselves."""
    census: dict[str, int]

    def __str__(self) -> str:
        alive = {name: self.census.get(f"server.{name}", 0) for name in ("followers.Follower", "tables.Copy")}
        alive["sockets"] = self.census.get("engineio.socket.Socket", 0)
        told = ", ".join(f"{name.rpartition('.')[2]} {number}" for name, number in alive.items())
        keys = ", ".join(f"{kind} {number}" for kind, number in sorted(self.keys.items())) or "none"
        return (
            f"{self.megabytes:.1f} MB, {self.descriptors} descriptors, {self.census['threads']} threads, "
            f"{self.channels} subscriptions, {told}; keys: {keys}"
        )


class Server:
    """A server of its own with a store of its own."""

    def __init__(self, **timings: float) -> None:
        self.store = StoreProcess(BINARIES["valkey"])
        settings = {"REDIS_URL": self.store.url, "LOG_LEVEL": "warning"}
        self._running = Running(settings, timings, census=True)
        self.url: str = self._running.url
        self.port: int = self._running.port

    def close(self) -> list[str]:
        """End both; what the server said that it should not have had to say."""
        self._running.stop()
        self.store.remove()
        return [f"the server said: {line.strip()}" for line in self._running.said]

    def measure(self) -> Measured:
        """Count everything."""
        process: Any = self._running.process
        os.kill(process.pid, ASK)
        census = json.loads(process.stdout.readline())
        proc = Path(f"/proc/{process.pid}")
        return Measured(
            megabytes=int((proc / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20,
            descriptors=len([*(proc / "fd").iterdir()]),
            channels=len(self.store.client.pubsub_shardchannels("room:*")),
            keys=self.keys(),
            lasting=self.lasting(),
            census=census,
        )

    def keys(self) -> dict[str, int]:
        """How many keys the store has of each kind: rooms, logs, …"""
        return Counter(WHOSE.sub("", key.decode()) for key in self.store.client.keys("*"))

    def lasting(self) -> int:
        """How many keys the store has that do not go by themselves."""
        with self.store.client.pipeline(transaction=False) as asked:
            for key in self.store.client.keys("*"):
                asked.pttl(key)
            return sum(left == FOR_EVER for left in asked.execute())


def grown(before: Measured, after: Measured, megabytes: float) -> list[str]:
    """What is there afterwards and was not there before."""
    found = []
    if after.megabytes - before.megabytes > megabytes:
        found.append(f"memory grew from {before.megabytes:.1f} to {after.megabytes:.1f} MB")
    if after.descriptors > before.descriptors:
        found.append(f"descriptors grew from {before.descriptors} to {after.descriptors}")
    if after.channels > before.channels:
        found.append(f"subscriptions grew from {before.channels} to {after.channels}")
    if after.lasting > before.lasting:
        found.append(f"keys that stay for ever grew from {before.lasting} to {after.lasting}")
    for name, number in after.census.items():
        most = CROWDED if name in FORGETFUL else before.census.get(name, 0) + SPARE
        if number > most:
            found.append(f"{name} grew from {before.census.get(name, 0)} to {number}")
    return found


async def settled(server: Server, calm: Callable[[Measured], bool], patience: float) -> Measured:
    """Wait until it is calm, at the longest for so many seconds; what there is then."""
    until = time.monotonic() + patience
    while not calm(found := await asyncio.to_thread(server.measure)) and time.monotonic() < until:
        await asyncio.sleep(0.5)
    return found

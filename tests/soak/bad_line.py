"""Six players on a bad line: 400 ms, packets lost, now and then the connection. Nobody ever sees another game."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress

from server.store.kept import log_key, room_key
from tests.chaos import proof
from tests.chaos.asking import Visitor
from tests.chaos.ledger import Ledger, version_at
from tests.chaos.player import Player
from tests.chaos.proof import Evidence
from tests.chaos.script import Script
from tests.chaos.table import Kind, Table
from tests.proxy import Proxy
from tests.soak.measured import Report, Server

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil", "Fay")
ONE_WAY = 0.2
"""Seconds: 400 ms there and back."""
LOSS = 0.05
"""How often in half a second something is lost and has to be sent again, which holds up all that follows."""
SENT_AGAIN = (0.4, 1.4)
CUT = 0.01
"""How often in half a second the connection is."""
STEP = 0.5
BEHIND = 10.0
"""Seconds after which a screen that still shows an older version has diverged, unless it is being connected again."""
CONVERGE = 30.0
KIND = Kind("magdagdon", {"difficulty": "SURVIVAL", "clock": 20}, powers=True, idles=0.03)


async def run(minutes: float, chance: random.Random) -> Report:
    """Play for so long, then see that all is as it should be."""
    server = await asyncio.to_thread(Server)
    networks = [Proxy(server.port, rng=chance) for _ in NAMES]
    try:
        game = BadLine(server, networks, chance)
        await game.open()
        await game.play(60 * minutes)
        return game.report(minutes, await game.evidence())
    finally:
        for network in networks:
            await asyncio.to_thread(network.close)
        await asyncio.to_thread(server.close)


class BadLine:
    """One room and its six players, each on a network of their own."""

    def __init__(self, server: Server, networks: list[Proxy], chance: random.Random) -> None:
        self._server = server
        self._networks = networks
        self._chance = chance
        self._ledger = Ledger(server.store.socket_path)
        self._table = Table(KIND)
        self._players = list[Player]()
        self._diverged = list[str]()
        self._older: dict[str, float] = {}
        self._longest = 0.0
        self._weather = Counter[str]()

    async def open(self) -> None:
        """Make the room, on a good line."""
        visitor = Visitor(self._server.url, self._table.address)
        cookies = [await visitor.become() for _ in NAMES]
        self._table.code = await visitor.open_room(cookies[0], KIND.game, KIND.options)
        for cookie in cookies:
            self._table.hidden += cookie.partition("=")[2].split(".")[:2]
        self._ledger.open(self._table.code)
        for name, cookie in zip(NAMES, cookies, strict=True):
            chance = random.Random(self._chance.random())
            self._players.append(Player(self._table, self._ledger, cookie, Script(name, KIND, chance), chance))
        for network in self._networks:
            network.slow(ONE_WAY)

    async def play(self, seconds: float) -> None:
        """Everybody plays, it rains, and somebody looks whether all see the same."""
        following = asyncio.create_task(self._ledger.follow())
        self._living = [
            asyncio.create_task(player.live(f"http://127.0.0.1:{network.port}"))
            for player, network in zip(self._players, self._networks, strict=True)
        ]
        raining = [asyncio.create_task(self._rain(network)) for network in self._networks]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(STEP)
            self._look()
            for task in (following, *self._living, *raining):
                if task.done():
                    task.result()
        for task in raining:
            task.cancel()
        for network in self._networks:
            network.go()
        self._following = following

    async def _rain(self, network: Proxy) -> None:
        while True:
            await asyncio.sleep(STEP)
            drop = self._chance.random()
            if drop < CUT:
                network.cut()
                self._weather["cuts"] += 1
            elif drop < CUT + LOSS:
                network.stall()
                self._weather["losses"] += 1
                await asyncio.sleep(self._chance.uniform(*SENT_AGAIN))
                network.go()

    def _look(self) -> None:
        """How long each screen has been behind what was stored."""
        now, stored = time.monotonic(), max(self._ledger.entries[self._table.code], default=0)
        for player in self._players:
            if not player.entered or player.screen.version >= stored:
                self._older.pop(player.name, None)
                continue
            since = self._older.setdefault(player.name, now)
            self._longest = max(self._longest, now - since)
            if now - since > BEHIND and player.screen.version < stored:
                self._diverged.append(f"{player.name} shows version {player.screen.version} of {stored}")

    async def evidence(self) -> Evidence:
        """All there is, as soon as nothing is under way and everybody sees the last version."""
        for player in self._players:
            player.closing = True
        until = time.monotonic() + CONVERGE
        while True:
            evidence = await self._looked_at()
            quiet = all(player.pending is None for player in self._players) and not any(proof.screens(evidence))
            if quiet or time.monotonic() > until:
                break
            await asyncio.sleep(STEP)
        for task in (self._following, *self._living):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._ledger.close()
        return evidence

    async def _looked_at(self) -> Evidence:
        code, client = self._table.code, self._server.store.client
        with client.pipeline(transaction=True) as asked:
            asked.hmget(room_key(code), "version", "game", "room")
            asked.xrange(log_key(code))
            (version, game, record), kept = asked.execute()
        version = int(version)
        await self._ledger.until(code, version)
        log = {at: entry for at, entry in self._ledger.entries[code].items() if at <= version}
        stored = {version_at(place): fields[b"entry"] for place, fields in kept}
        return Evidence(self._table, self._players, self._players, log, stored, version, game.decode(), record)

    def report(self, minutes: float, evidence: Evidence) -> Report:
        """Figures, and everything that is not as it was promised."""
        verdicts = self._table.asked()
        visits = sum(player.connections for player in self._players)
        told = ", ".join(f"{name} {number}" for name, number in verdicts.most_common())
        weather = ", ".join(f"{name} {number}" for name, number in sorted(self._weather.items()))
        return Report(
            [
                f"{len(NAMES)} players for {minutes:g} minutes at {2000 * ONE_WAY:.0f} ms: {weather}",
                f"  versions {evidence.version}, requests {len(self._table.requests)} ({told}), connections {visits}",
                f"  the longest that a connected screen was behind: {self._longest:.1f} s",
            ],
            [f"bad line: {words}" for words in (*self._diverged, *proof.violations(evidence))],
        )

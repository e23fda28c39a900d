"""The trial: everybody plays, everything breaks, everything stands again, everything is looked through."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from redis.asyncio import Redis

from server.store.kept import log_key, room_key
from tests.chaos import proof
from tests.chaos.asking import Visitor
from tests.chaos.faults import Fault, Faults, Spans, now
from tests.chaos.ledger import Ledger, version_at
from tests.chaos.player import Player, Tab
from tests.chaos.proof import Evidence
from tests.chaos.script import Script
from tests.chaos.stage import SERVERS, Stage
from tests.chaos.table import KINDS, PLAYERS, Table

NAMES = ("Ann", "Bob", "Cid", "Dora")
AT_ONCE = 20
"""So many people come through the door at a time."""
LOOK = 0.02
"""Seconds between two looks at whether it is so already."""
DIARY = 12
"""So much of what happened to somebody is told."""
PATIENCE = 60.0
"""Seconds after which what should happen counts as not happening."""


class Settings(NamedTuple):
    """How large the trial is."""

    rooms: int = 100
    seconds: float = 180
    seed: int = 0
    servers: int = SERVERS
    pace: float = 1.5
    """Seconds that a player thinks, on average."""
    spans: Spans = Spans()
    promised: float = 5
    """Seconds after the last fault within which everybody is to be up to date."""


class Witnessed(NamedTuple):
    """What came of it."""

    settings: Settings
    evidence: list[Evidence]
    faults: list[Fault]
    converged: float
    """Seconds from the last fault until everybody was up to date."""
    spent: float
    """Seconds from the first request of a player to the end."""
    violations: list[str]


class Trial:
    """One trial on a stage that stands."""

    def __init__(self, stage: Stage, settings: Settings) -> None:
        self._stage = stage
        self._settings = settings
        self._chance = random.Random(settings.seed)
        self._ledger = Ledger(stage.store.socket_path)
        self._store: Any = Redis(unix_socket_path=str(stage.store.socket_path))
        self._tables: list[tuple[Table, list[Player], list[Tab]]] = []
        self._living: dict[Tab, asyncio.Task[None]] = {}
        self._missed: list[str] = []
        self._last = "nobody"

    async def run(self) -> Witnessed:
        """From the empty lobby to the proof."""
        door = asyncio.Semaphore(AT_ONCE)
        numbers = range(self._settings.rooms)
        tables = [Table(KINDS[n % len(KINDS)], f"127.1.{n // 250}.{n % 250 + 1}") for n in numbers]
        await asyncio.gather(*(self._open(door, number, table) for number, table in enumerate(tables)))
        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(self._ledger.follow())
            began = now()
            for tab in self._tabs():
                self._living[tab] = tasks.create_task(tab.live(self._stage.url))
            await self._until("every game has begun", self._all_play)
            faults = Faults(self._stage, self._ledger, [*self._tabs()], self._chance, self._settings.spans)
            await faults.rage(self._settings.seconds)
            converged = await self._converged(now())
            if converged > self._settings.promised:
                self._missed.append(f"up to date only {converged:.1f} s after the last fault: {self._last}")
            evidence = [await self._evidence(*table) for table in self._closed()]
            following.cancel()
        await self._ledger.close()
        await self._store.aclose()
        found = [*self._missed, *(words for room in evidence for words in proof.violations(room))]
        return Witnessed(self._settings, evidence, faults.past, converged, now() - began, found)

    async def _open(self, door: asyncio.Semaphore, number: int, table: Table) -> None:
        """Make a room and its people. Some have a second tab open, some rooms are watched."""
        visitor, chance = Visitor(self._stage.url, table.address), random.Random(self._chance.random())
        async with door:
            cookies = [await visitor.become() for _ in range(PLAYERS + 1)]
            table.code = await visitor.open_room(cookies[0], table.kind.game, table.kind.options)
        for cookie in cookies:
            table.hidden += cookie.partition("=")[2].split(".")[:2]
        self._ledger.open(table.code)
        players, tabs = list[Player](), list[Tab]()
        for name, cookie in zip(NAMES, cookies, strict=False):
            script = Script(name, table.kind, random.Random(chance.random()))
            players.append(Player(table, self._ledger, cookie, script, random.Random(chance.random())))
            players[-1].pace = self._settings.pace
        tabs += players
        if number % 4 == 1:
            players[1].second = Tab(table, players[1].cookie, random.Random(chance.random()), players[1].name)
            tabs.append(players[1].second)
        if number % 5 == 0:
            tabs.append(Tab(table, cookies[-1], random.Random(chance.random())))
        self._tables.append((table, players, tabs))

    def _tabs(self) -> Iterator[Tab]:
        for _, _, tabs in self._tables:
            yield from tabs

    def _all_play(self) -> bool:
        return all(tab.screen.room is not None and tab.screen.room.game_no > 0 for tab in self._tabs())

    async def _until(self, what: str, condition: Callable[[], bool]) -> None:
        until = now() + PATIENCE
        while not condition():
            if now() > until:
                self._missed.append(f"not within {PATIENCE:.0f} s: {what}")
                return
            await asyncio.sleep(LOOK)

    async def _converged(self, since: float) -> float:
        """How long it took until every tab showed what is stored, with everything decided that was asked before."""
        while now() < since + PATIENCE:
            versions = await self._versions()
            behind = [tab for tab in self._tabs() if not tab.caught_up(versions[tab.table.code], since)]
            if not behind:
                return now() - since
            self._last = diary(behind[0], since)
            await asyncio.sleep(LOOK)
        self._missed.append(f"not within {PATIENCE:.0f} s after the last fault: everybody is up to date")
        return PATIENCE

    async def _versions(self) -> dict[str, int]:
        codes = [table.code for table, _, _ in self._tables]
        async with self._store.pipeline(transaction=False) as asked:
            for code in codes:
                asked.hget(room_key(code), "version")
            return dict(zip(codes, map(int, await asked.execute()), strict=True))

    def _closed(self) -> list[tuple[Table, list[Player], list[Tab]]]:
        """Nobody asks for anything new from now on."""
        for _, players, _ in self._tables:
            for player in players:
                player.closing = True
        return self._tables

    async def _evidence(self, table: Table, players: list[Player], tabs: list[Tab]) -> Evidence:
        """All there is about one room, as soon as nothing is under way and every tab shows the same."""
        until = now() + PATIENCE
        while True:
            evidence = await self._looked_at(table, players, tabs)
            quiet = all(player.pending is None for player in players) and not any(proof.screens(evidence))
            if quiet or now() > until:
                for tab in tabs:
                    self._living[tab].cancel()
                return evidence
            await asyncio.sleep(LOOK)

    async def _looked_at(self, table: Table, players: list[Player], tabs: list[Tab]) -> Evidence:
        async with self._store.pipeline(transaction=True) as asked:
            asked.hmget(room_key(table.code), "version", "game", "room")
            asked.xrange(log_key(table.code))
            (version, game, record), kept = await asked.execute()
        version = int(version)
        await self._ledger.until(table.code, version)
        log = {at: entry for at, entry in self._ledger.entries[table.code].items() if at <= version}
        stored = {version_at(place): fields[b"entry"] for place, fields in kept}
        return Evidence(table, players, tabs, log, stored, version, game.decode(), record)


def diary(tab: Tab, since: float) -> str:
    """What happened last to somebody, in seconds from a moment."""
    return f"{tab.table.code} {tab.name or 'a spectator'}: " + ", ".join(
        f"{when - since:+.1f} {what}" for when, what in tab.diary[-DIARY:]
    )


async def run(settings: Settings) -> Witnessed:
    """Build the stage, hold the trial, clear away, whatever ends it (cancelling this, too)."""
    stage = await asyncio.to_thread(Stage, settings.servers)
    try:
        witnessed = await Trial(stage, settings).run()
    finally:
        await asyncio.to_thread(stage.close)
    complaints = [f"a server said: {words}" for server in stage.servers for words in server.complaints]
    return witnessed._replace(violations=[*witnessed.violations, *complaints])

"""What goes wrong: one thing after the other, and often several at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from tests.chaos.ledger import Ledger
from tests.chaos.player import Tab
from tests.chaos.stage import ServerProcess, Stage

Span = tuple[float, float]


class Spans(NamedTuple):
    """How long things last, in seconds."""

    between: Span = (2.0, 6.0)
    away: float = 20.0
    frozen: Span = (1.0, 6.0)
    stalled: Span = (1.0, 5.0)
    silent: Span = (2.0, 5.0)
    slow: Span = (0.02, 0.15)


@dataclass
class Fault:
    """One thing that went wrong. Times are those of the loop's clock."""

    kind: str
    began: float
    over: float = 0.0
    """When everything stood again; the moment itself, if nobody needed what was broken. 0: it still lasts."""


@dataclass
class Faults:
    """Draws them and keeps account. What is broken already is not broken in a second way, and one process stands."""

    stage: Stage
    ledger: Ledger
    tabs: Sequence[Tab]
    chance: random.Random
    spans: Spans
    past: list[Fault] = field(default_factory=list)
    _broken: list[object] = field(default_factory=list)

    async def rage(self, seconds: float) -> None:
        """Let things go wrong for so long, and everything once; then wait until it all stands again."""
        until = now() + seconds
        async with asyncio.TaskGroup() as tasks:
            for kind in self._deck():
                await self.last(self.spans.between)
                if now() >= until and {fault.kind for fault in self.past} == KINDS.keys():
                    break
                subject = self._whole(kind)
                if subject is not None:
                    tasks.create_task(self._happen(kind, subject))

    def _deck(self) -> Iterator[str]:
        """Every kind comes once in a round, the everyday ones twice; the store is away in every other round."""
        for number in count():
            deck = [*KINDS, "process killed", "sockets cut"]
            if number % 2:
                deck.remove("store away")
            self.chance.shuffle(deck)
            yield from deck

    def _whole(self, kind: str) -> object | None:
        """What this kind of fault could happen to; None: everything of that sort is broken already."""
        things = KINDS[kind].things(self.stage)
        whole = [thing for thing in things if thing not in self._broken]
        return self.chance.choice(whole) if len(whole) > (len(things) > 1) else None

    async def _happen(self, kind: str, subject: object) -> None:
        fault = Fault(kind, now())
        self.past.append(fault)
        self._broken.append(subject)
        await KINDS[kind].happen(self, fault, subject)
        fault.over = fault.over or now()
        self._broken.remove(subject)

    async def last(self, span: Span) -> None:
        """Let time pass."""
        await asyncio.sleep(self.chance.uniform(*span))

    def half(self) -> list[Tab]:
        """Half of all tabs."""
        return self.chance.sample(self.tabs, len(self.tabs) // 2)


def now() -> float:
    """The loop's clock."""
    return asyncio.get_running_loop().time()


async def killed(_: Faults, fault: Fault, server: ServerProcess) -> None:
    """A process dies on the spot, and is started again."""
    await asyncio.to_thread(server.kill)
    fault.over = now()
    await asyncio.to_thread(server.start)


async def restarted(_: Faults, fault: Fault, server: ServerProcess) -> None:
    """A process is ended in order and started again."""
    await asyncio.to_thread(server.stop)
    fault.over = now()
    await asyncio.to_thread(server.start)


async def process_frozen(faults: Faults, _: Fault, server: ServerProcess) -> None:
    """A process stands still for a while."""
    server.freeze()
    await faults.last(faults.spans.stalled)
    server.thaw()


async def store_restarted(faults: Faults, _: Fault, __: str, away: float = 0) -> None:
    """The store is ended in order and started again. Nobody may write before the logs have been read."""
    networks = [server.network for server in faults.stage.servers]
    for network in networks:
        network.refuse()
    await asyncio.to_thread(faults.stage.store.stop)
    await asyncio.sleep(away)
    await asyncio.to_thread(faults.stage.store.start)
    await faults.ledger.catch_up()
    for network in networks:
        network.accept()


async def store_away(faults: Faults, fault: Fault, subject: str) -> None:
    """The store is ended in order, and for long."""
    await store_restarted(faults, fault, subject, faults.spans.away)


async def store_frozen(faults: Faults, _: Fault, __: str) -> None:
    """The store hangs: connections stay, nothing is answered, and what was sent meanwhile is done afterwards."""
    faults.stage.store.freeze()
    await faults.last(faults.spans.frozen)
    faults.stage.store.thaw()


async def network_stalled(faults: Faults, _: Fault, __: str) -> None:
    """Between one process, or all of them, and the store nothing passes."""
    servers = faults.stage.servers
    stalled = faults.chance.choice([servers, [faults.chance.choice(servers)]])
    for server in stalled:
        server.network.stall()
    await faults.last(faults.spans.stalled)
    for server in stalled:
        server.network.go()


async def network_slow(faults: Faults, _: Fault, __: str) -> None:
    """Between one process and the store everything takes longer."""
    network = faults.chance.choice(faults.stage.servers).network
    network.slow(faults.chance.uniform(*faults.spans.slow))
    await faults.last(faults.spans.stalled)
    network.slow(0)


async def network_severed(faults: Faults, _: Fault, __: str) -> None:
    """The connections between one process and the store are lost."""
    faults.chance.choice(faults.stage.servers).network.cut()


async def sockets_cut(faults: Faults, _: Fault, __: str) -> None:
    """Half of the players' connections are lost."""
    for tab in faults.half():
        if tab.line is not None:
            tab.line.close()


async def sockets_silent(faults: Faults, _: Fault, __: str) -> None:
    """Half of the players' connections let nothing pass for a while."""
    lines = [tab.line for tab in faults.half() if tab.line is not None]
    for line in lines:
        line.silence()
    await faults.last(faults.spans.silent)
    for line in lines:
        line.speak()


class Kind(NamedTuple):
    """How a kind of fault happens, and what it can happen to."""

    happen: Callable[[Faults, Fault, Any], Awaitable[None]]
    things: Callable[[Stage], Sequence[object]]


KINDS = {
    "process killed": Kind(killed, lambda stage: stage.servers),
    "process restarted": Kind(restarted, lambda stage: stage.servers),
    "process frozen": Kind(process_frozen, lambda stage: stage.servers),
    "store restarted": Kind(store_restarted, lambda _: ["store"]),
    "store away": Kind(store_away, lambda _: ["store"]),
    "store frozen": Kind(store_frozen, lambda _: ["store"]),
    "network stalled": Kind(network_stalled, lambda _: ["network"]),
    "network slow": Kind(network_slow, lambda _: ["pace of the network"]),
    "network severed": Kind(network_severed, lambda _: ["network"]),
    "sockets cut": Kind(sockets_cut, lambda _: ["sockets"]),
    "sockets silent": Kind(sockets_silent, lambda _: ["silence"]),
}

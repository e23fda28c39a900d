"""What is printed of a trial."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tests.chaos.faults import Fault
from tests.chaos.player import Tab
from tests.chaos.replay import Entry
from tests.chaos.table import PLAYERS
from tests.chaos.trial import Witnessed

UNTESTED = (
    "Not tested here: a store that is killed with -9 or loses its disk (appendfsync everysec may lose up to a second), "
    "a failover to a replica, a store that is full, TLS, browsers."
)
NOTICED = 1.0
"""Seconds after a fault within which a trouble still comes from it."""


def lines(witnessed: Witnessed) -> Iterator[str]:
    """The figures, line by line."""
    tabs = [tab for room in witnessed.evidence for tab in room.tabs]
    settings = witnessed.settings
    size = f"{settings.rooms} rooms, {settings.rooms * PLAYERS} players, {len(tabs)} sockets"
    yield f"{size}, {settings.servers} processes, {witnessed.spent:.0f} s, seed {settings.seed}"
    yield f"faults: {counted(Counter(fault.kind for fault in witnessed.faults))}"
    yield from _commands(witnessed)
    yield from _games(witnessed)
    yield f"reconnects: {sum(tab.connections for tab in tabs) - len(tabs)}"
    frames = sum((room.table.frames for room in witnessed.evidence), Counter[str]())
    yield f"messages looked at: {counted(frames)}; {sum(tab.screen.older for tab in tabs)} of them late"
    yield from _waits(witnessed.faults, tabs)
    yield f"everybody up to date after the last fault: {witnessed.converged:.2f} s"
    yield UNTESTED


def _commands(witnessed: Witnessed) -> Iterator[str]:
    requests = [request for room in witnessed.evidence for request in room.table.requests]
    done = sum(1 for request in requests if request.versions)
    entries = sum(len(room.log) for room in witnessed.evidence)
    yield f"requests: {len(requests)}, acknowledged {done}, stored changes {entries} ({done / witnessed.spent:.0f}/s)"
    yield f"  by kind: {counted(Counter(request.do['type'] for request in requests))}"
    repeated = sum(max(0, len(request.answers) - 1) for request in requests)
    yield f"  answered more than once, the same each time: {repeated}; sent too late on purpose: " + str(
        sum(1 for request in requests if request.stale)
    )
    yield f"refused: {counted(Counter(reason for request in requests for reason in request.reasons))}"
    troubles = sum((room.table.troubles for room in witnessed.evidence), Counter[str]())
    yield f"tried again because of: {counted(troubles)}"


def _games(witnessed: Witnessed) -> Iterator[str]:
    entries = [msgspec.json.decode(entry, type=Entry) for room in witnessed.evidence for entry in room.log.values()]
    begun = [entry.beginning for entry in entries if entry.beginning is not None]
    short = sum(1 for beginning in begun if len(beginning.seats) < PLAYERS)
    turns = sum(1 for entry in entries for event in entry.events if event["type"] == "rolled")
    by_table = Counter(entry.do["type"] for entry in entries if entry.by is None or entry.do["type"] == "return")
    yield f"games begun: {len(begun)} ({short} of them without everybody), turns opened: {turns}"
    yield f"changes by the table: {counted(by_table)}"


def _waits(faults: Sequence[Fault], tabs: Sequence[Tab]) -> Iterator[str]:
    """Seconds from the end of a fault to the first answer, for everybody whom it troubled and no other fault did."""
    everything = list[float]()
    for kind in sorted({fault.kind for fault in faults}):
        waits = [wait for fault in faults if fault.kind == kind for tab in tabs for wait in wait_of(tab, fault, faults)]
        everything += waits
        yield f"  {kind}: {spread(waits)}"
    yield f"from a fault's end to the first answer, for whom it alone troubled: {spread(everything)}"


def wait_of(tab: Tab, fault: Fault, faults: Sequence[Fault]) -> Iterator[float]:
    """How long somebody had to wait after a fault; nothing if it did not trouble them, or another came in between."""
    first = bisect_left(tab.troubled, fault.began)
    if first == len(tab.troubled) or tab.troubled[first] > fault.over + NOTICED:
        return
    after = bisect_right(tab.granted, max(fault.over, tab.troubled[first]))
    if after < len(tab.granted):
        answered = tab.granted[after]
        others = (other for other in faults if other is not fault)
        if all(other.over < fault.began or other.began > answered for other in others):
            yield answered - fault.over


def spread(values: Sequence[float]) -> str:
    """Median, 95th percentile and maximum of some seconds."""
    if not values:
        return "nobody"
    ordered = sorted(values)
    p50, p95 = (ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95))
    return f"p50 {p50:.2f} s, p95 {p95:.2f} s, max {ordered[-1]:.2f} s ({len(ordered)})"


def counted(counts: Mapping[str, int]) -> str:
    """Names with their numbers, the most frequent first."""
    return ", ".join(f"{name} {number}" for name, number in sorted(counts.items(), key=lambda one: -one[1])) or "none"

"""A wall that hangs for a long evening: hundreds of games at speed. The way in stays, nothing in the browser grows."""

from __future__ import annotations

import random
import time
from contextlib import ExitStack
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, expect, sync_playwright

from engine import GAMES
from server.store.store import Store
from tests.conftest import FLAGS, program
from tests.server.seats import Process
from tests.soak.measured import Report, Server

PEOPLE = ("ann", "bob", "cid", "dee", "eve", "fay", "gus", "hal")
HD = {"width": 1920, "height": 1080}
WARM = 30
"""Games before the first count."""
NODES, LISTENERS, MEGABYTES = 15_000, 20, 3.0
"""So much more may be there afterwards: a browser that has room keeps the nodes of some pictures that are gone."""


class Held(NamedTuple):
    """What the browser holds."""

    nodes: int
    listeners: int
    megabytes: float


def run(games: int, dice: random.Random) -> Report:
    """Play them, and look at the wall after each."""
    with ExitStack() as stack:
        server = Server()
        store = Store(server.store.url)
        stack.callback(store.close)
        page = stack.enter_context(sync_playwright()).chromium.launch(executable_path=program(), args=FLAGS.split())
        stack.callback(page.close)
        wall = page.new_page(base_url=server.url, viewport=HD, reduced_motion="no-preference")
        began = time.monotonic()
        before, after, wrong = _evening(wall, Process(store), games, dice)
        took = time.monotonic() - began
    wrong += server.close()
    return Report([f"{games} games before a wall in {took:.0f} s: {before}, then {after}"], wrong)


def _evening(wall: Page, process: Any, games: int, dice: random.Random) -> tuple[Held, Held, list[str]]:
    code = process.tables.create("magdagdon", {}, PEOPLE[0])
    for person in PEOPLE:
        process.act(code, person, "join", name=person.title())
    wall.goto(f"/tv/{code}")
    before = Held(0, 0, 0)
    for game in range(1, games + WARM + 1):
        _play(process, code, game, dice)
        expect(wall.locator(".final, .boards, .sheets, .lanes").first).to_be_visible()
        for way_in in (".qr img", ".code", ".address"):
            expect(wall.locator(way_in)).to_be_in_viewport(ratio=0.99)
        if game == WARM:
            before = _held(wall, process, code)
    after = _held(wall, process, code)
    grown = (
        after.nodes > before.nodes + NODES,
        after.listeners > before.listeners + LISTENERS,
        after.megabytes > before.megabytes + MEGABYTES,
    )
    return before, after, [f"the wall grew from {before} to {after}"] if any(grown) else []


def _play(process: Any, code: str, game_no: int, dice: random.Random) -> None:
    """A game of either kind, for as many as can play it."""
    game = dice.choice(sorted(GAMES))
    process.here(code, *PEOPLE)
    options = {"pace": "own"} if game == "magdagdon" and dice.random() < 0.2 else {}
    process.act(code, PEOPLE[0], "configure", game=game, options=options)
    process.act(code, PEOPLE[0], "start", game_no=game_no)
    rules = GAMES[game]
    while (room := process.room(code)).phase == "playing":
        for person in room.people:
            if person.seat is not None and not rules.waits(room.state, person.seat):
                command = rules.autoplay(room.state, person.seat)
                process.choose(code, person.person, choice=msgspec.to_builtins(command))
                room = process.room(code)


def _held(wall: Page, process: Any, code: str) -> Held:
    """Counted in the lobby, where every picture is alike."""
    room = process.room(code)
    process.act(code, PEOPLE[0], "configure", game="magdagdon", options={})
    expect(wall.locator(".hallway")).to_be_visible()
    session = wall.context.new_cdp_session(wall)
    session.send("Performance.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        wall.wait_for_timeout(300)
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    assert room.phase == "over"
    return Held(int(told["Nodes"]), int(told["JSEventListeners"]), round(told["JSHeapUsedSize"] / 2**20, 1))

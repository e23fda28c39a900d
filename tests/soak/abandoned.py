"""A thousand rooms that everybody left: gone after their time to live. What somebody still looks at stays."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from server.store.kept import DEADLINES, room_key
from tests.chaos.asking import Visitor
from tests.chaos.line import Line
from tests.server.players import post
from tests.soak.measured import Measured, Report, Server, grown, settled

AT_ONCE = 20
ADDRESS = "127.0.0.1"
TTL = 15
"""Seconds instead of a day."""
GRACE = 0.6
"""Part of the time to live for which a player is away before coming back."""
PATIENCE = 60
WARM = 300
"""Rooms before the first count: by then the allocator has what it keeps for the busiest moment."""
GROWTH = 6
"""Megabytes that it may keep beyond that."""
CLOCK = 5


async def run(rooms: int) -> Report:
    """Make them, leave them, and look what is left."""
    server = await asyncio.to_thread(Server, room_ttl=TTL, presence_every=0.5, renew_every=2, present_for=2)
    try:
        await _leave_alone(server, WARM)
        before = await settled(server, lambda now: not _rooms(now), PATIENCE)
        watched, graced = await _watched(server), await _room(server.url, await Visitor(server.url, ADDRESS).become())
        television = await _sit_down(server.url, watched)
        enough = asyncio.Event()
        coming = asyncio.create_task(_come_and_go(server.url, graced, enough))
        began = time.monotonic()
        await _leave_alone(server, rooms)
        made = time.monotonic() - began
        full = await asyncio.to_thread(server.measure)
        alone = await settled(server, lambda now: _rooms(now) <= 2, PATIENCE + TTL)
        await asyncio.sleep(2 * TTL)
        kept = [code for code in (watched, graced) if await asyncio.to_thread(_exists, server, code)]
        enough.set()
        await coming
        television.close()
        after = await settled(server, lambda now: not _rooms(now), PATIENCE + TTL)
        deadlines = await asyncio.to_thread(lambda: server.store.client.zcard(DEADLINES))
    finally:
        complaints = await asyncio.to_thread(server.close)
    wrong = [*grown(before, after, GROWTH), *complaints]
    if _rooms(alone) != 2 or len(kept) != 2:
        wrong.append(f"a room that somebody looked at was lost, or another was not: {alone.keys}, {len(kept)} kept")
    if _rooms(after) or deadlines:
        wrong.append(f"keys are left: {after.keys}, {deadlines} deadlines")
    return Report(
        [
            f"{rooms} rooms abandoned in {made:.0f} s, each kept for {TTL} s; one watched by a TV, one player in grace",
            f"  before: {before}",
            f"  all made: {full}",
            f"  after their time: {alone}",
            f"  after {2 * TTL} s more {len(kept)} of the 2 that somebody looked at were there; left at last: {after}",
        ],
        [f"abandoned: {words}" for words in wrong],
    )


def _rooms(now: Measured) -> int:
    return max((number for kind, number in now.keys.items() if kind.startswith("room")), default=0)


def _exists(server: Server, code: str) -> bool:
    return bool(server.store.client.exists(room_key(code)))


async def _leave_alone(server: Server, rooms: int) -> None:
    """Two people in each; in most of them a game has begun, with a clock that goes on without them."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with door:
            visitor = Visitor(server.url, ADDRESS)
            host, guest = await visitor.become(), await visitor.become()
            code = await _room(server.url, host)
            lines = [await _sit_down(server.url, code, cookie, name) for cookie, name in ((host, "A"), (guest, "B"))]
            if number % 4:
                act = {"id": "s", "code": code, "do": {"type": "start", "game_no": 1}}
                answer = await lines[0].ask("act", act, PATIENCE)
                if not answer["ok"]:
                    raise AssertionError(f"no game: {answer}")
            for line in lines:
                line.close()

    await asyncio.gather(*(one(number) for number in range(rooms)))


async def _room(url: str, cookie: str) -> str:
    return await Visitor(url, ADDRESS).open_room(cookie, "magdagdon", {"clock": CLOCK})


async def _watched(server: Server) -> str:
    """A room made by a TV, which nobody ever joins."""
    cookie = await Visitor(server.url, ADDRESS).become()
    wish = {"game": "magdagdon", "options": {}, "host": False}
    answer, _ = await asyncio.to_thread(post, server.url, "/api/rooms", wish, cookie)
    return str(answer["code"])


async def _sit_down(url: str, code: str, cookie: str = "", name: str = "") -> Line:
    """Enter a room; with a name, join it."""
    line = Line(lambda _: None, lambda *_: None)
    await line.open(url, cookie or await Visitor(url, ADDRESS).become(), ADDRESS)
    messages: list[tuple[str, object]] = [("enter", {"code": code})]
    if name:
        messages.append(("act", {"id": "j", "code": code, "do": {"type": "join", "name": name}}))
    for event, message in messages:
        answer = await line.ask(event, message, PATIENCE)
        if not answer["ok"]:
            raise AssertionError(f"not let in: {answer}")
    return line


async def _come_and_go(url: str, code: str, enough: asyncio.Event) -> None:
    """A player whose phone sleeps for most of the time to live, again and again."""
    cookie = await Visitor(url, ADDRESS).become()
    while not enough.is_set():
        line = await _sit_down(url, code, cookie, "Ann")
        line.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(enough.wait(), GRACE * TTL)

"""Somebody connects, joins and crashes, thousands of times: afterwards nothing of it is left."""

from __future__ import annotations

import asyncio
import random
import time

from tests.chaos.asking import Visitor
from tests.chaos.line import Line
from tests.chaos.websocket import Lost, connect
from tests.soak.measured import Measured, Report, Server, grown, settled

AT_ONCE = 20
WARM = 3_000
"""Cycles before the first count: by then the allocator has what it keeps for the busiest moment."""
SEATS = 8
TTL = 20
"""Seconds that a room is kept."""
GROWTH = 6
"""Megabytes that the allocator may keep beyond that: more than a kilobyte for each of 5,000 cycles would be seen."""
PATIENCE = 60
"""Seconds after which what is left is left for good: a socket that fell silent is noticed after nine."""
ADDRESS = "127.0.0.1"
STAGES = ("shaking hands", "connected", "entering", "entered", "joining", "joined", "joined", "silent")
"""When somebody crashes. Who falls silent is not even cut off: the server has to notice."""


async def run(cycles: int, chance: random.Random) -> Report:
    """All cycles against one server, from base to base."""
    server = await asyncio.to_thread(Server, room_ttl=TTL, presence_every=0.5)
    try:
        crashes = Crashes(server.url, chance)
        await crashes.run(WARM)
        before = await settled(server, calm, PATIENCE)
        began = time.monotonic()
        await crashes.run(cycles)
        spent = time.monotonic() - began
        busy = await asyncio.to_thread(server.measure)
        after = await settled(server, lambda now: calm(now) and not grown(before, now, GROWTH), PATIENCE)
    finally:
        complaints = await asyncio.to_thread(server.close)
    return Report(
        [
            f"{cycles} times connected, joined and crashed in {spent:.0f} s, {crashes.rooms} rooms",
            f"  before: {before}",
            f"  at the end of the last cycle: {busy}",
            f"  after: {after}",
        ],
        [f"crashes: {words}" for words in (*grown(before, after, GROWTH), *_left(after), *complaints, *crashes.wrong)],
    )


def calm(now: Measured) -> bool:
    """Whether nobody is there any more, and no room."""
    return now.channels == 0 and not _left(now)


def _left(now: Measured) -> list[str]:
    return [f"{number} keys are left: {kind}" for kind, number in now.keys.items() if kind.startswith("room")]


class Crashes:
    """People who come and crash, in rooms that they make as they need them."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self._url = url
        self._chance = chance
        self._room = ""
        self._places = 0
        self._making = asyncio.Lock()
        self.rooms = 0
        self.wrong = list[str]()

    async def run(self, cycles: int) -> None:
        """So many of them, some at the same time."""
        door = asyncio.Semaphore(AT_ONCE)
        self._places = 0  # the last room may be gone by now

        async def one() -> None:
            async with door:
                await self._cycle()

        await asyncio.gather(*(one() for _ in range(cycles)))

    async def _cycle(self) -> None:
        cookie = await Visitor(self._url, ADDRESS).become()
        code = await self._seat(cookie)
        stage = self._chance.choice(STAGES)
        if stage == "shaking hands":
            socket = await connect(f"{self._url.replace('http', 'ws', 1)}{PATH}", cookie, ADDRESS, _nothing, _nothing)
            socket.tear()
            return
        line = Line(_nothing, _nothing)
        try:
            await line.open(self._url, cookie, ADDRESS)
            await self._go_on(line, code, stage)
        except Lost as lost:
            self.wrong.append(f"somebody was cut off when {stage}: {lost}")
        finally:
            line.silence() if stage == "silent" else line.close()

    async def _go_on(self, line: Line, code: str, stage: str) -> None:
        """Up to the stage; what is under way then is never heard."""
        enter = {"code": code}
        join = {"id": "j", "code": code, "do": {"type": "join", "name": f"P{self._chance.randrange(10**9)}"}}
        for event, message, under_way in (("enter", enter, "entering"), ("act", join, "joining")):
            if stage == "connected" or (stage == "entered" and event == "act"):
                return
            if stage == under_way:
                asked = asyncio.create_task(line.ask(event, message))
                await asyncio.sleep(self._chance.uniform(0, 0.01))
                asked.add_done_callback(lambda task: task.exception())
                return
            answer = await line.ask(event, message)
            if not answer["ok"]:
                self.wrong.append(f"somebody was refused when {stage}: {answer}")

    async def _seat(self, cookie: str) -> str:
        """A room with a free place."""
        async with self._making:
            if self._places == 0:
                self._room = await Visitor(self._url, ADDRESS).open_room(cookie, "magdagdon", {})
                self._places = SEATS - 1
                self.rooms += 1
            self._places -= 1
            return self._room


PATH = "/socket.io/?EIO=4&transport=websocket"


def _nothing(*_: object) -> None:
    """It is not looked at."""

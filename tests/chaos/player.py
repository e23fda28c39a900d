"""A scripted player. The line is kept as the browser keeps it: one request in flight, the same id until it is decided,
the room entered again on every connection, the newest version kept."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec

from tests.chaos.ledger import Ledger
from tests.chaos.line import Line
from tests.chaos.screen import Screen
from tests.chaos.script import Do, Script
from tests.chaos.table import UNDECIDED, Request, Table
from tests.chaos.websocket import Lost
from tests.server.running import ROOT

TIMES = dict(re.findall(r"^const ([A-Z_]+) = ([0-9]+);", (ROOT / "client" / "socket.js").read_text("utf-8"), re.M))
FIRST_TRY, LAST_TRY, AGAIN, OVERDUE = (int(TIMES[n]) / 1000 for n in ("FIRST_TRY", "LAST_TRY", "AGAIN", "OVERDUE"))
"""The browser's own seconds: before the first try to connect, doubled with every failure up to the last; before what
the store could not take is sent again; that a room may be behind an answer before it is asked for."""
DOUBLED, STALE, ECHOED, LATE = 0.08, 0.05, 0.3, 0.1
"""How often a request is sent twice at once; sent again under a new id when its moment has passed; sent from a second
tab as well; and sent though its moment may have passed while the player was thinking."""


class Tab:
    """One tab of somebody. By itself it only watches: a spectator, or a person's second tab."""

    def __init__(self, table: Table, cookie: str, chance: random.Random, name: str = "") -> None:
        self.name = name
        """Whose tab it is; nobody's: a spectator's."""
        self.table = table
        self.cookie = cookie
        self.screen = Screen(table)
        self.entered = False
        self.line: Line | None = None
        self.connections = 0
        self.granted: list[float] = []
        self.troubled: list[float] = []
        """When it was answered ok, and when it was not or lost its connection, by the loop's clock."""
        self._chance = chance
        self.diary: list[tuple[float, str]] = []
        """What happened, for whoever wonders why it took so long."""
        self._leaving: float | None = None
        self._echoes: set[asyncio.Task[None]] = set()

    def caught_up(self, version: int, since: float) -> bool:
        """Whether this tab stands in the room, shows this version, and waits for no answer to what is older."""
        return self.entered and self.screen.version >= version

    async def live(self, url: str) -> None:
        """Come, and keep coming back."""
        failures = 0
        while True:
            before = len(self.granted)
            try:
                await self._visit(url)
            except Lost as lost:
                self._trouble(f"lost: {lost}")
            failures = 0 if len(self.granted) > before else failures
            wait = self._leaving or min(LAST_TRY, FIRST_TRY * 2**failures)
            self._leaving = None
            failures += 1
            wait = self._jittered(wait)
            self.diary.append((self._now(), f"waits {wait:.1f} s"))
            await asyncio.sleep(wait)

    def echo(self, request: Request, message: Do) -> None:
        """Send what the person's other tab sends, at the same time."""
        line = self.line
        if line is None or not self.entered:
            return

        async def ask() -> None:
            with suppress(Lost):
                request.answers.append(await line.ask("act", message))

        echo = asyncio.create_task(ask())
        self._echoes.add(echo)
        echo.add_done_callback(self._echoes.discard)

    async def _visit(self, url: str) -> None:
        self.line = line = Line(self.table.frame, self._hear)
        self.screen.connected()
        try:
            await line.open(url, self.cookie, self.table.address)
            self.connections += 1
            self.diary.append((self._now(), "connected"))
            await self._enter(line)
            while True:
                await self._step(line)
        finally:
            self.entered = False
            line.close()

    async def _enter(self, line: Line) -> None:
        while not (answer := await line.ask("enter", {"code": self.table.code}))["ok"]:
            if answer["reason"] not in UNDECIDED:
                self.table.violated(f"somebody may not enter: {answer['reason']}")
            self._trouble("enter: store_away")
            await line.rest(self._jittered(AGAIN))
        self.screen.no = answer["you"] or 0
        self.screen.floor = max(self.screen.floor, answer["version"])
        self.entered = True
        self._grant("entered")

    async def _step(self, line: Line) -> None:
        """One thing after the other, for as long as the line stands."""
        asked = self.screen.floor
        if not self.screen.behind:
            await line.stirs()
            return
        await line.rest(OVERDUE)
        if self.screen.version < asked:
            await self._enter(line)

    def _hear(self, name: str, payload: msgspec.Raw) -> None:
        self.table.frames[name] += 1
        match name:
            case "room":
                self.screen.shown(payload)
            case "seat":
                self.screen.told_alone(payload)
            case "presence":
                self.screen.attended(payload)
            case "bye":
                self._leaving = msgspec.json.decode(payload)["retry_ms"] / 1000
            case _:
                self.table.violated(f"an event nobody expected: {name}")

    def _grant(self, words: str) -> None:
        self.granted.append(self._now())
        self.diary.append((self._now(), words))

    def _trouble(self, words: str) -> None:
        self.table.troubles[words] += 1
        self.troubled.append(self._now())
        self.diary.append((self._now(), words))

    def _jittered(self, seconds: float) -> float:
        return seconds * self._chance.uniform(0.5, 1.5)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


class Player(Tab):
    """Somebody's first tab: it plays."""

    def __init__(self, table: Table, ledger: Ledger, cookie: str, script: Script, chance: random.Random) -> None:
        super().__init__(table, cookie, chance, script.name)
        self.script = script
        self.second: Tab | None = None
        self.pace = 1.0
        """Seconds of thought before a request, on average."""
        self.closing = False
        """Nothing new is asked for any more."""
        self.pending: Request | None = None
        """What is not decided yet."""
        self._ledger = ledger
        self._order = count()
        self._passed: Do | None = None

    def caught_up(self, version: int, since: float) -> bool:
        decided = self.pending is None or self.pending.made > since
        return decided and super().caught_up(version, since)

    async def _step(self, line: Line) -> None:
        if self.pending is None and not self.closing:
            self.pending = await self._next(line)
        if self.pending is None:
            await super()._step(line)
        else:
            await self._request(line, self.pending)

    async def _next(self, line: Line) -> Request | None:
        """What to ask for, after some thought."""
        wish = self.script.wish(self.screen)
        if wish is None:
            return None
        if self._passed is not None and self._chance.random() < STALE:
            return self._made(self._passed, stale=True)
        await line.rest(self._chance.uniform(0.2, 1.8) * self.pace)
        if self._chance.random() > LATE:
            wish = self.script.wish(self.screen)
        if wish is None or self.closing:
            return None
        if wish["type"] in ("start", "rematch"):
            # The log is trimmed when a game begins: what it holds has to have been read by then.
            await self._ledger.until(self.table.code, self.screen.version)
        return self._made(wish)

    def _made(self, do: Do, *, stale: bool = False) -> Request:
        order = next(self._order)
        request = Request(f"{self.name}-{order}", self.name, do, order, self._now(), stale)
        self.table.requests.append(request)
        return request

    async def _request(self, line: Line, request: Request) -> None:
        message = {"id": request.id, "code": self.table.code, "do": request.do}
        if self.second is not None and self._chance.random() < ECHOED:
            self.second.echo(request, message)
        times = 2 if self._chance.random() < DOUBLED else 1
        answers = await asyncio.gather(*(line.ask("act", message) for _ in range(times)), return_exceptions=True)
        got = [answer for answer in answers if isinstance(answer, dict)]
        request.answers += got
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
        await self._decided(line, request, got[0])

    async def _decided(self, line: Line, request: Request, answer: dict[str, Any]) -> None:
        if not answer["ok"] and answer["reason"] in UNDECIDED:
            self._trouble(f"{request.do['type']}: {answer['reason']}")
            await line.rest(self._jittered(AGAIN))
            return
        self.pending = None
        if answer["ok"]:
            self._grant(f"{request.do['type']}: version {answer['version']}")
            self.screen.floor = max(self.screen.floor, answer["version"])
        if answer["ok"] and request.do["type"] == "play":
            self._passed, self.screen.played = request.do, answer["version"]
        if answer["ok"] and request.do["type"] == "join":
            await self._enter(line)

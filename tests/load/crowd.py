"""Rooms full of people who play as fast as they are let, or as often as they are told to, and what they see of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from tests.chaos import moves
from tests.load.socket import Socket
from tests.server.players import new_cookie, open_room

IMPATIENCE = 0.1
"""Seconds, on the average, before somebody who was refused asks again: a browser waits fifteen times as long."""
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eli", "Finn", "Gus", "Hal")
ROOM = '"room",{"version":'


@dataclass
class Seen:
    """What was seen since the counting began. Times are in seconds."""

    begun: float = field(default_factory=time.monotonic)
    shown: list[float] = field(default_factory=list)
    """From when a command was due until the last in its room had its outcome."""
    answered: list[float] = field(default_factory=list)
    """From when a command was due until it was acknowledged."""
    refused: Counter[str] = field(default_factory=Counter)
    idle: int = 0
    """Commands that were due when nobody's turn it was."""


class Ready(Protocol):
    """Somebody whose turn it is."""

    def act(self, due: float) -> None:
        """Do it. `due`: when it was to be done."""


class Pace:
    """Lets people act: each as soon as it can (`rate` None), or so many a second, whoever can. Shut at first."""

    def __init__(self) -> None:
        self.rate: float | None = None
        self.seen = Seen()
        self._open = False
        self._ready: deque[Ready] = deque()
        self._due: deque[float] = deque()

    def ready(self, who: Ready) -> None:
        """Somebody could act now."""
        if self._open and self.rate is None:
            who.act(time.monotonic())
        elif self._due:
            who.act(self._due.popleft())
        else:
            self._ready.append(who)

    async def run(self, seconds: float, rate: float | None = None, *, crowd: bool = False) -> Seen:
        """Let them act for so long; what was seen meanwhile.

        What is due when nobody can act is done by whoever can next, and its time counts from when it was due: nothing
        that a server does late is hidden. In a `crowd` it is done by nobody: there it is for who has been refused, or
        waits for others who have been, to ask again, and their time counts from when they do.
        """
        self.rate, self._open, self.seen = rate, True, Seen()
        end = time.monotonic() + seconds
        if rate is None:
            for who in [self._ready.popleft() for _ in range(len(self._ready))]:
                who.act(time.monotonic())
            await asyncio.sleep(seconds)
        else:
            await self._tick(rate, end, crowd=crowd)
        self._open = False
        self._due.clear()
        return self.seen

    async def _tick(self, rate: float, end: float, *, crowd: bool) -> None:
        due = time.monotonic()
        while (now := time.monotonic()) < end:
            while due <= now:
                if self._ready:
                    self._ready.popleft().act(due)
                elif crowd:
                    self.seen.idle += 1
                else:
                    self._due.append(due)
                due += 1 / rate
            await asyncio.sleep(0.001)


class Room:
    """What all in a room have seen of it."""

    def __init__(self, code: str, seats: int, pace: Pace) -> None:
        self.code = code
        self.pace = pace
        self.newest = 0
        self.first_game: list[int] = []
        """Characters of the messages of the first game."""
        self.game_no = 0
        self.phase = ""
        self.turn: object = None
        self.seats = range(0)
        self.view = b""
        self._versions = [0] * seats
        self._awaited: deque[tuple[int, float]] = deque()

    def received(self, seat: int, version: int) -> None:
        """Somebody has this version now."""
        self._versions[seat] = version
        self._settle()

    def acknowledged(self, version: int, due: float) -> None:
        """A command has become this version."""
        self._awaited.append((version, due))
        self.pace.seen.answered.append(time.monotonic() - due)
        self._settle()

    def show(self, text: str) -> None:
        """Read a message that nobody in the room had before."""
        room = _ROOM.decode(text[len('"room",') : -1])
        self.newest, self.game_no, self.phase = room.version, room.room.game_no, room.room.phase
        self.view = bytes(room.view)
        view = _TURN.decode(room.view) if self.phase == "playing" else None
        self.turn = view and (self.game_no, view.turn)
        self.seats = range(len(view.seats) if view else 0)

    def _settle(self) -> None:
        lowest = min(self._versions)
        while self._awaited and self._awaited[0][0] <= lowest:
            self.pace.seen.shown.append(time.monotonic() - self._awaited.popleft()[1])


class _Inner(msgspec.Struct):
    game_no: int
    phase: str


class _Message(msgspec.Struct):
    version: int
    room: _Inner
    view: msgspec.Raw


class _View(msgspec.Struct):
    turn: int
    seats: list[msgspec.Raw]


class _Secret(msgspec.Struct):
    seat: int | None
    secret: msgspec.Raw


class _Answer(msgspec.Struct):
    ok: bool
    version: int = 0
    reason: str = ""


_ROOM = msgspec.json.Decoder(_Message)
_TURN = msgspec.json.Decoder(_View)
_SEAT = msgspec.json.Decoder(_Secret)
_ANSWER = msgspec.json.Decoder(tuple[_Answer])


class Seat:
    """A player at the product: everything it plays, it has found on what it was sent."""

    def __init__(self, room: Room, no: int) -> None:
        self.room = room
        self.no = no
        self.socket = Socket(self.hear)
        self.seat: int | None = None
        self.sample = self.sample_seat = ""
        self._secret = b"null"
        self.counted: Counter[str] = Counter()
        self._chance = random.Random(f"{room.code} {no}")
        self._acted: object = None
        self._ids = 0
        self._next: dict[str, Any] | None = None

    def hear(self, text: str) -> None:
        """An event."""
        if text.startswith(ROOM):
            version = int(text[len(ROOM) : text.index(",", len(ROOM))])
            self.counted["room"] += 1
            self.counted["room_bytes"] += len(text)
            self.room.received(self.no, version)
            if version > self.room.newest:
                self.sample = text
                self.room.show(text)
            if self.room.game_no == 1 and self.room.phase == "playing":
                self.room.first_game.append(len(text))
        elif text.startswith('"seat",'):
            self.counted["seat"] += 1
            self.sample_seat = text
            said = _SEAT.decode(text[len('"seat",') : -1])
            self.seat, self._secret = said.seat, bytes(said.secret)
        else:
            return
        self._consider()

    def act(self, due: float) -> None:
        """Send what was decided."""
        do, self._next = self._next, None
        if do is None:
            return
        self._ids += 1
        message = {"code": self.room.code, "id": f"{self.no}-{self._ids}", "do": do}
        self.socket.ask("act", message, lambda text: self._answered(text, due))

    def _consider(self) -> None:
        room = self.room
        moment = room.turn if room.phase == "playing" else (room.game_no, room.phase)
        if moment == self._acted or room.game_no == 0:
            return
        do = self._decided()
        if do is not None:
            self._acted, self._next = moment, do
            room.pace.ready(self)

    def _decided(self) -> dict[str, Any] | None:
        room = self.room
        if room.phase == "over":
            return {"type": "rematch", "game_no": room.game_no + 1} if self.no == 0 else None
        if self.seat not in room.seats:  # it is told of its seat after the room
            return None
        command = moves.move("magdagdon", room.view, self._secret, self.seat, self._chance, powers=False)
        return command and {"type": "play", "game_no": room.game_no, "command": command}

    def _answered(self, text: str, due: float) -> None:
        answer = _ANSWER.decode(text)[0]
        if answer.ok:
            self.room.acknowledged(answer.version, due)
        else:
            self.room.pace.seen.refused[answer.reason] += 1
            self._acted = None
            asyncio.get_running_loop().call_later(IMPATIENCE * self._chance.uniform(0.5, 1.5), self._consider)


class Echo:
    """A player at the relay: it says something again as soon as everybody has heard what it said before."""

    def __init__(self, room: Room, no: int, said: object) -> None:
        self.room = room
        self.no = no
        self.socket = Socket(self.hear)
        self._said = said

    def hear(self, text: str) -> None:
        """An event."""
        if text.startswith(ROOM):
            self.room.received(self.no, int(text[len(ROOM) : text.index(",", len(ROOM))].rstrip("}]")))

    def act(self, due: float) -> None:
        """Say it."""
        message = {"code": self.room.code, "id": f"{self.no}", "do": self._said}
        self.socket.ask("act", message, lambda text: self._answered(text, due))

    def _answered(self, text: str, due: float) -> None:
        self.room.acknowledged(_ANSWER.decode(text)[0].version, due)
        self.room.pace.ready(self)


async def gather(urls: list[str], rooms: int, size: int, pace: Pace, *, start: bool = True) -> list[Seat]:
    """People in rooms of the product, each room at one process; a game runs in each, or they wait in the lobby."""
    seats = []
    for number in range(rooms):
        url = urls[number % len(urls)]
        cookies = [await asyncio.to_thread(new_cookie, url) for _ in range(size)]
        code = await asyncio.to_thread(open_room, url, cookies[0])
        room = Room(code, size, pace)
        here = [Seat(room, no) for no in range(size)]
        for seat, cookie in zip(here, cookies, strict=True):
            await seat.socket.open(url, cookie)
            await _must(seat.socket, "enter", {"code": code})
            await _must(seat.socket, "act", _do(code, "join", name=NAMES[seat.no]))
        if start:
            await _must(here[0].socket, "act", _do(code, "start", game_no=1))
        seats += here
    return seats


async def assemble(url: str, rooms: int, size: int, pace: Pace, said: object) -> list[Echo]:
    """People in rooms of the relay."""
    echoes = []
    for number in range(rooms):
        room = Room(f"room{number}", size, pace)
        for no in range(size):
            echo = Echo(room, no, said)
            await echo.socket.open(url, "")
            await _must(echo.socket, "enter", {"code": room.code})
            echoes.append(echo)
    for echo in echoes:
        pace.ready(echo)
    return echoes


def _do(code: str, type: str, **fields: Any) -> dict[str, Any]:
    return {"code": code, "id": type, "do": {"type": type, **fields}}


async def _must(socket: Socket, event: str, payload: object) -> None:
    answer = await socket.answer(event, payload)
    if not answer["ok"]:
        raise RuntimeError(f"{event} was refused: {answer}")

"""The record of a room, and what a change of it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, TypeVar

import msgspec

import engine
from engine.game import AnyGame, Hint, Record
from server.refusals import Refused
from server.rooms.history import LogEntry

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")

PRESENT_MS = 6_000
"""Seen within this time: present."""

CHALLENGE_MS = 49 * 3_600_000
"""A day, the hour of grace, and a day for looking back."""

AWAY_MS = 60_000
"""Not seen for this long: away, so that the others may let the table play for them."""


class Person(Record, frozen=True):
    """One of the people of a room."""

    no: int
    """From 1 on; never used again in this room."""
    person: str
    """The identity behind the cookie. Never sent to anybody; empty for a bot."""
    name: str | None
    """None until joined: only the creator is one of the people before joining."""
    badge: int
    """1 … 8: colour and emblem."""
    seat: int | None = None
    ready: bool = False
    bot: str | None = None
    """The strength of a bot; None: a human."""
    auto: bool = False
    """The table plays for this person until they return."""
    gone: bool = False
    """Left or kicked, and still listed for the seat or the results."""


class Rank(Record, frozen=True):
    """How one person ended in a finished game; `rank` is None for who left in mid-game."""

    no: int
    rank: int | None
    score: int
    tiebreak: tuple[int, ...]


class Result(Record, frozen=True):
    """A finished game: its ranks in seat order."""

    game_no: int
    game: str
    ranks: tuple[Rank, ...]


class Daily(Record, frozen=True):
    """What makes a room a challenge of a day. Nobody but its owner may look in before the day has closed."""

    day: str
    """The date in UTC, as `2026-11-30`."""
    name: str
    """Which of the game's challenges of that day."""
    owner: str
    """The identity. Never sent to anybody."""
    closes: int
    """When the day closes, in milliseconds of the date."""
    ranked: bool
    """The one attempt that counts; else practice."""


class AskedHint(Record, frozen=True):
    """A hint that somebody who plays alone has asked for. It goes with the seat's next command."""

    seat: int
    at: int
    """When, in milliseconds of the store's clock."""
    hint: Hint | None = None
    """Its command as a client would send it. None: it is being thought of."""


class Room(Record, Generic[OptionsT, StateT], frozen=True):
    """Everything a room is. Holds the seed and hidden choices: it never leaves the memory of the server."""

    code: str
    game: str
    options: OptionsT
    host: int | None
    people: tuple[Person, ...]
    next_no: int
    game_no: int = 0
    """The game begun last; 0 before the first."""
    locked: bool = False
    kicked: tuple[str, ...] = ()
    """Identities that may not come back."""
    phase: Literal["lobby", "playing", "over"] = "lobby"
    seed: str = ""
    """Hexadecimal; empty in a lobby."""
    commitment: str | None = None
    state: StateT | None = None
    results: tuple[Result, ...] = ()
    began: int = 0
    """The version at which the game on the table began; 0 in a lobby."""
    parked: bool = False
    """No seated human is present: the table waits without burning turns."""
    id: str = ""
    """Under which the game on the table will be recorded; empty before the first."""
    unrecorded: bool = False
    """The game on the table is over and has not become a lasting record yet."""
    daily: Daily | None = None
    asked: AskedHint | None = None
    hinted: bool = False
    """A hint was asked for in the game on the table."""


AnyRoom = Room[Any, Any]


class Outside(Record, frozen=True):
    """What a pure change needs from outside, read before and passed in."""

    version: int
    """The version that the change will get if it commits."""
    seed: bytes
    """Fresh chance for a game that may begin."""
    now: int
    """Milliseconds of the store's clock."""
    ago: Mapping[str, int]
    """Milliseconds since a person was last seen; who is not listed was never seen."""

    def present(self, person: Person) -> bool:
        """Whether this human is here now. A bot never is: nobody waits for it."""
        return person.bot is None and person.person in self.ago and self.ago[person.person] <= PRESENT_MS

    def away(self, person: Person) -> bool:
        """Whether this human has been missing so long that the others need not wait."""
        return person.bot is None and (person.person not in self.ago or self.ago[person.person] >= AWAY_MS)


class Change(Record, frozen=True):
    """What a pure change returns. None in its place means: nothing to do."""

    room: AnyRoom
    entry: LogEntry
    opens: bool = False
    """A turn opened, or opened again: its clock starts now."""
    begins: bool = False
    """A game begins: the log needs nothing older than this entry."""


def game_called(game: str) -> AnyGame:
    """The game with this id. Raises `Refused`: unknown_game."""
    if game not in engine.GAMES:
        raise Refused("unknown_game")
    return engine.GAMES[game]


def game_of(room: AnyRoom) -> AnyGame:
    """The game that a room is set to."""
    return game_called(room.game)


def options_for(game: AnyGame, options: object) -> Any:
    """Options as the game's own record. Raises `Refused`: bad_options."""
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError:
        raise Refused("bad_options") from None


def create(code: str, game: str, options: object, host: str | None) -> AnyRoom:
    """A fresh lobby; `host` is the creator's identity, None: the first to join becomes the host.

    Raises `Refused`: unknown_game, bad_options.
    """
    people = () if host is None else (Person(no=1, person=host, name=None, badge=1),)
    return Room(
        code=code,
        game=game,
        options=options_for(game_called(game), options),
        host=None if host is None else 1,
        people=people,
        next_no=len(people) + 1,
    )


def lifetime(room: AnyRoom) -> int | None:
    """Milliseconds that a room lives without a sign of life: a challenge until its day has closed. None: the usual."""
    return None if room.daily is None else CHALLENGE_MS


def member(room: AnyRoom, person: str) -> Person | None:
    """The person with this identity, if one of the people and not gone."""
    return next((p for p in room.people if p.person == person and not p.gone), None)


def in_results(room: AnyRoom, no: int) -> bool:
    """Whether a finished game of this room names this person."""
    return any(rank.no == no for result in room.results for rank in result.ranks)


def cleared(room: AnyRoom) -> AnyRoom:
    """The room as a lobby: no game on the table, and of those who are gone only whom the results name."""
    listed = [p for p in room.people if not p.gone or in_results(room, p.no)]
    return msgspec.structs.replace(
        room,
        people=tuple(msgspec.structs.replace(p, seat=None, auto=False) for p in listed),
        phase="lobby",
        seed="",
        commitment=None,
        state=None,
        began=0,
        parked=False,
        unrecorded=False,
        asked=None,
        hinted=False,
    )

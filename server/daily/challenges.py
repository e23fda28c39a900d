"""The challenges of a day: the same dice for the whole world, and one attempt for everybody that counts."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

import engine
from engine import game as engine_game
from engine.dice import SeededDice
from engine.game import Record
from server.daily import dates
from server.daily.attempts import Attempt
from server.daily.boards import Boards, Challenge, Seen
from server.refusals import Refused
from server.rooms import codes, names, opening, room
from server.rooms.room import AnyRoom, Daily
from server.rooms.tables import Tables
from server.store.store import Store


class Entered(Record, frozen=True):
    """The room in which somebody plays a challenge."""

    code: str
    day: str
    resumed: bool
    """It was begun before."""
    finished: bool


class Days:
    """The challenges. Every method may raise `StoreAway`."""

    def __init__(self, store: Store, tables: Tables, secret: Callable[[], bytes]) -> None:
        """`secret` gives what the days' seeds are drawn from."""
        self._store = store
        self._tables = tables
        self._secret = secret
        self.boards = Boards(store.line)

    def now(self) -> int:
        """The date, in milliseconds."""
        return self._store.now()

    def today(self) -> str:
        """The id of the day."""
        return dates.today(self.now())

    def challenge(self, game: str, name: str, day: str | None = None) -> Challenge:
        """A challenge of today, or of a day gone by. Raises `Refused`: unknown_daily, another_day."""
        today = self.today()
        day = today if day is None else day
        if game not in engine.GAMES or name not in engine.GAMES[game].dailies or not dates.is_day(day):
            raise Refused("unknown_daily")
        if day > today:
            raise Refused("another_day")
        return Challenge(day, game, name)

    def open_days(self) -> list[str]:
        """The days of which something may still be finished, the oldest first."""
        today = self.today()
        return [day for day in (dates.after(today, -1), today) if not self.closed(day)]

    def closed(self, day: str) -> bool:
        """Whether nothing of a day can be finished any more."""
        return self.now() >= dates.closes(day)

    def seed(self, challenge: Challenge) -> bytes:
        """The seed of a challenge: drawn on its day, kept as long as the day is. Raises `Refused`: unknown_daily."""
        seed = self.boards.seed(challenge)
        if seed is None and challenge.day in self.open_days():
            place = f"{challenge.day}:{challenge.game}:{challenge.name}"
            return self.boards.draw(challenge, hmac.digest(self._secret(), place.encode(), "sha256"), self.now())
        if seed is None:
            raise Refused("unknown_daily")
        return seed

    def look(self, challenge: Challenge, person: str | None) -> tuple[bytes, Seen]:
        """The seed of a challenge, and what else there is of it for somebody. Raises `Refused`: unknown_daily."""
        seen = self.boards.look(challenge, person)
        return seen.seed or self.seed(challenge), seen

    def attempt(self, challenge: Challenge, person: str) -> Attempt | None:
        """Somebody's only attempt."""
        return self.boards.attempts(challenge, [person])[0]

    def play(self, person: str, name: str | None, challenge: Challenge) -> Entered:
        """Begin, or go on with, the one attempt at a challenge of today. Raises `Refused` for a name."""
        name = None if name is None else names.clean(name)
        attempt = self.attempt(challenge, person)
        resumed = attempt is not None
        if attempt is None:
            attempt = self.boards.begin(challenge, person, self._free_code(), self.now())
        if attempt.ended is None:
            if not resumed or self._store.load(attempt.code) is None:
                self._tables.found(_room(challenge, attempt.code, person, name, ranked=True))
            self._begin(attempt.code, self.seed(challenge))
        return Entered(attempt.code, challenge.day, resumed, attempt.ended is not None)

    def practise(self, person: str, name: str | None, challenge: Challenge) -> Entered:
        """Play a challenge again, or of a day gone by: it counts for nothing.

        Raises `Refused`: daily_unfinished, unknown_daily, and a name's.
        """
        name = None if name is None else names.clean(name)
        attempt = self.attempt(challenge, person)
        if not self.closed(challenge.day) and (attempt is None or attempt.ended is None):
            raise Refused("daily_unfinished")
        seed = self.seed(challenge)
        while not self._tables.found(new := _room(challenge, self._free_code(), person, name, ranked=False)):
            pass
        self._begin(new.code, seed)
        return Entered(new.code, challenge.day, resumed=False, finished=False)

    def _begin(self, code: str, seed: bytes) -> None:
        self._tables.change(code, lambda room, outside: opening.challenge(room, seed, outside))

    def _free_code(self) -> str:
        while self._store.load(code := codes.draw(secrets.randbelow)) is not None:
            pass
        return code


def first_roll(challenge: Challenge, seed: bytes) -> Record | None:
    """What a player sees of a challenge before the first choice, in the game's own words: the first roll."""
    rules = engine.GAMES[challenge.game]
    state, _ = engine_game.begin(rules, 1, rules.dailies[challenge.name], SeededDice(seed))
    return rules.secret(state, 0)


def _room(challenge: Challenge, code: str, person: str, name: str | None, *, ranked: bool) -> AnyRoom:
    """A room of one, before its game begins."""
    options = msgspec.to_builtins(engine.GAMES[challenge.game].dailies[challenge.name])
    lobby = room.create(code, challenge.game, options, person)
    daily = Daily(challenge.day, challenge.name, person, dates.closes(challenge.day), ranked)
    return replace(lobby, people=(replace(lobby.people[0], name=name),), daily=daily)

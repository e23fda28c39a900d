"""Finished games, each as one lasting record: boards, high scores, statistics and proofs read only these."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engine.game import Record, Score
from server.daily import dates
from server.rooms.recount import recount
from server.rooms.room import AnyRoom, Daily, Person, game_of
from server.store.asked import Command
from server.store.dial import Reply
from server.store.exchange import exchanged
from server.store.lines import Lines
from server.store.persons import person_key
from server.store.store import Log

Source = Literal["room", "solo", "daily", "practice"]


class Played(Record, frozen=True):
    """One seat of a finished game."""

    no: int
    person: str
    """The identity. Never sent to anybody; empty for a bot."""
    name: str | None
    rank: int | None
    """None for who left in mid-game."""
    own: bool
    """Whether every move was this person's own, without a hint."""
    score: Score


class GameRecord(Record, frozen=True):
    """A finished game."""

    id: str
    version: int
    """That of the game's rules."""
    game: str
    options: Any
    table: str
    """The game's high-score table for these options."""
    source: Source
    seed: str
    commitment: str
    seats: tuple[Played, ...]
    events: tuple[Any, ...]
    why: str
    ended: int
    """The date, in milliseconds."""
    code: str
    """The room's."""
    daily: Daily | None

    @property
    def ranked(self) -> Daily | None:
        """The challenge on whose board this belongs: the one attempt, all one's own, over before its day closed."""
        daily = self.daily
        whole = all(seat.own and seat.rank is not None for seat in self.seats)
        return daily if whole and daily is not None and daily.ranked and self.ended < daily.closes else None


def record_of(room: AnyRoom, ended: int, log: Log) -> GameRecord:
    """The record of a game that is over, recomputed from its log. Raises `Altered`."""
    counted, game = recount(room, log), game_of(room)
    seated = {p.seat: p for p in room.people}
    ranks = room.results[-1].ranks
    return GameRecord(
        id=room.id,
        version=game.version,
        game=room.game,
        options=room.options,
        table=game.table(room.options),
        source=_source(room),
        seed=room.seed,
        commitment=room.commitment or "",
        seats=tuple(
            _played(seated[seat], ranks[seat].rank, seat not in counted.played_for and not room.hinted, score)
            for seat, score in enumerate(counted.outcome.seats)
        ),
        events=counted.events,
        why=counted.outcome.why,
        ended=ended,
        code=room.code,
        daily=room.daily,
    )


def _source(room: AnyRoom) -> Source:
    if room.daily is not None:
        return "daily" if room.daily.ranked else "practice"
    return "solo" if sum(p.seat is not None for p in room.people) == 1 else "room"


def _played(person: Person, rank: int | None, own: bool, score: Score) -> Played:
    return Played(person.no, person.person, person.name, rank, own and person.bot is None, score)


def record_key(id: str) -> str:
    """The key under which a game is kept."""
    return f"game:{{{id}}}"


def review_key(id: str) -> str:
    """Where the review of a game is kept, once there is one."""
    return f"review:{{{id}}}"


def games_key(person: str) -> str:
    """The games in which somebody had a seat."""
    return f"{person_key(person)}:games"


class Records:
    """The records in the store. Every method may raise `StoreAway`."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def put(self, record: GameRecord, *along: Command) -> tuple[GameRecord, list[Reply]]:
        """Keep a record, unless there is one with its id already; the one that is kept.

        `along` is asked on the same way, after it: everybody in the room waits for a finished game to be recorded.
        """
        key = record_key(record.id)
        first = ("SET", key, _ENCODER.encode(record), "PX", dates.KEPT_MS, "NX")
        new, kept, *replies = self._line.ask(first, ("GET", key), *along)
        return record if new else _DECODER.decode(kept), replies

    def get(self, id: str) -> GameRecord | None:
        """A record; events and options stay as they are stored. None: there is none (any more)."""
        [kept] = self._line.ask(("GET", record_key(id)))
        return None if kept is None else _DECODER.decode(kept)

    def of(self, person: str) -> list[str]:
        """The games in which somebody had a seat, the oldest first; some may be kept no more."""
        [found] = self._line.ask(("ZRANGE", games_key(person), 0, -1))
        return [id.decode() for id in found]

    def forget(self, id: str, person: str) -> None:
        """Name this person no more: a game that nobody else played goes, from another the name and the identity."""
        key = record_key(id)
        while (kept := self._line.ask(("GET", key))[0]) is not None:
            record = _DECODER.decode(kept)
            if all(seat.person in ("", person) for seat in record.seats):
                self._line.ask(("DEL", key, review_key(id)))
                return
            seats = tuple(replace(s, person="", name=None) if s.person == person else s for s in record.seats)
            if exchanged(self._line, key, kept, _ENCODER.encode(replace(record, seats=seats))):
                return

    def settle(self, stay: Collection[str], fade: Collection[str]) -> None:
        """Keep some records for ever, and some no longer than any other."""
        kept = [("PERSIST", record_key(id)) for id in stay]
        fading = [("PEXPIRE", record_key(id), dates.KEPT_MS) for id in fade]
        if kept or fading:
            self._line.ask(*kept, *fading)


def belonging(record: GameRecord) -> list[Command]:
    """The commands that note for everybody that they had a seat in a game."""
    keys = [games_key(seat.person) for seat in record.seats if seat.person]
    noted: list[Command] = [("ZADD", key, record.ended, record.id) for key in keys]
    return noted + [("ZREMRANGEBYSCORE", key, "-inf", record.ended - dates.KEPT_MS) for key in keys]


def own(record: GameRecord) -> tuple[Played, ...]:
    """The seats whose results count: people's own moves, on dice that nobody could know."""
    fresh = record.daily is None or record.ranked is not None
    return tuple(seat for seat in record.seats if fresh and seat.own and seat.person and seat.rank is not None)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(GameRecord)

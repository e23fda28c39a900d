"""High scores: for each table of each game the best results of everyone, and all results of each person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.game import Record
from server.records.records import GameRecord, Played
from server.rooms.merit import weight
from server.store.asked import Command
from server.store.lines import Lines
from server.store.persons import person_key
from server.store.scripts import Script

PLACE = Script("place")
MOST = 1_000
"""How many results a table of everyone holds."""
TABLES = "scores:tables"
"""Which tables hold anything, by when they first did."""


class Row(Record, frozen=True):
    """One person's result of one game."""

    id: str
    """Of the game's record."""
    game: str
    table: str
    source: Literal["room", "solo", "daily"]
    person: str
    """The identity. Never sent to anybody."""
    name: str | None
    score: int
    tiebreak: tuple[int, ...]
    facts: dict[str, int]
    feats: tuple[str, ...]
    ended: int
    """The date, in milliseconds."""
    day: str | None = None
    """The day on whose board it stands."""


class Ranked(Record, frozen=True):
    """A result and the rank it has in its table."""

    rank: int
    row: Row


def row_of(record: GameRecord, seat: Played) -> Row:
    """What is remembered of one seat."""
    score, daily = seat.score, record.ranked
    return Row(
        id=record.id,
        game=record.game,
        table=record.table,
        source=msgspec.convert(record.source, Literal["room", "solo", "daily"]),
        person=seat.person,
        name=seat.name,
        score=score.score,
        tiebreak=score.tiebreak,
        facts=score.facts,
        feats=score.feats,
        ended=record.ended,
        day=None if daily is None else daily.day,
    )


class Scores:
    """The high scores in the store. Every method may raise `StoreAway`. Writing twice is writing once."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def of(self, person: str) -> list[Row]:
        """All results of a person, the oldest first."""
        [found] = self._line.ask(("HVALS", results_key(person)))
        return sorted(map(_DECODER.decode, found), key=lambda row: (row.ended, row.id))

    def forget(self, row: Row) -> None:
        """Take a result out of the table of everyone."""
        key, member = table_key(row.game, row.table), member_of(row)
        self._line.ask(("ZREM", key, member), ("HDEL", f"{key}:rows", member))

    def place(self, rows: Sequence[Row]) -> list[str]:
        """Offer results to their tables of everyone; the games of results that are in these no more."""
        offers = []
        for row in rows:
            key = table_key(row.game, row.table)
            number, encoded = weight(row.score, row.tiebreak), _ENCODER.encode(row)
            offers.append(PLACE.call((key, f"{key}:rows"), member_of(row), number, encoded, MOST))
        named = [("ZADD", TABLES, "NX", row.ended, f"{row.game}:{row.table}") for row in rows[:1]]
        beyond = PLACE.known(self._line, *named, *offers)[1:]
        return [fallen.decode().split(":")[1] for each in beyond for fallen in each]

    def best(self, game: str, table: str, count: int) -> list[Ranked]:
        """The best results of everyone."""
        key = table_key(game, table)
        [members] = self._line.ask(("ZRANGE", key, 0, count - 1))
        if not members:
            return []
        [rows] = self._line.ask(("HMGET", f"{key}:rows", *members))
        return ranked([_DECODER.decode(row) for row in rows if row is not None])

    def tables(self) -> list[tuple[str, str]]:
        """The tables that hold anything: game and table."""
        [found] = self._line.ask(("ZRANGE", TABLES, 0, -1))
        return [(game, table) for game, _, table in (name.decode().partition(":") for name in found)]


def ranked(rows: list[Row]) -> list[Ranked]:
    """The same results, the best first, with their ranks: equal ones share it and stand as they ended."""
    ordered = sorted(rows, key=lambda row: (weight(row.score, row.tiebreak), row.ended, row.id))
    places: list[Ranked] = []
    for place, row in enumerate(ordered, 1):
        before = places[-1] if places else None
        equal = before is not None and (before.row.score, before.row.tiebreak) == (row.score, row.tiebreak)
        places.append(Ranked(before.rank if before is not None and equal else place, row))
    return places


def table_key(game: str, table: str) -> str:
    """The key of the sorted set of the best results of everyone; that of the rows is it with `:rows`."""
    return f"scores:{{{game}:{table}}}"


def remembering(rows: Sequence[Row]) -> list[Command]:
    """The commands that add each result to those of its person."""
    return [("HSET", results_key(row.person), row.id, _ENCODER.encode(row)) for row in rows]


def results_key(person: str) -> str:
    """The key of the hash of all results of a person."""
    return f"{person_key(person)}:results"


def member_of(row: Row) -> str:
    """How a result is named in its table: equal ones stand as they ended."""
    return f"{row.ended:013d}:{row.id}:{row.person}"


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Row)

"""Results as everybody may see them: built from records, and without anybody's identity. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game import Best, Measure, Record
from server.daily.attempts import Ended
from server.daily.boards import Place, Standing
from server.records.records import GameRecord
from server.records.scores import Ranked


class Line(Record, frozen=True):
    """A line of a day's board."""

    rank: int
    name: str | None
    score: int
    tiebreak: tuple[int, ...]
    record: str
    me: bool


class Mine(Record, frozen=True):
    """My attempt; what follows the code is null until it has ended, and is on the board."""

    code: str
    finished: bool
    rank: int | None = None
    score: int | None = None
    tiebreak: tuple[int, ...] | None = None
    record: str | None = None
    percentile: int | None = None
    """How many of a hundred others are worse."""


class ScoreLine(Record, frozen=True):
    """A line of a table of high scores."""

    rank: int
    name: str | None
    score: int
    tiebreak: tuple[int, ...]
    facts: dict[str, int]
    source: str
    day: str | None
    ended: int
    record: str
    me: bool


class SeatLine(Record, frozen=True):
    """A seat of a finished game."""

    no: int
    name: str | None
    rank: int | None
    own: bool
    score: int
    tiebreak: tuple[int, ...]
    facts: dict[str, int]
    me: bool


class Game(Record, frozen=True):
    """A finished game: with the seed, everybody can check it."""

    id: str
    game: str
    version: int
    options: Any
    table: str
    source: str
    day: str | None
    commitment: str
    seed: str | None
    seats: list[SeatLine]
    events: tuple[Any, ...]
    why: str
    ended: int


def lines(places: Iterable[Place], me: str | None) -> list[Line]:
    """Lines of a board, as this person sees them."""
    return [
        Line(at.rank, at.ended.name, at.ended.score, at.ended.tiebreak, at.ended.id, at.person == me) for at in places
    ]


def mine(code: str, ended: Ended | None, standing: Standing | None) -> Mine:
    """An attempt as its own person sees it, with where it stands on the board."""
    if ended is None or standing is None:
        return Mine(code, ended is not None)
    others = standing.players - 1
    percentile = 100 * standing.worse // others if others else 100
    return Mine(code, True, standing.rank, ended.score, ended.tiebreak, ended.id, percentile)


def score_lines(places: Iterable[Ranked], me: str | None) -> list[ScoreLine]:
    """Lines of a table of high scores, as this person sees them."""
    return [
        ScoreLine(
            rank=place.rank,
            name=place.row.name,
            score=place.row.score,
            tiebreak=place.row.tiebreak,
            facts=place.row.facts,
            source=place.row.source,
            day=place.row.day,
            ended=place.row.ended,
            record=place.row.id,
            me=place.row.person == me,
        )
        for place in places
    ]


def game(record: GameRecord, me: str | None, *, sealed: bool) -> Game:
    """A finished game; `sealed`: without the seed, since others still play on it."""
    return Game(
        id=record.id,
        game=record.game,
        version=record.version,
        options=record.options,
        table=record.table,
        source=record.source,
        day=None if record.daily is None else record.daily.day,
        commitment=record.commitment,
        seed=None if sealed else record.seed,
        seats=_seats(record, me),
        events=record.events,
        why=record.why,
        ended=record.ended,
    )


def par(record: GameRecord, measure: Measure | None) -> Measure | None:
    """What the dice of a game allow: somebody may have found more than the search, on a board of this game."""
    if measure is None or measure.best is None:
        return measure
    scores = [seat.score.score for seat in record.seats]
    if isinstance(measure.best, Best):
        return Measure(measure.par, _at_least(max(scores), measure.best))
    return Measure(measure.par, tuple(map(_at_least, scores, measure.best)))


def _at_least(score: int, best: Best) -> Best:
    return Best(score, None) if score > best.score else best


def _seats(record: GameRecord, me: str | None) -> list[SeatLine]:
    return [
        SeatLine(s.no, s.name, s.rank, s.own, s.score.score, s.score.tiebreak, s.score.facts, s.person == me)
        for s in record.seats
    ]


def window(place: int, before_and_after: int) -> tuple[int, int]:
    """The lines around a place, as many before it as after it."""
    return max(0, place - before_and_after), place + before_and_after

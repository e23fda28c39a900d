"""A finished game, choice by choice: what the dice gave, what the others did, what the own choices cost.

All points are expected totals of the strongest bot, so that start + luck + others + cost is the score. What a seat did
is judged by what it could know then.

Over 200 games of the strongest bots luck and others are 0 on average, as far as chance lets one see (± 5). Luck is so
against weak players too: what they leave is the others' doing. Where all refuse, and end a game after nine turns that
the values expect to be long, the one whose refusal ends it pays for that; to everybody else the others did it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.game import Record, Seat
from engine.lost_cities import scoring, turns
from engine.lost_cities.bots.choosing import best, consider
from engine.lost_cities.bots.fortune import Fortune, Fortunes
from engine.lost_cities.bots.packed import pack
from engine.lost_cities.bots.values import Sight, outlook, values
from engine.lost_cities.course import evolve, start
from engine.lost_cities.pieces import Choice, Chose, Event, Options, Roll, Rolled, State, Take
from engine.lost_cities.sheet import BRIDGE_POINTS

LEAST = 0.05
"""Points that are worth telling."""


class TurnReview(Record, frozen=True):
    """One turn of a seat. Points are rounded to tenths."""

    turn: int
    dice: Roll
    taken: Take | None
    """What the active seat had taken off the table; None: nothing, or this seat was the active one."""
    luck: float
    """What the roll gave beyond what was to be expected of one."""
    others: float
    """What the others did since this seat chose last, from how near they brought the end to what they left of the dice.

    To the last turn belongs what they did after it.
    """
    choice: Choice
    best: Choice | None
    """What the strongest bot would have chosen; None: nothing better."""
    cost: float
    """What the choice lost against that; never positive."""


class SeatReview(Record, frozen=True):
    """A whole game of a seat."""

    start: float
    """To be expected before the first roll."""
    luck: float
    others: float
    cost: float
    score: int
    turns: tuple[TurnReview, ...]


def review(options: Options, seats: int, events: Iterable[Event]) -> tuple[SeatReview, ...]:
    """Every seat's game, by the events of a game that is over."""
    state = start(seats, options)
    reviewers = [_Reviewer(seat) for seat in range(seats)]
    for event in events:
        if isinstance(event, Rolled):
            for reviewer, fortune in zip(reviewers, _fortunes(state, event), strict=True):
                reviewer.roll(fortune)
        if isinstance(event, Chose):
            reviewers[event.seat].see(state, event.choice)
        state = evolve(state, event)
    return tuple(reviewer.done(state) for reviewer in reviewers)


class _Reviewer:
    """Goes along with one seat."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._start = self._expected = 0.0
        self._given = 0.0
        self._luck = self._others = self._cost = 0.0
        self._turns: list[TurnReview] = []

    def roll(self, fortune: Fortune) -> None:
        """The dice fall."""
        if not self._turns:
            self._start = self._expected = fortune.expected
        self._given = fortune.luck

    def see(self, state: State, choice: Choice) -> None:
        """The seat chooses."""
        dice, sheet, sight = turns.on_table(state), state.sheets[self._seat], _sight(state, self._seat, state.turn)
        taken, paid = turns.taken(state), _paid(state, self._seat)
        promised = best(consider(sight, pack(sheet), state.turn, dice, taken))
        worth = sight.worth(pack(turns.after(sheet, dice, choice)))
        luck, cost = self._given, worth - promised.worth
        others = promised.worth + paid - self._expected - luck
        better = None if cost > -LEAST else promised.choice
        told = _tenths(luck), _tenths(others), choice, better, _tenths(cost)
        self._turns.append(TurnReview(state.turn, dice, taken, *told))
        self._luck, self._others, self._cost = self._luck + luck, self._others + others, self._cost + cost
        self._expected = worth + paid

    def done(self, state: State) -> SeatReview:
        """All of it."""
        score = scoring.score(state.sheets[self._seat], len(scoring.won(state.bridges, self._seat))).total
        *earlier, last = self._turns
        late = score - self._expected
        told = (*earlier, replace(last, others=_tenths(last.others + late)))
        sums = _tenths(self._luck), _tenths(self._others + late), _tenths(self._cost)
        return SeatReview(_tenths(self._start), *sums, score, told)


def _fortunes(state: State, rolled: Rolled) -> tuple[Fortune, ...]:
    """What a roll gave every seat in this position."""
    seats = range(len(state.sheets))
    sights = [_sight(state, seat, rolled.turn) for seat in seats]
    sheets = [pack(sheet) for sheet in state.sheets]
    return Fortunes(sights, sheets, (rolled.turn - 1) % len(seats)).of(rolled.dice)


def _sight(state: State, seat: Seat, turn: int) -> Sight:
    sheets = [pack(sheet) for sheet in state.sheets]
    paying = [paid is None for paid in state.bridges]
    return values(len(sheets)).sight(outlook(sheets, paying, seat, (seat - turn) % len(sheets)))


def _paid(state: State, seat: Seat) -> int:
    return BRIDGE_POINTS * len(scoring.won(state.bridges, seat))


def _tenths(points: float) -> float:
    return round(points, 1) + 0.0  # no −0

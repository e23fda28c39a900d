"""A finished game, choice by choice: what dice and others gave, and what the choices cost against the strongest bot's.

All points are expected totals, so that start + luck + cost is the score. What a seat did is judged by what it could
know then.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.game import Record, Seat
from engine.lost_cities import scoring, turns
from engine.lost_cities.bots.choosing import best, consider
from engine.lost_cities.bots.packed import pack
from engine.lost_cities.bots.values import Sight, outlook, values
from engine.lost_cities.course import evolve, start
from engine.lost_cities.pieces import Choice, Chose, Event, Options, Roll, State, Take
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
    """What the dice, and what the others did since this seat chose last, gave beyond what was to be expected.

    To the last turn belongs what the others did after it.
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
    cost: float
    score: int
    turns: tuple[TurnReview, ...]


def review(options: Options, seats: int, events: Iterable[Event]) -> tuple[SeatReview, ...]:
    """Every seat's game, by the events of a game that is over."""
    state = start(seats, options)
    reviewers = [_Reviewer(state, seat) for seat in range(seats)]
    for event in events:
        if isinstance(event, Chose):
            reviewers[event.seat].see(state, event.choice)
        state = evolve(state, event)
    return tuple(reviewer.done(state) for reviewer in reviewers)


class _Reviewer:
    """Goes along with one seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._seat = seat
        self._start = self._expected = self._sight(state).worth(pack(state.sheets[seat]))
        self._luck = self._cost = 0.0
        self._turns: list[TurnReview] = []

    def see(self, state: State, choice: Choice) -> None:
        """The seat chooses."""
        dice, sheet, sight = turns.on_table(state), state.sheets[self._seat], self._sight(state)
        taken = turns.taken(state)
        promised = best(consider(sight, pack(sheet), state.turn, dice, taken))
        worth = sight.worth(pack(turns.after(sheet, dice, choice)))
        luck = promised.worth + self._paid(state) - self._expected
        cost = worth - promised.worth
        better = None if cost > -LEAST else promised.choice
        self._turns.append(TurnReview(state.turn, dice, taken, _tenths(luck), choice, better, _tenths(cost)))
        self._luck, self._cost = self._luck + luck, self._cost + cost
        self._expected = worth + self._paid(state)

    def done(self, state: State) -> SeatReview:
        """All of it."""
        score = scoring.score(state.sheets[self._seat], len(scoring.won(state.bridges, self._seat))).total
        *earlier, last = self._turns
        late = score - self._expected
        told = (*earlier, replace(last, luck=_tenths(last.luck + late)))
        return SeatReview(_tenths(self._start), _tenths(self._luck + late), _tenths(self._cost), score, told)

    def _sight(self, state: State) -> Sight:
        sheets = [pack(sheet) for sheet in state.sheets]
        paying = [paid is None for paid in state.bridges]
        return values(len(sheets)).sight(outlook(sheets, paying, self._seat, (self._seat - state.turn) % len(sheets)))

    def _paid(self, state: State) -> int:
        return BRIDGE_POINTS * len(scoring.won(state.bridges, self._seat))


def _tenths(points: float) -> float:
    return round(points, 1) + 0.0  # no −0

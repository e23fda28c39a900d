"""What a game's dice allow: what a table of the strongest bots makes of them, and the best found for each of its seats.

What others take decides what is left, so the best is that of a game at the same table: one seat knows every die
beforehand, the strongest bot plays on all others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.dice import Dice
from engine.game import Best, Course, Measure, Seat, evolve_all, settle
from engine.lost_cities import course
from engine.lost_cities.bots.beam import Beam
from engine.lost_cities.bots.strengths import STRENGTHS, think
from engine.lost_cities.bots.values import values
from engine.lost_cities.judging import decide, waits
from engine.lost_cities.pieces import Choice, Event, Options, SeatView, State
from engine.lost_cities.showing import secret, view

COURSE: Final[Course[State, Event]] = course
WIDTHS: Final[Mapping[int, int]] = {2: 1200, 3: 700, 4: 450, 5: 300}
"""By seats how many positions each search keeps: as many as half a minute allows."""

Choose = Callable[[State, Seat], Choice]


def measure(options: Options, seats: int, dice: Dice) -> Measure:
    """What these dice allow a table of this size, seat by seat."""
    return measured(options, seats, dice, WIDTHS[seats])


def measured(options: Options, seats: int, dice: Dice, width: int) -> Measure:
    """The same with searches of another width."""
    par = _played(options, seats, dice, _by_the_strongest)
    found = [_best(options, seats, dice, seat, width) for seat in range(seats)]
    best = (max(pair, key=lambda each: each.score) for pair in zip(found, map(_of, par), strict=True))
    return Measure(tuple(seat.score.total for seat in par), tuple(best))


def _best(options: Options, seats: int, dice: Dice, seat: Seat, width: int) -> Best:
    """The best game of one seat that was found."""
    line = iter(Beam(values(seats), dice, seats, seat, width).search())

    def choose(state: State, at: Seat) -> Choice:
        return next(line) if at == seat else _by_the_strongest(state, at)

    return _of(_played(options, seats, dice, choose)[seat])


def _of(seat: SeatView) -> Best:
    return Best(seat.score.total, seat)


def _by_the_strongest(state: State, seat: Seat) -> Choice:
    return think(view(state), secret(state, seat), seat, STRENGTHS)


def _played(options: Options, seats: int, dice: Dice, choose: Choose) -> tuple[SeatView, ...]:
    """How all seats end where choices are made so."""
    state, _ = settle(COURSE, course.start(seats, options), dice)
    while state.why is None:
        seat = next(seat for seat in range(seats) if not waits(state, seat))
        state = evolve_all(COURSE, state, decide(state, seat, choose(state, seat), dice))
        state, _ = settle(COURSE, state, dice)
    return view(state).seats

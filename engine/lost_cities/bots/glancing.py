"""The weaker bots: what they see in a sheet at a glance, and how they choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from engine.game import Illegal, Seat
from engine.lost_cities import writing
from engine.lost_cities.pieces import Arrows, Choice, Refuse, Roll, Sheet, Take, View
from engine.lost_cities.sheet import (
    ARTIFACT_POINTS,
    ARTIFACTS,
    BRIDGE,
    BRIDGE_POINTS,
    CIRCLE_FACTOR,
    DICE,
    EXPEDITION_POINTS,
    SPACES,
    TEN,
)
from engine.lost_cities.turns import pairs

Paying: TypeAlias = tuple[bool, ...]
"""Which of the eight bridges still pay."""


class Sight(NamedTuple):
    """How far a bot sees, and what it thinks of what it sees."""

    growth: float
    """Numbers that an expedition still takes in a whole game when any number fits."""
    start: float
    """Which part of that an expedition without a number may hope for."""
    artifacts: float
    """Artifacts that a whole game brings."""
    patience: float
    """How much of a bridge that is near is counted."""
    refusals: tuple[float, ...]
    """What refusals are worth, by their number: nearly all games end by them."""


def worth(sheet: Sheet, paying: Paying, sight: Sight) -> float:
    """What the sheet may come to: every column as full as the numbers and the refusals that are left allow."""
    left = (SPACES - sheet.dice) / SPACES
    total = 0.0
    for column, numbers in enumerate(sheet.columns):
        factor = CIRCLE_FACTOR if column in sheet.circles else 1
        fits = (TEN - numbers[-1] + 1) / TEN if numbers else sight.start
        reached = min(SPACES, len(numbers) + sight.growth * left * fits)
        total += factor * _between(EXPEDITION_POINTS, reached) + _bridge(paying, column, reached, sight)
    reached = min(SPACES, sheet.artifacts + sight.artifacts * left)
    total += _between(ARTIFACT_POINTS, reached) + _bridge(paying, ARTIFACTS, reached, sight)
    return total + sight.refusals[sheet.dice] + _bridge(paying, DICE, sheet.dice, sight)


def _between(points: tuple[int, ...], reached: float) -> float:
    below = int(reached)
    if below == SPACES:
        return points[SPACES]
    return points[below] + (reached - below) * (points[below + 1] - points[below])


def _bridge(paying: Paying, column: int, reached: float, sight: Sight) -> float:
    if not paying[column]:
        return 0.0
    return BRIDGE_POINTS * max(0.0, min(1.0, (reached - BRIDGE + 2) / 2)) * (sight.patience if reached < BRIDGE else 1)


DREAD: Final = tuple(-60.0 * number for number in range(SPACES + 1))
SIGHTS: Final = (
    Sight(growth=0, start=0, artifacts=0, patience=0, refusals=DREAD),
    Sight(growth=1, start=0.6, artifacts=1, patience=0, refusals=DREAD),
)
"""How the bots see, the weakest first; found by letting them play each other."""


def choose(view: View, dice: Roll, seat: Seat, strength: int) -> Choice:
    """What a bot of this strength, counted from 1, makes of these dice on this seat."""
    paying = tuple(paid is None for paid in view.bridges)
    taken = view.taken if isinstance(view.taken, Take) else None
    options = considered(view.turn, view.seats[seat].sheet, dice, taken, paying, SIGHTS[strength - 1])
    return max(options, key=lambda option: option[0])[1]


def considered(
    turn: int, sheet: Sheet, dice: Roll, taken: Take | None, paying: Paying, sight: Sight
) -> Iterator[tuple[float, Choice]]:
    """Every choice that leads elsewhere, with what its sheet promises; `taken` is off the table."""
    yield worth(writing.refuse(sheet), paying, sight), Refuse(turn)
    for number, colour in pairs(taken):
        for led, arrows in _led(sheet, dice.colours[colour], dice.numbers[number]):
            yield worth(led, paying, sight), Take(turn, number, colour, arrows)


def _led(sheet: Sheet, column: int, number: int) -> Iterator[tuple[Sheet, Arrows]]:
    """Every sheet that a write leads to, each once, with a chain that leads there."""
    led: dict[Sheet, Arrows] = {}
    for arrows in writing.chains(sheet, column, number):
        try:
            led.setdefault(writing.write(sheet, column, number, arrows), arrows)
        except Illegal:
            continue
    yield from led.items()

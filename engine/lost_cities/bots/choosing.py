"""How the strongest bot chooses: what leads to the sheet that is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.lost_cities.bots.packed import Packed, led, refused
from engine.lost_cities.bots.values import Sight
from engine.lost_cities.pieces import Choice, Refuse, Roll, Take
from engine.lost_cities.turns import pairs


class Considered(NamedTuple):
    """A choice, what it leads to and what that is worth."""

    worth: float
    sheet: Packed
    """What it leads to."""
    choice: Choice


def consider(sight: Sight, sheet: Packed, turn: int, dice: Roll, taken: Take | None) -> list[Considered]:
    """Every choice that leads elsewhere, what refuses first; `taken` is off the table."""
    after = refused(sheet)
    found = [Considered(sight.worth(after), after, Refuse(turn))]
    seen: set[tuple[int, int]] = set()
    for number, colour in pairs(taken):
        faces = dice.colours[colour], dice.numbers[number]
        if faces not in seen:
            seen.add(faces)
            for after, arrows in led(sheet, *faces).items():
                found.append(Considered(sight.worth(after), after, Take(turn, number, colour, arrows)))
    return found


def best(options: Sequence[Considered]) -> Considered:
    """The first of those that are worth most."""
    return max(options, key=lambda option: option.worth)

"""The five bots, from a beginner to the strongest, and how they come to a command."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.game import Seat
from engine.magdagdon.bots.choosing import Situation, Strength, choose
from engine.magdagdon.bots.prospects import Terms
from engine.magdagdon.bots.values import Values, stored
from engine.magdagdon.pieces import Command, OwnSecret, Secret, View
from engine.magdagdon.scoring import TERMS, Difficulty

STRENGTHS: Final = (
    Strength(blur=1000, powers=False, ahead=0),
    Strength(blur=300, powers=False, ahead=0),
    Strength(blur=100, powers=False, ahead=0),
    Strength(blur=40, powers=True, ahead=0),
    Strength(blur=0.5, powers=True, ahead=8),
)

NOTHING: Final = (0.0,) * 17
SPARE: Final[Mapping[Difficulty, tuple[tuple[float, ...], ...]]] = {
    "PEACEFUL": (
        NOTHING,
        (0, 6, 18, 23, 24, 27, 27, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28),
        (0, 11, 36, 45, 48, 52, 53, 54, 54, 56, 56, 56, 56, 57, 59, 59, 59),
        (0, 15, 48, 62, 70, 74, 76, 78, 79, 80, 81, 82, 84, 85, 88, 88, 88),
    ),
    "SURVIVAL": (NOTHING, (0, 6, 11, 12, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14)),
    "NIGHTMARE": (NOTHING,),
}
"""What unused Powers are good for above their cost, in points: by how many are left, then by the empty cells.

Learned together with the values of boards.
"""


def values(difficulty: Difficulty) -> Values:
    """What boards are worth on this difficulty. Read at the first call, which takes a quarter of a second."""
    return _stored(TERMS[difficulty].minimum)


@cache
def _stored(minimum: int) -> Values:
    return stored(minimum)


def terms(difficulty: Difficulty, used: int) -> Terms:
    """What a difficulty means to a bot that has used so many Powers."""
    return Terms(TERMS[difficulty].minimum, TERMS[difficulty].power_costs[used:], SPARE[difficulty])


def think(view: View, secret: Secret, seat: Seat, strength: int) -> Command:
    """What a bot of this strength, 1 … 5, does on this seat, which must have dice before it."""
    return choose(values(view.difficulty), situation(view, secret, seat), STRENGTHS[strength - 1], salt=seat)


def situation(view: View, secret: Secret, seat: Seat) -> Situation:
    """What a seat knows. Raises `LookupError` when it has nothing to choose."""
    cells = secret.cells if isinstance(secret, OwnSecret) else view.seats[seat].cells
    if secret.dice is None or secret.choice is not None or cells is None:
        raise LookupError("this seat has nothing to choose")
    return Situation(cells, secret.dice, secret.turn, secret.powers_used, terms(view.difficulty, secret.powers_used))

"""The 210 hands: some of four dice, as far as their order does not matter.

A hand is named by its index. Hand 0 holds no die; the last 126 hold four and are the rolls.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from engine.magdagdon.board import FACES

DICE: Final = 4
HANDS: Final = tuple(hand for size in range(DICE + 1) for hand in combinations_with_replacement(FACES, size))
SIZES: Final = tuple(len(hand) for hand in HANDS)
NAMED: Final = {hand: index for index, hand in enumerate(HANDS)}
"""The index of a hand, by its faces in ascending order."""


def named(faces: tuple[int, ...]) -> int:
    """The index of the hand that these dice make."""
    return NAMED[tuple(sorted(faces))]


def without(hand: tuple[int, ...], face: int) -> tuple[int, ...]:
    """A hand less one die of this face."""
    at = hand.index(face)
    return hand[:at] + hand[at + 1 :]


ROLLS: Final = range(SIZES.index(DICE), len(HANDS))
MORE: Final = tuple(
    tuple(named((*hand, face)) if face in FACES and len(hand) < DICE else -1 for face in range(7)) for hand in HANDS
)
"""The hand with one die more, by the face of that die."""
LESS: Final = tuple(tuple(NAMED[without(hand, face)] for face in sorted(set(hand))) for hand in HANDS)
"""The hands with one die less."""
STEPS: Final = tuple(
    tuple((face, by) for face in sorted(set(hand)) for by in (-1, 1) if face + by in FACES) for hand in HANDS
)
"""The changes of one die by 1 that a hand allows."""
STEPPED: Final = tuple(
    tuple(named((*without(hand, face), face + by)) for face, by in steps)
    for hand, steps in zip(HANDS, STEPS, strict=True)
)
"""The hands that these changes lead to."""


def any_dice(most: int) -> tuple[int, ...]:
    """For each hand the faces, one bit each, that a further die may show: any, while there are fewer than `most`."""
    return tuple(0b1111110 if size < most else 0 for size in SIZES)


@cache
def of(roll: int) -> tuple[int, ...]:
    """The same for a known roll: the faces of the dice that are left of it."""
    dice = HANDS[roll]
    return tuple(
        sum(1 << face for face in FACES if dice.count(face) > hand.count(face)) if _within(hand, dice) else 0
        for hand in HANDS
    )


def _within(hand: tuple[int, ...], dice: tuple[int, ...]) -> bool:
    return all(hand.count(face) <= dice.count(face) for face in hand)

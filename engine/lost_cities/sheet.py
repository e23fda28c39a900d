"""The house sheet: what is printed on every player's sheet, and nothing that is written on it.

Each value bears its mark: *seed* (the game's own description says so), *known* (public sources confirm it), *likely*
(one weak source) or *decided* (open in every source, settled for this house sheet). A correction is one line here.
"""

from __future__ import annotations

from typing import NamedTuple


class Expedition(NamedTuple):
    """One coloured column and its spaces (1 … 9, from the bottom) that carry an arrow or an artifact box."""

    colour: str
    arrows: frozenset[int]
    artifacts: frozenset[int]


EXPEDITIONS = (  # these six, by the colour die's faces: seed. Where their arrows and artifact boxes stand: decided
    Expedition("red", arrows=frozenset({4, 8}), artifacts=frozenset({2, 6})),
    Expedition("orange", arrows=frozenset({5, 8}), artifacts=frozenset({3, 7})),
    Expedition("yellow", arrows=frozenset({3, 7}), artifacts=frozenset({2, 5})),
    Expedition("green", arrows=frozenset({4, 7}), artifacts=frozenset({3, 6})),
    Expedition("blue", arrows=frozenset({5, 8}), artifacts=frozenset({2, 7})),
    Expedition("purple", arrows=frozenset({6, 8}), artifacts=frozenset({3, 5})),
)
ARTIFACTS = 6  # the column after the six expeditions
DICE = 7  # the last column: one mark for each refusal
COLUMNS = 8  # seed

SPACES = 9  # in every column: seed
BRIDGE = 7  # the space behind the bridge, in every column: known
BRIDGE_POINTS = 20  # seed; that all who reach it in the same turn get them: likely

TEN = 10  # what a 0 counts on a column that has a number: seed

COLOUR_DICE = 3  # seed
COLOUR_FACES = 6  # seed
NUMBER_DICE = 3  # seed
NUMBER_FACES = 10  # 0 … 9: seed

# Points by the number of spaces filled, 0 … 9.
EXPEDITION_POINTS = (0, -20, -15, -10, 5, 10, 15, 30, 35, 50)  # known
CIRCLE_FACTOR = 2  # negative points too: seed; hence 0 for a circle without a number: decided
ARTIFACT_POINTS = (0, -40, -30, -20, 10, 20, 30, 60, 70, 100)  # known; those of 1 … 3 spaces: likely
DICE_POINTS = (0, -40, -30, -20, 10, 20, 30, 60, 70, 0)  # known; those of 1 … 3 spaces: likely; 0 for the ninth: seed

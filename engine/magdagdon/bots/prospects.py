"""What a board promises before its next roll, over all 126 rolls and with every Power that is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.magdagdon.bots.hands import DICE, HANDS, LESS, MORE, ROLLS, SIZES, STEPPED, any_dice
from engine.magdagdon.bots.outcomes import Outcome, outcomes, rate
from engine.magdagdon.bots.packed import Packed
from engine.magdagdon.bots.values import Values

NEVER: Final = float("-inf")
ALL: Final = any_dice(DICE)
FEW: Final = any_dice(3)
"""While many cells are empty, four dice can be laid in very many ways, and to lay them all is hardly ever best."""
MANY: Final = 8
"""Empty cells."""


class Terms(NamedTuple):
    """What a game's difficulty means to a bot."""

    minimum: int
    costs: tuple[int, ...]
    """Points that the next Powers cost, in order of use; empty: none is left."""
    spare: tuple[tuple[float, ...], ...]
    """What Powers that are left are good for, above their cost: by how many, then by the cells still empty."""

    def after_power(self) -> Terms:
        """The same when one more Power is used."""
        return self._replace(costs=self.costs[1:])

    def least(self, empty: int) -> int:
        """How many dice a turn demands with so many empty cells."""
        return min(self.minimum, empty)


Prospects = list[float]
"""For each hand, what is to be expected when its dice are rolled and the others are still to be."""


def best(values: Values, found: Sequence[Outcome], empty: int) -> list[float]:
    """The worth of the best outcome that places exactly each hand, without Powers."""
    rated = [NEVER] * len(HANDS)
    for worth, outcome in zip(rate(values, found, empty), found, strict=True):
        if worth > rated[outcome[0]]:  # noqa: PLR1730 (max() is slow here)
            rated[outcome[0]] = worth
    return rated


def worst_case(values: Values, board: Packed) -> float:
    """The worth of the board after the cheapest ruin."""
    return max(values.of(rows, columns, board.empty - 1) for rows, columns in board.ruins())


def prospects(values: Values, board: Packed, terms: Terms) -> Prospects:
    """What a board with empty cells promises, hand by hand; hand 0 is the promise before any die is rolled."""
    dice = FEW if board.empty > MANY else ALL
    rated = best(values, outcomes(board, dice, terms.least(board.empty)), board.empty)
    ruined = worst_case(values, board)
    levels = [
        _without_power(_played(rated, board.empty, spare), ruined + spare[board.empty - 1])
        for spare in terms.spare[: len(terms.costs) + 1]
    ]
    promised = _before_dice(levels[0])
    for at_hand, cost in zip(levels[1:], terms.costs[::-1], strict=True):
        promised = _before_dice(_with_power(at_hand, promised, cost))
    return promised


def _played(rated: Sequence[float], empty: int, spare: Sequence[float]) -> list[float]:
    """For each hand what the best part of it brings."""
    played: list[float] = []
    for hand, worth in enumerate(rated):
        most = worth if worth == NEVER else worth + spare[empty - SIZES[hand]]
        for less in LESS[hand]:
            most = max(most, played[less])
        played.append(most)
    return played


def _without_power(played: Sequence[float], ruin: float) -> list[float]:
    return [ruin if worth == NEVER else worth for worth in played]


def _with_power(promised: list[float], after: Prospects, cost: int) -> list[float]:
    """Rolls at their best, when what a Power leads to promises `after`."""
    kept = _kept(after)
    for roll in ROLLS:
        changed = max([after[step] for step in STEPPED[roll]])
        promised[roll] = max(promised[roll], changed - cost, kept[roll] - cost)
    return promised


def _before_dice(promised: list[float]) -> Prospects:
    """Each hand of less than four dice is worth the mean of what its next die makes of it."""
    for hand in range(ROLLS[0] - 1, -1, -1):
        promised[hand] = sum([promised[more] for more in MORE[hand][1:]]) / 6
    return promised


def _kept(after: Prospects) -> list[float]:
    """For each hand the best that comes of rolling at least one of its dice again."""
    kept = [NEVER]
    for hand in range(1, len(HANDS)):
        kept.append(max([max(after[less], kept[less]) for less in LESS[hand]]))
    return kept

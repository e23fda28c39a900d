"""What a board is worth, line by line (rules: *Scoring*). Boards that are not full yet are scored as they stand."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Final, Literal, NamedTuple

from engine.game import Record
from engine.magdagdon.board import CELLS, EMPTY, RUIN, SIDE, Board

Difficulty = Literal["PEACEFUL", "SURVIVAL", "NIGHTMARE"]
Bonus = Literal["STRAIGHT", "FOUR_OF_A_KIND", "TWO_PAIRS"]


class Terms(NamedTuple):
    """What a difficulty sets."""

    minimum: int
    """How many dice must be placed a turn while so many cells are empty."""
    power_costs: tuple[int, ...]
    """Points that each Power costs, in order of use."""

    @property
    def powers(self) -> int:
        """How many Powers a seat has in a game."""
        return len(self.power_costs)


TERMS: Final[Mapping[Difficulty, Terms]] = {
    "PEACEFUL": Terms(minimum=2, power_costs=(10, 20, 40)),
    "SURVIVAL": Terms(minimum=2, power_costs=(70,)),
    "NIGHTMARE": Terms(minimum=3, power_costs=()),
}
POINTS: Final[Mapping[Bonus, int]] = {"STRAIGHT": 60, "FOUR_OF_A_KIND": 40, "TWO_PAIRS": 20}
RUIN_COST: Final = 15

LINES: Final[tuple[tuple[int, ...], ...]] = (
    *(tuple(CELLS[start : start + SIDE]) for start in CELLS[::SIDE]),
    *(tuple(CELLS[start::SIDE]) for start in CELLS[:SIDE]),
)
"""The cells of the four rows from the top, then of the four columns from the left."""

_READ = tuple(itemgetter(*cells) for cells in LINES)
"""What reads each line off a board."""

Line = tuple[int, Bonus | None, int]
"""A line's sum, its bonus, and what the bonus is worth."""


class Points(Record, frozen=True):
    """A score and where it comes from. `ruins` and `powers` are positive and to be subtracted."""

    base: int
    bonuses: int
    ruins: int
    powers: int
    total: int
    lines: tuple[Line, ...]


def bonus(line: tuple[int, ...]) -> Bonus | None:
    """The bonus of a line of four cells in line order: the best one, and only for four numbers."""
    if EMPTY in line or RUIN in line:
        return None
    first, second, third, fourth = line
    step = second - first
    if third - second == step == fourth - third and abs(step) <= 1:
        return "STRAIGHT" if step else "FOUR_OF_A_KIND"
    low, low2, high, high2 = sorted(line)
    return "TWO_PAIRS" if low == low2 and high == high2 else None


def score(board: Board, difficulty: Difficulty, powers_used: int) -> Points:
    """The points of a board as it stands, after so many Powers."""
    lines = tuple([_line(read(board)) for read in _READ])
    base = sum(total for total, _, _ in lines)
    bonuses = sum(points for _, _, points in lines)
    ruins = RUIN_COST * board.count(RUIN)
    powers = sum(TERMS[difficulty].power_costs[:powers_used])
    return Points(base, bonuses, ruins, powers, base + bonuses - ruins - powers, lines)


def _line(line: tuple[int, ...]) -> Line:
    name = bonus(line)
    return sum(line) - RUIN * line.count(RUIN), name, POINTS[name] if name else 0

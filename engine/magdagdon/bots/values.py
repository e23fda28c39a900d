"""What a board is worth to a strong player: the score it will come to, on average.

A full board is simply scored. Any other is worth

    phase[empty cells] + the entries of its 8 lines + those of its 12 rectangles of 2 × 3 cells,

less what the Powers used cost, plus what the unused ones are still good for. Lines are *outer* (the edge of the board)
or *inner*, rectangles too (two cells of their short side on the edge, or none); those that a turn or a reflection of
the board carries into each other share their entries. All of it was learned by playing: temporal-difference learning on
positions after a turn, some millions of games for each minimum.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from pkgutil import get_data
from typing import Final

from engine.magdagdon.board import FACES, SIDE
from engine.magdagdon.bots.packed import PACKED_RUIN
from engine.magdagdon.scoring import POINTS, RUIN_COST, bonus

UNIT: Final = 1 / 50
"""Points, of which a stored number counts so many."""
ROW: Final = (1 << 12) - 1
PAIR: Final = (1 << 24) - 1
ROOM: Final = 150_000
"""Pairs of lines that are remembered of each kind, so that a process that thinks for days stays small."""


def apart(first: int, second: int) -> bool:
    """Whether two numbers may not be neighbours."""
    return first in FACES and second in FACES and abs(first - second) > 1


def line(row: int) -> tuple[int, ...]:
    """The cells of a packed line."""
    return tuple(row >> shift & 7 for shift in (9, 6, 3, 0))


def lines() -> Iterator[int]:
    """The lines that there can be, ascending; of a line and its reverse the lower one."""
    for cells in product(range(8), repeat=SIDE):
        if not any(apart(*pair) for pair in pairwise(cells)):
            row = pack(cells)
            if row <= REVERSED[row]:
                yield row


def rectangles(edge: bool) -> Iterator[int]:
    """The rectangles that there can be, ascending; inside the board of one and its mirror image the lower one."""
    threes = [cells for cells in product(range(8), repeat=3) if not (apart(*cells[:2]) or apart(*cells[1:]))]
    for first, second in product(threes, threes):
        if not any(map(apart, first, second)) and (edge or first <= second):
            yield pack(first + second)


def pack(cells: tuple[int, ...]) -> int:
    """Cells as one number, three bits each, the first of them in the highest bits."""
    packed = 0
    for cell in cells:
        packed = packed << 3 | cell
    return packed


REVERSED: Final = tuple(pack(line(row)[::-1]) for row in range(ROW + 1))
"""Every line, read backwards."""


def points(row: int) -> float:
    """What a finished line scores; a ruin costs half of its price in each of its two lines."""
    cells = line(row)
    numbers = tuple(cell for cell in cells if cell in FACES)
    name = bonus(cells) if len(numbers) == SIDE else None
    return sum(numbers) + (POINTS[name] if name else 0) - RUIN_COST / 2 * cells.count(PACKED_RUIN)


class _Band(dict[int, float]):
    """The worth of each two neighbouring lines, found when it is first asked for. It never grows beyond its room."""

    def __missing__(self, pair: int) -> float:
        if len(self) == ROOM:
            self.clear()
        self[pair] = worth = self.worth(pair >> 12, pair & ROW)
        return worth

    def worth(self, first: int, second: int) -> float:
        """The worth of two packed lines, the upper or left one first."""
        raise NotImplementedError


class _Finished(_Band):
    """What two lines score together."""

    def worth(self, first: int, second: int) -> float:
        return points(first) + points(second)


class _Crossed(_Band):
    """What lines are worth with the rectangles across two of them."""

    def __init__(self, lines: Mapping[int, float], rectangles: Mapping[int, float]) -> None:
        super().__init__()
        self._lines = lines
        self._rectangles = rectangles

    def crossed(self, lines: float, first: int, second: int) -> float:
        left = self._rectangles[first >> 3 << 9 | second >> 3]
        right = self._rectangles[REVERSED[first] >> 3 << 9 | REVERSED[second] >> 3]
        return lines + left + right


class _Head(_Crossed):
    """What the outer line and its rectangles are worth, by that line and the one beside it."""

    def worth(self, first: int, second: int) -> float:
        return self.crossed(self._lines[first], first, second)


class _Foot(_Band):
    """The same when the outer line comes second."""

    def __init__(self, head: _Head) -> None:
        super().__init__()
        self._head = head

    def worth(self, first: int, second: int) -> float:
        return self._head[second << 12 | first]


class _Middle(_Crossed):
    """What the two inner lines and the rectangles across them are worth."""

    def worth(self, first: int, second: int) -> float:
        return self.crossed(self._lines[first] + self._lines[second], first, second)


class Values:
    """The learned values for one minimum of dice a turn."""

    def __init__(self, stored: bytes) -> None:
        """`stored` holds the phases, outer lines, inner lines, outer rectangles and inner rectangles, in this order."""
        numbers = array("h")
        numbers.frombytes(stored)
        entries = iter(numbers)
        self.phase = tuple(next(entries) * UNIT for _ in range(17))
        outer, inner = ({row: next(entries) * UNIT for row in lines()} for _ in range(2))
        edge, centre = ({key: next(entries) * UNIT for key in rectangles(is_edge)} for is_edge in (True, False))
        for known in (outer, inner):
            known.update({REVERSED[row]: worth for row, worth in known.items()})
        centre.update({(key & 511) << 9 | key >> 9: worth for key, worth in centre.items()})
        self.head = _Head(outer, edge)
        self.middle = _Middle(inner, centre)
        self.foot = _Foot(self.head)
        self.finished = _Finished()

    def of(self, rows: int, columns: int, empty: int) -> float:
        """The worth of a board with so many empty cells, without Powers."""
        if not empty:
            finished = self.finished
            return finished[rows >> 24] + finished[rows & PAIR] + finished[columns >> 24] + finished[columns & PAIR]
        head, middle, foot = self.head, self.middle, self.foot
        across = head[rows >> 24] + middle[rows >> 12 & PAIR] + foot[rows & PAIR]
        return self.phase[empty] + across + head[columns >> 24] + middle[columns >> 12 & PAIR] + foot[columns & PAIR]


def stored(minimum: int) -> Values:
    """The values that come with the game, for a minimum of 2 or 3 dice a turn. Raises `FileNotFoundError`."""
    name = f"values{minimum}.bin"
    numbers = get_data(__name__, name)
    if numbers is None:
        raise FileNotFoundError(name)
    return Values(numbers)

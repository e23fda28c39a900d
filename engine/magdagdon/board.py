"""The board: its cells, where a die may go, and whether a roll can be placed at all (rules: *Legal placement*).

A board is 16 cells row by row: 0 is empty, 1 … 6 a number, −1 a ruin. Nothing here knows whose board it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Illegal

Board = tuple[int, ...]
Placement = tuple[int, int]
"""A die (index into the roll) and the cell, 0 … 15, that it goes to."""
Placements = tuple[Placement, ...]

SIDE = 4
CELLS = range(SIDE * SIDE)
FACES = range(1, 7)
EMPTY = 0
RUIN = -1
EMPTY_BOARD: Board = (EMPTY,) * len(CELLS)


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in around if r in range(SIDE) and c in range(SIDE))


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(cell) for cell in CELLS)
"""The orthogonal neighbours of each cell; diagonals never count."""


def empty_cells(board: Board) -> int:
    """How many cells are still empty."""
    return board.count(EMPTY)


def is_full(board: Board) -> bool:
    """Whether every cell holds a number or a ruin: this board is finished."""
    return EMPTY not in board


def put(board: Board, value: int, cell: int) -> Board:
    """The board with a number or a ruin on a cell; nothing is judged."""
    return (*board[:cell], value, *board[cell + 1 :])


def obstacle(board: Board, value: int, cell: int) -> Illegal | None:
    """Why a die showing `value` may not go to `cell` of this board; None if it may."""
    if board[cell] != EMPTY:
        return Illegal("occupied")
    around = [board[neighbour] for neighbour in NEIGHBOURS[cell] if board[neighbour] in FACES]
    for number in around:
        if abs(number - value) > 1:
            return Illegal("differs", value=value, neighbour=number)
    if not around and any(number in FACES for number in board):
        return Illegal("not_adjacent")
    return None


_EVERYWHERE = (1 << len(CELLS)) - 1
_AROUND = tuple(sum(1 << neighbour for neighbour in NEIGHBOURS[cell]) for cell in CELLS)


def _lane(value: int) -> int:
    return len(CELLS) * value


def _bar(value: int, cell: int) -> int:
    return sum(_AROUND[cell] << _lane(other) for other in FACES if abs(other - value) > 1)


_BARS = {value: tuple(_bar(value, cell) for cell in CELLS) for value in FACES}
"""For each number and its cell: the neighbours, in the lanes of all values that differ too much to go there."""


class Field(NamedTuple):
    """A board as sets of cells, one bit a cell, so that one step of a search costs a few operations on integers.

    `obstacle` says what the rule is; `room` says the same about all cells at once.
    """

    empty: int = _EVERYWHERE
    near: int = 0
    """The cells that touch a number; none while no number stands."""
    barred: int = 0
    """A lane of 16 bits for each value: the cells that touch a number further than 1 from it."""

    @classmethod
    def of(cls, board: Board) -> Field:
        """The field that says of a board where dice may go."""
        empty, near, barred = _EVERYWHERE, 0, 0
        for cell, value in enumerate(board):
            if value != EMPTY:
                empty &= ~(1 << cell)
            if value > EMPTY:
                near |= _AROUND[cell]
                barred |= _BARS[value][cell]
        return cls(empty, near, barred)

    def room(self, value: int) -> int:
        """The cells to which a die showing `value` may go."""
        return self.empty & (self.near or _EVERYWHERE) & ~(self.barred >> _lane(value))

    def place(self, value: int, cell: int) -> Field:
        """The field after a number is put on a cell."""
        return Field(self.empty & ~(1 << cell), self.near | _AROUND[cell], self.barred | _BARS[value][cell])


def _in_order(cells: int) -> Iterator[int]:
    return (cell for cell in CELLS if cells >> cell & 1)


def first_way(field: Field, dice: Sequence[int], count: int) -> Placements | None:
    """The lexicographically smallest sequence of `count` ≥ 1 legal placements of different dice, if there is any."""
    return _first_way(field, tuple(enumerate(dice)), count)


def _first_way(field: Field, dice: tuple[Placement, ...], count: int) -> Placements | None:
    tried = []
    for at, (die, value) in enumerate(dice):
        room = field.room(value)
        if not room or value in tried:  # an equal die can do no more than the first of its kind, and comes later
            continue
        if count == 1:
            return ((die, next(_in_order(room))),)
        tried.append(value)
        rest = dice[:at] + dice[at + 1 :]
        for cell in _in_order(room):
            further = _first_way(field.place(value, cell), rest, count - 1)
            if further is not None:
                return ((die, cell), *further)
    return None


def ways(field: Field, dice: Sequence[int], minimum: int) -> Iterator[Placements]:
    """Every legal sequence of at least `minimum` ≥ 1 placements of different dice, in lexicographic order."""
    return _ways(field, tuple(enumerate(dice)), minimum, ())


def _ways(field: Field, dice: tuple[Placement, ...], minimum: int, done: Placements) -> Iterator[Placements]:
    if len(done) >= minimum:
        yield done
    for at, (die, value) in enumerate(dice):
        rest = dice[:at] + dice[at + 1 :]
        for cell in _in_order(field.room(value)):
            yield from _ways(field.place(value, cell), rest, minimum, (*done, (die, cell)))

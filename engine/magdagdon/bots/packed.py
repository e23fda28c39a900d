"""A board as two numbers, its rows and its columns, three bits a cell, so that whatever lies in a line is one number.

Cell 0 stands in the highest bits. 0 is an empty cell, 1 … 6 a number, 7 a ruin.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.magdagdon.board import CELLS, EMPTY, RUIN, SIDE, Board

WIDTH: Final = 3
PACKED_RUIN: Final = 7
ROW_SHIFTS: Final = tuple(WIDTH * (CELLS[-1] - cell) for cell in CELLS)
COLUMN_SHIFTS: Final = tuple(ROW_SHIFTS[cell % SIDE * SIDE + cell // SIDE] for cell in CELLS)
IN_ROWS: Final = tuple(tuple(value << shift for value in range(8)) for shift in ROW_SHIFTS)
"""What a value on a cell adds to the rows."""
IN_COLUMNS: Final = tuple(tuple(value << shift for value in range(8)) for shift in COLUMN_SHIFTS)
"""What a value on a cell adds to the columns."""


class Packed(NamedTuple):
    """A board as two numbers that hold the same: each line of it is in one of them."""

    rows: int
    columns: int
    empty: int
    """How many cells are empty."""

    @classmethod
    def of(cls, board: Board) -> Packed:
        """A board, packed."""
        values = tuple(PACKED_RUIN if value == RUIN else value for value in board)
        rows = sum(IN_ROWS[cell][value] for cell, value in enumerate(values))
        columns = sum(IN_COLUMNS[cell][value] for cell, value in enumerate(values))
        return cls(rows, columns, values.count(EMPTY))

    def cells(self) -> tuple[int, ...]:
        """What stands on each cell; a ruin is 7."""
        return tuple(self.rows >> shift & 7 for shift in ROW_SHIFTS)

    def board(self) -> Board:
        """The board, unpacked."""
        return tuple(RUIN if value == PACKED_RUIN else value for value in self.cells())

    def ruins(self) -> list[tuple[int, int]]:
        """The rows and columns of every board with one ruin more, by ascending cell."""
        return [
            (self.rows | IN_ROWS[cell][PACKED_RUIN], self.columns | IN_COLUMNS[cell][PACKED_RUIN])
            for cell, value in enumerate(self.cells())
            if value == EMPTY
        ]

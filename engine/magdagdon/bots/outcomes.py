"""Every outcome of a turn, each once.

That two neighbours may differ by at most 1 holds in either order, so the order of placements matters for nothing but
that each die touches a number. So the walk goes over sets of empty cells that hang together with the field, gives each
cell the faces that its neighbours allow, and hands out the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.magdagdon.board import CELLS, EMPTY, FACES, NEIGHBOURS
from engine.magdagdon.bots.hands import DICE, MORE, SIZES
from engine.magdagdon.bots.packed import IN_COLUMNS, IN_ROWS, Packed
from engine.magdagdon.bots.values import PAIR, Values

Outcome = tuple[int, int, int]
"""The hand that was placed, and the rows and columns it led to."""

_LANE: Final = 7
_ALL: Final = (1 << _LANE * len(CELLS)) - 1
_BITS: Final = {1 << cell: cell for cell in CELLS}
_AROUND: Final = tuple(sum(1 << neighbour for neighbour in NEIGHBOURS[cell]) for cell in CELLS)
_FACES: Final = tuple(tuple(face for face in FACES if mask >> face & 1) for mask in range(1 << _LANE))


def _left(cell: int, face: int) -> int:
    """The faces that every cell may still take, a lane of bits each, when this cell shows this face."""
    barred = sum(1 << other for other in FACES if abs(other - face) > 1)
    return _ALL & ~sum(barred << _LANE * neighbour for neighbour in NEIGHBOURS[cell])


_LEFT: Final = tuple(tuple(_left(cell, face) if face in FACES else _ALL for face in range(7)) for cell in CELLS)


def outcomes(board: Packed, dice: Sequence[int], least: int) -> list[Outcome]:
    """All ways to place at least `least` dice, as they lie in the end.

    `dice` says for each hand placed which faces may follow (`hands.any_dice`, `hands.of`).
    """
    return _Walk(board, dice, least).found


def rate(values: Values, found: Sequence[Outcome], empty: int) -> list[float]:
    """What `Values.of` says of each outcome, on a board that had so many empty cells."""
    phases = [values.phase[max(0, empty - size)] for size in SIZES]
    head, middle, foot = values.head, values.middle, values.foot
    rated = [
        phases[hand]
        + head[rows >> 24]
        + middle[rows >> 12 & PAIR]
        + foot[rows & PAIR]
        + head[columns >> 24]
        + middle[columns >> 12 & PAIR]
        + foot[columns & PAIR]
        for hand, rows, columns in found
    ]
    if empty <= DICE:
        for at, (hand, rows, columns) in enumerate(found):
            if SIZES[hand] == empty:
                rated[at] = values.of(rows, columns, 0)
    return rated


class _Walk:
    """The search, with what it does not change."""

    def __init__(self, board: Packed, dice: Sequence[int], least: int) -> None:
        self.found: list[Outcome] = []
        self._dice = dice
        self._least = least
        cells = board.cells()
        self._empty = sum(1 << cell for cell in CELLS if cells[cell] == EMPTY)
        faces, near = _ALL, 0
        for cell, value in enumerate(cells):
            if value in FACES:
                faces &= _LEFT[cell][value]
                near |= _AROUND[cell]
        near &= self._empty
        if any(value in FACES for value in cells):
            self._on(0, board.rows, board.columns, faces, near, 0, 1)
        else:
            self._begin(board, faces)

    def _begin(self, board: Packed, faces: int) -> None:
        """On a board without a number the first die goes anywhere, and the others touch it."""
        barred = 0
        for cell in CELLS:
            if self._empty >> cell & 1:
                only = 1 << cell
                self._on(0, board.rows, board.columns, faces, only, barred, 1)
                barred |= only

    def _on(self, hand: int, rows: int, columns: int, faces: int, near: int, barred: int, count: int) -> None:  # noqa: PLR0917, PLR0913
        """Place one more die on each cell near the field that is not barred, and go on from there."""
        dice, found, least, empty = self._dice, self.found, self._least, self._empty
        follow, allowed = MORE[hand], dice[hand]
        free = near & ~barred
        while free:
            bit = free & -free
            free ^= bit
            barred |= bit
            cell = _BITS[bit]
            beyond = near | _AROUND[cell] & empty
            in_rows, in_columns, left = IN_ROWS[cell], IN_COLUMNS[cell], _LEFT[cell]
            for face in _FACES[faces >> _LANE * cell & allowed]:
                placed, with_rows, with_columns = follow[face], rows | in_rows[face], columns | in_columns[face]
                if count >= least:
                    found.append((placed, with_rows, with_columns))
                if dice[placed]:
                    self._on(placed, with_rows, with_columns, faces & left[face], beyond, barred, count + 1)

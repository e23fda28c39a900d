"""The rules of placement once more, said as the rule sheet says them and searched without any cleverness."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

Board = tuple[int, ...]
Way = tuple[tuple[int, int], ...]


def numbers(board: Board) -> dict[tuple[int, int], int]:
    """The numbers of a board by row and column."""
    return {divmod(cell, 4): value for cell, value in enumerate(board) if value > 0}


def may_go(board: Board, value: int, cell: int) -> bool:
    row, column = divmod(cell, 4)
    standing = numbers(board)
    touched = [number for (r, c), number in standing.items() if abs(r - row) + abs(c - column) == 1]
    if board[cell] != 0:
        return False
    return not standing or (bool(touched) and all(number in (value - 1, value, value + 1) for number in touched))


def every_way(board: Board, dice: Sequence[int], most: int, done: Way = ()) -> Iterator[Way]:
    """Every ordered sequence of legal placements of different dice, up to `most` long, the empty one included."""
    yield done
    if len(done) == most:
        return
    for die in {0, 1, 2, 3} - {die for die, _ in done}:
        for cell in range(16):
            if may_go(board, dice[die], cell):
                after = (*board[:cell], dice[die], *board[cell + 1 :])
                yield from every_way(after, dice, most, (*done, (die, cell)))


faces = st.integers(1, 6)
four_dice = st.tuples(faces, faces, faces, faces)
cells = st.integers(0, 15)
any_board = st.lists(st.integers(-1, 6), min_size=16, max_size=16).map(tuple)
"""Any filling of the cells, whether it can be reached or not."""


@st.composite
def played_boards(draw: st.DrawFn) -> Board:
    """Boards as play leaves them: one field of numbers that fit, ruins, and at least one empty cell."""
    board = [0] * 16
    for cell, value in draw(st.lists(st.tuples(cells, st.integers(-1, 6)), max_size=60)):
        ruin = value == -1 and board[cell] == 0 and board.count(-1) < 5
        if board.count(0) > 1 and (ruin or (value > 0 and may_go(tuple(board), value, cell))):
            board[cell] = value
    return tuple(board)


def crowded(board: Board) -> Board:
    """The same board with a ruin on every empty cell but the first six, so that all ways can be counted."""
    empty = [cell for cell, value in enumerate(board) if value == 0]
    return tuple(-1 if cell in empty[6:] else value for cell, value in enumerate(board))

"""Rules: *Legal placement*."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.magdagdon.board import CELLS, NEIGHBOURS, Field, first_way, obstacle, ways
from tests.engine.magdagdon.oracle import (
    Board,
    any_board,
    cells,
    crowded,
    every_way,
    faces,
    four_dice,
    may_go,
    played_boards,
)


@given(st.lists(st.sampled_from([0, -1]), min_size=16, max_size=16).map(tuple), faces, cells)
def test_while_no_number_stands_a_die_may_go_to_any_empty_cell_even_among_ruins(
    board: Board, value: int, cell: int
) -> None:
    why = obstacle(board, value, cell)
    assert (why is None) == (board[cell] == 0)


@given(any_board, faces, cells)
def test_every_later_die_touches_a_number_and_differs_by_at_most_1_from_all_it_touches(
    board: Board, value: int, cell: int
) -> None:
    assert (obstacle(board, value, cell) is None) == may_go(board, value, cell)


def test_diagonals_never_count_and_the_board_does_not_wrap_around() -> None:
    assert NEIGHBOURS[0] == (1, 4)
    assert NEIGHBOURS[3] == (2, 7)
    assert NEIGHBOURS[5] == (1, 4, 6, 9)
    assert NEIGHBOURS[12] == (8, 13)


@given(any_board, faces, cells)
def test_a_ruin_connects_nothing_and_restricts_nothing(board: Board, value: int, cell: int) -> None:
    cleared = tuple(0 if other == -1 and at != cell else other for at, other in enumerate(board))
    assert (obstacle(board, value, cell) is None) == (obstacle(cleared, value, cell) is None)


def test_a_refusal_names_the_number_that_is_too_far_away() -> None:
    board = (3, 0, 5) + (0,) * 13
    why = obstacle(board, 3, 1)
    assert why is not None
    assert (why.reason, why.params) == ("differs", {"value": 3, "neighbour": 5})


@given(any_board, faces)
def test_all_cells_at_once_are_judged_like_each_cell_alone(board: Board, value: int) -> None:
    room = Field.of(board).room(value)
    assert [room >> cell & 1 for cell in CELLS] == [obstacle(board, value, cell) is None for cell in CELLS]


@settings(max_examples=60)
@given(played_boards(), four_dice, st.integers(1, 3))
def test_the_first_way_is_the_smallest_of_all_ways_and_missing_only_when_there_is_none(
    board: Board, dice: tuple[int, ...], count: int
) -> None:
    every = [way for way in every_way(board, dice, count) if len(way) == count]
    assert first_way(Field.of(board), dice, count) == min(every, default=None)


@settings(max_examples=25)
@given(played_boards().map(crowded), four_dice, st.integers(1, 3))
def test_the_ways_are_every_way_of_the_minimum_or_more_in_order(
    board: Board, dice: tuple[int, ...], minimum: int
) -> None:
    every = sorted(way for way in every_way(board, dice, 4) if len(way) >= minimum)
    assert list(ways(Field.of(board), dice, minimum)) == every


@given(faces, st.integers(1, 3))
def test_equal_dice_always_fit_side_by_side(value: int, count: int) -> None:
    assert first_way(Field.of((0,) * 16), (value,) * 4, count) == tuple((die, die) for die in range(count))

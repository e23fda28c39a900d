"""Rules: *Scoring*."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.magdagdon.scoring import LINES, Difficulty, bonus, score
from tests.engine.magdagdon.oracle import Board, any_board

EVERY_LINE = list(product(range(1, 7), repeat=4))


@given(any_board, st.sampled_from(["PEACEFUL", "SURVIVAL", "NIGHTMARE"]))
def test_each_number_counts_twice_and_each_ruin_costs_15(board: Board, difficulty: Difficulty) -> None:
    points = score(board, difficulty, 0)
    assert points.base == 2 * sum(value for value in board if value > 0)
    assert points.ruins == 15 * board.count(-1)


@given(any_board, st.integers(0, 3))
def test_the_total_is_base_and_bonuses_minus_ruins_and_powers(board: Board, powers_used: int) -> None:
    points = score(board, "PEACEFUL", powers_used)
    assert points.base == sum(line[0] for line in points.lines)
    assert points.bonuses == sum(line[2] for line in points.lines)
    assert points.total == points.base + points.bonuses - points.ruins - points.powers


def test_lines_are_the_four_rows_from_the_top_then_the_four_columns_from_the_left() -> None:
    points = score(tuple(range(16)), "PEACEFUL", 0)
    assert LINES[0] == (0, 1, 2, 3)
    assert LINES[7] == (3, 7, 11, 15)
    assert [line[0] for line in points.lines] == [6, 22, 38, 54, 24, 28, 32, 36]


def test_a_straight_is_four_consecutive_values_in_line_order_up_or_down() -> None:
    for line in EVERY_LINE:
        straight = all(b == a + 1 for a, b in pairwise(line)) or all(b == a - 1 for a, b in pairwise(line))
        assert (bonus(line) == "STRAIGHT") == straight


def test_four_of_a_kind_is_four_equal_numbers() -> None:
    assert {line for line in EVERY_LINE if bonus(line) == "FOUR_OF_A_KIND"} == {(v, v, v, v) for v in range(1, 7)}


def test_two_pairs_are_two_different_values_twice_each_in_any_order() -> None:
    for line in EVERY_LINE:
        assert (bonus(line) == "TWO_PAIRS") == (sorted(map(line.count, line)) == [2] * 4 and len(set(line)) == 2)


@given(st.lists(st.integers(-1, 6), min_size=4, max_size=4).map(tuple))
def test_only_a_complete_line_of_numbers_takes_a_bonus(line: tuple[int, ...]) -> None:
    if not all(value > 0 for value in line):
        assert bonus(line) is None


def test_bonuses_are_60_40_and_20_points() -> None:
    board = (1, 2, 3, 4, 5, 5, 5, 5, 2, 3, 3, 2, 0, 0, 0, 0)
    assert [line[1:] for line in score(board, "PEACEFUL", 0).lines[:4]] == [
        ("STRAIGHT", 60),
        ("FOUR_OF_A_KIND", 40),
        ("TWO_PAIRS", 20),
        (None, 0),
    ]


@pytest.mark.parametrize(
    ("difficulty", "costs"),
    [("PEACEFUL", [0, 10, 30, 70]), ("SURVIVAL", [0, 70]), ("NIGHTMARE", [0])],
)
def test_powers_cost_what_the_difficulty_says_in_order_of_use(difficulty: Difficulty, costs: list[int]) -> None:
    assert [score((0,) * 16, difficulty, used).powers for used in range(len(costs))] == costs


def test_the_highest_board_of_nothing_but_sixes() -> None:
    points = score((6,) * 16, "PEACEFUL", 0)
    assert (points.base, points.bonuses, points.total) == (192, 320, 512)

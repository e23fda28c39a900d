"""Rules: *A turn*, *MAGDAGDON and ruins*, *End*; one seat at the table."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import SeededDice
from engine.game import Illegal, begin, play
from engine.magdagdon import rules
from engine.magdagdon.pieces import Confirm, Options, Player, Ruin, State
from engine.magdagdon.scoring import TERMS, Difficulty
from tests.engine.magdagdon.oracle import Board, cells, every_way, four_dice, numbers, played_boards
from tests.engine.magdagdon.positions import NO_DICE, Laid, command, position

DIFFICULTIES = sorted(TERMS)
difficulties = st.sampled_from(DIFFICULTIES)
STUCK = (6, 6, 6, 6)
"""Dice that fit nowhere beside a 1."""


def board_with(empty: int) -> Board:
    """A board of ones with so many empty cells at its end."""
    return (1,) * (16 - empty) + (0,) * empty


@pytest.mark.parametrize(("difficulty", "minimum"), [("PEACEFUL", 2), ("SURVIVAL", 2), ("NIGHTMARE", 3)])
def test_the_minimum_is_the_difficultys_and_drops_to_the_number_of_empty_cells(
    difficulty: Difficulty, minimum: int
) -> None:
    for empty in range(1, 17):
        state, _ = position(board_with(empty), (1, 1, 1, 1), difficulty)
        assert state.required(0) == min(minimum, empty)


def test_nothing_is_required_of_a_full_board() -> None:
    assert position(board_with(0))[0].required(0) == 0


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_last_cell_takes_one_die_and_ends_the_game(difficulty: Difficulty) -> None:
    state, dice = position(board_with(1), (6, 6, 6, 2), difficulty)
    state, _ = play(rules, state, 0, Confirm(1, ((3, 15),)), dice)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.seats[0].tiebreak == (0, 1)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_more_dice_than_the_minimum_may_be_placed_and_the_rest_is_discarded(count: int) -> None:
    state, dice = position(dice=(3, 3, 3, 3), then=[(2, 3, 4, 5)])
    state, _ = play(rules, state, 0, Confirm(1, ((0, 0), (1, 1), (2, 2), (3, 3))[:count]), dice)
    assert state.players[0].cells == (3,) * count + (0,) * (16 - count)
    assert state.players[0].open_hand.now.dice == (2, 3, 4, 5)


def test_dice_placed_earlier_in_the_same_turn_count_so_order_matters() -> None:
    state, dice = position((4,) + (0,) * 15, (5, 6, 1, 1), then=[(1, 1, 1, 1)])
    with pytest.raises(Illegal, match="not_adjacent"):
        play(rules, state, 0, Confirm(1, ((1, 2), (0, 1))), dice)
    state, _ = play(rules, state, 0, Confirm(1, ((0, 1), (1, 2))), dice)
    assert state.players[0].cells[:3] == (4, 5, 6)


@settings(max_examples=80)
@given(played_boards(), four_dice, difficulties, st.data())
def test_confirm_is_accepted_exactly_if_it_is_a_legal_way_of_the_minimum_or_more(
    board: Board, dice: tuple[int, ...], difficulty: Difficulty, data: st.DataObject
) -> None:
    state, _ = position(board, dice, difficulty)
    some_way = data.draw(st.sampled_from(list(islice(every_way(board, dice, 3), 500))))
    one_more = data.draw(st.lists(st.tuples(st.integers(0, 3), cells), max_size=1))
    placements = (*data.draw(st.permutations(some_way)), *one_more)
    legal = len(placements) >= state.required(0) and placements in every_way(board, dice, len(placements))
    try:
        accepted = bool(rules.decide(state, 0, Confirm(1, placements), NO_DICE))
    except Illegal:
        accepted = False
    assert accepted == legal


@settings(max_examples=60)
@given(played_boards(), four_dice, difficulties)
def test_a_turn_is_a_magdagdon_exactly_if_no_sequence_of_the_minimum_exists(
    board: Board, dice: tuple[int, ...], difficulty: Difficulty
) -> None:
    state, _ = position(board, dice, difficulty)
    required = state.required(0)
    possible = any(len(way) == required for way in every_way(board, dice, required))
    shown = rules.view(state).seats[0]
    assert shown.magdagdon is not possible


@settings(max_examples=60)
@given(played_boards(), four_dice, difficulties)
def test_autoplay_places_the_smallest_way_of_the_minimum_or_ruins_the_lowest_empty_cell(
    board: Board, dice: tuple[int, ...], difficulty: Difficulty
) -> None:
    state, _ = position(board, dice, difficulty)
    required = state.required(0)
    smallest = min((way for way in every_way(board, dice, required) if len(way) == required), default=None)
    assert rules.autoplay(state, 0) == (Ruin(1, board.index(0)) if smallest is None else Confirm(1, smallest))


def test_a_ruin_may_take_any_empty_cell_in_a_magdagdon_even_with_powers_left() -> None:
    board = (1,) + (0,) * 15
    state, dice = position(board, STUCK, "PEACEFUL", then=[STUCK])
    ruins = [each for each in rules.legal(state, 0) if isinstance(each, Ruin)]
    assert ruins == [Ruin(1, cell) for cell in range(1, 16)]
    state, _ = play(rules, state, 0, Ruin(1, 10), dice)
    assert state.players[0].cells == (*board[:10], -1, *board[11:])
    assert (state.players[0].turns, state.players[0].turn) == (1, 2)


def test_a_magdagdon_cannot_be_accepted_while_the_minimum_can_be_placed() -> None:
    state, _ = position((1,) + (0,) * 15, (1, 1, 6, 6))
    assert not any(isinstance(each, Ruin) for each in rules.legal(state, 0))
    with pytest.raises(Illegal, match="not_magdagdon"):
        rules.decide(state, 0, Ruin(1, 5), NO_DICE)


def test_in_a_magdagdon_fewer_dice_than_the_minimum_are_refused_even_if_they_fit() -> None:
    state, _ = position((1,) + (0,) * 15, (1, 6, 6, 4), "NIGHTMARE")
    with pytest.raises(Illegal, match="too_few") as refused:
        rules.decide(state, 0, Confirm(1, ((0, 1),)), NO_DICE)
    assert refused.value.params == {"minimum": 3}


def test_a_first_turn_of_nightmare_can_be_a_magdagdon_and_the_next_die_still_goes_anywhere() -> None:
    state, dice = position(dice=(1, 3, 5, 5), difficulty="NIGHTMARE", then=[(2, 2, 2, 6)])
    assert rules.view(state).seats[0].magdagdon
    state, _ = play(rules, state, 0, Ruin(1, 5), dice)
    assert not rules.view(state).seats[0].magdagdon
    first_cells = {each.placements[0][1] for each in rules.legal(state, 0) if isinstance(each, Confirm)}
    assert first_cells == set(range(16)) - {5}


def test_every_roll_counts_as_a_turn_ruin_turns_included() -> None:
    state, dice = position(board_with(2), STUCK, "NIGHTMARE", then=[STUCK])
    state, _ = play(rules, state, 0, Ruin(1, 15), dice)
    state, _ = play(rules, state, 0, Ruin(2, 14), dice)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.seats[0].facts["turns"] == 2


def test_a_result_names_the_bonuses_line_by_line() -> None:
    rows = (1, 2, 3, 4), (6, 6, 6, 6), (1, 1, 2, 2), (5, 3, 1, 6)
    player = Player(cells=(*rows[0], *rows[1], *rows[2], *rows[3]), turns=8)
    outcome = rules.outcome(State(Options(), 8, (player,)))
    assert outcome is not None
    assert outcome.seats[0].feats == ("STRAIGHT", "FOUR_OF_A_KIND", "TWO_PAIRS")


@pytest.mark.parametrize("turn", [0, 2, -1])
def test_a_command_for_another_turn_is_refused_and_names_the_turn_it_was_meant_for(turn: int) -> None:
    state, _ = position(dice=(1, 1, 1, 1))
    with pytest.raises(Illegal, match="turn_passed") as refused:
        rules.decide(state, 0, Confirm(turn, ((0, 0), (1, 1))), NO_DICE)
    assert refused.value.params == {"turn": turn}


def test_after_the_last_cell_nothing_is_accepted_any_more() -> None:
    state, _ = position(board_with(0))
    assert rules.waits(state, 0)
    assert not list(rules.legal(state, 0))
    for each in (Confirm(1, ()), Ruin(1, 0), command(type="reroll", turn=1, use=0, dice=[0])):
        with pytest.raises(Illegal, match="game_over"):
            rules.decide(state, 0, each, NO_DICE)


@settings(max_examples=25)
@given(st.binary(min_size=32, max_size=32), difficulties, st.randoms(use_true_random=False))
def test_confirmed_cells_are_permanent_and_the_numbers_stay_one_connected_field(
    seed: bytes, difficulty: Difficulty, chance: Random
) -> None:
    dice = SeededDice(seed)
    state, _ = begin(rules, 1, Options(difficulty=difficulty), dice)
    while rules.outcome(state) is None:
        before = state.players[0].cells
        state, _ = play(rules, state, 0, chance.choice(list(islice(rules.legal(state, 0), 300))), dice)
        after = state.players[0].cells
        assert all(now == then for then, now in zip(before, after, strict=True) if then != 0)
        assert one_field(after)


def one_field(board: Board) -> bool:
    """Whether all numbers hang together and none differs by more than 1 from one it touches."""
    standing = numbers(board)
    reached, border = set[tuple[int, int]](), set(list(standing)[:1])
    while border:
        row, column = here = border.pop()
        reached.add(here)
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & standing.keys()
        if any(abs(standing[other] - standing[here]) > 1 for other in beside):
            return False
        border |= beside - reached
    return reached == standing.keys()


def test_own_pace_has_no_clock() -> None:
    with pytest.raises(msgspec.ValidationError, match="no clock"):
        msgspec.convert({"pace": "own", "clock": 30}, Options)


@pytest.mark.parametrize("clock", [4, 601, 30.5, "30", True])
def test_a_clock_is_5_to_600_whole_seconds(clock: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"clock": clock}, Options)


def test_a_clock_may_be_left_out_or_set() -> None:
    assert rules.clock(Options()) is None
    assert rules.clock(msgspec.convert({"clock": 5}, Options)) == 5
    assert rules.clock(msgspec.convert({"clock": 600}, Options)) == 600


def test_the_dailies_are_the_three_difficulties_at_ones_own_pace() -> None:
    assert {name: (each.difficulty, each.pace) for name, each in rules.dailies.items()} == {
        name: (name, "own") for name in DIFFICULTIES
    }


def test_high_scores_are_kept_per_difficulty() -> None:
    assert {rules.table(Options(difficulty=each)) for each in TERMS} == set(TERMS)


def test_a_roll_is_shown_with_its_four_faces() -> None:
    state, _ = begin(rules, 1, Options(), Laid({("roll", 1, die): die + 2 for die in range(4)}))
    assert rules.view(state).dice == (2, 3, 4, 5)

"""Rules: *Majda Power*."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Illegal, begin, play, settle
from engine.magdagdon import rules
from engine.magdagdon.pieces import Changed, Confirm, Decrease, Increase, Options, Player, Reroll, Ruin, State
from engine.magdagdon.scoring import Difficulty
from tests.engine.magdagdon.oracle import four_dice
from tests.engine.magdagdon.positions import NO_DICE, Laid, position, rolls

ONE = (1,) + (0,) * 15
"""A board with a single 1 in its first corner."""


def dice_of(state: State, seat: int = 0) -> tuple[int, ...]:
    return state.players[seat].open_hand.now.dice


@given(four_dice, st.integers(0, 3))
def test_decrease_and_increase_change_one_die_by_exactly_1_and_never_beyond_1_and_6(
    faces: tuple[int, ...], die: int
) -> None:
    state, dice = position(dice=faces)
    for command, by in ((Decrease(1, 0, die), -1), (Increase(1, 0, die), 1)):
        if faces[die] + by in range(1, 7):
            after, _ = play(rules, state, 0, command, dice)
            assert dice_of(after) == (*faces[:die], faces[die] + by, *faces[die + 1 :])
        else:
            with pytest.raises(Illegal, match="out_of_range"):
                rules.decide(state, 0, command, NO_DICE)


@pytest.mark.parametrize("command", [Decrease(1, 0, 1), Increase(1, 0, 1), Reroll(1, 0, (2,))])
def test_the_log_keeps_the_command_of_a_power(command: Decrease | Increase | Reroll) -> None:
    state, _ = position(dice=(3, 3, 3, 3))
    dice = Laid({("reroll", 1, 2, 1): 6})
    [changed] = rules.decide(state, 0, command, dice)
    assert isinstance(changed, Changed)
    assert changed.power == command


@given(st.permutations(range(4)), st.integers(1, 4))
def test_a_reroll_rolls_the_chosen_dice_together_for_one_use(order: list[int], count: int) -> None:
    chosen = tuple(order[:count])
    state, _ = position(dice=(1, 1, 1, 1))
    dice = Laid({("reroll", 1, die, 1): 6 for die in chosen})
    state, _ = play(rules, state, 0, Reroll(1, 0, chosen), dice)
    assert dice_of(state) == tuple(6 if die in chosen else 1 for die in range(4))
    assert state.players[0].powers_used == 1


def test_the_kth_reroll_of_a_die_in_a_turn_is_counted_for_each_die() -> None:
    state, _ = position(dice=(1, 1, 1, 1))
    dice = Laid({("reroll", 1, 0, 1): 2, ("reroll", 1, 1, 1): 3, ("reroll", 1, 0, 2): 4, ("reroll", 1, 2, 1): 5})
    state, _ = play(rules, state, 0, Reroll(1, 0, (0,)), dice)
    state, _ = play(rules, state, 0, Reroll(1, 1, (1,)), dice)
    state, _ = play(rules, state, 0, Reroll(1, 2, (0, 2)), dice)
    assert dice_of(state) == (4, 3, 5, 1)


def test_rerolls_are_counted_anew_in_every_turn() -> None:
    state, laid = position(dice=(1, 1, 1, 1), then=[(1, 1, 1, 1)])
    state, _ = play(rules, state, 0, Reroll(1, 0, (0,)), Laid({("reroll", 1, 0, 1): 1}))
    state, _ = play(rules, state, 0, Confirm(1, ((0, 0), (1, 1))), laid)
    state, _ = play(rules, state, 0, Reroll(2, 1, (0,)), Laid({("reroll", 2, 0, 1): 5}))
    assert dice_of(state) == (5, 1, 1, 1)


def test_two_players_who_reroll_the_same_die_first_get_the_same_face() -> None:
    dice = Laid(rolls([(1, 1, 1, 1)]) | {("reroll", 1, die, 1): die + 3 for die in range(4)})
    state, _ = begin(rules, 2, Options(), dice)
    state, _ = play(rules, state, 0, Reroll(1, 0, (2,)), dice)
    state, _ = play(rules, state, 1, Reroll(1, 0, (3, 2, 0)), dice)
    assert dice_of(state, 0)[2] == dice_of(state, 1)[2] == 5


@pytest.mark.parametrize(("difficulty", "powers"), [("PEACEFUL", 3), ("SURVIVAL", 1), ("NIGHTMARE", 0)])
def test_each_difficulty_has_its_number_of_powers_and_all_may_be_used_in_one_turn(
    difficulty: Difficulty, powers: int
) -> None:
    state, dice = position(dice=(1, 1, 1, 1), difficulty=difficulty)
    for use in range(powers):
        state, _ = play(rules, state, 0, Increase(1, use, 0), dice)
    assert dice_of(state)[0] == 1 + powers
    with pytest.raises(Illegal, match="no_powers_left") as refused:
        rules.decide(state, 0, Increase(1, powers, 0), NO_DICE)
    assert refused.value.params == {"difficulty": difficulty}
    assert all(isinstance(each, Confirm) for each in islice(rules.legal(state, 0), 50))


def test_a_power_that_was_already_paid_is_not_paid_again() -> None:
    state, dice = position(dice=(1, 1, 1, 1))
    state, _ = play(rules, state, 0, Increase(1, 0, 0), dice)
    with pytest.raises(Illegal, match="power_passed"):
        rules.decide(state, 0, Increase(1, 0, 0), NO_DICE)


def test_a_power_may_rescue_a_magdagdon_and_then_no_ruin_is_accepted() -> None:
    state, dice = position(ONE, (3, 3, 6, 6))
    assert state.players[0].open_hand.now.magdagdon
    state, _ = play(rules, state, 0, Decrease(1, 0, 0), dice)
    assert not state.players[0].open_hand.now.magdagdon
    with pytest.raises(Illegal, match="not_magdagdon"):
        rules.decide(state, 0, Ruin(1, 5), NO_DICE)
    state, _ = play(rules, state, 0, Confirm(1, ((0, 1), (1, 2))), Laid(rolls([(1, 1, 1, 1)], first=2)))
    assert state.players[0].cells[:3] == (1, 2, 3)


def test_a_power_may_turn_a_playable_roll_into_a_magdagdon_and_that_stands() -> None:
    state, dice = position(ONE, (2, 2, 6, 6), then=[(1, 1, 1, 1)])
    state, _ = play(rules, state, 0, Reroll(1, 0, (0, 1)), Laid({("reroll", 1, 0, 1): 6, ("reroll", 1, 1, 1): 6}))
    secret = rules.secret(state, 0)
    assert secret is not None
    assert secret.magdagdon
    assert not rules.view(state).seats[0].magdagdon
    state, _ = play(rules, state, 0, Ruin(1, 15), dice)
    assert state.players[0].cells == (*ONE[:15], -1)


def test_after_confirm_no_power_is_accepted_in_that_turn() -> None:
    laid = Laid(rolls([(1, 1, 1, 1)]))
    state, _ = begin(rules, 2, Options(), laid)
    state, _ = play(rules, state, 0, Confirm(1, ((0, 0), (1, 1))), laid)
    for command in (Increase(1, 0, 2), Confirm(1, ((0, 0), (1, 1)))):
        with pytest.raises(Illegal, match="already_chosen"):
            rules.decide(state, 0, command, NO_DICE)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Reroll(1, 0, ()), "no_dice"),
        (Reroll(1, 0, (1, 1)), "die_used_twice"),
        (Reroll(1, 0, (4,)), "bad_die"),
        (Increase(1, 0, -1), "bad_die"),
        (Decrease(1, 1, 0), "power_passed"),
    ],
)
def test_a_refused_power_rolls_nothing(command: Reroll | Increase | Decrease, reason: str) -> None:
    state, _ = position(dice=(2, 2, 2, 2))
    with pytest.raises(Illegal, match=reason):
        rules.decide(state, 0, command, NO_DICE)


def test_autoplay_never_uses_a_power() -> None:
    state, _ = settle(rules, State(Options(), 0, (Player(cells=ONE),)), Laid(rolls([(3, 3, 6, 6)])))
    assert rules.autoplay(state, 0) == Ruin(1, 1)

"""The choices of the seats that are not active: revealed together, whatever order they arrive in."""

import random
from itertools import permutations

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import begin, play
from engine.lost_cities import rules
from engine.lost_cities.pieces import Choice, Options, Rolled, State
from tests.engine.lost_cities.playing import PLAYERS, Played, seed, some_choices


def everything_but(state: State, seat: int) -> bytes:
    """All that anybody but this seat may know."""
    secrets = [rules.secret(state, other) for other in range(len(state.sheets)) if other != seat]
    return msgspec.json.encode([rules.view(state), secrets])


@pytest.mark.parametrize("number", range(40))
def test_the_order_in_which_choices_arrive_changes_nothing(number: int) -> None:
    seats, player = 2 + number % 4, PLAYERS[number % len(PLAYERS)]
    dice, chance = SeededDice(seed(number)), random.Random(number)
    state, _ = begin(rules, seats, Options(), dice)
    while rules.outcome(state) is None:
        active = rules.view(state).active
        assert active is not None
        state, _ = play(rules, state, active, player(chance, some_choices(state, active, chance)), dice)
        others = [seat for seat in range(seats) if seat != active]
        choices = {seat: player(chance, some_choices(state, seat, chance)) for seat in others}
        closed = [arrive(state, order, choices, dice) for order in permutations(others)]
        assert all(each == closed[0] for each in closed)
        state = closed[0]


def arrive(state: State, order: tuple[int, ...], choices: dict[int, Choice], dice: SeededDice) -> State:
    for seat in order:
        state, _ = play(rules, state, seat, choices[seat], dice)
    return state


def test_no_view_and_no_other_seats_secret_holds_a_choice_before_all_have_chosen(games: list[Played]) -> None:
    """All choices of a seat look alike to everybody else; that it has chosen is all they see."""
    compared = 0
    for game in games:
        chance = random.Random(game.seats)
        for state in game.states[::5]:
            for seat in hidden_choosers(state):
                first, *different = some_choices(state, seat, chance)
                seen = {everything_but(after_choice(state, seat, each), seat) for each in [first, *different]}
                assert len(seen) == 1
                compared += len(different)
                closing = everything_but(state, seat), seen.pop()
                assert [text.count(b'"closed":true') for text in closing] == [chosen_by(state), chosen_by(state) + 1]
    assert compared > 100


def hidden_choosers(state: State) -> list[int]:
    """Seats whose choice will stay hidden: not active, and not the last to choose."""
    active = rules.view(state).active
    waiting = [seat for seat in range(len(state.sheets)) if not rules.waits(state, seat)]
    return waiting if len(waiting) > 1 and active not in waiting else []


def after_choice(state: State, seat: int, choice: Choice) -> State:
    return rules.evolve(state, rules.decide(state, seat, choice, SeededDice(seed(0)))[0])


def chosen_by(state: State) -> int:
    return sum(choice is not None for choice in state.choices)


def test_a_seat_knows_its_own_choice_until_it_is_revealed(games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            active = rules.view(state).active
            for seat, choice in enumerate(state.choices):
                secret = rules.secret(state, seat)
                hidden = choice is not None and seat != active
                assert (secret is not None) == hidden
                assert secret is None or (secret.turn, secret.choice) == (state.turn, choice)


def test_all_choices_are_revealed_together(games: list[Played]) -> None:
    for game in games:
        for before, after in game.steps():
            active = rules.view(before).active
            others = [seat for seat in range(game.seats) if seat != active]
            if rules.turn(before) % 2 == 0 and rules.turn(before) == rules.turn(after) and after.why is None:
                assert [before.sheets[seat] for seat in others] == [after.sheets[seat] for seat in others]


def test_a_view_shows_no_die_of_a_turn_to_come(games: list[Played]) -> None:
    """A state, and so a view, holds the dice on the table and those of the turn before, and no way to others."""
    for game in games:
        rolls = [event for event in game.events if isinstance(event, Rolled)]
        for state in game.states:
            seen = rules.view(state)
            shown = {(seen.turn, seen.dice)} if seen.dice else set()
            shown |= {(seen.past.turn, seen.past.dice)} if seen.past else set()
            assert shown <= {(event.turn, event.dice) for event in rolls[: state.turn]}

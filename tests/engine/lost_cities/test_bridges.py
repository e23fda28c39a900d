"""Sentences of the rules about bridges and the end of a game."""

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import Illegal, begin, play, settle
from engine.lost_cities import rules
from engine.lost_cities.pieces import Closed, Ended, Options, Refuse, Rolled, Sheet, Take
from engine.lost_cities.writing import filled
from tests.engine.lost_cities.playing import Played, choose, opened, reached, seed

DICE = SeededDice(seed(0))
FULL = (1,) * 9
CAPACITY = 6 * (9 + 1) + 9 + 9
"""All that can ever be marked on a sheet: six columns with their circles, artifacts, dice."""


def marks(sheet: Sheet) -> int:
    return len(sheet.circles) + sum(filled(sheet, column) for column in range(8))


def test_a_bridge_pays_in_one_turn_only_and_all_who_reach_it_in_that_turn(games: list[Played]) -> None:
    shared = 0
    for game in games:
        sheets, paid = [Sheet()] * game.seats, set()
        state = rules.start(game.seats, Options())
        for event in game.events:
            state = rules.evolve(state, event)
            if isinstance(event, Closed):
                for column, seats in event.bridges:
                    assert column not in paid
                    first = [s for s in range(game.seats) if column in reached(state.sheets[s]) - reached(sheets[s])]
                    assert list(seats) == first
                    shared += len(seats) > 1
                    paid.add(column)
                assert paid == set().union(*map(reached, state.sheets))
                sheets = list(state.sheets)
    assert shared > 0


def test_a_bridge_is_paid_when_the_turn_closes_not_before() -> None:
    six = Sheet(columns=((1,) * 6, (), (), (), (), ()))
    state = choose(opened(six, six), (0, Take(1, 0, 0, ())))
    assert filled(state.sheets[0], 0) == 7
    assert rules.view(state).bridges[0] is None
    assert choose(state, (1, Refuse(1))).bridges[0] == (0,)


def test_a_bridge_pays_whoever_reaches_it_in_the_turn_whoever_chose_first() -> None:
    six = Sheet(columns=((1,) * 6, (), (), (), (), ()))
    state = choose(opened(six, six, Sheet(), colours="001"), (0, Take(1, 0, 0, ())), (2, Refuse(1)))
    assert choose(state, (1, Take(1, 1, 1, ()))).bridges[0] == (0, 1)


def test_a_bridge_of_the_dice_column_is_crossed_by_refusing_and_stays_with_an_exhausted_seat() -> None:
    state, _ = begin(rules, 2, Options(), DICE)
    while rules.outcome(state) is None:
        seat = next(each for each in range(2) if not rules.waits(state, each))
        state, _ = play(rules, state, seat, rules.autoplay(state, seat), DICE)
    assert state.bridges[7] == (0, 1)
    assert [(seat.exhausted, seat.score.dice, seat.score.total) for seat in rules.view(state).seats] == [
        (True, 0, 20)
    ] * 2


def test_running_past_a_bridge_in_one_command_counts() -> None:
    sheet = Sheet(columns=((), (), (), (1,) * 6, (), ()))
    state = opened(sheet, Sheet(), colours="333")
    assert choose(state, (0, Take(1, 0, 0, (3,))), (1, Refuse(1))).bridges[3] == (0,)


def test_the_game_ends_after_the_turn_in_which_all_are_exhausted_or_all_bridges_are_crossed(
    games: list[Played],
) -> None:
    for game in games:
        state = rules.start(game.seats, Options())
        for event, following in zip(game.events, [*game.events[1:], None], strict=True):
            state = rules.evolve(state, event)
            if isinstance(event, Closed):
                all_exhausted = all(sheet.dice == 9 for sheet in state.sheets)
                all_crossed = set().union(*map(reached, state.sheets)) == set(range(8))
                assert isinstance(following, Ended if all_exhausted or all_crossed else Rolled)


def test_both_ends_may_hold_at_once() -> None:
    last = Sheet(columns=((FULL[:7]),) * 6, artifacts=9, dice=8)
    state = msgspec.structs.replace(opened(last, last), bridges=((0,),) * 7 + (None,))
    state = choose(state, (0, Refuse(1)), (1, Refuse(1)))
    assert state.bridges[7] == (0, 1)
    assert state.why == "bridges_and_exhausted"


def test_a_turn_is_played_to_its_end_when_the_last_bridge_is_crossed() -> None:
    six = Sheet(columns=((1,) * 6, (), (), (), (), ()))
    state = msgspec.structs.replace(opened(six, Sheet()), bridges=(None, *((1,),) * 7))
    state = choose(state, (0, Take(1, 0, 0, ())))
    assert rules.outcome(state) is None
    assert not rules.waits(state, 1)
    assert choose(state, (1, Refuse(1))).why == "bridges"


def test_no_game_is_longer_than_78_turns(games: list[Played]) -> None:
    """Whoever is not exhausted marks at least one of the 78 places of a sheet in every turn."""
    assert CAPACITY == 78
    for game in games:
        state = rules.start(game.seats, Options())
        before = state.sheets
        for event in game.events:
            state = rules.evolve(state, event)
            if isinstance(event, Closed):
                for old, new in zip(before, state.sheets, strict=True):
                    assert old.dice == 9 or marks(old) < marks(new) <= CAPACITY
                before = state.sheets
        assert state.turn <= CAPACITY


def test_autoplay_refuses_and_ends_every_game_in_nine_turns() -> None:
    for seats in rules.seats:
        state, _ = begin(rules, seats, Options(), DICE)
        while rules.outcome(state) is None:
            seat = next(each for each in range(seats) if not rules.waits(state, each))
            assert rules.autoplay(state, seat) == Refuse(state.turn)
            state, _ = play(rules, state, seat, rules.autoplay(state, seat), DICE)
        assert state.turn == 9


def test_a_finished_game_takes_no_command(games: list[Played]) -> None:
    for game in games:
        state = game.states[-1]
        for seat in range(game.seats):
            assert list(rules.legal(state, seat)) == []
            with pytest.raises(Illegal, match="game_over"):
                rules.decide(state, seat, Refuse(state.turn), DICE)
        assert settle(rules, state, DICE) == (state, ())

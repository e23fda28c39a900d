"""Sentences of the rules about turns, each held against games that really were played."""

import pytest

from engine.dice import SeededDice
from engine.game import Illegal
from engine.lost_cities import rules
from engine.lost_cities.pieces import Chose, Options, Refuse, Sheet, Take
from engine.lost_cities.writing import filled
from tests.engine.lost_cities.playing import Played, choose, opened, seed

DICE = SeededDice(seed(0))


def test_no_column_ever_decreases(games: list[Played]) -> None:
    for game in games:
        for before, after in game.steps():
            for old, new in zip(before.sheets, after.sheets, strict=True):
                assert set(old.circles) <= set(new.circles)
                assert all(filled(old, column) <= filled(new, column) for column in range(8))
                assert all(
                    new.columns[column][: len(old.columns[column])] == old.columns[column] for column in range(6)
                )


def test_the_numbers_of_a_column_rise_or_stay_equal(games: list[Played]) -> None:
    columns = [column for game in games for sheet in game.states[-1].sheets for column in sheet.columns]
    assert all(list(column) == sorted(column) and len(column) <= 9 for column in columns)
    assert all(column[0] != 10 for column in columns if column)


def test_only_the_active_seat_may_choose_first() -> None:
    state = opened(Sheet(), Sheet(), Sheet(), turn=2)
    assert [rules.waits(state, seat) for seat in range(3)] == [True, False, True]
    assert [len(list(rules.legal(state, seat))) > 0 for seat in range(3)] == [False, True, False]
    with pytest.raises(Illegal, match="not_active"):
        rules.decide(state, 0, Refuse(2), DICE)


def test_the_active_seats_sheet_changes_at_once() -> None:
    state = choose(opened(Sheet(), Sheet()), (0, Take(1, 0, 1, ())))
    seen = rules.view(state)
    assert seen.taken == Take(1, 0, 1, ())
    assert seen.seats[0].sheet.columns[1] == (1,)
    assert seen.seats[0].closed


def test_a_taken_die_is_gone_and_an_equal_face_on_another_die_stays() -> None:
    state = choose(opened(Sheet(), Sheet(), colours="444", numbers="777"), (0, Take(1, 1, 2, ())))
    left = {(take.number, take.colour) for take in rules.legal(state, 1) if isinstance(take, Take)}
    assert left == {(0, 0), (0, 1), (2, 0), (2, 1)}


def test_all_six_dice_stay_when_the_active_seat_refused() -> None:
    state = choose(opened(Sheet(), Sheet(), colours="444", numbers="777"), (0, Refuse(1)))
    assert sum(isinstance(choice, Take) for choice in rules.legal(state, 1)) == 9


def test_several_may_take_the_same_pair() -> None:
    state = choose(opened(Sheet(), Sheet(), Sheet()), (0, Refuse(1)), (1, Take(1, 0, 0, ())), (2, Take(1, 0, 0, ())))
    assert [sheet.columns[0] for sheet in state.sheets] == [(), (1,), (1,)]


def test_a_seat_without_a_legal_pair_can_only_refuse() -> None:
    nines = Sheet(columns=((9,),) * 6)
    assert list(rules.legal(opened(nines, Sheet()), 0)) == [Refuse(1)]


def test_the_next_seat_becomes_active_and_exhausted_seats_stay_in_the_rotation(games: list[Played]) -> None:
    turns_of_the_exhausted = 0
    for game in games:
        for state in game.states:
            active = rules.view(state).active
            assert active is None or active == (state.turn - 1) % game.seats
            turns_of_the_exhausted += active is not None and state.sheets[active].dice == 9
    assert turns_of_the_exhausted > 0


def test_an_exhausted_seat_may_still_write(games: list[Played]) -> None:
    wrote = 0
    for game in games:
        state = rules.start(game.seats, Options())
        for event in game.events:
            wrote += isinstance(event, Chose) and isinstance(event.choice, Take) and state.sheets[event.seat].dice == 9
            state = rules.evolve(state, event)
    assert wrote > 0


def test_a_turn_opens_twice_once_for_the_active_seat_and_once_for_the_others(games: list[Played]) -> None:
    for game in games:
        openings = [rules.turn(state) for state in game.states]
        assert openings == sorted(openings)
        assert sorted(set(openings)) == list(range(1, 2 * game.states[-1].turn + 1))
        for state in game.states[:-1]:
            chooses = [seat for seat in range(game.seats) if not rules.waits(state, seat)]
            assert chooses != []
            assert (chooses == [rules.view(state).active]) == (rules.turn(state) % 2 == 1)

"""Sentences of the rules about turns, bridges and the end, each held against games that really were played."""

import random

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import Illegal, begin, evolve_all, play, replay, settle
from engine.lost_cities import rules
from engine.lost_cities.pieces import Chose, Closed, Ended, Options, Refuse, Roll, Rolled, Sheet, State, Take
from engine.lost_cities.writing import filled
from tests.engine.lost_cities.playing import Played, longest_chain, reached, seed, some_choices

DICE = SeededDice(seed(0))
FULL = (1,) * 9
CAPACITY = 6 * (9 + 1) + 9 + 9
"""All that can ever be marked on a sheet: six columns with their circles, artifacts, dice."""


def opened(*sheets: Sheet, turn: int = 1, colours: str = "012", numbers: str = "123") -> State:
    """A table with these sheets and these dice on it."""
    first, second, third = map(int, colours)
    one, two, three = map(int, numbers)
    state = State(sheets=sheets, choices=(None,) * len(sheets), turn=turn - 1)
    return rules.evolve(state, Rolled(turn, Roll((first, second, third), (one, two, three))))


def choose(state: State, *choices: tuple[int, Take | Refuse]) -> State:
    for seat, choice in choices:
        state, _ = play(rules, state, seat, choice, DICE)
    return state


def marks(sheet: Sheet) -> int:
    return len(sheet.circles) + sum(filled(sheet, column) for column in range(8))


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


def test_a_log_replays_to_the_same_game_without_a_seed(games: list[Played]) -> None:
    for game in games:
        log = msgspec.json.decode(msgspec.json.encode(game.events), type=list[rules.event])
        assert replay(rules, game.seats, Options(), log) == game.states[-1]


def test_a_state_survives_json_exactly(games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def test_every_die_falls_at_a_place_of_its_own(games: list[Played]) -> None:
    for game in games:
        for event in game.events:
            if isinstance(event, Rolled):
                for die in range(3):
                    assert event.dice.colours[die] == game.dice.roll(6, "colour", event.turn, die) - 1
                    assert event.dice.numbers[die] == game.dice.roll(10, "number", event.turn, die) - 1


def test_a_result_tells_where_its_points_come_from(games: list[Played]) -> None:
    for game in games:
        outcome = rules.outcome(game.states[-1])
        assert outcome is not None
        for score, seat in zip(outcome.seats, rules.view(game.states[-1]).seats, strict=True):
            assert sum(score.facts.values()) == score.score == seat.score.total


def test_everybody_sees_what_the_turn_before_was(games: list[Played]) -> None:
    for game in games:
        for state in game.states[1:]:
            past = rules.view(state).past
            if past is None:
                assert state.turn == 1
                continue
            chosen = {
                event.seat: event.choice
                for event in game.events
                if isinstance(event, Chose) and event.choice.turn == past.turn
            }
            assert dict(enumerate(past.choices)) == chosen
            assert past.turn == state.turn - (state.why is None)


def test_a_game_of_long_chains_replays_from_any_of_its_states() -> None:
    """Events that follow a state lead from it to the next: nothing is kept outside the record."""
    dice, chance = SeededDice(seed(7)), random.Random(7)
    state, _ = begin(rules, 3, Options(), dice)
    while rules.outcome(state) is None:
        seat = next(each for each in range(3) if not rules.waits(state, each))
        choice = longest_chain(chance, some_choices(state, seat, chance))
        stored = msgspec.json.decode(msgspec.json.encode(state), type=State)
        state, events = play(rules, state, seat, choice, dice)
        assert evolve_all(rules, stored, events) == state

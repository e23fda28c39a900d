"""What is shown and stored of a game: views, results, logs."""

import random

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import begin, evolve_all, play, replay
from engine.lost_cities import rules
from engine.lost_cities.pieces import Chose, Options, Refuse, Rolled, Sheet, State
from engine.lost_cities.sheet import EXPEDITIONS
from tests.engine.lost_cities.playing import Played, choose, longest_chain, opened, seed, some_choices


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
            assert [score.facts[name] for name in ("artifacts", "dice", "bridges")] == [
                seat.score.artifacts,
                seat.score.dice,
                seat.score.bridges,
            ]
            paid = [colour for (colour, *_), points in zip(EXPEDITIONS, seat.score.columns, strict=True) if points > 0]
            assert [*score.feats] == paid


def test_the_result_of_seats_that_are_not_exhausted_counts_their_dice_column() -> None:
    state = msgspec.structs.replace(opened(Sheet(dice=7), Sheet(dice=3)), bridges=((1,),) * 8)
    outcome = rules.outcome(choose(state, (0, Refuse(1)), (1, Refuse(1))))
    assert outcome is not None
    assert [score.facts["dice"] for score in outcome.seats] == [70, 10]


def test_two_to_five_play() -> None:
    assert list(rules.seats) == [2, 3, 4, 5]


def test_a_clock_gives_5_to_600_seconds_or_is_absent() -> None:
    assert rules.clock(Options()) is None
    for clock in (5, 600):
        assert rules.clock(msgspec.convert({"clock": clock}, Options)) == clock
    for other in (4, 601, 0, -5, "30", 7.5, True):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"clock": other}, Options)


def test_everybody_sees_who_is_exhausted_and_whom_every_bridge_paid(games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            seen = rules.view(state)
            assert seen.bridges == state.bridges
            for seat, (shown, sheet) in enumerate(zip(seen.seats, state.sheets, strict=True)):
                assert shown.sheet == sheet
                assert shown.exhausted == (sheet.dice == 9)
                assert list(shown.bridges) == [column for column in range(8) if seat in (state.bridges[column] or ())]
                assert shown.score.bridges == 20 * len(shown.bridges)


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

"""Every case of the vectors. Another folder of them, with one folder for each game, is named by `VECTORS`."""

from typing import Any

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import Illegal, settle
from engine.lost_cities import rules, scoring
from engine.lost_cities.pieces import Arrows, Closed, Ended, Refuse, Roll, Rolled, Sheet, State, Take
from engine.lost_cities.writing import chains, write
from tests.engine.lost_cities.playing import plain, reached, seed, state_of, vectors

DICE = SeededDice(seed(0))
OTHER_WORDS = {"wrong_turn": "turn_passed"}


def test_every_write_comes_out_as_the_vectors_say() -> None:
    cases = vectors("writes")
    for case in cases:
        sheet, arrows = msgspec.convert(case["sheet"], Sheet), msgspec.convert(case["arrows"], Arrows)
        if case["reason"] is not None:
            with pytest.raises(Illegal) as refused:
                write(sheet, case["column"], case["number"], arrows)
            assert refused.value.reason == case["reason"], case
            assert arrows not in chains(sheet, case["column"], case["number"]), case
            continue
        after = write(sheet, case["column"], case["number"], arrows)
        assert plain(after) == case["after"], case
        assert sorted(reached(after) - reached(sheet)) == case["sevens"], case
        assert arrows in chains(sheet, case["column"], case["number"]), case
    assert len(cases) > 0


def test_every_legal_pair_is_found_and_no_other() -> None:
    cases = vectors("pairs")
    for case in cases:
        sheet = msgspec.convert(case["sheet"], Sheet)
        dice = msgspec.convert({"colours": case["colours"], "numbers": case["numbers"]}, Roll)
        state = State(sheets=(sheet, Sheet()), choices=(None, None), turn=1, dice=dice)
        if case["taken"] is not None:
            number, colour = case["taken"]
            taken = Take(1, number, colour, ())
            state = msgspec.structs.replace(state, sheets=(Sheet(), sheet), choices=(taken, None))
        choices = list(rules.legal(state, 0 if case["taken"] is None else 1))
        pairs = {(choice.number, choice.colour) for choice in choices if isinstance(choice, Take)}
        assert sorted(pairs) == [tuple(pair) for pair in case["pairs"]], case
        assert choices.count(Refuse(1)) == 1
    assert len(cases) > 0


def test_every_sheet_scores_what_the_vectors_say() -> None:
    cases = vectors("scores")
    for case in cases:
        points = scoring.score(msgspec.convert(case["sheet"], Sheet), len(case["won"]))
        assert plain(points) == {name: case[name] for name in points.__struct_fields__}, case
    assert len(cases) > 0


def test_every_game_runs_as_the_vectors_say() -> None:
    cases = vectors("games")
    for case in cases:
        state = rules.start(case["seats"], rules.options())
        for turn in case["turns"]:
            state = _play_turn(state, turn)
            assert [plain(sheet) for sheet in state.sheets] == turn["sheets"], (case["tag"], turn["turn"])
            assert state.past is not None
            assert plain(state.past.bridges) == turn["bridges"], (case["tag"], turn["turn"])
            assert (rules.outcome(state) is not None) == (turn is case["turns"][-1]), (case["tag"], turn["turn"])
        _check_end(state, case)
    assert len(cases) > 0


def _play_turn(state: State, turn: dict[str, Any]) -> State:
    """One turn of a game with the dice that the vectors rolled."""
    dice = msgspec.convert({"colours": turn["colours"], "numbers": turn["numbers"]}, Roll)
    state = rules.evolve(state, Rolled(turn["turn"], dice))
    assert rules.view(state).active == turn["active"]
    for seat in sorted(range(len(turn["choices"])), key=lambda seat: seat != turn["active"]):
        command = _command(turn["turn"], turn["choices"][seat])
        for event in rules.decide(state, seat, command, DICE):
            state = rules.evolve(state, event)
    for expected in (Closed, Ended):
        following = rules.follow_up(state, DICE)
        if isinstance(following, expected):
            state = rules.evolve(state, following)
    return state


def _command(turn: int, choice: list[Any] | None) -> Take | Refuse:
    if choice is None:
        return Refuse(turn)
    number, colour, arrows = choice
    return Take(turn, number, colour, tuple(arrows))


def _check_end(state: State, case: dict[str, Any]) -> None:
    outcome, view = rules.outcome(state), rules.view(state)
    assert outcome is not None
    assert state.turn == case["turn_count"]
    assert outcome.why == "_and_".join(case["end"])
    assert plain(state.bridges) == case["bridges"]
    assert [plain(seat.score) for seat in view.seats] == case["scores"]
    totals = [seat.score for seat in outcome.seats]
    assert totals == [points["total"] for points in case["scores"]]
    assert [1 + sum(other > total for other in totals) for total in totals] == case["ranks"]
    assert {seat.tiebreak for seat in outcome.seats} == {()}


def test_every_illegal_command_is_refused_and_changes_nothing() -> None:
    cases = vectors("illegal")
    for case in cases:
        state = state_of(case["state"])
        before = msgspec.json.encode(state)
        command = msgspec.convert(case["command"], rules.command)
        with pytest.raises(Illegal) as refused:
            rules.decide(state, case["seat"], command, DICE)
        assert refused.value.reason == OTHER_WORDS.get(case["reason"], case["reason"]), case
        assert command not in list(rules.legal(state, case["seat"])), case
        assert msgspec.json.encode(state) == before
        assert settle(rules, state, DICE) == (state, ())
    assert len(cases) > 0

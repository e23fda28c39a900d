"""What `legal`, `decide`, `waits` and `autoplay` promise each other."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import AnyGame, Illegal, Seat, play
from tests.engine.conformance.mutants import mutants
from tests.engine.conformance.tables import LISTED, Playthrough, Touched, Untouched, some

COUNTED = 3000
"""Up to so many legal commands, the list is taken as complete."""


def refused(game: AnyGame, state: Any, seat: Seat, command: Any) -> bool:
    """Whether a command is refused; if so it has changed nothing, rolled nothing, and says why."""
    before = msgspec.json.encode(state)
    try:
        game.decide(state, seat, command, Untouched())
    except Illegal as illegal:
        reason = illegal.reason
    except Touched:
        return False
    else:
        return False
    assert reason.replace("_", "").isalpha()
    assert msgspec.json.encode(state) == before
    return True


def test_every_legal_command_is_accepted(game_played: Playthrough) -> None:
    game, dice = game_played.table.game, SeededDice(game_played.seed)
    for step in some(game_played.steps, 12):
        for command in islice(game.legal(step.before, step.seat), 0, LISTED, 7):
            after, events = play(game, step.before, step.seat, command, dice)
            assert events
            assert after != step.before


def test_a_command_that_differs_is_refused_unless_it_is_legal_too(game_played: Playthrough) -> None:
    game = game_played.table.game
    for step in some(game_played.steps, 8):
        legal = list(islice(game.legal(step.before, step.seat), COUNTED))
        known = {msgspec.json.encode(command) for command in legal}
        for command in {step.command, legal[-1]}:
            for mutant in mutants(game, command):
                listed = msgspec.json.encode(mutant) in known
                if refused(game, step.before, step.seat, mutant):
                    assert not listed, mutant
                else:
                    assert listed or len(legal) == COUNTED, mutant


def test_legal_commands_are_listed_once(game_played: Playthrough) -> None:
    game = game_played.table.game
    for step in some(game_played.steps, 8):
        listed = [msgspec.json.encode(command) for command in islice(game.legal(step.before, step.seat), COUNTED)]
        assert len(set(listed)) == len(listed)


def test_a_seat_waits_exactly_when_it_has_no_legal_command(game_played: Playthrough) -> None:
    game, seats = game_played.table.game, game_played.table.seats
    for state in (game_played.opening, *(step.after for step in game_played.steps)):
        for seat in range(seats):
            assert game.waits(state, seat) == (next(game.legal(state, seat), None) is None)


def test_whoever_waits_is_refused_whatever_it_sends(game_played: Playthrough) -> None:
    game, seats = game_played.table.game, game_played.table.seats
    for step in some(game_played.steps, 12):
        for seat in range(seats):
            if game.waits(step.after, seat):
                assert refused(game, step.after, seat, step.command)


def test_a_command_given_twice_is_refused_the_second_time(game_played: Playthrough) -> None:
    game = game_played.table.game
    for step in game_played.steps:
        assert refused(game, step.after, step.seat, step.command)


def test_autoplay_is_accepted_wherever_a_seat_does_not_wait(game_played: Playthrough) -> None:
    game, seats, dice = game_played.table.game, game_played.table.seats, SeededDice(game_played.seed)
    for step in some(game_played.steps, 20):
        for seat in range(seats):
            if not game.waits(step.before, seat):
                game.decide(step.before, seat, game.autoplay(step.before, seat), dice)


def test_deciding_again_decides_the_same(game_played: Playthrough) -> None:
    game, dice = game_played.table.game, SeededDice(game_played.seed)
    for step in some(game_played.steps, 20):
        once = game.decide(step.before, step.seat, step.command, dice)
        assert once == game.decide(step.before, step.seat, step.command, dice)


@pytest.mark.parametrize("nonsense", [{}, {"type": "no such thing"}, {"type": 1}, [], None, "text", 7])
def test_what_is_no_command_does_not_pass_the_edge(game_played: Playthrough, nonsense: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(nonsense, game_played.table.game.command)


def test_a_field_that_no_command_has_does_not_pass_the_edge(game_played: Playthrough) -> None:
    for step in some(game_played.steps, 5):
        fields = {**msgspec.to_builtins(step.command), "score": 1000}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(fields, game_played.table.game.command)

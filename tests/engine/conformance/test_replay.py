"""A game is its events, and its events are JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.game import evolve_all, replay
from tests.engine.conformance.tables import Playthrough, Untouched, play_through, seed_of, shown


def test_a_log_of_events_leads_to_the_same_state_without_a_seed(game_played: Playthrough) -> None:
    game, seats, options = game_played.table
    state = replay(game, seats, options, game_played.opening_events)
    assert state == game_played.opening
    for step in game_played.steps:
        state = evolve_all(game, state, step.events)
        assert state == step.after


def test_json_brings_back_exactly_what_was_written(game_played: Playthrough) -> None:
    game, seats, options = game_played.table
    assert_returns(options, game.options)
    for event in game_played.opening_events:
        assert_returns(event, game.event)
    for step in game_played.steps:
        assert_returns(step.after, game.state)
        assert_returns(step.command, game.command)
        for event in step.events:
            assert_returns(event, game.event)
        view, secrets = shown(game, seats, step.after)
        for record in (view, *secrets):
            if record is not None:
                assert_returns(record, type(record))
    assert_returns(game.outcome(game_played.last), type(game.outcome(game_played.last)))


def assert_returns(value: Any, kind: Any) -> None:
    written = msgspec.json.encode(value)
    read = msgspec.json.decode(written, type=kind)
    assert read == value
    assert msgspec.json.encode(read) == written


def test_a_stored_state_is_shown_and_goes_on_like_the_one_it_was_stored_from(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    for step in game_played.steps:
        stored = msgspec.json.decode(msgspec.json.encode(step.before), type=game.state)
        assert shown(game, seats, stored) == shown(game, seats, step.before)
        assert evolve_all(game, stored, step.events) == step.after


def test_the_same_seed_and_commands_make_the_same_game(game_played: Playthrough) -> None:
    again = play_through(game_played.table, game_played.seed)
    assert again == game_played


def test_another_seed_makes_another_game(game_played: Playthrough) -> None:
    other = play_through(game_played.table, seed_of(f"not {game_played.table}"))
    assert other.events != game_played.events


def test_the_state_never_changes_in_place(game_played: Playthrough) -> None:
    for record in (game_played.table.options, game_played.opening, game_played.events[0]):
        with pytest.raises(AttributeError):
            setattr(record, record.__struct_fields__[0], None)


def test_nothing_more_happens_by_itself_while_the_table_waits(game_played: Playthrough) -> None:
    game = game_played.table.game
    for state in (game_played.opening, *(step.after for step in game_played.steps)):
        assert game.follow_up(state, Untouched()) is None

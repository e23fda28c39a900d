"""A game that was played once comes out the same for ever: logs and replays of finished games depend on it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.dice import SeededDice
from engine.game import AnyGame, begin, play, replay
from tests.engine.conformance.tables import Playthrough, Step, Table
from tests.engine.golden.record import Golden, recorded, written


def test_golden_games_are_played_exactly_as_they_were(game: AnyGame) -> None:
    for golden in recorded(game):
        assert as_told_then(written(played_again(game, golden)), golden) == golden


def test_golden_logs_replay_to_the_same_end(game: AnyGame) -> None:
    for golden in recorded(game):
        log = golden.opening + [event for move in golden.moves for event in move.events]
        events = msgspec.convert(log, list[game.event])  # type: ignore[name-defined]
        last = replay(game, golden.seats, msgspec.convert(golden.options, game.options), events)
        assert msgspec.json.decode(msgspec.json.encode(game.view(last))) == golden.view


def as_told_then(made: Golden, golden: Golden) -> Golden:
    """A game without what events did not say yet when the other one was written down."""
    moves = [
        msgspec.structs.replace(move, events=list(map(no_more_than, move.events, old.events)))
        for move, old in zip(made.moves, golden.moves, strict=True)
    ]
    return msgspec.structs.replace(made, moves=moves)


def no_more_than(event: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    return {name: event[name] for name in told}


def played_again(game: AnyGame, golden: Golden) -> Playthrough:
    options, seed = msgspec.convert(golden.options, game.options), bytes.fromhex(golden.seed)
    dice, steps = SeededDice(seed), list[Step]()
    opening, opening_events = begin(game, golden.seats, options, dice)
    state = opening
    for move in golden.moves:
        command = msgspec.convert(move.command, game.command)
        after, events = play(game, state, move.seat, command, dice)
        steps.append(Step(state, move.seat, command, events, after))
        state = after
    return Playthrough(Table(game, golden.seats, options), seed, opening, opening_events, tuple(steps))

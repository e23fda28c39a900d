"""A file of a finished game replays alike for ever: here by the engine, in tests/client/proof/ by the client."""

from __future__ import annotations

import msgspec
import pytest

from engine import GAMES
from engine.game import AnyGame
from tests.replays.written import Kept, kept, steps

EVERY = [pytest.param(GAMES[id], one, id=one.record["id"]) for id in GAMES for one in kept(GAMES[id])]


@pytest.mark.parametrize(("game", "one"), EVERY)
def test_a_kept_game_replays_to_the_same_views_and_the_same_end(game: AnyGame, one: Kept) -> None:
    record = one.record
    options = msgspec.convert(record["options"], game.options)
    events = msgspec.convert(record["events"], tuple[game.event, ...])  # type: ignore[name-defined]
    assert steps(game, len(record["seats"]), options, events) == one.steps
    state = game.start(len(record["seats"]), options)
    for event in events:
        state = game.evolve(state, event)
    outcome = game.outcome(state)
    assert outcome is not None
    assert [seat.score for seat in outcome.seats] == [seat["score"] for seat in record["seats"]]

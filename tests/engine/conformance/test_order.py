"""Seats that act at the same time do not disturb each other (whoever is faster decides nothing)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.dice import SeededDice
from engine.game import AnyGame, play
from tests.engine.conformance.tables import (
    EVERY_TABLE,
    Playthrough,
    Table,
    Turn,
    by_chance,
    play_through,
    played,
    ready,
    shown,
    some,
)

CROWDED = [table for table in EVERY_TABLE if table.seats > 1]


@pytest.mark.parametrize("table", CROWDED, ids=str)
def test_whoever_acts_first_a_game_comes_out_the_same(table: Table) -> None:
    seed = played(table).seed
    orders = (
        lambda ready, number: ready[0],
        lambda ready, number: ready[-1],
        lambda ready, number: ready[number % len(ready)],
    )
    for order in orders:
        other = play_through(table, seed, call=order)
        assert shown(table.game, table.seats, other.last) == shown(table.game, table.seats, played(table).last)
        assert table.game.outcome(other.last) == table.game.outcome(played(table).last)
        assert other.last == played(table).last


@pytest.mark.parametrize("table", CROWDED, ids=str)
def test_commands_given_at_the_same_time_lead_to_the_same_state_in_any_order(table: Table) -> None:
    game, dice = table.game, SeededDice(played(table).seed)
    for step in some(played(table).steps, 12):
        together = ready(game, table.seats, step.before)[:3]
        commands = {seat: by_chance(Turn(table, step.before, seat, 99)) for seat in together}
        ends = []
        for order in permutations(together):
            state = step.before
            for seat in order:
                state, _ = play(game, state, seat, commands[seat], dice)
            ends.append(state)
        assert all(end == ends[0] for end in ends)


def test_at_some_moment_of_some_game_several_seats_may_act(game: AnyGame) -> None:
    tables = [table for table in CROWDED if table.game is game]
    assert any(several_ready(played(table), step.before) for table in tables for step in played(table).steps)


def several_ready(game_played: Playthrough, state: Any) -> bool:
    return len(ready(game_played.table.game, game_played.table.seats, state)) > 1

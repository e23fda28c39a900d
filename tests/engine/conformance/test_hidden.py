"""Hidden means absent: in two worlds that differ only in what somebody may not know, that somebody is shown the same.

As long as another seat is still to act, nobody but the acting seat may learn what was chosen or rolled just now.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from engine.dice import SeededDice
from engine.game import AnyGame, Seat, play
from tests.engine.conformance.tables import LISTED, Playthrough, Step, played, seed_of, shown, some, tables


def test_neither_state_nor_events_nor_what_is_shown_hold_the_seed(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    seed = game_played.seed.hex().encode()
    for step in game_played.steps:
        written = msgspec.json.encode((step.after, step.events, *shown(game, seats, step.after)))
        assert seed not in written.lower()


def test_nobody_else_is_shown_a_choice_before_it_is_revealed(game: AnyGame) -> None:
    hidden = 0
    for game_played, step in moments_with_others_to_act(game):
        first = after(game_played, step, step.command)
        for other in same_kind(game, step):
            second = after(game_played, step, other)
            if game.turn(first) == game.turn(second) == game.turn(step.before):
                assert others_see(game_played, step.seat, first) == others_see(game_played, step.seat, second)
                hidden += game.secret(first, step.seat) != game.secret(second, step.seat)
    assert hidden, "no choice of this game was ever hidden: this test has tested nothing"


def test_nobody_else_is_shown_a_die_that_fell_for_one_seat_alone(game: AnyGame) -> None:
    for game_played, step in moments_with_others_to_act(game):
        for number in range(3):
            other_dice = SeededDice(seed_of(number))
            first = after(game_played, step, step.command)
            second, _ = play(game, step.before, step.seat, step.command, other_dice)
            assert others_see(game_played, step.seat, first) == others_see(game_played, step.seat, second)


def moments_with_others_to_act(game: AnyGame) -> Iterator[tuple[Playthrough, Step]]:
    """Moments in which a seat acted while another one was still to act, before and after."""
    for game_played in (played(table) for table in tables(game) if table.seats > 1):
        moments = [step for step in game_played.steps if others_to_act(game_played, step)]
        yield from ((game_played, step) for step in some(moments, 25))


def others_to_act(game_played: Playthrough, step: Step) -> bool:
    game, seats, _ = game_played.table
    return any(
        not game.waits(step.before, seat) and not game.waits(step.after, seat)
        for seat in range(seats)
        if seat != step.seat
    )


def same_kind(game: AnyGame, step: Step) -> list[Any]:
    """Some other legal commands of the same type."""
    listed = islice(game.legal(step.before, step.seat), LISTED)
    alike = [command for command in listed if type(command) is type(step.command) and command != step.command]
    return alike[:: max(1, len(alike) // 5)]


def after(game_played: Playthrough, step: Step, command: Any) -> Any:
    return play(game_played.table.game, step.before, step.seat, command, SeededDice(game_played.seed))[0]


def others_see(game_played: Playthrough, actor: Seat, state: Any) -> Any:
    """The view, and the secrets of all seats but one."""
    view, secrets = shown(game_played.table.game, game_played.table.seats, state)
    return view, [secret for seat, secret in enumerate(secrets) if seat != actor]

"""Hidden means absent: in two worlds that differ only in what somebody may not know, that somebody is shown the same.

As long as another seat is still to act, nobody but the acting seat may learn what was chosen or rolled just now.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from engine.dice import SeededDice
from engine.game import AnyGame, Seat, play
from tests.engine.conformance.tables import LISTED, Playthrough, played, ready, seed_of, shown, some, tables


def test_neither_state_nor_events_nor_what_is_shown_hold_the_seed(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    seed = game_played.seed.hex().encode()
    for step in game_played.steps:
        written = msgspec.json.encode((step.after, step.events, *shown(game, seats, step.after)))
        assert seed not in written.lower()


def test_nobody_else_is_shown_a_choice_before_it_is_revealed(game: AnyGame) -> None:
    hidden = 0
    for moment in moments_with_others_to_act(game):
        turn = game.turn(moment.state)
        for alike in moment.commands_by_type():
            worlds = [world for world in map(moment.after, alike) if game.turn(world) == turn]
            assert all(moment.others_see(world) == moment.others_see(worlds[0]) for world in worlds)
            hidden += any(game.secret(world, moment.seat) != game.secret(worlds[0], moment.seat) for world in worlds)
    assert hidden, "no choice of this game was ever hidden: this test has tested nothing"


def test_nobody_else_is_shown_a_die_that_fell_for_one_seat_alone(game: AnyGame) -> None:
    for moment in moments_with_others_to_act(game):
        for alike in moment.commands_by_type():
            for command in alike[-2:]:
                worlds = [moment.after(command, SeededDice(seed_of(number))) for number in range(3)]
                assert all(moment.others_see(world) == moment.others_see(worlds[0]) for world in worlds)


class Moment(NamedTuple):
    """A seat that may act while another one may, too, and still may afterwards."""

    game_played: Playthrough
    state: Any
    seat: Seat

    def commands_by_type(self) -> list[list[Any]]:
        """A few legal commands of each type there is."""
        by_type: dict[type, list[Any]] = {}
        for command in islice(self.game_played.table.game.legal(self.state, self.seat), LISTED):
            by_type.setdefault(type(command), []).append(command)
        return [alike[:: max(1, len(alike) // 5)] for alike in by_type.values()]

    def after(self, command: Any, dice: SeededDice | None = None) -> Any:
        """The state that a command of this seat leads to, with the game's own dice or others."""
        dice = dice or SeededDice(self.game_played.seed)
        return play(self.game_played.table.game, self.state, self.seat, command, dice)[0]

    def others_see(self, state: Any) -> Any:
        """The view, and the secrets of all seats but this one."""
        view, secrets = shown(self.game_played.table.game, self.game_played.table.seats, state)
        return view, [secret for seat, secret in enumerate(secrets) if seat != self.seat]


def moments_with_others_to_act(game: AnyGame) -> Iterator[Moment]:
    for game_played in (played(table) for table in tables(game) if table.seats > 1):
        seats = game_played.table.seats
        states = [step.before for step in game_played.steps if len(ready(game, seats, step.before)) > 1]
        for state in some(states, 10):
            able = ready(game, seats, state)
            yield from (Moment(game_played, state, seat) for seat in {able[0], able[-1]})

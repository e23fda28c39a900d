"""Any game at any table: how it can be configured, and games played by chance.

Nothing here knows a game. A game with far more legal commands than can be listed is sampled from the beginning of its
list; seats act whenever they do not wait, together or in turns, as the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from itertools import islice, product
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from engine import GAMES
from engine.dice import SeededDice
from engine.game import AnyGame, Record, Seat, begin, play

T = TypeVar("T")

LISTED = 400
"""How many legal commands of a seat are looked at when one is picked."""
LONGEST = 5000
"""More commands than any game may need to end."""


class Table(NamedTuple):
    """One way to play a game."""

    game: AnyGame
    seats: int
    options: Any

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in msgspec.to_builtins(self.options).values() if value is not None)
        return "-".join(filter(None, (self.game.id, f"{self.seats}seats", chosen)))


def tables(game: AnyGame) -> list[Table]:
    """Every configuration that the options' closed choices allow, with the fewest and the most seats."""
    return [
        Table(game, seats, options)
        for options in configurations(game)
        for seats in sorted({game.seats[0], game.seats[-1]})
    ]


def configurations(game: AnyGame) -> list[Any]:
    """Every combination of the options' closed choices that the game accepts; the rest as by default."""
    closed = {
        name: get_args(hint) for name, hint in get_type_hints(game.options).items() if get_origin(hint) is Literal
    }
    every = []
    for values in product(*closed.values()):
        try:
            every.append(msgspec.convert(dict(zip(closed, values, strict=True)), game.options))
        except msgspec.ValidationError:
            continue
    return every


EVERY_TABLE = [table for game in GAMES.values() for table in tables(game)]


class Step(NamedTuple):
    """One command of a game and what came of it."""

    before: Any
    seat: Seat
    command: Any
    events: tuple[Any, ...]
    after: Any


class Playthrough(NamedTuple):
    """A whole game."""

    table: Table
    seed: bytes
    opening: Any
    """The state when the first seat could act."""
    opening_events: tuple[Any, ...]
    steps: tuple[Step, ...]

    @property
    def last(self) -> Any:
        """The state in which it ended."""
        return self.steps[-1].after

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened."""
        return self.opening_events + tuple(event for step in self.steps for event in step.events)


class Turn(NamedTuple):
    """What someone who picks a command may look at."""

    table: Table
    state: Any
    seat: Seat
    number: int
    """How many commands this seat has given before."""


Picker = Callable[[Turn], Any]
"""Picks a legal command."""
Caller = Callable[[Sequence[Seat], int], Seat]
"""Says which of the seats that do not wait acts next, given how many commands the table has seen."""


def seed_of(label: object) -> bytes:
    """A seed that belongs to a label."""
    return sha256(str(label).encode()).digest()


def by_chance(turn: Turn) -> Any:
    """A command that depends on nothing but the seat, its own count and what is legal, whoever acted in between.

    Half the time its type is picked first, so that rare types are played as well.
    """
    chance = Random(f"{turn.table} {turn.seat} {turn.number}")
    listed = list(islice(turn.table.game.legal(turn.state, turn.seat), LISTED))
    if chance.random() < 0.5:
        kind = chance.choice(sorted({type(command).__name__ for command in listed}))
        listed = [command for command in listed if type(command).__name__ == kind]
    return chance.choice(listed)


def by_autoplay(turn: Turn) -> Any:
    """What an expired clock plays."""
    return turn.table.game.autoplay(turn.state, turn.seat)


def anyone(ready: Sequence[Seat], number: int) -> Seat:
    """Seats act in no particular order."""
    return Random(number).choice(ready)


def play_through(table: Table, seed: bytes, pick: Picker = by_chance, call: Caller = anyone) -> Playthrough:
    """Play a game to its end. Fails if it does not end, or if nobody can act before its end."""
    game, dice = table.game, SeededDice(seed)
    state, opening_events = begin(game, table.seats, table.options, dice)
    opening, steps, given = state, list[Step](), [0] * table.seats
    while game.outcome(state) is None:
        assert len(steps) < LONGEST, "this game does not end"
        seat = call(ready(game, table.seats, state), len(steps))
        command = pick(Turn(table, state, seat, given[seat]))
        after, events = play(game, state, seat, command, dice)
        steps.append(Step(state, seat, command, events, after))
        given[seat] += 1
        state = after
    return Playthrough(table, seed, opening, opening_events, tuple(steps))


def ready(game: AnyGame, seats: int, state: Any) -> list[Seat]:
    """The seats that do not wait. Before the end there is always one."""
    found = [seat for seat in range(seats) if not game.waits(state, seat)]
    assert found, "the game is not over and nobody can act"
    return found


@cache
def played(table: Table) -> Playthrough:
    """A game played by chance at this table, the same one for every test."""
    return play_through(table, seed_of(table))


def some(course: Sequence[T], count: int) -> list[T]:
    """Steps or states from all over a game, its first and last among them."""
    if len(course) <= count:
        return list(course)
    return [course[round(number * (len(course) - 1) / (count - 1))] for number in range(count)]


def shown(game: AnyGame, seats: int, state: Any) -> tuple[Record, tuple[Record | None, ...]]:
    """Everything that anybody may see of a state: the view, and every seat's secret."""
    return game.view(state), tuple(game.secret(state, seat) for seat in range(seats))


class Touched(Exception):
    """Dice were asked that must not be."""


class Untouched:
    """Dice that must not be asked."""

    def roll(self, sides: int, *where: str | int) -> int:
        """Raises `Touched`."""
        raise Touched(where)

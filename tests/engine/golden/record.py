"""Games that were played once and written down: whatever changes in an engine, they must come out the same.

`python -m tests.engine.golden [game ...]` plays and writes them anew, for the games named or for all. Do that only when
the rules are meant to have changed: stored logs of earlier games would no longer replay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from engine.game import AnyGame
from tests.engine.conformance.tables import Playthrough, Table, configurations, play_through, seed_of

FOLDER = Path(__file__).parent


class Move(msgspec.Struct, frozen=True):
    """One command and the events that followed, as JSON."""

    seat: int
    command: Any
    events: list[Any]


class Golden(msgspec.Struct, frozen=True):
    """One game, as JSON."""

    options: Any
    seats: int
    seed: str
    opening: list[Any]
    moves: list[Move]
    view: Any
    outcome: Any


def recorded(game: AnyGame) -> list[Golden]:
    """The stored games of a game."""
    return msgspec.json.decode(_file(game).read_bytes(), type=list[Golden])


def record(game: AnyGame) -> None:
    """Play one game in each configuration, with two seats or the fewest there may be, and store them line by line."""
    seats = max(2, game.seats[0])
    games = [written(play_through(table, seed_of(table))) for table in _tables(game, seats)]
    lines = b",\n".join(msgspec.json.encode(each) for each in games)
    _file(game).write_bytes(b"[\n" + lines + b"\n]\n")


def written(played: Playthrough) -> Golden:
    """A game as JSON."""
    game, seats, options = played.table
    moves = [Move(step.seat, _json(step.command), _json(step.events)) for step in played.steps]
    outcome = _json(game.outcome(played.last))
    view = _json(game.view(played.last))
    return Golden(_json(options), seats, played.seed.hex(), _json(played.opening_events), moves, view, outcome)


def _tables(game: AnyGame, seats: int) -> list[Table]:
    return [Table(game, seats, options) for options in configurations(game)]


def _file(game: AnyGame) -> Path:
    return FOLDER / f"{game.id}.json"


def _json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))

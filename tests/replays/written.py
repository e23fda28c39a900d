"""Finished games as the files that people keep, with what all may see after each event: they replay alike for ever.

`python -m tests.replays` plays and writes them anew. Do that only when the rules are meant to have changed: files of
earlier games would no longer replay. `steps` are digests of the views: a client that makes the same shows the same.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from engine.dice import commitment
from engine.game import AnyGame
from tests.engine.conformance.tables import Playthrough, Table, configurations, play_through, seed_of

FOLDER = Path(__file__).parent
ENDED = 1_800_000_000_000


class Kept(msgspec.Struct, frozen=True):
    """A file that somebody keeps, and a digest of the view after each of its events."""

    record: dict[str, Any]
    steps: list[str]


def kept(game: AnyGame) -> list[Kept]:
    """The games of a game that are written down."""
    return msgspec.json.decode(_file(game).read_bytes(), type=list[Kept])


def write(game: AnyGame) -> None:
    """Play one game in each configuration with the fewest seats that are several, and one with all; a line each."""
    few = max(2, game.seats[0])
    tables = [Table(game, few, options) for options in configurations(game)] + [
        Table(game, game.seats[-1], game.options())
    ]
    games = [file_of(play_through(table, seed_of(f"kept {table}"))) for table in tables]
    lines = b",\n".join(msgspec.json.encode(each) for each in games)
    _file(game).write_bytes(b"[\n" + lines + b"\n]\n")


def file_of(played: Playthrough) -> Kept:
    """A game as a file."""
    game, seats, options = played.table
    outcome = game.outcome(played.last)
    assert outcome is not None
    record = {
        "id": str(played.table),
        "game": game.id,
        "version": game.version,
        "options": options,
        "table": game.table(options),
        "source": "room",
        "day": None,
        "commitment": commitment(played.seed),
        "seed": played.seed.hex(),
        "seats": [
            {
                "no": seat + 1,
                "name": f"Ann {seat + 1}",
                "rank": 1,
                "own": True,
                "score": at.score,
                "tiebreak": at.tiebreak,
            }
            for seat, at in enumerate(outcome.seats)
        ],
        "events": played.events,
        "why": outcome.why,
        "ended": ENDED,
    }
    return Kept(msgspec.json.decode(msgspec.json.encode(record)), steps(game, seats, options, played.events))


def steps(game: AnyGame, seats: int, options: Any, events: tuple[Any, ...]) -> list[str]:
    """A digest of the view after each event."""
    state, found = game.start(seats, options), []
    for event in events:
        state = game.evolve(state, event)
        found.append(sha256(msgspec.json.encode(game.view(state))).hexdigest()[:16])
    return found


def _file(game: AnyGame) -> Path:
    return FOLDER / f"{game.id}.json"

"""What finished games were worth: asked for when a game is recorded, worked out by whoever has time.

What dice allow is kept under the dice themselves, so that a challenge of thousands is measured once; what
luck and choices did is kept with each game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from engine.game import Measure, Record
from server.daily import dates
from server.records.records import GameRecord, review_key
from server.rooms.room import game_called
from server.store.asked import Command
from server.store.lines import Lines
from server.store.scripts import Script

JOBS: Final = "measuring"
"""The stream of what is to be measured."""
GROUP: Final = "workers"
MOST: Final = 10_000
"""Jobs that wait, about: when nobody works the oldest are forgotten."""
IDLE_MS: Final = 20_000
"""Without a sign of life for so long, a worker's job is another's to do."""

CLAIM = Script("claim")


class GameDice(Record, frozen=True):
    """The dice of a game, with all that decides what they are worth."""

    game: str
    version: int
    options: Any
    seats: int
    seed: str

    @property
    def key(self) -> str:
        """The key under which their measure is kept."""
        return f"measure:{hashlib.sha256(_ENCODER.encode(self)).hexdigest()[:32]}"


class Job(Record, frozen=True):
    """A game to be worked out."""

    id: str
    taken: int
    """How often somebody began with it, this time included."""
    game: str
    """The id of its record."""


def dice_of(record: GameRecord) -> GameDice:
    """The dice on which a game was played."""
    return GameDice(record.game, record.version, msgspec.to_builtins(record.options), len(record.seats), record.seed)


def wanting(record: GameRecord) -> list[Command]:
    """The commands that queue a game to be worked out; none, if its dice cannot be measured.

    What has been found is not worked out again, however often a game is queued.
    """
    measured = game_called(record.game).measured
    return [("XADD", JOBS, "MAXLEN", "~", MOST, "*", "game", record.id)] if measured else []


class Measures:
    """The measures in the store, and the jobs. Every method may raise `StoreAway`."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def of(self, record: GameRecord) -> Measure | None:
        """What a game's dice allow; None: that is not known (yet)."""
        [kept] = self._line.ask(("GET", dice_of(record).key))
        return None if kept is None else _DECODER.decode(kept)

    def review(self, record: GameRecord) -> msgspec.Raw | None:
        """What luck and choices did in a game, seat by seat; None: that is not known (yet)."""
        [kept] = self._line.ask(("GET", review_key(record.id)))
        return None if kept is None else msgspec.Raw(kept)

    def claim(self, worker: str, idle: int = IDLE_MS) -> Job | None:
        """Take a job; None: there is nothing to do. `idle`: milliseconds without a sign of life that end a claim."""
        found = CLAIM.run(self._line, (JOBS,), GROUP, worker, idle)
        if found is None:
            return None
        id, taken, (_, game) = found
        return Job(id.decode(), taken, game.decode())

    def alive(self, job: Job, worker: str) -> None:
        """Say that a job is being worked on."""
        self._line.ask(("XCLAIM", JOBS, GROUP, worker, 0, job.id, "JUSTID"))

    def keep(self, record: GameRecord, measure: Measure) -> None:
        """Keep what was found of a game's dice, unless somebody else was faster."""
        self._keep(dice_of(record).key, measure)

    def keep_review(self, record: GameRecord, review: Sequence[Record]) -> None:
        """Keep what was found of a game, unless somebody else was faster."""
        self._keep(review_key(record.id), review)

    def _keep(self, key: str, found: object) -> None:
        self._line.ask(("SET", key, _ENCODER.encode(found), "PX", dates.KEPT_MS, "NX"))

    def done(self, job: Job) -> None:
        """The job is nobody's any more."""
        self._line.ask(("XACK", JOBS, GROUP, job.id), ("XDEL", JOBS, job.id))


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Measure)

"""What a room's log is made of: who did what, and what then happened to the game."""

from __future__ import annotations

from typing import Any

from engine.game import Record
from server.rooms.requests import Do


class Creation(Record, frozen=True, tag_field="type", tag="create"):
    """The room was opened."""


class Replacement(Record, frozen=True, tag_field="type", tag="replace_host"):
    """The host was gone too long; another person took over."""

    old: int | None


class Expiry(Record, frozen=True, tag_field="type", tag="expire"):
    """The clock of a turn ran out."""

    game_no: int
    turn: int


class AutoTurn(Record, frozen=True, tag_field="type", tag="run_auto"):
    """The table played for those who are away or gone."""

    game_no: int
    turn: int


class Parking(Record, frozen=True, tag_field="type", tag="park"):
    """Nobody seated was present when a turn should have been played."""

    game_no: int
    turn: int


class Reopening(Record, frozen=True, tag_field="type", tag="reopen"):
    """A turn got its whole clock back."""

    game_no: int
    turn: int


class Return(Record, frozen=True, tag_field="type", tag="return"):
    """A seated person came back."""


class Recording(Record, frozen=True, tag_field="type", tag="record"):
    """The finished game has become a lasting record."""

    game_no: int


class Abandonment(Record, frozen=True, tag_field="type", tag="abandon"):
    """A seated person has become somebody else on the only device they had."""


class Forgetting(Record, frozen=True, tag_field="type", tag="forget"):
    """A person wanted to be forgotten: they have left, and left no name."""


class Hinted(Record, frozen=True, tag_field="type", tag="hinted"):
    """A hint was told to who had asked for it."""

    game_no: int


class Unanswered(Record, frozen=True, tag_field="type", tag="unanswered"):
    """A hint that was asked for did not come."""

    game_no: int


class Remedy(Record, frozen=True, tag_field="type", tag="remedy"):
    """The operator has put another name in the place of one that was offensive."""


System = (
    Creation
    | Replacement
    | Expiry
    | AutoTurn
    | Parking
    | Reopening
    | Return
    | Recording
    | Abandonment
    | Forgetting
    | Hinted
    | Unanswered
    | Remedy
)


class Beginning(Record, frozen=True):
    """What a replay needs to know about a game beside its events."""

    game: str
    options: Any
    seats: tuple[int, ...]
    """The number of the person on each seat."""
    version: int = 1
    """Of the game's rules; the first in logs of before it was kept."""


class LogEntry(Record, frozen=True):
    """One line of the log: who did what, and what happened to the game."""

    by: int | None
    """The number of the person; None: the table itself."""
    do: Do | System
    """Commands and options stand here in the game's own types."""
    events: tuple[Any, ...] = ()
    beginning: Beginning | None = None
    """With the entry that begins a game, so that a log replays alone."""
    played_for: tuple[int, ...] = ()
    """The seats for which the table played."""


def creation() -> LogEntry:
    """The first entry of a room's log."""
    return LogEntry(by=None, do=Creation())

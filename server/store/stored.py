"""A room as the store has it, and a change of it that is to be stored: bytes and versions, never a `Room`."""

from __future__ import annotations

from engine.game import Record
from server.store import formats


class Stored(Record, frozen=True):
    """A room as it was read from the store or heard from it."""

    version: int
    opened: int
    """When the open turn opened, in milliseconds of the store's clock."""
    now: int
    """The store's clock, in milliseconds, when this was read or published."""
    game: str
    """The id of the game, so that the right decoder is chosen before decoding."""
    record: bytes
    mark: int
    """Drawn for this version when it was committed: another one means another history, which the store then lost."""
    format: int
    """The shape of the record: see `formats`."""


class Commit(Record, frozen=True):
    """A change that is to be saved if the room still has the version it was decided on."""

    code: str
    base: int
    """The version it was decided on; 0: there must be no such room yet."""
    game: str
    record: bytes
    entry: bytes
    """The log entry, JSON."""
    person: str | None
    """Whose request it is; None: the table's own, which carries no id."""
    id: str | None
    """The request's id. An id that this person has had accepted before is answered again, never applied again."""
    opens: bool
    """A turn (re)opens, or the game ends: `opened` becomes the store's time."""
    begins: bool
    """A game begins: the log is trimmed to this entry."""
    mark: int | None = None
    """The mark of the version it was decided on; None: whichever it has."""
    keep: int | None = None
    """Milliseconds that the room lives from now without a sign of life; None: as long as every room."""


class Committed(Record, frozen=True):
    """A change that is stored."""

    version: int
    opened: int
    now: int
    repeated: bool
    """The id had been accepted before: nothing was done now, and `version` is the one it got then."""
    mark: int
    """The mark of the version, unless it is a repeated one."""

    def stored(self, commit: Commit) -> Stored:
        """The room as this commit made it."""
        return Stored(self.version, self.opened, self.now, commit.game, commit.record, self.mark, formats.current())

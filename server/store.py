"""What the server keeps: rooms, their logs, who is there, when to look. It knows bytes and versions, never a `Room`."""

from __future__ import annotations

from collections.abc import Callable

from engine.game import Record
from server.connection import StoreAway as StoreAway


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


class Commit(Record, frozen=True):
    """A change that is to be saved if the room still has the version it was decided on."""

    code: str
    base: int
    """The version it was decided on, at least 1."""
    game: str
    record: bytes
    entry: bytes
    """The log entry, JSON."""
    person: str | None
    """Whose request it is; None: the table's own, which carries no id."""
    id: str | None
    """The request's id. An id that this person has had accepted before is answered again, never applied again."""
    opens: bool
    """A turn (re)opens: `opened` becomes the store's time."""
    begins: bool
    """A game begins: the log is trimmed to this entry."""


class Committed(Record, frozen=True):
    """A change that is stored."""

    version: int
    opened: int
    now: int
    repeated: bool
    """The id had been accepted before: nothing was done now, and `version` is the one it got then."""


Published = Callable[[str, Stored], None]


class Store:
    """Everything that outlives a process. One object for each process, for any number of threads (or greenlets).

    Every method may raise `StoreAway`, at the latest after the time limit of the commands. Nothing is retried inside:
    what is unknown is said to be unknown.
    """

    def __init__(self, url: str, *, limit: float = 2.0, keep: int = 86_400) -> None:
        """`limit`: seconds that a command may take. `keep`: seconds that a room lives without a sign of life.

        Connects by itself, and again whenever the connection is lost; never raises.
        """
        raise NotImplementedError

    def create(self, code: str, game: str, record: bytes, entry: bytes) -> bool:
        """Save a new room as version 1. False: the code is taken, nothing was done."""
        raise NotImplementedError

    def load(self, code: str) -> Stored | None:
        """The room as it is now; None: there is no such room (any more)."""
        raise NotImplementedError

    def accepted(self, code: str, person: str, id: str) -> int | None:
        """The version that an accepted request of this person got; None: not among the person's last 16."""
        raise NotImplementedError

    def commit(self, commit: Commit) -> Committed | None:
        """Save, log and publish in one step. None: nothing was done, since the room has another version or is gone.

        After None, `load` tells which: a `Stored` to decide on again, or None for a room that has expired.
        """
        raise NotImplementedError

    def log(self, code: str) -> list[tuple[int, bytes]]:
        """The log since the current game began (or the room was made): versions and entries, oldest first."""
        raise NotImplementedError

    def listen(self, on_published: Published, on_gap: Callable[[], None]) -> None:
        """Say, once and before the first `subscribe`, who hears of the rooms subscribed to.

        `on_published(code, stored)` is called for every commit, in the order of versions of a room, and must not wait:
        it holds up everything that is published. `on_gap()` is called, on a thread of its own that may take its time,
        when publications may have been missed and all subscriptions are confirmed again: read the rooms again.
        """
        raise NotImplementedError

    def subscribe(self, code: str) -> None:
        """Hear of this room from now on: when this returns, the store has confirmed. Raises `StoreAway`: not subscribed."""
        raise NotImplementedError

    def unsubscribe(self, code: str) -> None:
        """Hear no more of this room. Does not wait and never raises."""
        raise NotImplementedError

    def seen(self, code: str, *members: str) -> None:
        """These `person@process` are here now, by the store's clock."""
        raise NotImplementedError

    def unseen(self, code: str, member: str) -> None:
        """The person's last socket at this process has closed; when that was is remembered under the bare person."""
        raise NotImplementedError

    def presence(self, code: str) -> dict[str, int]:
        """For each person seen within a day, at any process: how many milliseconds ago."""
        raise NotImplementedError

    def renew(self, code: str) -> None:
        """A sign of life: the room lives for `keep` seconds from now."""
        raise NotImplementedError

    def watch(self, member: str, due: int) -> None:
        """Look at this deadline (`CODE:game_no:turn:clock|auto`) at `due`, milliseconds of the store's clock."""
        raise NotImplementedError

    def unwatch(self, member: str) -> None:
        """Look no more."""
        raise NotImplementedError

    def due(self) -> list[tuple[str, int]]:
        """The deadlines to look at now, the oldest first, with their times. They stay until `unwatch`."""
        raise NotImplementedError

    def all_watched(self) -> list[tuple[str, int]]:
        """All deadlines, the next first, with their times."""
        raise NotImplementedError

    def swept(self) -> int | None:
        """Milliseconds since any process last called this; None: never before."""
        raise NotImplementedError

    def clock(self) -> int:
        """The store's clock now, in milliseconds: an estimate learned from its replies. Asks once if there was none yet."""
        raise NotImplementedError

    def secret(self, name: str) -> bytes:
        """A secret of 32 random bytes (as 64 hexadecimal digits), made once and shared by all processes of this store."""
        raise NotImplementedError

    def ping(self) -> bool:
        """Whether the store answers now. Never raises."""
        raise NotImplementedError

    def close(self) -> None:
        """End the connections. Whoever still waits gets `StoreAway`."""
        raise NotImplementedError

"""What an operator may see of the rooms: what everybody who follows one sees, and how it is kept. Never more."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game import Record
from server.refusals import Refused
from server.rooms import projection
from server.rooms.copies import Copy
from server.rooms.room import PRESENT_MS, AnyRoom
from server.store.archive import Archive
from server.store.store import Store


class Line(Record, frozen=True):
    """A room in one line."""

    code: str
    game: str
    phase: str
    """Instead of a phase: why the room cannot be read here."""
    game_no: int
    people: int
    here: int
    """Who is connected, whoever only watches included."""
    version: int
    idle: int
    """Seconds without a sign of life from anybody."""


class Looked(Record, frozen=True):
    """A room as everybody sees it, and how it is kept."""

    format: int
    here: int
    idle: int
    log: int
    """How many entries the log has."""
    seen: msgspec.Raw
    """The message that everybody gets who follows it."""


class Exported(Record, frozen=True):
    """A room as everybody sees it, and its log: while a game runs, without what its players do not know yet."""

    seen: msgspec.Raw
    log: list[dict[str, Any]]


class Survey:
    """Looks at the rooms of a store. Every method may raise `StoreAway`."""

    def __init__(self, store: Store, archive: Archive, keep: float) -> None:
        """`keep`: the seconds for which the servers keep a room without a sign of life."""
        self._store = store
        self._archive = archive
        self._keep = round(keep * 1000)

    def rooms(self) -> list[Line]:
        """All rooms, the liveliest first."""
        lines = (self._line(code) for code in self._archive.codes())
        return sorted((line for line in lines if line is not None), key=lambda line: (line.idle, line.code))

    def look(self, code: str) -> Looked:
        """One room. Raises `Refused`: unknown_room, newer_format, unknown_game."""
        copy, format = self._copy(code)
        return Looked(format, self._here(code), self._idle(code), len(self._store.log(code)), _seen(copy))

    def export(self, code: str) -> Exported:
        """One room with its log. Raises as `look` does."""
        log = self._store.log(code)  # read first: the room then is at least as far, and no game has begun unseen
        copy, _ = self._copy(code)
        open_book = tells_all(copy.room)
        entries = [{"version": version, **msgspec.json.decode(entry)} for version, entry in log]
        return Exported(_seen(copy), entries if open_book else [_veiled(entry) for entry in entries])

    def _line(self, code: str) -> Line | None:
        stored = self._store.load(code)
        if stored is None:
            return None
        phase, game_no, people = _in_short(Copy(stored))
        return Line(code, stored.game, phase, game_no, people, self._here(code), stored.version, self._idle(code))

    def _copy(self, code: str) -> tuple[Copy, int]:
        stored = self._store.load(code)
        if stored is None:
            raise Refused("unknown_room")
        return Copy(stored), stored.format

    def _here(self, code: str) -> int:
        return sum(ago <= PRESENT_MS for ago in self._store.presence(code).values())

    def _idle(self, code: str) -> int:
        return max(0, self._keep - self._archive.left(code)) // 1000


def _in_short(copy: Copy) -> tuple[str, int, int]:
    try:
        return copy.room.phase, copy.room.game_no, len(copy.room.people)
    except Refused as refusal:
        return refusal.reason, 0, 0


def tells_all(room: AnyRoom) -> bool:
    """Whether nothing is hidden any more: no game is on the table, or it is over and its seed is out."""
    return room.phase == "lobby" or projection.public_seed(room) is not None


def _seen(copy: Copy) -> msgspec.Raw:
    return msgspec.Raw(projection.room_message(copy.version, copy.room, None))


def _veiled(entry: dict[str, Any]) -> dict[str, Any]:
    """Who did what kind of thing, without the choice and what came of it."""
    return {"version": entry["version"], "by": entry["by"], "do": {"type": entry["do"]["type"]}}

"""The remedy for an offensive name: another one in its place, everywhere it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from server.refusals import Refused
from server.rooms import names, people
from server.rooms.lookalikes import alike
from server.rooms.room import AnyRoom, Change, Outside
from server.rooms.tables import Tables
from server.store.archive import Archive
from server.store.exchange import exchanged
from server.store.lines import Lines
from server.store.store import Store


class Renaming:
    """Looks through everything that holds names. Every method may raise `StoreAway`; doing it again does the rest."""

    def __init__(self, store: Store, archive: Archive, tables: Tables) -> None:
        self._store = store
        self._archive = archive
        self._tables = tables

    def everywhere(self, old: str, new: str) -> dict[str, int]:
        """Replace a name, and all that look like it; how often, by where. Raises what a name may raise."""
        substitute = Substitute(names.clean(old), names.clean(new))
        return {"rooms": self._rooms(substitute)} | {where: self._kept(where, substitute) for where in SHOWN}

    def _rooms(self, substitute: Substitute) -> int:
        changed = 0
        for code in self._archive.codes():
            with suppress(Refused):
                before = self._tables.read(code).version
                changed += self._tables.change(code, substitute.of_room) > before
        return changed

    def _kept(self, where: str, substitute: Substitute) -> int:
        pattern, rename = SHOWN[where]
        return sum(rename(self._store.line, key, substitute) for key in self._archive.keys(pattern))


class Substitute:
    """A name and what is to stand in its place."""

    def __init__(self, old: str, new: str) -> None:
        self._old = old
        self.new = new

    def meant(self, name: str | None) -> bool:
        """Whether this is the name, or looks like it."""
        return name is not None and alike(name, self._old)

    def of_room(self, room: AnyRoom, _: Outside) -> Change | None:
        """The change of a room."""
        return people.remedy(room, self.meant, self.new)


def in_game(line: Lines, key: str, substitute: Substitute) -> int:
    """A game's record."""
    while (stored := line.ask(("GET", key))[0]) is not None:
        record = msgspec.json.decode(stored)
        replaced = sum(_put(seat, "name", substitute) for seat in record["seats"])
        if not replaced or exchanged(line, key, stored, msgspec.json.encode(record)):
            return replaced
    return 0


def in_rows(line: Lines, key: str, substitute: Substitute) -> int:
    """Results in a table, or of a person; members of a group."""
    return _in_hash(line, key, lambda row: _put(row, "name", substitute))


def in_attempts(line: Lines, key: str, substitute: Substitute) -> int:
    """A day's results: a code, and how it ended with the name in the second place."""
    return _in_hash(line, key, lambda attempt: bool(attempt[1:] and attempt[1]) and _put(attempt[1], 1, substitute))


def in_group(line: Lines, key: str, substitute: Substitute) -> int:
    """A group's own name."""
    if key.endswith("}"):
        [name] = line.ask(("HGET", key, "name"))
        if name is not None and substitute.meant(name.decode()):
            return int(exchanged(line, key, name, substitute.new.encode(), "name"))
    return 0


SHOWN: Mapping[str, tuple[str, Callable[[Lines, str, Substitute], int]]] = {
    "games": ("game:{*}", in_game),
    "boards": ("daily:{*}:attempts", in_attempts),
    "tables": ("scores:{*}:rows", in_rows),
    "results": ("person:{*}:results", in_rows),
    "groups": ("group:{*}", in_group),
    "members": ("group:{*}:members", in_rows),
}
"""Where names are kept, beside rooms: the keys, and how a name is replaced there."""


def _put(holder: Any, place: str | int, substitute: Substitute) -> bool:
    """Whether the name in this place was meant; it is replaced then."""
    if not substitute.meant(holder[place]):
        return False
    holder[place] = substitute.new
    return True


def _in_hash(line: Lines, key: str, rename: Callable[[Any], bool]) -> int:
    changed = 0
    for field, stored in _fields(line, key):
        value = msgspec.json.decode(stored)
        # Whoever has changed or deleted it meanwhile is not overruled: they may be forgotten by now.
        if rename(value):
            changed += exchanged(line, key, stored, msgspec.json.encode(value), field)
    return changed


def _fields(line: Lines, key: str) -> Iterator[tuple[bytes, bytes]]:
    """The fields of a hash, however many there are."""
    cursor = b"0"
    while True:
        [(cursor, found)] = line.ask(("HSCAN", key, cursor, "COUNT", 1_000))
        yield from zip(found[::2], found[1::2], strict=True)
        if int(cursor) == 0:
            return

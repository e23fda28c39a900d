"""Forgetting somebody: everything that is kept about a person, and the steps that delete it.

Whatever keeps something under a person gives a step here. Each may be taken again; what others need stays: a game that
others played in is kept without the name. Last of all it is noted that nobody is to be this person again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from server.refusals import Refused
from server.rooms import people
from server.rooms.room import AnyRoom, Change, Outside
from server.rooms.tables import Tables
from server.store.kept import log_key, online_key, room_key
from server.store.store import Store

Step = Callable[[str], None]

NAMING = ("join", "rename")
"""The requests that hold a name."""


class Erasure:
    """Takes the steps, in their order. Raises `StoreAway` and what a step raises: not all is deleted yet; ask again."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = steps

    def erase(self, person: str) -> None:
        """Delete everything about a person."""
        for step in self._steps:
            step(person)


class FromRooms:
    """The step out of every room in which the person may be found."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    def __call__(self, person: str) -> None:
        """Take it. Raises `Refused`: newer_format, unknown_game, for a room that only a newer server can change.

        The name would stay there for a day. So nothing else is deleted yet, and asking a newer server deletes it all.
        """
        for code in self._store.rooms(person):
            try:
                numbers = {p.no for p in self._tables.read(code).room.people if p.person == person}
                self._unname(code, numbers)
                self._tables.change(code, forgotten(person))
            except Refused as refusal:
                if refusal.reason != "unknown_room":
                    raise
            self._store.line.ask(("HDEL", room_key(code), f"ids:{person}"))
            self._unsee(code, person)

    def _unname(self, code: str, numbers: set[int]) -> None:
        """Take what these people were called out of the room's log."""
        [found] = self._store.line.ask(("XRANGE", log_key(code), "-", "+"))
        entries = ((id, msgspec.json.decode(fields[1])) for id, fields in found)
        naming = [id for id, entry in entries if entry["by"] in numbers and entry["do"]["type"] in NAMING]
        if naming:
            self._store.line.ask(("XDEL", log_key(code), *naming))

    def _unsee(self, code: str, person: str) -> None:
        [seen] = self._store.line.ask(("ZRANGE", online_key(code), 0, -1))
        own = [member for member in seen if member.decode().partition("@")[0] == person]
        if own:
            self._store.line.ask(("ZREM", online_key(code), *own))


def forgotten(person: str) -> Callable[[AnyRoom, Outside], Change | None]:
    """The change that takes somebody out of a room and leaves no name behind."""
    return lambda room, outside: people.forget(room, person, outside)

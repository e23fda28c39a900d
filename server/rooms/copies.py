"""A room as it was read at one version."""

from __future__ import annotations

from functools import cached_property

from server.rooms.codec import codec
from server.rooms.room import AnyRoom
from server.store import formats
from server.store.store import Stored


class Copy:
    """A room at one version. It is decoded when somebody first looks at it."""

    def __init__(self, stored: Stored, decoded: AnyRoom | None = None) -> None:
        """`decoded`: the room, if it is known."""
        self.version = stored.version
        self.mark = stored.mark
        self.opened = stored.opened
        self._stored = stored
        if decoded is not None:
            self.room = decoded

    def may_follow(self, known: Copy) -> bool:
        """Whether this may be what became of a known copy of the room: later than that, or the very same."""
        return self.version > known.version or (self.version, self.mark) == (known.version, known.mark)

    @cached_property
    def room(self) -> AnyRoom:
        """The room. Raises `Refused`: newer_format, unknown_game (a newer server's as well)."""
        stored = self._stored
        return codec(stored.game).decode(formats.readable(stored.record, stored.format))

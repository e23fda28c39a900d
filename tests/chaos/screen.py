"""What one tab shows: the newest of what it was sent."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tests.chaos.table import PersonPart, RoomPart, Table


class SeatMessage(msgspec.Struct):
    """The `seat` message."""

    version: int
    seat: int | None
    secret: msgspec.Raw


class Presence(msgspec.Struct):
    """The `presence` message."""

    online: list[int]
    watching: int


class Told(NamedTuple):
    """What a seat was told alone: at which version, and the hash of the bytes."""

    version: int
    seat: int | None
    said: int


class Screen:
    """One tab's copy of the room."""

    def __init__(self, table: Table) -> None:
        self.version = 0
        self.floor = 0
        """The newest version that this tab was told of by an answer."""
        self.played = 0
        """The version of this person's last move: what is known of the seat may not be older."""
        self.no = 0
        """The person's number; 0: only watching, so far."""
        self.room: RoomPart | None = None
        self.view = b"null"
        self.seat = SeatMessage(0, None, msgspec.Raw(b"null"))
        self.presence: Presence | None = None
        self.told: list[Told] = []
        self.older = 0
        """Messages that came after a newer one on the same connection."""
        self._newest = 0
        self._table = table

    def connected(self) -> None:
        """A new connection: nothing has come on it yet, and this seat has been told nothing on it."""
        self._newest = 0
        self.seat = SeatMessage(0, None, msgspec.Raw(b"null"))

    def shown(self, payload: msgspec.Raw) -> None:
        """A `room` message."""
        message, room = self._table.message(payload)
        self.older += message.version < self._newest
        self._newest = max(self._newest, message.version)
        if message.version >= self.version:
            self.version, self.room, self.view = message.version, room, bytes(message.view)

    def told_alone(self, payload: msgspec.Raw) -> None:
        """A `seat` message."""
        self.seat = _SEAT.decode(payload)
        self.told.append(Told(self.seat.version, self.seat.seat, hash(bytes(self.seat.secret))))

    def attended(self, payload: msgspec.Raw) -> None:
        """A `presence` message."""
        self.presence = _PRESENCE.decode(payload)

    @property
    def me(self) -> PersonPart | None:
        """Whose tab this is, as the room lists them."""
        people = self.room.people if self.room else []
        return next((person for person in people if person.no == self.no), None)

    @property
    def behind(self) -> bool:
        """Whether something was answered that has not been shown yet."""
        return self.version < self.floor


_SEAT = msgspec.json.Decoder(SeatMessage)
_PRESENCE = msgspec.json.Decoder(Presence)

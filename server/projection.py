"""What all may see and what one seat may see: everything that is sent is built here, from records. Pure."""

from __future__ import annotations

from collections.abc import Collection

from server.room import AnyRoom


def room_message(version: int, room: AnyRoom, remaining_ms: int | None) -> bytes:
    """The `room` message as JSON, the same for everyone who follows the room."""
    raise NotImplementedError


def secret(room: AnyRoom, seat: int | None) -> bytes:
    """What only this seat may know now, as JSON; `null` for nothing, for no seat and in a lobby."""
    raise NotImplementedError


def seat_message(code: str, version: int, seat: int | None, secret: bytes) -> bytes:
    """The `seat` message as JSON, around what `secret` gave."""
    raise NotImplementedError


def you(room: AnyRoom, person: str) -> int | None:
    """The number of the person with this identity; None: not one of the people."""
    raise NotImplementedError


def seat_of(room: AnyRoom, person: str) -> int | None:
    """The seat of the person with this identity."""
    raise NotImplementedError


def online(room: AnyRoom, present: Collection[str]) -> list[int]:
    """The numbers of the people among these identities, bots always, in order."""
    raise NotImplementedError

"""One person's only attempt at a challenge of a day: how it is kept, and how its result is named on the board."""

from __future__ import annotations

import msgspec

from engine.game import Record


class Ended(Record, frozen=True, array_like=True):
    """How an attempt ended."""

    id: str
    """Of the game's record."""
    name: str | None
    score: int
    tiebreak: tuple[int, ...]
    ended: int
    """The date, in milliseconds."""


class Attempt(Record, frozen=True, array_like=True):
    """One person's only attempt."""

    code: str
    """The room in which it is played."""
    ended: Ended | None = None


def encoded(attempt: Attempt) -> bytes:
    """An attempt as it is kept."""
    return msgspec.json.encode(attempt)


def decoded(stored: bytes) -> Attempt:
    """An attempt as it was before it was `encoded`."""
    return _DECODER.decode(stored)


def member(person: str, ended: Ended) -> str:
    """How a result is named on the board: equal results stand in the order in which they ended."""
    return f"{ended.ended:013d}:{person}"


def person_of(member: bytes) -> str:
    """Whose a result on the board is."""
    return member.decode().partition(":")[2]


_DECODER = msgspec.json.Decoder(Attempt)

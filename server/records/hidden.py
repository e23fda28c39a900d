"""What the operator has taken out of sight: single results, and everything of a person."""

from __future__ import annotations

from collections.abc import Sequence

from server.records.records import GameRecord, Played
from server.store.asked import Command
from server.store.dial import Reply
from server.store.lines import Lines

HIDDEN = "hidden"
"""A hash with a field for each: `result:<game>:<no>` or `person:<identity>`."""


class Hidden:
    """The list. Every method may raise `StoreAway`."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def shown(self, record: GameRecord, seats: Sequence[Played]) -> list[Played]:
        """Those of these seats whose results may be on boards."""
        looks = looking(record, seats)
        return found(seats, self._line.ask(*looks)) if looks else []

    def add(self, field: str) -> None:
        """Put something on the list."""
        self._line.ask(("HSET", HIDDEN, field, 1))

    def remove(self, field: str) -> None:
        """Take something from the list."""
        self._line.ask(("HDEL", HIDDEN, field))

    def forget(self, person: str) -> None:
        """Take a person from the list."""
        self.remove(person_field(person))


def looking(record: GameRecord, seats: Sequence[Played]) -> list[Command]:
    """The commands that ask whether these seats' results are hidden; `found` reads the replies."""
    return [("HMGET", HIDDEN, result_field(record, seat), person_field(seat.person)) for seat in seats]


def found(seats: Sequence[Played], replies: Sequence[Reply]) -> list[Played]:
    """Those of these seats whose results may be on boards."""
    return [seat for seat, hidden in zip(seats, replies, strict=True) if not any(hidden)]


def result_field(record: GameRecord, seat: Played) -> str:
    """The field of the list that hides a result."""
    return f"result:{record.id}:{seat.no}"


def person_field(person: str) -> str:
    """The field of the list that hides everything of a person."""
    return f"person:{person}"

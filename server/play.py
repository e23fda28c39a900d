"""Everything that can happen to a room, and what the clock brings about while a game runs. Pure."""

from __future__ import annotations

from typing import Literal

from server.requests import Do
from server.room import AnyRoom, Change, Outside


def apply(room: AnyRoom, person: str, do: Do, outside: Outside) -> Change | None:
    """What a person's request makes of a room; None: nothing to do. Raises `Refused` and the game's `Illegal`."""
    raise NotImplementedError


def expire(room: AnyRoom, game_no: int, turn: int, outside: Outside) -> Change | None:
    """The clock of a turn ran out: play for every seat that does not wait, or park if no seated human is present."""
    raise NotImplementedError


def run_auto(room: AnyRoom, game_no: int, turn: int, outside: Outside) -> Change | None:
    """Play for the seats of those who are away or gone, or park if no seated human is present."""
    raise NotImplementedError


def reopen(room: AnyRoom, game_no: int, turn: int) -> Change | None:
    """Give an open turn its whole clock again."""
    raise NotImplementedError


def returned(room: AnyRoom, person: str) -> Change | None:
    """A seated person entered: the table no longer plays for them, and a parked game goes on."""
    raise NotImplementedError


def turn(room: AnyRoom) -> int:
    """Counts the openings of turns of the game on the table; 0 while none is played."""
    raise NotImplementedError


def clock_seconds(room: AnyRoom) -> int | None:
    """Seconds that the open turn may take; None: no limit, parked, or not playing."""
    raise NotImplementedError


def remaining_ms(room: AnyRoom, opened: int, now: int) -> int | None:
    """Milliseconds left of the open turn, never below 0; both times by the store's clock. None: no clock runs."""
    raise NotImplementedError


def deadline_kinds(room: AnyRoom) -> tuple[Literal["clock", "auto"], ...]:
    """What has to be watched for the open turn."""
    raise NotImplementedError

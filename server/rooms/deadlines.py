"""When the table has to look at a turn by itself: derived from a room, never stored in it. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from engine.game import Record
from server.config import Timings
from server.rooms import play
from server.rooms.room import AnyRoom

Kind = Literal["clock", "auto", "bot", "hint", "record"]


class Deadline(Record, frozen=True):
    """A turn, or the end of a game, that the table has to look at when its time has come."""

    code: str
    game_no: int
    turn: int
    kind: Kind

    @property
    def member(self) -> str:
        """How the store's index names it."""
        return f"{self.code}:{self.game_no}:{self.turn}:{self.kind}"


def _named(member: str) -> Deadline | None:
    """The deadline that the index names so; None: only a newer server knows what it means, and looks after it."""
    try:
        code, game_no, turn, kind = member.split(":")
        return Deadline(code, int(game_no), int(turn), msgspec.convert(kind, Kind))
    except (ValueError, msgspec.ValidationError):
        return None


def known(listed: Iterable[tuple[str, int]]) -> dict[Deadline, int]:
    """The deadlines of a part of the index that this server knows, in its order, each with when it is due."""
    return {deadline: due for member, due in listed if (deadline := _named(member)) is not None}


def of(room: AnyRoom) -> tuple[Deadline, ...]:
    """What has to be looked at for the open turn of a room, or for its finished game."""
    kinds: tuple[Kind, ...] = ("record",) if room.unrecorded else play.deadline_kinds(room)
    return tuple(Deadline(room.code, room.game_no, play.turn(room), kind) for kind in kinds)


def to_come(deadline: Deadline, room: AnyRoom) -> bool:
    """Whether its turn may still open: the index learns of a turn before the commit that opens it."""
    if deadline.game_no == room.game_no and deadline.kind == "record":
        return room.phase == "playing"
    if deadline.game_no == room.game_no:
        return room.phase == "playing" and deadline.turn > play.turn(room)
    return deadline.game_no > room.game_no


def due(deadline: Deadline, room: AnyRoom, opened: int, timings: Timings) -> int:
    """When to look, in milliseconds of the store's clock: a clock with its grace, an auto seat at its time."""
    if deadline.kind == "record":
        return opened + round(timings.record_after * 1000)
    if deadline.kind == "auto":
        return opened + round(timings.auto_after * 1000)
    if deadline.kind == "hint" and room.asked is not None:
        return room.asked.at + round(timings.hint_within * 1000)
    if deadline.kind == "bot":
        return opened + round(timings.bot_within * 1000)
    return opened + round(((play.clock_seconds(room) or 0) + timings.clock_grace) * 1000)

"""Everything that can happen to a room, and what the clock brings about while a game runs. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from server.refusals import Refused
from server.rooms import bots, hints, moves, opening, people
from server.rooms.history import AutoTurn, Expiry, LogEntry, Parking, Reopening, Return
from server.rooms.moves import awake
from server.rooms.requests import (
    AskHint,
    Autoplay,
    Configure,
    Do,
    Emote,
    HandOver,
    Join,
    Kick,
    Leave,
    Lock,
    Play,
    Ready,
    Rematch,
    Rename,
    SeatBot,
    Start,
)
from server.rooms.room import AnyRoom, Change, Daily, Outside, Person, game_of, member


def apply(room: AnyRoom, person: str, do: Do, outside: Outside) -> Change | None:
    """What a person's request makes of a room; None: nothing to do. Raises `Refused` and the game's `Illegal`."""
    if room.daily is not None:
        challenged(room.daily, person, do)
    return _CHANGES[type(do)](room, person, do, outside)


def challenged(daily: Daily, person: str, do: Do) -> None:
    """What may be asked of a challenge of a day. Raises `Refused`: daily_private, daily_only_play."""
    if person != daily.owner:
        raise Refused("daily_private")
    if not isinstance(do, Join | Rename | Play | AskHint):
        raise Refused("daily_only_play")


def expire(room: AnyRoom, game_no: int, turn_no: int, outside: Outside) -> Change | None:
    """The clock of a turn ran out: play for every seat that does not wait, or park if no seated human is present."""
    if not _is_open(room, game_no, turn_no) or clock_seconds(room) is None:
        return None
    return _played_by_the_table(room, _idle(room), Expiry(game_no, turn_no), outside)


def run_auto(room: AnyRoom, game_no: int, turn_no: int, outside: Outside) -> Change | None:
    """Play for the seats of those who are away or gone, or park if no seated human is present."""
    if not _is_open(room, game_no, turn_no):
        return None
    return _played_by_the_table(room, _idle_auto(room), AutoTurn(game_no, turn_no), outside)


def run_bots(room: AnyRoom, game_no: int, turn_no: int, outside: Outside) -> Change | None:
    """Play for the bots that have not chosen in time, or park if no seated human is present."""
    if not _is_open(room, game_no, turn_no):
        return None
    return _played_by_the_table(room, idle_bots(room), AutoTurn(game_no, turn_no), outside)


def reopen(room: AnyRoom, game_no: int, turn_no: int) -> Change | None:
    """Give an open turn its whole clock again."""
    if not _is_open(room, game_no, turn_no):
        return None
    return Change(room, LogEntry(None, Reopening(game_no, turn_no)), opens=True)


def returned(room: AnyRoom, person: str) -> Change | None:
    """A seated person entered: the table no longer plays for them, and a parked game goes on."""
    me = member(room, person)
    if room.phase != "playing" or me is None or me.seat is None or not (me.auto or room.parked):
        return None
    return Change(awake(room, me), LogEntry(me.no, Return()), opens=room.parked)


def turn(room: AnyRoom) -> int:
    """Counts the openings of turns of the game on the table; 0 in a lobby."""
    return 0 if room.state is None else game_of(room).turn(room.state)


def clock_seconds(room: AnyRoom) -> int | None:
    """Seconds that the open turn may take; None: no limit, parked, or not playing."""
    return game_of(room).clock(room.options) if room.phase == "playing" and not room.parked else None


def remaining_ms(room: AnyRoom, opened: int, now: int) -> int | None:
    """Milliseconds left of the open turn, never below 0; both times by the store's clock. None: no clock runs."""
    seconds = clock_seconds(room)
    return None if seconds is None else max(0, opened + seconds * 1000 - now)


def deadline_kinds(room: AnyRoom) -> tuple[Literal["clock", "auto", "bot", "hint"], ...]:
    """What has to be watched for the open turn; nothing while parked or not playing."""
    if room.phase != "playing" or room.parked:
        return ()
    idle = _idle(room)
    watched: list[Literal["clock", "auto", "bot", "hint"]] = [] if clock_seconds(room) is None else ["clock"]
    if any(p.auto or p.gone for p in idle):
        watched.append("auto")
    if any(p.bot is not None and not p.gone for p in idle):
        watched.append("bot")
    if room.asked is not None and room.asked.hint is None:
        watched.append("hint")
    return tuple(watched)


def _is_open(room: AnyRoom, game_no: int, turn_no: int) -> bool:
    return (room.phase, room.parked, room.game_no, turn(room)) == ("playing", False, game_no, turn_no)


def _idle(room: AnyRoom) -> list[Person]:
    """Whose seats the table waits for, in seat order."""
    game = game_of(room)
    seated = sorted((p.seat, p) for p in room.people if p.seat is not None)
    return [p for seat, p in seated if not game.waits(room.state, seat)]


def idle_bots(room: AnyRoom) -> list[Person]:
    """The bots that the table waits for, in seat order."""
    return [p for p in _idle(room) if p.bot is not None and not p.gone]


def _idle_auto(room: AnyRoom) -> list[Person]:
    return [p for p in _idle(room) if p.auto or p.gone]


def _played_by_the_table(
    room: AnyRoom, idle: Sequence[Person], do: Expiry | AutoTurn, outside: Outside
) -> Change | None:
    if not idle:
        return None
    if not any(p.seat is not None and not p.gone and outside.present(p) for p in room.people):
        return Change(replace(room, parked=True), LogEntry(None, Parking(do.game_no, do.turn)))
    return moves.play_for(room, [p.seat for p in idle if p.seat is not None], do)


_CHANGES: Mapping[type, Callable[[AnyRoom, str, Any, Outside], Change | None]] = {
    Join: people.join,
    Leave: people.leave,
    Rename: people.rename,
    Ready: people.ready,
    Configure: opening.configure,
    Start: opening.start,
    Kick: people.kick,
    SeatBot: bots.seat_bot,
    Lock: people.lock,
    HandOver: people.hand_over,
    Rematch: opening.rematch,
    Autoplay: moves.autoplay,
    Emote: people.emote,
    AskHint: hints.ask,
    Play: moves.play,
}

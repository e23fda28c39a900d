"""A finished game played again from its seed and its log: only what comes out the same is recorded. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine import game as rules
from engine.dice import SeededDice
from engine.game import AnyGame, Illegal, Outcome, Record
from server.rooms.codec import codec
from server.rooms.history import AutoTurn, Beginning, Expiry, LogEntry
from server.rooms.moves import autoplayed, dice_of
from server.rooms.requests import Play
from server.rooms.room import AnyRoom, game_of


class _Entry(LogEntry, frozen=True):
    """A line of the log with its events as they stand there: nearly always they are compared, and never looked at."""

    events: msgspec.Raw = msgspec.Raw(b"[]")  # type: ignore[assignment]


_ENTRY = msgspec.json.Decoder(_Entry)


class Altered(Exception):
    """A log that does not come out as the room says. The text is one line for the operator."""


class Recount(Record, frozen=True):
    """What a log comes out as."""

    events: tuple[Any, ...]
    outcome: Outcome
    played_for: frozenset[int]
    """The seats for which the table has played at least once."""


def recount(room: AnyRoom, log: Sequence[tuple[int, bytes]]) -> Recount:
    """Play a finished game again. Raises `Altered`."""
    try:
        entries = [_ENTRY.decode(entry) for version, entry in log if version >= room.began]
        state, events = _replayed(room, entries)
    except (Illegal, msgspec.MsgspecError, ValueError, LookupError) as error:
        raise Altered(f"the log cannot be played: {type(error).__name__}") from None
    outcome = game_of(room).outcome(state)
    if outcome is None or state != room.state:
        raise Altered("the log ends elsewhere than the room")
    played_for = frozenset(seat for entry in entries for seat in entry.played_for)
    return Recount(events, outcome, played_for)


def _replayed(room: AnyRoom, entries: list[_Entry]) -> tuple[Any, tuple[Any, ...]]:
    game, dice = game_of(room), dice_of(room)
    beginning = entries[0].beginning if entries else None
    if beginning is None or msgspec.convert(beginning.options, game.options) != room.options:
        raise Altered("the log does not begin as the room says")
    older = beginning.version < game.version
    state, events = rules.begin(game, len(beginning.seats), room.options, dice)
    _agree(entries[0], events, older)
    for entry in entries[1:]:
        state, more = _taken(game, state, entry, beginning, dice)
        _agree(entry, more, older)
        events += more
    return state, events


def _taken(
    game: AnyGame, state: Any, entry: _Entry, beginning: Beginning, dice: SeededDice
) -> tuple[Any, tuple[Any, ...]]:
    """What an entry makes of a state, decided anew."""
    match entry.do:
        case Play(_, command) if entry.by is not None:
            seat = beginning.seats.index(entry.by)
            return rules.play(game, state, seat, codec(game.id).command(command), dice)
        case Expiry() | AutoTurn():
            return autoplayed(game, state, entry.played_for, dice)
    return state, ()


def _agree(entry: _Entry, events: tuple[Any, ...], older: bool) -> None:
    """The same bytes are the same events; in the log of a game that began by older rules events may say less."""
    wrote = msgspec.json.encode(events)
    if bytes(entry.events) == wrote:
        return
    told, made = msgspec.json.decode(entry.events), msgspec.json.decode(wrote)
    if older and len(told) == len(made):
        made = [{name: event.get(name) for name in said} for said, event in zip(told, made, strict=True)]
    if told != made:
        raise Altered("what the log says does not follow from what was done")

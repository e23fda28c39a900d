"""Hints for who plays alone: asked for here, thought of elsewhere, told to their seat alone. Pure."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.game import Hint
from server.refusals import Refused
from server.rooms.history import Hinted, LogEntry, Unanswered
from server.rooms.moves import dice_of, seated
from server.rooms.people import changed
from server.rooms.requests import AskHint
from server.rooms.room import AnyRoom, AskedHint, Change, Outside, game_of


def ask(room: AnyRoom, person: str, do: AskHint, outside: Outside) -> Change | None:
    """Want a hint for one's seat; None: it is asked for, or there, already.

    Raises `Refused`: no_game, game_passed, kicked, not_seated, hints_ranked, hints_alone, nothing_to_choose.
    """
    if room.phase != "playing":
        raise Refused("no_game")
    if do.game_no != room.game_no:
        raise Refused("game_passed")
    me, seat = seated(room, person)
    if room.daily is not None and room.daily.ranked:
        raise Refused("hints_ranked")
    if any(p.no != me.no and p.bot is None and not p.gone for p in room.people):
        raise Refused("hints_alone")
    if game_of(room).waits(room.state, seat):
        raise Refused("nothing_to_choose")
    if room.asked is not None:
        return None
    return changed(room, replace(room, asked=AskedHint(seat, outside.now), hinted=True), me, do)


def give(room: AnyRoom, hint: Hint) -> Change | None:
    """Tell a hint to who asked for it; None: nobody waits for one any more.

    Raises `Illegal` for one that was thought of for another position.
    """
    if room.asked is None or room.asked.hint is not None:
        return None
    game_of(room).decide(room.state, room.asked.seat, hint.command, dice_of(room))
    told = replace(hint, command=msgspec.json.decode(msgspec.json.encode(hint.command)))
    return Change(replace(room, asked=replace(room.asked, hint=told)), LogEntry(None, Hinted(room.game_no)))


def give_up(room: AnyRoom, game_no: int) -> Change | None:
    """Nothing thought of a hint in time: it may be asked for again."""
    if room.game_no != game_no or room.asked is None or room.asked.hint is not None:
        return None
    return Change(replace(room, asked=None), LogEntry(None, Unanswered(game_no)))

"""Bots among the people of a room: the host lets them in, and they are sent away like anybody. Pure."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from server.refusals import Refused
from server.rooms import names
from server.rooms.people import admit, changed, host
from server.rooms.requests import SeatBot
from server.rooms.room import AnyRoom, Change, Outside, Person, game_of

NAMES: Final = ("Pebble", "Brick", "Arch", "Tower", "Citadel")
"""What bots are called, by strength. Readers of other languages are told other names."""


def seat_bot(room: AnyRoom, person: str, do: SeatBot, _: Outside) -> Change | None:
    """Let a bot in, of a strength that the room's game has.

    Raises `Refused`: kicked, not_member, not_host, game_running, bad_request, room_full{max}.
    """
    me = host(room, person)
    if room.phase == "playing":
        raise Refused("game_running")
    if do.strength > game_of(room).strengths:
        raise Refused("bad_request")
    newcomer = _called(room, Person(no=room.next_no, person="", name=None, badge=0, bot=str(do.strength)))
    return changed(room, admit(room, newcomer), me, do)


def fitting(room: AnyRoom) -> AnyRoom:
    """The room with no bot stronger than its game has them."""
    most = game_of(room).strengths
    for bot in [p for p in room.people if p.bot is not None and strength(p) > most]:
        weaker = _called(room, replace(bot, name=None, bot=str(most)))
        room = replace(room, people=tuple(weaker if p.no == bot.no else p for p in room.people))
    return room


def strength(bot: Person) -> int:
    """How strong a bot plays."""
    return int(bot.bot or 1)


def _called(room: AnyRoom, bot: Person) -> Person:
    others = [p.name for p in room.people if p.name is not None and p.no != bot.no]
    return replace(bot, name=names.free(NAMES[min(strength(bot), len(NAMES)) - 1], others))

"""Bots among the people of a room: the host lets them in, and they are sent away like anybody. Pure."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from server.refusals import Refused
from server.rooms import names
from server.rooms.people import admit, changed, host
from server.rooms.requests import SeatBot
from server.rooms.room import AnyRoom, Change, Outside, Person, game_of

NAMES: Final = ("Pip", "Tilda", "Bruno", "Vera", "Magda")
"""What bots are called, by strength: a name is the same in every language."""


def seat_bot(room: AnyRoom, person: str, do: SeatBot, _: Outside) -> Change | None:
    """Let a bot in, of a strength that the room's game has.

    Raises `Refused`: kicked, not_member, not_host, game_running, bad_request, room_full{max}.
    """
    me = host(room, person)
    if room.phase == "playing":
        raise Refused("game_running")
    if do.strength > game_of(room).strengths:
        raise Refused("bad_request")
    others = [p.name for p in room.people if p.name is not None]
    name = names.free(NAMES[min(do.strength, len(NAMES)) - 1], others)
    seated = admit(room, Person(no=room.next_no, person="", name=name, badge=0, bot=str(do.strength)))
    return changed(room, seated, me, do)


def fitting(room: AnyRoom) -> AnyRoom:
    """The room with no bot stronger than its game has them."""
    most = game_of(room).strengths
    return replace(room, people=tuple(_fitted(p, most) for p in room.people))


def strength(bot: Person) -> int:
    """How strong a bot plays."""
    return int(bot.bot or 1)


def _fitted(person: Person, most: int) -> Person:
    return person if person.bot is None else replace(person, bot=str(min(strength(person), most)))

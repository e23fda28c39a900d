"""People and lobby: who is in, what they are called, who is host."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from server.refusals import Refused
from server.rooms import names
from server.rooms.history import Forgetting, LogEntry, Remedy, Replacement
from server.rooms.requests import Do, Emote, HandOver, Join, Kick, Leave, Lock, Ready, Rename
from server.rooms.room import AnyRoom, Change, Outside, Person, cleared, game_of, in_results, member

BADGES = range(1, 9)


def join(room: AnyRoom, person: str, do: Join, _: Outside) -> Change | None:
    """Become one of the people, or set the name of somebody who is in. A room without a host has one from now on.

    Raises `Refused`: kicked, room_locked, room_full{max}, and what a name may raise.
    """
    entered = room if member(room, person) else _let_in(room, person)
    me = insider(entered, person)
    name = _name(room, person, do.name)
    people = _with(entered, replace(me, name=name))
    joined = replace(entered, people=people, host=me.no if room.host is None else room.host)
    return changed(room, joined, me, Join(name))


def rename(room: AnyRoom, person: str, do: Rename, _: Outside) -> Change | None:
    """Set the name of somebody who is in. Raises `Refused`: kicked, not_member, and what a name may raise."""
    me = insider(room, person)
    name = _name(room, person, do.name)
    return changed(room, replace(room, people=_with(room, replace(me, name=name))), me, Rename(name))


def leave(room: AnyRoom, person: str, do: Leave, outside: Outside) -> Change | None:
    """Go out of the room, also in mid-game. Raises `Refused`: kicked, not_member."""
    me = insider(room, person)
    return changed(room, _without(room, me, outside), me, do)


def forget(room: AnyRoom, person: str, outside: Outside) -> Change | None:
    """Put out somebody who is to be forgotten, and take their name from what stays listed."""
    me = member(room, person)
    left = room if me is None else _without(room, me, outside)
    listed = tuple(replace(p, person="", name=None) if p.person == person else p for p in left.people)
    daily = left.daily
    if daily is not None and daily.owner == person:
        daily = replace(daily, owner="")
    new = replace(left, people=listed, kicked=tuple(each for each in left.kicked if each != person), daily=daily)
    return None if new == room else Change(new, LogEntry(None if me is None else me.no, Forgetting()))


def remedy(room: AnyRoom, meant: Callable[[str | None], bool], new: str) -> Change | None:
    """Give whoever has a name that is meant another one: nobody else's here."""
    renamed = room
    for person in room.people:
        if meant(person.name):
            others = [p.name for p in renamed.people if p.name is not None and p.no != person.no]
            renamed = replace(renamed, people=_with(renamed, replace(person, name=names.free(new, others))))
    return None if renamed == room else Change(renamed, LogEntry(None, Remedy()))


def ready(room: AnyRoom, person: str, do: Ready, _: Outside) -> Change | None:
    """Say that one is ready, or not. Raises `Refused`: kicked, not_member, game_running."""
    me = insider(room, person)
    if room.phase == "playing":
        raise Refused("game_running")
    return changed(room, replace(room, people=_with(room, replace(me, ready=do.on))), me, do)


def lock(room: AnyRoom, person: str, do: Lock, _: Outside) -> Change | None:
    """Let nobody new in, or let them again. Raises `Refused`: kicked, not_member, not_host."""
    return changed(room, replace(room, locked=do.on), host(room, person), do)


def kick(room: AnyRoom, person: str, do: Kick, outside: Outside) -> Change | None:
    """Put a person out; their identity may not come back.

    Raises `Refused`: kicked, not_member, not_host, kick_self, unknown_person.
    """
    me = host(room, person)
    if do.no == me.no:
        raise Refused("kick_self")
    target = numbered(room, do.no)
    banned = room.kicked if target.bot is not None else (*room.kicked, target.person)
    return changed(room, replace(_without(room, target, outside), kicked=banned), me, do)


def hand_over(room: AnyRoom, person: str, do: HandOver, _: Outside) -> Change | None:
    """Make somebody else the host. Raises `Refused`: kicked, not_member, not_host, unknown_person (also for a bot)."""
    me = host(room, person)
    target = numbered(room, do.no)
    if target.bot is not None:
        raise Refused("unknown_person")
    return changed(room, replace(room, host=target.no), me, do)


def emote(room: AnyRoom, person: str, _: Emote, __: Outside) -> None:
    """Whoever is one of the people may; nothing of the room changes. Raises `Refused`: kicked, not_member."""
    insider(room, person)


def replace_host(room: AnyRoom, old: int | None, outside: Outside) -> Change | None:
    """Make the present person with the lowest number the host, if the host still is `old` and not present."""
    heir = _heir(room.people, outside)
    if room.host != old or heir is None or any(p.no == old and outside.present(p) for p in room.people):
        return None
    return Change(replace(room, host=heir), LogEntry(by=None, do=Replacement(old)))


def insider(room: AnyRoom, person: str) -> Person:
    """The person with this identity among the people. Raises `Refused`: kicked, not_member."""
    if person in room.kicked:
        raise Refused("kicked")
    me = member(room, person)
    if me is None:
        raise Refused("not_member")
    return me


def host(room: AnyRoom, person: str) -> Person:
    """The person with this identity, who must be the host. Raises `Refused`: kicked, not_member, not_host."""
    me = insider(room, person)
    if me.no != room.host:
        raise Refused("not_host")
    return me


def numbered(room: AnyRoom, no: int) -> Person:
    """The person with this number, if not gone. Raises `Refused`: unknown_person."""
    for person in room.people:
        if person.no == no and not person.gone:
            return person
    raise Refused("unknown_person")


def changed(room: AnyRoom, new: AnyRoom, by: Person, do: Do) -> Change | None:
    """The change to a new room by a person's request; None if nothing is different."""
    return None if new == room else Change(new, LogEntry(by.no, do))


def _let_in(room: AnyRoom, person: str) -> AnyRoom:
    """The room with a newcomer, who has no name yet."""
    if person in room.kicked:
        raise Refused("kicked")
    if room.locked:
        raise Refused("room_locked")
    return admit(replace(room, asked=None), Person(no=room.next_no, person=person, name=None, badge=0))


def admit(room: AnyRoom, newcomer: Person) -> AnyRoom:
    """The room with one more, who gets the badge that fewest have. Raises `Refused`: room_full{max}."""
    inside = [p.badge for p in room.people if not p.gone]
    most = max(game_of(room).seats)
    if len(inside) >= most:
        raise Refused("room_full", max=most)
    gone = [p.badge for p in room.people if p.gone]
    badge = min(BADGES, key=lambda free: (inside.count(free), gone.count(free), free))
    return replace(room, people=(*room.people, replace(newcomer, badge=badge)), next_no=room.next_no + 1)


def _name(room: AnyRoom, person: str, typed: str) -> str:
    others = [p.name for p in room.people if p.name is not None and p.person != person]
    return names.distinct(names.clean(typed), others)


def _with(room: AnyRoom, person: Person) -> tuple[Person, ...]:
    """The people, one of them as given here."""
    return tuple(person if p.no == person.no else p for p in room.people)


def _without(room: AnyRoom, leaver: Person, outside: Outside) -> AnyRoom:
    """The room without somebody, who stays listed as gone while a seat or the results name them.

    A game that no human plays any more is abandoned: nobody could come back to its seats, and the others would wait
    for ever.
    """
    if (room.phase == "playing" and leaver.seat is not None) or in_results(room, leaver.no):
        people = _with(room, replace(leaver, ready=False, auto=False, gone=True))
    else:
        people = tuple(p for p in room.people if p.no != leaver.no)
    left = replace(room, people=people, host=_heir(people, outside) if room.host == leaver.no else room.host)
    played = any(p.seat is not None and not p.gone and p.bot is None for p in people)
    return left if room.phase != "playing" or played else cleared(left)


def _heir(people: Iterable[Person], outside: Outside) -> int | None:
    """The present person with the lowest number, never a bot."""
    return min((p.no for p in people if not p.gone and outside.present(p)), default=None)

"""Groups: a family or a class that sees each other's results. Whoever has the link may join; nobody else finds one."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping

import msgspec

from engine.game import Record
from server.daily import dates
from server.refusals import Refused
from server.rooms import names
from server.store.lines import Lines
from server.store.persons import person_key
from server.store.scripts import Script

JOIN = Script("join")
LEAVE = Script("leave")

MOST_MEMBERS = 100
MOST_GROUPS = 50
"""Of one person."""

ID = re.compile(r"[A-Za-z0-9_-]{22}")
"""What the id of a group looks like."""


class Member(Record, frozen=True):
    """Somebody in a group."""

    no: int
    """From 1 on; never used again in this group."""
    name: str


class Group(Record, frozen=True):
    """A group and its members by their identities, in order of their numbers."""

    id: str
    """128 random bits: who knows it may join."""
    name: str
    members: Mapping[str, Member]


def group_key(id: str) -> str:
    """The group: its `name`, and the number that was given `next` before."""
    return f"group:{{{id}}}"


def members_key(id: str) -> str:
    """Who is in it, and how they are called there."""
    return f"{group_key(id)}:members"


def groups_key(person: str) -> str:
    """The groups in which somebody may be, by when they joined."""
    return f"{person_key(person)}:groups"


class Groups:
    """The groups in the store. One that nobody looked into is kept as long as a day's board."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def make(self, person: str, name: str, called: str) -> Group:
        """A new group with one member. Raises `Refused`: too_many_groups, and what names may raise."""
        name, called = names.clean(name), names.clean(called)
        self._refuse_too_many(person)
        id = secrets.token_urlsafe(16)
        self._line.ask(("HSET", group_key(id), "name", name), ("PEXPIRE", group_key(id), dates.KEPT_MS))
        self._enter(id, person, called)
        return self.seen(id)

    def join(self, id: str, person: str, called: str) -> Group:
        """Become a member, or (already one) be called otherwise.

        Raises `Refused`: unknown_group, group_full, too_many_groups, and what a name may raise.
        """
        group = self.seen(id)
        called = names.clean(called)
        names.distinct(called, [member.name for other, member in group.members.items() if other != person])
        if person not in group.members:
            self._refuse_too_many(person)
        self._enter(id, person, called)
        return self.seen(id)

    def leave(self, id: str, person: str) -> None:
        """Be a member no more, if one was. The last one takes the group along.

        Raises `Refused`: unknown_group, for what is no group's id.
        """
        if not ID.fullmatch(id):
            raise Refused("unknown_group")
        LEAVE.run(self._line, (group_key(id), members_key(id)), person)
        self._line.ask(("ZREM", groups_key(person), id))

    def of(self, person: str) -> list[Group]:
        """The groups of which somebody is a member, in the order of joining."""
        [ids] = self._line.ask(("ZRANGE", groups_key(person), 0, -1))
        found = [self._find(id.decode()) for id in ids]
        return [group for group in found if group is not None and person in group.members]

    def seen(self, id: str) -> Group:
        """A group, which is kept on from now. Raises `Refused`: unknown_group."""
        group = self._find(id)
        if group is None:
            raise Refused("unknown_group")
        self._line.ask(*(("PEXPIRE", key, dates.KEPT_MS) for key in (group_key(id), members_key(id))))
        return group

    def forget(self, person: str) -> None:
        """Take a person out of all groups. Raises `StoreAway`; doing it again then does the rest."""
        [ids] = self._line.ask(("ZRANGE", groups_key(person), 0, -1))
        for id in ids:
            self.leave(id.decode(), person)
        self._line.ask(("DEL", groups_key(person)))

    def _enter(self, id: str, person: str, called: str) -> None:
        [now] = self._line.ask(("TIME",))
        # Noted first: a group that the person did not enter after all is not shown.
        self._line.ask(("ZADD", groups_key(person), "NX", int(now[0]), id))
        keys = group_key(id), members_key(id)
        no: int = JOIN.run(self._line, keys, person, msgspec.json.encode(called), MOST_MEMBERS)
        if no <= 0:
            self._line.ask(("ZREM", groups_key(person), id))
            raise Refused("unknown_group") if no < 0 else Refused("group_full", max=MOST_MEMBERS)

    def _refuse_too_many(self, person: str) -> None:
        if len(self.of(person)) >= MOST_GROUPS:
            raise Refused("too_many_groups", max=MOST_GROUPS)

    def _find(self, id: str) -> Group | None:
        if not ID.fullmatch(id):
            return None
        name, found = self._line.ask(("HGET", group_key(id), "name"), ("HGETALL", members_key(id)))
        if name is None:
            return None
        members = {
            person.decode(): msgspec.json.decode(member, type=Member)
            for person, member in zip(found[::2], found[1::2], strict=True)
        }
        return Group(id, name.decode(), dict(sorted(members.items(), key=lambda item: item[1].no)))

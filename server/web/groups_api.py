"""The HTTP side of groups: making one, joining by its link, and how its members did in a day's challenge."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request

from engine.game import Record
from server.daily.attempts import Attempt, Ended
from server.daily.boards import Challenge
from server.daily.challenges import Days
from server.daily.groups import Group, Groups, Member
from server.refusals import Refused
from server.rooms.merit import weight
from server.web.answers import answer, guarded, parsed
from server.web.front import Front


class MakeGroup(Record, frozen=True):
    """Make a group called `name`, in which its maker is called `me`."""

    name: str
    me: str


class JoinGroup(Record, frozen=True):
    """Become a member who is called `me`, or be called otherwise."""

    me: str


class LeaveGroup(Record, frozen=True):
    """Be a member no more."""


class MemberLine(Record, frozen=True):
    """A member, and how they did; all null while that is not to be seen, or there is nothing yet."""

    no: int
    name: str
    me: bool
    rank: int | None = None
    score: int | None = None
    tiebreak: tuple[int, ...] | None = None
    record: str | None = None
    """The game, with what was placed where: once the day has closed."""


class GroupsApi:
    """The views of groups."""

    def __init__(self, front: Front, groups: Groups, days: Days) -> None:
        self._front = front
        self._groups = groups
        self._days = days

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("groups", self._front.public_url)
        routes.add_url_rule("/api/groups", "mine", self.mine, methods=["GET"])
        routes.add_url_rule("/api/groups", "make", self.make, methods=["POST"])
        routes.add_url_rule("/api/groups/<id>", "look", self.look, methods=["GET"])
        routes.add_url_rule("/api/groups/<id>/join", "join", self.join, methods=["POST"])
        routes.add_url_rule("/api/groups/<id>/leave", "leave", self.leave, methods=["POST"])
        routes.add_url_rule("/api/groups/<id>/daily/<game>/<name>/<day>", "day", self.day, methods=["GET"])
        return routes

    def mine(self) -> Response:
        """The groups of whoever asks."""
        me = self._front.looking().person
        return answer(HTTPStatus.OK, ok=True, groups=[self._brief(group, me) for group in self._groups.of(me)])

    def make(self) -> Response:
        """A new group."""
        with self._front.account.request() as item:
            me = self._front.asking().person
            item.request = wish = parsed(MakeGroup)
            self._front.throttle.way(request.environ)
            group = self._groups.make(me, wish.name, wish.me)
        return answer(HTTPStatus.CREATED, ok=True, group=self._whole(group, me))

    def look(self, id: str) -> Response:
        """A group: who has the link sees its name and how many are in it, members see each other."""
        me, group = self._front.looking().person, self._groups.seen(id)
        return answer(HTTPStatus.OK, ok=True, group=self._whole(group, me))

    def join(self, id: str) -> Response:
        """Become a member."""
        with self._front.account.request() as item:
            me = self._front.asking().person
            item.request = wish = parsed(JoinGroup)
            group = self._groups.join(id, me, wish.me)
        return answer(HTTPStatus.OK, ok=True, group=self._whole(group, me))

    def leave(self, id: str) -> Response:
        """Be a member no more."""
        with self._front.account.request() as item:
            me = self._front.asking().person
            item.request = parsed(LeaveGroup)
            self._groups.leave(id, me)
        return answer(HTTPStatus.OK, ok=True)

    def day(self, id: str, game: str, name: str, day: str) -> Response:
        """How the members did: for those who have finished theirs, and for all of them once the day has closed."""
        me, group = self._front.looking().person, self._groups.seen(id)
        if me not in group.members:
            raise Refused("not_in_group")
        challenge = self._days.challenge(game, name, day)
        closed, ended = self._days.closed(day), self._ended(challenge, group)
        shown = closed or me in ended
        rows = lines(group.members, ended if shown else {}, me, closed=closed)
        return answer(HTTPStatus.OK, ok=True, day=day, closed=closed, shown=shown, members=rows)

    def _ended(self, challenge: Challenge, group: Group) -> dict[str, Ended]:
        persons = list(group.members)
        attempts: list[Attempt | None] = self._days.boards.attempts(challenge, persons)
        found = zip(persons, attempts, strict=True)
        return {person: at.ended for person, at in found if at is not None and at.ended is not None}

    def _brief(self, group: Group, me: str) -> dict[str, Any]:
        url = f"{self._front.shared_url()}/g/{group.id}"
        inside = me in group.members
        return {"id": group.id, "name": group.name, "url": url, "count": len(group.members), "inside": inside}

    def _whole(self, group: Group, me: str) -> dict[str, Any]:
        members = lines(group.members, {}, me, closed=False) if me in group.members else None
        told = [{"no": each.no, "name": each.name, "me": each.me} for each in members] if members else None
        return self._brief(group, me) | {"members": told}


def lines(members: Mapping[str, Member], ended: Mapping[str, Ended], me: str, *, closed: bool) -> list[MemberLine]:
    """The members as one of them sees them: the best first, equal ones sharing the rank, then who has no result."""
    weights = {person: weight(each.score, each.tiebreak) for person, each in ended.items()}
    rows = [
        MemberLine(
            no=member.no,
            name=member.name,
            me=person == me,
            rank=1 + sum(other < weights[person] for other in weights.values()),
            score=ended[person].score,
            tiebreak=ended[person].tiebreak,
            record=ended[person].id if closed else None,
        )
        for person, member in members.items()
        if person in ended
    ]
    waiting = [MemberLine(m.no, m.name, person == me) for person, m in members.items() if person not in ended]
    return sorted(rows, key=lambda row: (row.rank or 0, row.no)) + waiting

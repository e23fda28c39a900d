"""What two people do in the same moment: neither undoes what the other was told is done."""

import itertools
from contextlib import suppress
from functools import partial

import pytest

from server.daily.groups import Groups
from server.operating.renaming import SHOWN, Substitute
from server.records.records import Records
from server.records.scores import Scores
from server.refusals import Refused
from tests.server.test_forgetting import finished, forget


class Interrupted:
    """A line on which, after so many questions, `other` comes in between."""

    def __init__(self, line, after):
        self.line, self.left, self.other = line, after, None

    def ask(self, *commands):
        replies = self.line.ask(*commands)
        self.left -= 1
        if self.left == 0:
            self.other()
        return replies


def moments(line):
    """Interrupted lines, later each time, until what was done on one has gone by without it."""
    for after in itertools.count(1):
        interrupted = Interrupted(line, after)
        yield interrupted
        if interrupted.left > 0:
            return


def test_two_who_played_together_are_forgotten_at_once_and_neither_name_comes_back(world):
    ann, bob, cid = (world.somebody(name) for name in ("Ann", "Bob", "Cid"))
    records = Records(world.store.line)
    for line in moments(world.store.line):
        finished(world, ann, bob, cid)
        game = Scores(world.store.line).of(ann.person)[-1].id
        line.other = partial(records.forget, game, bob.person)
        Records(line).forget(game, ann.person)
        if line.left <= 0:
            assert [seat.name for seat in records.get(game).seats] == [None, None, "Cid"]


@pytest.mark.parametrize("where", ["games", "tables", "results", "boards", "members"])
def test_whoever_is_forgotten_while_a_name_is_being_replaced_does_not_come_back(world, store_server, everything, where):
    for line in moments(world.store.line):
        store_server.flush()
        ann, bob = world.somebody("Ann"), world.somebody("Bob")
        ann.plays()
        finished(world, ann, bob)
        ann.post("/api/groups", name="Family", me="Ann")
        group = bob.post("/api/groups", name="Class", me="Bob")["group"]["id"]
        ann.post(f"/api/groups/{group}/join", me="Ann")
        line.other = partial(forget, ann)
        pattern, rename = SHOWN[where]
        for key in sorted(store_server.client.scan_iter(pattern)):
            rename(line, key.decode(), Substitute("Ann", "Player"))
        if line.left <= 0:
            assert [word for word in everything().split() if ann.person in word] == [f"person:{{{ann.person}}}"]


def test_whoever_joins_a_group_just_when_the_last_one_leaves_it_is_in_it(world):
    groups = Groups(world.store.line)
    joined = []

    def join(group):
        with suppress(Refused):
            joined.append(groups.join(group, "bob", "Bob"))

    for line in moments(world.store.line):
        group = groups.make("ann", "Family", "Ann").id
        joined.clear()
        line.other = partial(join, group)
        Groups(line).leave(group, "ann")
        assert (group in [each.id for each in groups.of("bob")]) == bool(joined)


@pytest.mark.parametrize("id", ["x", "}", "}{", "a" * 21 + "}"])
def test_what_is_no_group_is_not_left_but_refused(world, ann, id):
    assert ann.post(f"/api/groups/{id}/leave")["reason"] == "unknown_group"

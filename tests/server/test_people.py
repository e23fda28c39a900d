"""People and lobby."""

import pytest
from msgspec.structs import replace

from server.rooms import people
from server.rooms.requests import HandOver, Kick
from server.rooms.room import Outside, Person
from tests.server.tabletop import Tabletop, refused, tiny_games  # noqa: F401

pytestmark = pytest.mark.usefixtures("tiny_games")


@pytest.fixture
def table():
    """Ann is host; Bob and Cleo are in."""
    table = Tabletop("wide")
    table.join("ann", "bob", "cleo")
    return table


def names(table):
    return [(p.no, p.name) for p in table.room.people]


class TestJoining:
    def test_who_joins_gets_the_next_number_and_the_lowest_free_badge(self, table):
        assert [(p.no, p.name, p.badge, p.seat) for p in table.room.people] == [
            (1, "Ann", 1, None),
            (2, "Bob", 2, None),
            (3, "Cleo", 3, None),
        ]
        table.leave("bob")
        table.join("dora")
        assert (table.no("dora"), table.person("dora").badge) == (4, 2)

    def test_a_number_is_never_used_again(self, table):
        table.leave("cleo")
        table.join("cleo")
        assert table.no("cleo") == 4

    def test_join_by_somebody_who_is_in_sets_the_name(self, table):
        table.room = Tabletop("wide").room
        assert table.person("ann").name is None
        table.join("ann")
        assert names(table) == [(1, "Ann")]
        table.join("ann")
        assert table.last is None

    def test_without_a_host_the_first_to_join_is_host(self):
        table = Tabletop("wide", host=None)
        table.join("bob", "ann")
        assert table.room.host == table.no("bob") == 1

    def test_a_host_who_left_an_empty_room_is_followed_by_the_next_to_join(self, table):
        table.gone_for("bob", 30_000)
        table.gone_for("cleo", 30_000)
        table.leave("ann")
        assert table.room.host is None
        table.join("cleo")
        assert table.room.host == table.no("cleo")

    def test_a_room_is_full_at_the_most_that_its_game_seats(self):
        table = Tabletop("tiny")
        table.join("bob", "cleo")
        with refused("room_full", max=3):
            table.join("dora")
        table.leave("bob")
        table.join("dora")

    def test_a_full_room_still_lets_its_own_people_set_their_names(self):
        table = Tabletop("tiny")
        table.join("bob", "cleo", "ann")
        assert table.person("ann").name == "Ann"

    def test_nobody_new_joins_a_locked_room_but_who_is_in_may(self, table):
        table.lock("ann")
        with refused("room_locked"):
            table.join("dora")
        table.rename("bob", "Robert")
        table.join("bob")
        table.lock("ann", on=False)
        table.join("dora")

    def test_joining_in_mid_game_is_watching_until_the_rematch(self, table):
        table.start()
        table.join("dora")
        assert table.person("dora").seat is None
        with refused("not_seated"):
            table.claim("dora")
        table.play_to_the_end()
        table.rematch("ann")
        assert table.person("dora").seat == 3

    def test_eight_inside_have_eight_badges_even_when_others_are_listed_as_gone(self, table):
        table.join("dora", "ed", "flo", "gus", "hal")
        table.start()
        table.leave("bob")
        table.leave("cleo")
        table.join("ian", "jo")
        inside = [p.badge for p in table.room.people if not p.gone]
        assert sorted(inside) == list(range(1, 9))


class TestNames:
    def test_a_name_that_looks_like_somebody_elses_is_refused(self, table):
        table.rename("bob", "Eleni")
        with refused("name_taken", name="Eleni"):
            table.rename("cleo", "Εleni")

    def test_ones_own_name_never_collides_with_itself(self, table):
        table.rename("bob", "BOB")
        table.rename("bob", "Bób")
        assert table.person("bob").name == "Bób"

    def test_the_name_of_who_left_in_mid_game_is_theirs_alone(self, table):
        table.start()
        table.leave("bob")
        with refused("name_taken", name="Bob"):
            table.rename("cleo", "bob")
        table.join("bob")
        assert [p.name for p in table.room.people if p.person == "bob"] == ["Bob", "Bob"]

    def test_what_is_logged_is_the_cleaned_name(self, table):
        table.rename("bob", "  Rob\ud800\u202e  Roy ")
        assert table.log[-1].do.name == "Rob Roy"

    def test_renaming_is_for_people_who_are_in(self, table):
        with refused("not_member"):
            table.rename("dora", "Dora")


class TestLeaving:
    def test_who_leaves_a_lobby_is_no_longer_listed(self, table):
        table.leave("bob")
        assert table.listed() == ["ann", "cleo"]
        with refused("not_member"):
            table.leave("bob")

    def test_who_leaves_in_mid_game_stays_listed_as_gone_with_the_seat(self, table):
        table.start()
        table.leave("bob")
        assert (table.person("bob").gone, table.person("bob").seat) == (True, 1)

    def test_a_watcher_who_leaves_in_mid_game_is_no_longer_listed(self, table):
        table.start()
        table.join("dora")
        table.leave("dora")
        assert table.listed() == ["ann", "bob", "cleo"]

    def test_who_is_named_in_the_results_stays_listed_as_gone_for_good(self, table):
        table.start()
        table.play_to_the_end()
        table.leave("bob")
        table.rematch("ann")
        assert (table.person("bob").gone, table.person("bob").seat) == (True, None)
        table.play_to_the_end()
        table.configure("ann", "wide", rounds=3)
        assert table.person("bob").gone

    def test_who_left_in_mid_game_of_an_abandoned_game_is_dropped(self, table):
        table.start()
        table.leave("bob")
        table.leave("cleo")
        table.configure("ann", "wide")
        assert table.listed() == ["ann"]

    def test_who_comes_back_after_leaving_is_a_new_person_without_the_seat(self, table):
        table.start()
        table.leave("bob")
        table.join("bob")
        assert [(p.no, p.seat, p.gone) for p in table.room.people if p.person == "bob"] == [
            (2, 1, True),
            (4, None, False),
        ]

    def test_a_game_that_nobody_plays_any_more_is_abandoned(self, table):
        table.start()
        table.join("dora")
        for person in ("ann", "bob", "cleo"):
            table.leave(person)
        assert (table.room.phase, table.room.state, table.room.seed) == ("lobby", None, "")
        assert table.listed() == ["dora"]
        table.start("dora")
        assert (table.room.game_no, table.person("dora").seat) == (2, 0)


class TestHost:
    def test_a_host_who_leaves_hands_over_to_the_lowest_number_present(self, table):
        table.gone_for("bob", 7_000)
        table.leave("ann")
        assert table.room.host == table.no("cleo")

    def test_the_host_hands_over_to_whom_they_like(self, table):
        table.hand_over("ann", "cleo")
        table.kick("cleo", "ann")
        assert table.room.host == table.no("cleo")

    @pytest.mark.parametrize("no", [0, 4, 99])
    def test_only_somebody_who_is_in_can_be_host(self, table, no):
        with refused("unknown_person"):
            table.do("ann", HandOver(no))

    def test_what_is_the_hosts_is_refused_to_others(self, table):
        for ask in (
            lambda: table.kick("bob", "cleo"),
            lambda: table.lock("bob"),
            lambda: table.hand_over("bob", "cleo"),
            lambda: table.configure("bob", "wide"),
            lambda: table.start("bob"),
        ):
            with refused("not_host"):
                ask()
        with refused("not_member"):
            table.lock("stranger")

    def replace(self, table, old):
        table.change(lambda room, outside: people.replace_host(room, old, outside))

    def test_a_host_who_is_gone_is_replaced_by_the_lowest_number_present(self, table):
        table.gone_for("ann", 30_000)
        table.gone_for("bob", None)
        self.replace(table, 1)
        assert table.room.host == table.no("cleo")
        table.start("cleo")
        assert [p.person for p in table.room.people if p.seat is not None] == ["cleo"]
        table.kick("cleo", "ann")

    def test_a_host_who_is_back_or_was_replaced_already_stays(self, table):
        self.replace(table, 1)
        assert table.last is None
        table.gone_for("ann", 30_000)
        self.replace(table, 2)
        assert table.last is None

    def test_nobody_present_means_nothing_to_do(self, table):
        for person in ("ann", "bob", "cleo"):
            table.gone_for(person, 30_000)
        self.replace(table, 1)
        assert table.last is None

    def test_a_room_without_a_host_gets_one_from_those_who_are_in(self, table):
        for person in ("bob", "cleo"):
            table.gone_for(person, 30_000)
        table.leave("ann")
        assert table.room.host is None
        table.gone_for("cleo", 0)
        self.replace(table, None)
        assert table.room.host == table.no("cleo")


class TestKicking:
    def test_a_kick_holds_against_the_person(self, table):
        table.kick("ann", "bob")
        assert table.listed() == ["ann", "cleo"]
        for ask in (lambda: table.join("bob"), lambda: table.rename("bob", "Robert"), lambda: table.leave("bob")):
            with refused("kicked"):
                ask()

    def test_who_is_kicked_in_mid_game_keeps_the_seat_but_may_not_play(self, table):
        table.start()
        table.kick("ann", "bob")
        assert (table.person("bob").gone, table.person("bob").seat) == (True, 1)
        with refused("kicked"):
            table.claim("bob")

    def test_the_host_cannot_kick_themselves_nor_somebody_who_is_not_in(self, table):
        with refused("kick_self"):
            table.kick("ann", "ann")
        with refused("unknown_person"):
            table.do("ann", Kick(9))
        table.start()
        table.leave("bob")
        with refused("unknown_person"):
            table.kick("ann", "bob")


class TestReady:
    def test_ready_is_said_and_taken_back(self, table):
        table.ready("bob")
        assert table.person("bob").ready
        table.ready("bob")
        assert table.last is None
        table.ready("bob", on=False)
        assert not table.person("bob").ready

    def test_a_start_takes_ready_away_and_a_running_game_refuses_it(self, table):
        table.ready("bob")
        table.start()
        assert not table.person("bob").ready
        with refused("game_running"):
            table.ready("bob")


def test_nothing_is_changed_by_asking_for_what_already_is(table):
    table.lock("ann")
    table.lock("ann")
    assert table.last is None
    table.hand_over("ann", "ann")
    assert table.last is None


def test_a_bot_is_never_host_and_its_identity_bars_nobody(table):
    robot = Person(no=4, person="", name="Robot", badge=4, bot="strong")
    table.room = replace(table.room, people=(*table.room.people, robot), next_no=5)
    with refused("unknown_person"):
        table.do("ann", HandOver(4))
    assert people.replace_host(table.room, 1, Outside(version=9, seed=b"", now=0, ago={"": 0})) is None
    table.do("ann", Kick(4))
    assert table.room.kicked == ()

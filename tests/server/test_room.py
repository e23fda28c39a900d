"""The record: how a room comes to be, and how it goes to the store and back."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from server.rooms import room
from server.rooms.codec import codec
from server.rooms.history import creation
from server.rooms.room import Outside, Person
from tests.server.tabletop import Tabletop, refused, tiny_games  # noqa: F401

pytestmark = pytest.mark.usefixtures("tiny_games")


def test_the_creator_is_host_and_the_first_of_the_people_before_having_a_name():
    fresh = room.create("BCDFGH", "tiny", {"rounds": 3}, "ann")
    assert fresh.people == (Person(no=1, person="ann", name=None, badge=1),)
    assert (fresh.host, fresh.next_no, fresh.phase, fresh.game_no, fresh.options.rounds) == (1, 2, "lobby", 0, 3)


def test_a_room_opened_by_a_television_has_no_people_and_no_host():
    fresh = room.create("BCDFGH", "tiny", {}, None)
    assert (fresh.people, fresh.host, fresh.next_no) == ((), None, 1)


def test_the_first_entry_of_a_log_is_the_creation():
    assert msgspec.json.decode(msgspec.json.encode(creation())) == {
        "by": None,
        "do": {"type": "create"},
        "events": [],
        "beginning": None,
        "played_for": [],
    }


def test_a_game_that_nobody_knows_is_refused():
    with refused("unknown_game"):
        room.create("BCDFGH", "chess", {}, "ann")
    with refused("unknown_game"):
        codec("chess")


@pytest.mark.parametrize("options", [{"rounds": 10}, {"rounds": "2"}, {"pace": "own"}, [], None, "rounds", 2])
def test_options_that_the_game_does_not_take_are_refused(options):
    with refused("bad_options"):
        room.create("BCDFGH", "tiny", options, "ann")


def test_a_record_of_another_shape_is_not_decoded():
    record = codec("tiny").encode(room.create("BCDFGH", "tiny", {}, "ann"))
    with pytest.raises(msgspec.ValidationError):
        codec("tiny").decode(record.replace(b'"locked"', b'"closed"'))


def test_a_room_in_the_middle_of_its_second_game_comes_back_exactly():
    table = Tabletop()
    table.join("ann", "bob")
    table.start()
    table.play_to_the_end()
    table.rematch("bob")
    table.claim("bob", 1)
    table.kick("ann", "bob")
    as_json = codec("tiny")
    assert as_json.decode(as_json.encode(table.room)) == table.room
    assert type(as_json.decode(as_json.encode(table.room)).state) is engine.GAMES["tiny"].state


@given(ago=st.none() | st.integers(0, 200_000))
def test_somebody_seen_in_the_last_six_seconds_is_present_and_after_a_minute_away(ago):
    outside = Outside(version=1, seed=b"", now=0, ago={} if ago is None else {"ann": ago})
    ann = Person(no=1, person="ann", name="Ann", badge=1)
    assert outside.present(ann) == (ago is not None and ago <= 6_000)
    assert outside.away(ann) == (ago is None or ago >= 60_000)


def test_a_bot_is_neither_present_nor_away():
    outside = Outside(version=1, seed=b"", now=0, ago={})
    robot = Person(no=1, person="", name="Robot", badge=1, bot="strong")
    assert not outside.present(robot)
    assert not outside.away(robot)

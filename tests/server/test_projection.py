"""What is sent: exactly the fields of the wire, and nothing that is not everybody's."""

import json

import pytest
from msgspec.structs import replace

from server.rooms import projection
from server.rooms.room import Person
from tests.server.tabletop import MINUTE_MS, Tabletop, tiny_games  # noqa: F401

pytestmark = pytest.mark.usefixtures("tiny_games")

PEOPLE = ("ann-identity", "bob-identity", "cleo-identity")


@pytest.fixture
def table():
    table = Tabletop("wide", host="ann-identity", clock=30)
    for person in PEOPLE:
        table.join(person)
        table.rename(person, person.partition("-")[0].title())
    return table


def sent(table, remaining_ms=None):
    return json.loads(projection.room_message(table.version, table.room, remaining_ms))


def test_a_lobby_as_everybody_sees_it(table):
    table.ready("bob-identity")
    assert sent(table) == {
        "version": table.version,
        "room": {
            "code": "BCDFGH",
            "game_no": 0,
            "game": "wide",
            "options": {"rounds": 2, "clock": 30},
            "phase": "lobby",
            "host": 1,
            "locked": False,
            "people": [
                {"no": no, "seat": None, "name": name, "badge": no, "ready": no == 2}
                | {"bot": None, "auto": False, "gone": False}
                for no, name in ((1, "Ann"), (2, "Bob"), (3, "Cleo"))
            ],
            "commitment": None,
            "seed": None,
            "results": [],
            "record": None,
            "hinted": False,
            "daily": None,
        },
        "view": None,
        "outcome": None,
        "clock": None,
    }


def test_a_creator_who_has_not_joined_has_no_name():
    assert sent(Tabletop("wide"))["room"]["people"][0]["name"] is None


def test_a_running_game_as_everybody_sees_it(table):
    table.start("ann-identity")
    table.claim("bob-identity", 1)
    message = sent(table, 12_345)
    face = table.room.state.face
    assert message["view"] == {
        "game": "wide",
        "turn": 1,
        "face": face,
        "claimed": [False, True, False],
        "scores": [0, 0, 0],
    }
    assert message["clock"] == {"remaining_ms": 12_345}
    assert message["outcome"] is None
    assert message["room"]["commitment"] == table.room.commitment
    assert message["room"]["seed"] is None
    assert [p["seat"] for p in message["room"]["people"]] == [0, 1, 2]


def test_a_finished_game_shows_its_ranks_and_its_seed(table):
    table.start("ann-identity")
    seed = table.room.seed
    table.leave("cleo-identity")
    while table.room.phase == "playing":
        table.claim("ann-identity")
        table.claim("bob-identity", 1)
        table.run_auto()
    table.leave("bob-identity")
    message = sent(table, 5)
    assert message["room"]["seed"] == seed
    assert message["outcome"] == {
        "why": "rounds_played",
        "seats": [
            {"seat": 0, "rank": 2, "score": 0, "tiebreak": [0], "facts": {"points": 0}},
            {"seat": 1, "rank": 1, "score": 2, "tiebreak": [0], "facts": {"points": 2}},
            {"seat": 2, "rank": None, "score": 0, "tiebreak": [0], "facts": {"points": 0}},
        ],
    }
    assert message["room"]["results"] == [
        {
            "game_no": 1,
            "game": "wide",
            "ranks": [
                {"no": 1, "rank": 2, "score": 0, "tiebreak": [0]},
                {"no": 2, "rank": 1, "score": 2, "tiebreak": [0]},
                {"no": 3, "rank": None, "score": 0, "tiebreak": [0]},
            ],
        }
    ]
    assert message["clock"] is None


def test_the_seed_of_a_game_is_gone_again_in_the_next(table):
    table.start("ann-identity")
    table.play_to_the_end()
    table.rematch("bob-identity")
    assert sent(table)["room"]["seed"] is None
    assert sent(table)["outcome"] is None


def test_nothing_sent_holds_an_identity_or_the_seed_of_a_running_game(table):
    table.join("dora-identity")
    table.rename("dora-identity", "Dora")
    table.kick("ann-identity", "dora-identity")
    table.start("ann-identity")
    table.claim("bob-identity", 1)
    everything = [projection.room_message(table.version, table.room, 5)]
    everything += [
        projection.seat_message("BCDFGH", table.version, 1, seat, projection.secret(table.room, seat), b"null")
        for seat in (0, 1, 2, None)
    ]
    for message in everything:
        assert b"identity" not in message
        assert b"kicked" not in message
        assert table.room.seed.encode() not in message


def test_a_hidden_choice_changes_nothing_that_others_are_sent(table):
    """Two tables that differ in one hidden choice alone."""
    table.start("ann-identity")
    before = table.room, table.version
    seen = []
    for share in (0, 1):
        table.room, table.version = before
        table.claim("bob-identity", share)
        others = [projection.secret(table.room, seat) for seat in (0, 2)]
        seen.append((projection.room_message(table.version, table.room, 5), others))
        assert json.loads(projection.secret(table.room, 1)) == {"turn": 1, "claim": share}
    assert seen[0] == seen[1]


def test_a_seats_own_message(table):
    table.start("ann-identity")
    secret = projection.secret(table.room, 2)
    assert json.loads(projection.seat_message("BCDFGH", 9, 3, 2, secret, b'"coming"')) == {
        "code": "BCDFGH",
        "version": 9,
        "you": 3,
        "seat": 2,
        "secret": {"turn": 1, "claim": None},
        "hint": "coming",
    }


def test_without_a_seat_or_a_game_the_secret_is_null(table):
    assert projection.secret(table.room, 0) == b"null"
    table.start("ann-identity")
    assert projection.secret(table.room, None) == b"null"
    assert json.loads(projection.seat_message("BCDFGH", 9, 1, None, b"null", b"null"))["secret"] is None


def test_a_parked_table_shows_no_clock(table):
    table.start("ann-identity")
    for person in PEOPLE:
        table.gone_for(person, 7_000)
    table.expire()
    assert table.room.parked
    assert sent(table, 5)["clock"] is None


def test_a_game_without_a_clock_shows_none():
    table = Tabletop("wide")
    table.join("ann")
    table.start()
    assert sent(table, 5)["clock"] is None


def test_who_one_is(table):
    table.start("ann-identity")
    table.join("dora")
    table.leave("bob-identity")
    room = table.room
    assert [projection.you(room, p) for p in (*PEOPLE, "dora", "stranger")] == [1, None, 3, 4, None]
    assert [projection.seat_of(room, p) for p in (*PEOPLE, "dora", "stranger")] == [0, None, 2, None, None]


def test_who_is_online(table):
    table.start("ann-identity")
    table.gone_for("bob-identity", MINUTE_MS)
    table.leave("cleo-identity")
    robot = Person(no=9, person="", name="Robot", badge=4, bot="strong")
    room = replace(table.room, people=(*table.room.people, robot))
    assert projection.online(room, {"ann-identity", "cleo-identity", "television"}) == [1, 9]

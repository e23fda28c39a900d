"""Parsing: everything a client may ask, and nothing else."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.refusals import Refused
from server.rooms import requests
from server.rooms.requests import Act, Create, Enter, Unfollow
from tests.server.tabletop import refused

DOS = {
    "join": ({"name": "Ann"}, requests.Join("Ann")),
    "leave": ({}, requests.Leave()),
    "rename": ({"name": "Ann"}, requests.Rename("Ann")),
    "ready": ({"on": True}, requests.Ready(True)),
    "configure": ({"game": "x", "options": {"a": [1]}}, requests.Configure("x", {"a": [1]})),
    "start": ({"game_no": 1}, requests.Start(1)),
    "kick": ({"no": 2}, requests.Kick(2)),
    "lock": ({"on": False}, requests.Lock(False)),
    "host": ({"no": 2}, requests.HandOver(2)),
    "rematch": ({"game_no": 2}, requests.Rematch(2)),
    "autoplay": ({"no": 3}, requests.Autoplay(3)),
    "play": (
        {"game_no": 1, "command": {"type": "confirm", "turn": 1}},
        requests.Play(1, {"type": "confirm", "turn": 1}),
    ),
}

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def act(**do):
    return {"id": "a-1", "code": "BCDFGH", "do": do}


@pytest.mark.parametrize("type", DOS)
def test_every_request_of_the_wire_is_understood(type):
    fields, meant = DOS[type]
    assert requests.parse_act(act(type=type, **fields)) == Act("a-1", "BCDFGH", meant)


@pytest.mark.parametrize("type", DOS)
def test_a_request_with_a_field_missing_or_too_many_is_refused(type):
    fields, _ = DOS[type]
    for field in fields:
        with refused("bad_request"):
            requests.parse_act(act(type=type, **{k: v for k, v in fields.items() if k != field}))
    with refused("bad_request"):
        requests.parse_act(act(type=type, person="ann", **fields))


@pytest.mark.parametrize(
    "do", [{"type": "emote", "name": "wave"}, {"type": "seat_bot", "strength": "strong"}, {}, None]
)
def test_what_the_server_does_not_know_is_refused(do):
    with refused("bad_request"):
        requests.parse_act({"id": "a-1", "code": "BCDFGH", "do": do})


@pytest.mark.parametrize("no", [-1, 2**53, 10**30, True, "1", 1.5, None])
def test_numbers_are_numbers_that_every_reader_keeps_exact(no):
    with refused("bad_request"):
        requests.parse_act(act(type="kick", no=no))


@pytest.mark.parametrize("id", ["", "a" * 41, "a b", "a\n", "ä", "a=1", 7, None])
def test_a_request_id_of_another_shape_is_refused(id):
    with refused("bad_request"):
        requests.parse_act({"id": id, "code": "BCDFGH", "do": {"type": "leave"}})


def test_codes_are_read_as_people_type_them():
    assert requests.parse_enter({"code": " bcd-fgh "}) == Enter("BCDFGH")
    assert requests.parse_unfollow({"code": "bcdfgh"}) == Unfollow("BCDFGH")
    assert requests.parse_act({"id": "1", "code": "bcd fgh", "do": {"type": "leave"}}).code == "BCDFGH"
    with refused("bad_code", character="0"):
        requests.parse_enter({"code": "BCDFG0"})
    with refused("unknown_room"):
        requests.parse_enter({"code": "BCDFG"})


def test_a_room_is_created_with_its_creator_as_host_unless_asked_otherwise():
    assert requests.parse_create({"game": "x", "options": {}}) == Create("x", {}, True)
    assert requests.parse_create({"game": "x", "options": {}, "host": False}) == Create("x", {}, False)
    for raw in ({"game": "x"}, {"options": {}}, {"game": "x", "options": {}, "host": None}, None):
        with refused("bad_request"):
            requests.parse_create(raw)


@pytest.mark.parametrize(
    "parse", [requests.parse_enter, requests.parse_unfollow, requests.parse_act, requests.parse_create]
)
@given(raw=JSON | st.binary() | st.builds(object) | st.sets(st.integers(), max_size=2))
def test_whatever_is_sent_only_a_refusal_comes_back(parse, raw):
    with pytest.raises(Refused):
        parse(raw)


@given(id=JSON, code=JSON, do=JSON, type=st.sampled_from(sorted(DOS)), value=JSON)
def test_whatever_a_field_holds_it_is_understood_or_refused(id, code, do, type, value):
    fields, _ = DOS[type]
    attempts = [
        {"id": id, "code": "BCDFGH", "do": {"type": "leave"}},
        {"id": "1", "code": code, "do": {"type": "leave"}},
        {"id": "1", "code": "BCDFGH", "do": do},
        *({"id": "1", "code": "BCDFGH", "do": {"type": type, **fields, field: value}} for field in fields),
    ]
    reasons = set()
    for raw in attempts:
        try:
            assert isinstance(requests.parse_act(raw), Act)
        except Refused as refusal:
            reasons.add(refusal.reason)
            msgspec.json.encode(refusal.params)
    assert reasons <= {"bad_request", "bad_code", "unknown_room"}


def test_a_request_nested_without_end_is_a_value_like_any_other():
    nested: list = []
    for _ in range(5_000):
        nested = [nested]
    assert requests.parse_act(act(type="configure", game="x", options=nested)).do.game == "x"
    with refused("bad_request"):
        requests.parse_act(act(type="join", name=nested))

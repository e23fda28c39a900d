"""Stored rooms of other formats: older ones become today's when they are read, newer ones stay as they are."""

import msgspec
import pytest

from server.refusals import Refused
from server.rooms.clock import Clock
from server.store import formats
from server.store.kept import DEADLINES, room_key
from server.store.store import StoreAway
from tests.server.outlet import Server
from tests.server.seats import Past, Process
from tests.server.stores import answers


@pytest.fixture
def server(store):
    return Server(store)


def renamed(room):
    """A step such as a later format may need: the lock had another name once."""
    room["locked"] = room.pop("shut")
    return room


def make_older(client, code):
    """The room as a server stored it that knew neither formats nor marks, and called the lock something else."""
    key = room_key(code)
    room = msgspec.json.decode(client.hget(key, "room"))
    room["shut"] = room.pop("locked")
    client.hset(key, "room", msgspec.json.encode(room))
    client.hdel(key, "format", "mark")


def make_newer(client, code):
    client.hset(room_key(code), mapping={"format": 5, "room": b'{"nobody":"knows"}'})


def test_a_room_is_stored_with_its_format(server, store_server):
    code = server.open("ann")
    assert store_server.client.hget(room_key(code), "format") == b"4"
    assert server.store.load(code).format == formats.current() == 4


def test_a_room_of_an_older_format_is_made_todays_when_read_and_stored_so_with_its_next_change(
    server, store_server, monkeypatch
):
    code = server.open("ann")
    server.act(code, "ann", "lock", on=True)
    make_older(store_server.client, code)
    monkeypatch.setattr(formats, "STEPS", (renamed,))
    assert server.room(code).locked
    assert server.store.load(code).format == 1
    server.act(code, "ann", "ready", on=True)
    assert server.store.load(code).format == 2
    assert server.room(code).locked
    assert server.room(code).people[0].ready


def test_a_game_that_ran_before_games_were_recorded_is_recorded_under_an_id_of_its_own(server, store_server):
    code, other = server.begin("ann"), server.begin("bob")
    ids = set()
    for each in (code, other):
        room = msgspec.json.decode(store_server.client.hget(room_key(each), "room"))
        for name in ("id", "unrecorded", "daily"):
            del room[name]
        store_server.client.hset(room_key(each), mapping={"format": 1, "room": msgspec.json.encode(room)})
        ids |= {server.room(each).id, server.room(each).id}
    assert len(ids) == 2
    assert all(len(id) == 32 for id in ids)


def test_all_steps_from_the_records_format_on_are_taken_in_order(monkeypatch):
    def appends(letter):
        return lambda room: {"path": room["path"] + letter}

    monkeypatch.setattr(formats, "STEPS", tuple(map(appends, "abc")))
    record = msgspec.json.encode({"path": ""})
    read = {f: msgspec.json.decode(formats.readable(record, f))["path"] for f in (1, 2, 3, 4)}
    assert read == {1: "abc", 2: "bc", 3: "c", 4: ""}


def test_a_room_of_a_newer_format_is_refused_in_words_and_never_overwritten(server, store_server):
    code = server.begin("ann", "bob")
    make_newer(store_server.client, code)
    before = store_server.client.hgetall(room_key(code)), server.store.log(code)
    for attempt in (
        lambda: server.act(code, "ann", "lock", on=True),
        lambda: server.room(code),
        lambda: server.broadcast.follow(code, "a"),
    ):
        with pytest.raises(Refused, match="newer_format"):
            attempt()
    assert (store_server.client.hgetall(room_key(code)), server.store.log(code)) == before


def test_a_process_that_kept_a_copy_does_not_overwrite_what_a_newer_server_made_of_the_room(server, open_store):
    code = server.open("ann")
    server.connect(a="ann")
    server.enter(code, "a")
    server.flush()
    there = Process(open_store())
    server.store.unsubscribe(code)
    answers(server.store)
    with pytest.MonkeyPatch.context() as later:
        later.setattr(formats, "STEPS", (*formats.STEPS, dict))
        there.act(code, "ann", "lock", on=True)
    with pytest.raises(Refused, match="newer_format"):
        server.act(code, "ann", "lock", on=False)
    assert server.store.load(code).version == 3


def test_who_follows_a_room_that_a_newer_server_has_changed_hears_why_it_goes_on_elsewhere(server, open_store):
    code = server.open("ann")
    server.connect(a="ann", b="bob")
    server.enter(code, "a", "b")
    server.flush()
    server.sockets.of("a")
    with pytest.MonkeyPatch.context() as later:
        later.setattr(formats, "STEPS", (*formats.STEPS, dict))
        server.heard(code, Process(open_store()).act(code, "ann", "lock", on=True))
    server.flush()
    assert server.sockets.of("a") == [("left", {"code": code, "reason": "newer_format"})]
    assert server.broadcast.followers.codes() == []


def test_the_deadline_of_a_room_of_a_newer_format_is_left_to_newer_servers(server, store_server):
    code = server.begin("ann", clock=5)
    clock = Clock(server.store, server.tables, server.timings)
    clock.sweep()
    make_newer(store_server.client, code)
    Past(store_server).turn_opened(code, 60)
    deadlines = store_server.client.zrange(DEADLINES, 0, -1)
    clock.sweep()
    assert store_server.client.zrange(DEADLINES, 0, -1) == deadlines != []


def test_a_store_that_is_away_is_not_taken_for_one_of_another_format(own_store_server, open_store):
    server = Process(open_store(own_store_server, limit=0.2))
    code = server.open("ann")
    own_store_server.freeze()
    with pytest.raises(StoreAway):
        server.room(code)

"""Who is there, by the store's clock; and a room never stays without a host who is there."""

import threading
import time

import pytest
from msgspec.structs import replace

from server.rooms.history import LogEntry, Parking
from server.rooms.room import Change
from server.store.kept import online_key
from tests.server.outlet import Server
from tests.server.seats import Past
from tests.server.stores import wait_until


@pytest.fixture
def here(store):
    return Server(store)


def test_everyone_hears_who_is_there_once_and_again_when_that_changes(here, store_server):
    code = here.open("ann", "bob", present=False)
    here.connect(a="ann", b="bob", tv="television")
    heard = {}
    for sid in ("a", "b", "tv"):
        here.enter(code, sid)
        here.presence.refresh(code)
        here.flush()
        heard[sid] = [message for event, message in here.sockets.of(sid) if event == "presence"]
    assert heard["tv"] == [{"code": code, "online": [1, 2], "watching": 1}]
    assert [m["online"] for _, m in here.sockets.of("a") if "online" in m] == [[1, 2], [1, 2]]
    here.presence.sweep()
    here.flush()
    assert here.sockets.of("a") == []
    here.broadcast.leave(code, "b")
    here.presence.refresh(code)
    Past(store_server).seen(code, "bob", 7)
    here.presence.refresh(code)
    here.flush()
    assert here.sockets.of("a") == [("presence", {"code": code, "online": [1], "watching": 1})]


def test_whoever_joins_is_listed_and_no_longer_counted_as_watching(here, there):
    code = here.open("ann")
    here.connect(a="ann", b="bob")
    here.enter(code, "a", "b")
    here.presence.refresh(code)
    here.flush()
    assert here.sockets.of("a")[-1][1] == {"code": code, "online": [1], "watching": 1}
    here.heard(code, there.act(code, "bob", "join", name="Bob"))
    here.presence.refresh(code)
    here.flush()
    assert here.sockets.of("a")[-1] == ("presence", {"code": code, "online": [1, 2], "watching": 0})


def test_a_person_with_two_sockets_stays_present_until_the_last_one_closes(here, store_server):
    code = here.open("ann", present=False)
    here.connect(a="ann", a2="ann")
    here.enter(code, "a", "a2")
    here.presence.refresh(code)
    here.broadcast.leave(code, "a")
    here.presence.refresh(code)
    [connected] = store_server.client.zrange(online_key(code), 0, -1)
    assert connected.startswith(b"ann@")
    here.broadcast.leave(code, "a2")
    here.presence.refresh(code)
    assert here.presence._rooms == {}
    assert store_server.client.zrange(online_key(code), 0, -1) == [b"ann"]


def test_a_person_who_is_at_two_processes_stays_present_when_one_of_them_dies(here, open_store, store_server):
    other = Server(open_store())
    code = here.open("ann", present=False)
    for server, sid in ((here, "a"), (other, "a2")):
        server.connect(**{sid: "ann"})
        server.enter(code, sid)
        server.presence.refresh(code)
    Past(store_server).seen(code, "ann", 5)
    other.presence.sweep()
    assert here.store.presence(code)["ann"] < 1_000


@pytest.fixture
def hostless(store, store_server):
    """A server that has watched a room long enough whose host, ann, has long been away; bob and cid are there."""
    here = Server(store, host_after=0.05)
    code = here.open("ann", "bob", "cid", present=False)
    here.here(code, "ann")
    Past(store_server).seen(code, "ann", 31)
    here.connect(b="bob", c="cid")
    here.enter(code, "b", "c")
    here.presence.sweep()
    return here, code


def test_a_host_who_is_gone_is_replaced_by_the_present_person_with_the_lowest_number(hostless):
    here, code = hostless
    assert here.room(code).host == 1
    time.sleep(0.06)
    here.presence.sweep()
    assert here.room(code).host == 2
    here.act(code, "bob", "start", game_no=1)
    here.act(code, "bob", "kick", no=3)


def test_a_host_is_not_replaced_by_a_sweep_that_has_not_watched_long_enough(store, store_server):
    here = Server(store, host_after=30)
    code = here.open("ann", "bob")
    Past(store_server).seen(code, "ann", 31)
    here.connect(b="bob")
    here.enter(code, "b")
    here.presence.sweep()
    here.presence.sweep()
    assert here.room(code).host == 1


def test_watching_begins_anew_after_an_outage(hostless, monkeypatch):
    here, code = hostless
    time.sleep(0.06)
    monkeypatch.setattr(here.presence, "_swept", here.presence._swept - 6)
    here.presence.sweep()
    assert here.room(code).host == 1


def test_a_host_who_is_there_stays_host(store):
    here = Server(store, host_after=0.01)
    code = here.open("ann", "bob", present=False)
    here.connect(a="ann", b="bob")
    here.enter(code, "a", "b")
    here.presence.sweep()
    time.sleep(0.02)
    here.presence.sweep()
    assert here.room(code).host == 1
    assert here.tables.read(code).version == 3


def test_a_room_without_a_host_gets_one_of_those_who_come_back(store, store_server):
    here = Server(store, host_after=0.01)
    code = here.open("ann", "bob", present=False)
    here.act(code, "ann", "leave")
    assert here.room(code).host is None
    here.connect(b="bob")
    here.enter(code, "b")
    here.presence.sweep()
    time.sleep(0.02)
    here.presence.sweep()
    assert here.room(code).host == 2


def test_a_room_that_is_only_watched_keeps_living(store, store_server):
    here = Server(store, renew_every=0)
    code = here.open("ann", present=False)
    here.connect(tv="television")
    here.enter(code, "tv")
    for key in (f"room:{{{code}}}", f"room:{{{code}}}:log"):
        store_server.client.pexpire(key, 5_000)
    here.presence.sweep()
    for key in (f"room:{{{code}}}", f"room:{{{code}}}:log"):
        assert store_server.client.pttl(key) > 80_000_000


def test_whoever_looks_in_for_a_moment_keeps_a_room_alive(here, store_server):
    code = here.open("ann", present=False)
    store_server.client.pexpire(f"room:{{{code}}}", 5_000)
    here.connect(phone="ann")
    here.enter(code, "phone")
    here.presence.refresh(code)
    assert store_server.client.pttl(f"room:{{{code}}}") > 80_000_000


def test_one_room_that_cannot_be_read_does_not_make_the_people_of_the_others_absent(here, store_server):
    codes = [here.open("ann", present=False) for _ in range(4)]
    here.connect(**{f"s{n}": "ann" for n in range(4)})
    for n, code in enumerate(codes):
        here.enter(code, f"s{n}")
    for code in codes[:3]:
        here.tables.drop(code)
        store_server.client.hset(f"room:{{{code}}}", "room", "{}")
    here.presence.sweep()
    assert here.store.presence(codes[3])["ann"] < 1_000


def test_who_is_here_is_written_anew_as_soon_as_the_store_is_back(store, store_server):
    here = Server(store, presence_every=1_000)
    code = here.open("ann", present=False)
    here.connect(a="ann")
    here.enter(code, "a")
    ended = []
    loop = threading.Thread(target=here.presence.run, args=[lambda _: None, lambda: bool(ended)])
    loop.start()
    wait_until(lambda: store_server.client.exists(online_key(code)))
    store_server.client.delete(online_key(code))
    here.presence.reached()
    wait_until(lambda: store_server.client.exists(online_key(code)))
    ended.append(True)
    here.presence.reached()
    loop.join()


def test_a_game_parked_just_when_a_player_came_goes_on(here, there):
    code = here.begin("ann", "bob", clock=20)
    here.connect(a="ann")
    here.enter(code, "a")
    parking = LogEntry(None, Parking(1, 1))
    here.heard(code, there.tables.change(code, lambda room, _: Change(replace(room, parked=True), parking)))
    here.presence.sweep()
    assert not here.room(code).parked
    before = here.tables.read(code).version
    here.presence.sweep()
    assert here.tables.read(code).version == before


def test_a_round_that_fails_unforeseen_is_followed_by_the_next(store, store_server, monkeypatch):
    here = Server(store, presence_every=0.01)
    code = here.open("ann", present=False)
    here.connect(a="ann")
    here.enter(code, "a")
    failing = iter([True])
    attended = store.attended
    monkeypatch.setattr(store, "attended", lambda rooms: 1 / 0 if next(failing, False) else attended(rooms))
    ended = []
    loop = threading.Thread(target=here.presence.run, args=[lambda _: None, lambda: bool(ended)])
    loop.start()
    wait_until(lambda: store_server.client.exists(online_key(code)))
    ended.append(True)
    loop.join()

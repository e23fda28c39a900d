"""Devices of one person at several running servers: one seat from all of them, and none from one that is removed."""

import threading
import time
import urllib.request

import pytest
import socketio

from server.identity import Identities, Identity
from server.live.followers import Followers
from server.live.removals import Removals
from tests.server.players import PATIENCE, Player, new_cookie, open_room, post
from tests.server.running import Running
from tests.server.stores import wait_until

OWNER, THIEF = Identity("ann", "phone"), Identity("ann", "tablet")


@pytest.fixture(scope="module")
def servers(store_server):
    settings = {"REDIS_URL": store_server.url}
    with Running(settings) as one, Running(settings, async_mode="threading") as other:
        yield one.url, other.url


@pytest.fixture
def own_loop():
    """`own_loop(run)`: a loop of a server, in a thread, until the test is over."""
    ended, threads = threading.Event(), []

    def start(run):
        threads.append(threading.Thread(target=run, args=(time.sleep, ended.is_set)))
        threads[-1].start()

    yield start
    ended.set()
    for thread in threads:
        thread.join()


@pytest.fixture
def at():
    """`at(url, code)`: a socket in a room; `name` joins it, `cookie` is an old one. Closed after the test."""
    sockets = []

    def enter(url, code, name=None, cookie=None):
        sockets.append(Player(url, cookie))
        assert sockets[-1].enter(code)["ok"]
        if name:
            sockets[-1].do("join", name=name)
        return sockets[-1]

    yield enter
    for each in sockets:
        each.close()


@pytest.fixture
def table(servers, at):
    """`table()`: Ann, who is host, and Bob play at two processes."""

    def begin():
        cookie = new_cookie(servers[0])
        code = open_room(servers[0], cookie)
        ann, bob = at(servers[0], code, "Ann", cookie), at(servers[1], code, "Bob")
        ann.do("start", game_no=1)
        for player in (ann, bob):
            player.wait(player.to_choose)
        return ann, bob

    return begin


def link(url, cookie):
    return post(url, "/api/me/link", {}, cookie)[0]["url"].partition("#link=")[2]


def joined(url, cookie, another):
    """The cookie of a device that has become who `cookie` is; `another` is what it was."""
    return post(url, "/api/me/claim", {"link": link(url, cookie)}, another)[1]


def remove(url, no, cookie):
    request = urllib.request.Request(f"{url}/api/me/devices/{no}", headers={"Cookie": cookie}, method="DELETE")
    with urllib.request.urlopen(request, timeout=PATIENCE):
        pass


def listed(watcher, name):
    return next(person for person in watcher.room["room"]["people"] if person["name"] == name)


def test_the_seat_of_a_person_is_played_from_both_devices(servers, table, at):
    ann, bob = table()
    tablet = at(servers[1], ann.code, cookie=joined(servers[1], ann.cookie, new_cookie(servers[1])))
    tablet.wait(tablet.to_choose)
    assert (tablet.seat["seat"], tablet.seat["secret"]) == (ann.seat["seat"], ann.seat["secret"])
    for hand, watched in ((tablet, ann), (ann, tablet)):
        turn = hand.turn
        assert hand.play(hand.choice())["ok"]
        assert bob.play(bob.choice())["ok"]
        for player in (hand, watched, bob):
            player.wait(lambda player=player, turn=turn: player.turn > turn and player.to_choose())


def test_the_table_plays_for_who_a_device_was_and_nobody_waits(servers, table):
    ann, bob = table()
    joined(servers[0], new_cookie(servers[0]), bob.cookie)
    ann.wait(lambda: listed(ann, "Bob")["auto"])
    wait_until(lambda: not bob.client.connected)
    turn = ann.turn
    assert ann.play(ann.choice())["ok"]
    ann.wait(lambda: ann.turn > turn)


def test_who_a_device_was_keeps_the_seat_where_another_of_their_devices_is(servers, table, at):
    _, bob = table()
    tablet = at(servers[0], bob.code, cookie=joined(servers[0], bob.cookie, new_cookie(servers[0])))
    joined(servers[0], new_cookie(servers[0]), bob.cookie)
    wait_until(lambda: not bob.client.connected)
    tablet.wait(tablet.to_choose)
    assert tablet.play(tablet.choice())["ok"]
    assert not listed(tablet, "Bob")["auto"]


def test_the_sockets_of_a_removed_device_are_closed_at_every_process_and_it_opens_no_more(servers, table, at):
    ann, _ = table()
    stolen = joined(servers[0], ann.cookie, new_cookie(servers[0]))
    thieves = [at(url, ann.code, cookie=stolen) for url in servers]
    remove(servers[0], 2, ann.cookie)
    for thief in thieves:
        wait_until(lambda thief=thief: not thief.client.connected)
    for url in servers:
        with pytest.raises(socketio.exceptions.ConnectionError):
            Player(url, stolen)
    assert ann.play(ann.choice())["ok"]
    assert ann.client.connected


def test_a_device_that_opens_a_socket_is_seen(servers, at, store_server):
    cookie = new_cookie(servers[0])
    joined(servers[0], cookie, new_cookie(servers[0]))
    person, device, _ = cookie.partition("=")[2].split(".", 2)
    key = f"person:{{{person}}}:visits"
    store_server.client.zadd(key, {device: 1})
    at(servers[1], open_room(servers[0], new_cookie(servers[0])), cookie=cookie)
    assert store_server.client.zscore(key, device) > 1


def test_every_socket_of_who_is_forgotten_is_closed_and_the_others_play_on(servers, table, at):
    ann, bob = table()
    tablet = at(servers[1], ann.code, cookie=joined(servers[0], ann.cookie, new_cookie(servers[0])))
    post(servers[0], "/api/me/forget", {"everything": True}, tablet.cookie)
    for gone in (ann, tablet):
        wait_until(lambda gone=gone: not gone.client.connected)
    bob.wait(lambda: [person["name"] for person in bob.room["room"]["people"]] == [None, "Bob"])
    turn = bob.turn
    assert bob.play(bob.choice())["ok"]
    bob.wait(lambda: bob.turn > turn)


def test_a_removal_that_was_not_heard_is_found_out_afterwards(store, open_store, own_loop):
    followers, closed = Followers(), []
    store.enrol(THIEF, None)
    for sid, identity in (("thief", THIEF), ("owner", OWNER)):
        followers.connect(sid, identity.person, identity.device)
    removals = Removals(store, followers, closed.append)
    store.listen(lambda *_: None, removals.doubt, removals.doubt, removals.published)
    open_store().remove(THIEF)  # nobody listens yet
    own_loop(removals.run)
    wait_until(lambda: closed)
    assert closed == ["thief"]


def test_a_look_for_removals_that_fails_unforeseen_is_followed_by_the_next(store, own_loop, monkeypatch):
    followers, closed = Followers(), []
    followers.connect("thief", THIEF.person, THIEF.device)
    removals = Removals(store, followers, closed.append)
    store.listen(lambda *_: None, removals.doubt, removals.doubt, removals.published)
    failed = []
    monkeypatch.setattr(store, "removed", lambda *_: failed.append(True) or 1 / 0)
    own_loop(removals.run)
    wait_until(lambda: failed)
    monkeypatch.undo()
    store.enrol(THIEF, None)
    store.remove(THIEF)
    removals.doubt()
    wait_until(lambda: closed)


def test_what_is_removed_while_the_store_is_out_of_reach_is_looked_up_when_it_is_back(own_store_server, open_store):
    store = open_store(own_store_server, limit=0.5)
    identities = Identities(lambda: [b"key"], store.alive)
    store.enrol(THIEF, None)
    store.remove(THIEF)
    assert not identities.presumed(THIEF)
    own_store_server.stop()
    assert identities.presumed(THIEF)
    own_store_server.start()
    wait_until(lambda: not identities.presumed(THIEF))

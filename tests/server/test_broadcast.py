"""The one funnel out: who gets what, in which order, and how often."""

import threading

import pytest

from server.refusals import Refused
from server.rooms.locks import PATIENCE
from server.store.store import StoreAway
from tests.server.outlet import Server, names
from tests.server.seats import Past, Process
from tests.server.stores import answers, wait_until

NOTHING = {"seat": None, "secret": None, "hint": None}
"""What somebody hears who has no seat."""


@pytest.fixture
def here(store):
    return Server(store)


def test_who_enters_gets_the_room_and_the_seat_in_this_order_and_nobody_else_gets_anything(here):
    code = here.begin("ann", "bob")
    here.connect(a="ann", b="bob")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    here.enter(code, "b")
    here.flush()
    assert names(here.sockets.of("b")) == ["room", "seat"]
    assert here.sockets.of("a") == []


def test_a_spectator_gets_no_seat(here):
    code = here.begin("ann")
    here.connect(tv="television")
    here.enter(code, "tv")
    here.flush()
    assert names(here.sockets.of("tv")) == ["room"]


def test_every_tab_of_a_person_hears_which_number_they_have_got_and_that_they_have_it_no_more(here, there):
    code = here.open("ann")
    here.connect(b="bob", b2="bob", tv="television")
    here.enter(code, "b", "b2", "tv")
    here.flush()
    for sid in ("b", "b2"):
        assert names(here.sockets.of(sid)) == ["room"]
    for type_, you in (("join", 2), ("leave", None)):
        here.heard(code, version := there.act(code, "bob", type_, **({"name": "Bob"} if you else {})))
        here.flush()
        for sid in ("b", "b2"):
            [_, seat] = here.sockets.of(sid)
            assert seat == (
                "seat",
                {"code": code, "version": version, "you": you, "seat": None, "secret": None, "hint": None},
            )
    assert names(here.sockets.of("tv")) == ["room"] * 3


def test_many_changes_before_a_flush_are_one_message_with_the_newest_version(here, there):
    code = here.open("ann")
    here.connect(a="ann", b="bob")
    here.enter(code, "a", "b")
    here.flush()
    here.sockets.emits.clear()
    for on in (True, False, True):
        version = there.act(code, "ann", "lock", on=on)
    here.heard(code, version)
    here.flush()
    assert here.sockets.emits == [("room", code)]
    [(_, message)] = [*here.sockets.of("b")[1:]]
    assert (message["version"], message["room"]["locked"]) == (version, True)


def test_a_seat_message_tells_the_seat_after_the_start_and_null_when_the_game_is_put_away(here, there):
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    assert names(here.sockets.of("a")) == ["room"]
    here.heard(code, there.act(code, "ann", "start", game_no=1))
    here.flush()
    [_, (event, seat)] = here.sockets.of("a")
    assert (event, seat["seat"], seat["secret"]["turn"], seat["version"]) == ("seat", 0, 1, 3)
    here.heard(code, there.act(code, "ann", "configure", game="magdagdon", options={}))
    here.flush()
    assert here.sockets.of("a")[1] == (
        "seat",
        {"code": code, "version": 4, "you": 1, "seat": None, "secret": None, "hint": None},
    )


def test_a_choice_is_told_to_the_sockets_of_its_seat_alone_and_coalescing_does_not_drop_it(here, there):
    code = here.begin("ann", "bob")
    here.connect(a="ann", a2="ann", b="bob")
    here.enter(code, "a", "a2", "b")
    here.flush()
    for sid in ("a", "a2", "b"):
        here.sockets.of(sid)
    there.choose(code, "ann")
    here.heard(code, there.act(code, "ann", "lock", on=True))
    here.flush()
    for sid in ("a", "a2"):
        messages = here.sockets.of(sid)
        assert names(messages) == ["room", "seat"]
        assert messages[1][1]["secret"]["choice"]["turn"] == 1
    assert names(here.sockets.of("b")) == ["room"]


def test_a_room_is_encoded_once_for_all_who_follow_it(here, there):
    code = here.open("p0")
    sids = {f"s{n}": f"p{n}" for n in range(8)}
    here.connect(**sids)
    here.enter(code, *sids)
    here.flush()
    here.sockets.emits.clear()
    here.heard(code, there.act(code, "p0", "lock", on=True))
    here.flush()
    assert here.sockets.emits == [("room", code)]


def test_the_kicked_hear_so_and_nothing_more(here, there):
    code = here.open("ann", "bob")
    here.connect(a="ann", b="bob", b2="bob")
    here.enter(code, "a", "b", "b2")
    here.flush()
    for sid in ("a", "b", "b2"):
        here.sockets.of(sid)
    here.heard(code, there.act(code, "ann", "kick", no=2))
    here.flush()
    here.heard(code, there.act(code, "ann", "lock", on=True))
    here.flush()
    for sid in ("b", "b2"):
        assert here.sockets.of(sid) == [("left", {"code": code, "reason": "kicked"})]
    assert names(here.sockets.of("a")) == ["room", "room"]
    with pytest.raises(Refused, match="kicked"):
        here.broadcast.follow(code, "b")


def test_nobody_can_follow_a_room_that_does_not_exist(here):
    here.connect(a="ann")
    with pytest.raises(Refused, match="unknown_room"):
        here.broadcast.follow("BCDFGH", "a")
    here.flush()
    assert here.broadcast.followers.codes() == []
    assert here.broadcast._subscribed == set()


def test_after_the_last_follower_nothing_of_a_room_is_kept(here, store_server):
    code = here.open("ann")
    here.connect(a="ann", b="bob")
    here.enter(code, "a", "b")
    here.broadcast.leave(code, "a")
    here.flush()
    assert store_server.client.pubsub_shardnumsub(f"room:{{{code}}}")[0][1] == 1
    here.broadcast.leave(code, "b")
    here.flush()
    wait_until(lambda: store_server.client.pubsub_shardnumsub(f"room:{{{code}}}")[0][1] == 0)
    assert here.tables._kept == {}
    assert here.broadcast.followers.codes() == []


def test_a_socket_that_has_gone_can_follow_nothing(here):
    code = here.open("ann")
    here.connect(a="ann")
    here.broadcast.followers.disconnect("a")
    here.enter(code, "a")
    here.flush()
    assert here.broadcast.followers.codes() == []
    assert here.sockets.of("a") == []


def test_a_room_entered_again_is_sent_again(here):
    code = here.begin("ann")
    here.connect(a="ann")
    for _ in range(2):
        here.enter(code, "a")
        here.flush()
        assert names(here.sockets.of("a")) == ["room", "seat"]


def test_who_enters_again_just_when_their_seat_has_gone_is_told_so(here, there):
    code = here.begin("ann", "bob")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    assert here.sockets.of("a")[1][1]["secret"]
    here.heard(code, there.act(code, "ann", "leave"))
    here.enter(code, "a")
    here.flush()
    assert (
        dict(here.sockets.of("a"))["seat"] | {"version": 0}
        == {
            "code": code,
            "version": 0,
            "you": None,
        }
        | NOTHING
    )


def test_after_a_gap_everything_followed_is_read_and_sent_again(here, there):
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    here.store.unsubscribe(code)
    answers(here.store)
    there.act(code, "ann", "lock", on=True)
    here.broadcast.gap()
    here.flush()
    [(event, message)] = here.sockets.of("a")
    assert (event, message["version"], message["room"]["locked"]) == ("room", 3, True)


def test_after_a_gap_a_room_is_sent_again_even_if_nothing_was_missed(here):
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    here.broadcast.gap()
    here.flush(loops=2)
    assert names(here.sockets.of("a")) == ["room"]


def test_a_room_that_cannot_be_read_after_a_gap_is_read_as_soon_as_it_can(own_store_server, open_store):
    here = Server(open_store(own_store_server, limit=0.2))
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    own_store_server.freeze()
    here.broadcast.gap()
    here.flush()
    own_store_server.thaw()
    wait_until(lambda: answers(here.store))
    here.flush(loops=2)
    assert names(here.sockets.of("a")) == ["room"]


def test_a_store_that_was_away_makes_a_gap_which_is_made_good(own_store_server, open_store):
    here, there = Server(open_store(own_store_server, limit=0.3)), Process(open_store(own_store_server, limit=0.3))
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    own_store_server.stop()
    here.broadcast.gap()
    here.flush()
    own_store_server.start()

    def locked():
        try:
            return there.act(code, "ann", "lock", on=True)
        except StoreAway:
            return None

    wait_until(locked)

    def arrived():
        here.flush()
        return any(message["room"]["locked"] for event, message in here.sockets.of("a") if event == "room")

    wait_until(arrived)


def test_one_room_that_cannot_be_sent_does_not_silence_the_others(here, there, store_server):
    broken, code = here.open("ann"), here.open("ann")
    here.connect(a="ann", b="bob")
    here.enter(broken, "a")
    here.enter(code, "b")
    here.flush()
    here.sockets.of("b")
    here.tables.drop(broken)
    store_server.client.hset(f"room:{{{broken}}}", "room", "{}")
    here.broadcast.stir(broken)
    here.heard(code, there.act(code, "ann", "lock", on=True))
    here.flush()
    assert names(here.sockets.of("b")) == ["room"]


def test_the_clock_is_sent_as_the_time_that_remains(here, store_server):
    code = here.begin("ann", clock=20)
    Past(store_server).turn_opened(code, 5)
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    [(_, message), _] = here.sockets.of("a")
    assert 10_000 < message["clock"]["remaining_ms"] <= 15_000


def test_a_room_that_waits_for_the_store_holds_up_no_other(here, there):
    coming, code = here.open("ann"), here.open("ann")
    here.connect(a="ann", b="bob")
    here.enter(coming, "a")
    here.enter(code, "b")
    here.flush()
    here.sockets.of("b")
    here.heard(code, there.act(code, "ann", "lock", on=True))
    with here.broadcast._locks.hold(coming):  # somebody is just coming there, and the store takes its time
        here.broadcast.leave(coming, "a")
        sending = threading.Thread(target=here.flush)
        sending.start()
        wait_until(lambda: not sending.is_alive(), limit=PATIENCE - 1)
    assert names(here.sockets.of("b")) == ["room"]
    here.flush()
    assert here.broadcast._subscribed == {code}


def test_nothing_of_a_room_in_doubt_is_sent_before_it_has_been_read(own_store_server, open_store):
    here, there = Server(open_store(own_store_server, limit=0.2)), Process(open_store(own_store_server))
    code = here.open("ann")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    here.heard(code, there.act(code, "ann", "lock", on=True))
    own_store_server.freeze()
    here.broadcast.doubt()
    here.flush()
    assert here.sockets.of("a") == []
    own_store_server.thaw()
    wait_until(lambda: answers(here.store))
    here.flush()
    assert names(here.sockets.of("a")) == ["room"]

"""What the store promises about rooms, on both kinds of real store."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.store import formats
from server.store.kept import log_key, online_key, room_key
from server.store.store import Commit, StoreAway, Stored
from tests.server.stores import wait_until

CODE = "BCDFGH"
DAY = 86_400_000


@pytest.fixture(params=["store_server", "redis_server"])
def server(request):
    server = request.getfixturevalue(request.param)
    server.flush()
    return server


@pytest.fixture
def store(server, open_store):
    return open_store(server)


@pytest.fixture
def room(store):
    assert store.create(CODE, "magdagdon", b"first", b"made")
    return CODE


def change(base, record=b"next", entry=b"entry", person=None, id=None, *, opens=False, begins=False, code=CODE):
    return Commit(code, base, "magdagdon", record, entry, person, id, opens, begins)


def test_a_code_is_given_to_one_room_only(store, room):
    assert not store.create(room, "magdagdon", b"other", b"made")
    assert store.load(room).record == b"first"


def test_a_new_room_is_version_1_and_opened_at_once(store, room):
    stored = store.load(room)
    assert (stored.version, stored.game, stored.record) == (1, "magdagdon", b"first")
    assert stored.opened <= stored.now
    assert store.log(room) == [(1, b"made")]


def test_a_room_that_is_not_there_is_none(store):
    assert store.load(CODE) is None
    assert store.log(CODE) == []
    assert store.accepted(CODE, "ann", "x") is None


def test_a_commit_is_saved_and_logged_under_its_version(store, room):
    committed = store.commit(change(1, b"second", b"played"))
    assert (committed.version, committed.repeated) == (2, False)
    assert store.load(room).record == b"second"
    assert store.log(room) == [(1, b"made"), (2, b"played")]


def test_a_commit_decided_on_another_version_changes_nothing(store, room, server):
    store.commit(change(1))
    before = server.client.hgetall(room_key(room)), store.log(room)
    for base in (1, 3, 0):
        assert store.commit(change(base, b"stale", person="ann", id=f"x{base}")) is None
    assert (server.client.hgetall(room_key(room)), store.log(room)) == before


def test_a_commit_to_a_room_that_has_expired_makes_no_room(store):
    assert store.commit(change(7)) is None
    assert store.load(CODE) is None


def test_an_accepted_id_is_answered_again_with_its_version_whatever_has_happened_since(store, room):
    store.commit(change(1, b"mine", person="ann", id="x-1_A"))
    store.commit(change(2, b"theirs", person="bob", id="y"))
    for base in (1, 2, 3):
        again = store.commit(change(base, b"mine", person="ann", id="x-1_A"))
        assert (again.version, again.repeated) == (2, True)
    assert store.load(room).record == b"theirs"
    assert len(store.log(room)) == 3
    assert store.accepted(room, "ann", "x-1_A") == 2


def test_an_id_is_its_own_persons_and_is_compared_whole(store, room):
    store.commit(change(1, person="ann", id="ab"))
    for person, id in (("bob", "ab"), ("ann", "a"), ("ann", "b"), ("ann", "abc"), ("ann", "2")):
        assert store.accepted(room, person, id) is None
    for base, (person, id) in enumerate((("bob", "ab"), ("ann", "a"), ("ann", "b")), start=2):
        assert not store.commit(change(base, person=person, id=id)).repeated


def test_the_last_16_ids_of_each_person_are_remembered(store, room):
    store.commit(change(1, person="bob", id="old"))
    for n in range(20):
        store.commit(change(n + 2, person="ann", id=f"id{n}"))
    known = [n for n in range(20) if store.accepted(room, "ann", f"id{n}")]
    assert known == list(range(4, 20))
    assert store.accepted(room, "bob", "old") == 2


def test_only_the_opening_of_a_turn_is_stamped(store, room):
    made = store.load(room).opened
    wait_until(lambda: store.load(room).now > made)
    assert store.commit(change(1)).opened == made
    reopened = store.commit(change(2, opens=True))
    assert made < reopened.opened == reopened.now == store.load(room).opened
    assert store.commit(change(3)).opened == reopened.opened


def test_the_log_begins_with_the_game(store, room):
    for version in range(1, 4):
        store.commit(change(version, entry=b"lobby"))
    store.commit(change(4, entry=b"start", begins=True))
    store.commit(change(5, entry=b"played"))
    assert store.log(room) == [(5, b"start"), (6, b"played")]


def test_a_record_is_kept_to_the_byte(store, room):
    record = bytes(range(256)) + b"\n\r\n{}"
    store.commit(change(1, record, entry=b"\n" + record))
    assert store.load(room).record == record
    assert store.log(room)[-1] == (2, b"\n" + record)


def test_rooms_end_a_day_after_the_last_sign_of_life(store, room, server):
    store.seen(room, "ann@1")
    keys = room_key(room), log_key(room), online_key(room)
    assert all(0 < server.client.pttl(key) <= DAY for key in keys)
    for sign in (lambda: store.renew(room), lambda: (store.commit(change(1)), store.seen(room, "ann@1"))):
        for key in keys:
            server.client.pexpire(key, 50_000)
        sign()
        assert all(server.client.pttl(key) > 50_000 for key in keys)


def test_an_abandoned_room_leaves_nothing_behind(server, open_store):
    store = open_store(server, keep=0.05)
    store.create(CODE, "magdagdon", b"", b"")
    store.seen(CODE, "ann@1")
    wait_until(lambda: server.client.dbsize() == 0)
    assert store.load(CODE) is None


def test_a_code_that_is_free_again_makes_an_empty_room(store, room, server):
    for version in range(1, 4):
        store.commit(change(version, person="ann", id=f"x{version}"))
    store.seen(room, "ann@1")
    server.client.delete(room_key(room))
    assert store.create(room, "magdagdon", b"first", b"made")
    assert store.log(room) == [(1, b"made")]
    assert store.presence(room) == {}
    assert store.accepted(room, "ann", "x1") is None


def test_a_store_that_is_full_refuses_whole_commits_and_goes_on_afterwards(store, room, server):
    before = server.client.hgetall(room_key(room)), store.log(room)
    server.client.config_set("maxmemory", 1)
    try:
        with pytest.raises(StoreAway):
            store.commit(change(1, person="ann", id="x"))
        assert store.load(room).version == 1
    finally:
        server.client.config_set("maxmemory", 0)
    assert (server.client.hgetall(room_key(room)), store.log(room)) == before
    assert store.commit(change(1, person="ann", id="x")).version == 2


def test_the_last_two_commits_of_a_turn_at_the_same_instant_advance_by_one_each_200_times(
    server, open_store, store, room
):
    others = [store, open_store(server)]
    start = threading.Barrier(2)

    def confirm(own, person, turn):
        start.wait()
        id = f"turn{turn}"
        while True:
            base = own.load(room).version
            if committed := own.commit(change(base, entry=person.encode(), person=person, id=id)):
                return committed.version

    with ThreadPoolExecutor(2) as pool:
        for turn in range(200):
            confirms = [pool.submit(confirm, own, who, turn) for own, who in zip(others, ("ann", "bob"), strict=True)]
            versions = sorted(confirm.result() for confirm in confirms)
            assert versions == [2 * turn + 2, 2 * turn + 3]
    assert [version for version, _ in store.log(room)] == list(range(1, 402))


def test_two_powers_sent_twice_since_both_answers_were_lost_are_two_powers(store, room):
    powers = [change(1, b"one", person="ann", id="p1"), change(2, b"two", person="ann", id="p2")]
    answers = [[store.commit(power).version for power in powers] for _ in range(2)]
    assert answers == [[2, 3], [2, 3]]
    assert store.load(room).record == b"two"
    assert len(store.log(room)) == 3


def test_the_same_request_at_many_processes_at_once_is_applied_once(server, open_store, room):
    processes = [open_store(server) for _ in range(4)]
    start = threading.Barrier(4)

    def send(own):
        start.wait()
        while True:
            base = own.load(room).version
            if committed := own.commit(change(base, person="ann", id="tap")):
                return committed.version

    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(send, processes)) == {2}
    assert len(processes[0].log(room)) == 2


def test_1000_concurrent_commits_over_50_rooms_and_two_processes_lose_nothing(server, open_store):
    processes = [open_store(server), open_store(server)]
    codes = [f"R{n}" for n in range(50)]
    for code in codes:
        processes[0].create(code, "magdagdon", b"", b"made")

    def confirm(n):
        own, code, entry = processes[n % 2], codes[n % 50], f"act{n}".encode()
        while True:
            base = own.load(code).version
            if committed := own.commit(change(base, entry, entry, "ann", f"act{n}", code=code)):
                return code, committed.version, entry

    with ThreadPoolExecutor(40) as pool:
        acknowledged = list(pool.map(confirm, range(1000)))
    logs = {code: dict(processes[0].log(code)) for code in codes}
    assert all(logs[code][version] == entry for code, version, entry in acknowledged)
    assert all(sorted(log) == list(range(1, 22)) for log in logs.values())
    assert all(processes[1].load(code).record == logs[code][21] for code in codes)


def test_a_secret_is_made_once_for_all_processes(server, open_store):
    secrets = {open_store(server).secret("cookies") for _ in range(3)}
    assert len(secrets) == 1
    assert len(bytes.fromhex(secrets.pop().decode())) == 32
    assert open_store(server).secret("days") != open_store(server).secret("cookies")


def test_the_estimate_of_the_stores_clock_is_mended_by_any_answer(store, room, server):
    def shown():
        seconds, microseconds = server.client.time()
        return seconds * 1000 + microseconds // 1000

    for error in (-5_000_000, 0, 5_000_000):
        store._offset = (store._offset or 0) + error
        earliest = shown()
        store.load(room)
        between = shown()
        estimate = store.clock()
        latest = shown()
        span = between - earliest + 2
        assert earliest - span <= estimate <= latest + span


def test_what_is_published_is_the_room_as_it_was_committed(store, room):
    heard = []
    store.listen(lambda code, stored: heard.append((code, stored)), lambda: heard.append("gap"))
    store.subscribe(room)
    committed = store.commit(change(1, b"{\n}", opens=True))
    wait_until(lambda: heard)
    shape = formats.current()
    assert heard == [(room, Stored(2, committed.opened, committed.now, "magdagdon", b"{\n}", committed.mark, shape))]


def test_what_is_committed_after_a_subscription_is_confirmed_is_heard_in_order(store, server, open_store):
    heard = []
    other = open_store(server)
    store.listen(lambda code, stored: heard.append((code, stored.version)), lambda: heard.append("gap"))
    codes = [f"R{n}" for n in range(50)]
    for code in codes:
        other.create(code, "magdagdon", b"", b"")
        store.subscribe(code)
        for base in (1, 2, 3):
            other.commit(change(base, code=code))
    wait_until(lambda: len(heard) == 3 * len(codes))
    for code in codes:
        assert [version for of, version in heard if of == code] == [2, 3, 4]


def test_a_room_unsubscribed_from_is_heard_of_no_more(store, room):
    heard = []
    store.listen(lambda code, stored: heard.append(stored.version), lambda: None)
    store.create("OTHER", "magdagdon", b"", b"")
    store.subscribe(room)
    store.unsubscribe(room)
    store.subscribe("OTHER")
    store.commit(change(1))
    store.commit(change(1, code="OTHER", opens=True))
    store.subscribe(room)
    store.commit(change(2))
    wait_until(lambda: len(heard) == 2)
    assert heard == [2, 3]


def test_a_repeated_request_and_a_lost_race_publish_nothing(store, room):
    heard = []
    store.listen(lambda code, stored: heard.append(stored.version), lambda: None)
    store.subscribe(room)
    for base in (1, 1, 9):
        store.commit(change(base, person="ann", id="x" if base == 1 else "y"))
    store.commit(change(2))
    wait_until(lambda: 3 in heard)
    assert heard == [2, 3]


def test_a_listener_that_fails_hears_of_the_next_change(store, room):
    heard = []

    def on_published(code, stored):
        heard.append(stored.version)
        raise ValueError("not understood")

    store.listen(on_published, lambda: None)
    store.subscribe(room)
    store.commit(change(1))
    store.commit(change(2))
    wait_until(lambda: heard == [2, 3])

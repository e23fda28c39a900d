"""What a process lives through when its store restarts, hangs, is away, or refuses."""

import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from types import SimpleNamespace

import pytest

from server.store import dial
from server.store.asked import StoreAway
from server.store.connection import Line
from server.store.dial import connections, nodes
from server.store.nodes import Each, Nodes
from server.store.store import Commit
from server.store.subscriptions import Subscriptions
from tests.server.stores import BINARIES, StoreProcess, answers, eventually, wait_until

CODE = "BCDFGH"
IMPATIENT = 0.4
"""A limit for commands that are meant to pass it."""


@pytest.fixture
def store(own_store_server, open_store):
    store = open_store(own_store_server, limit=10)
    store.create(CODE, "magdagdon", b"", b"made")
    return store


@pytest.fixture
def impatient(own_store_server, open_store, store):
    return open_store(own_store_server, limit=IMPATIENT)


def confirm(store, base, id="x", record=b"next"):
    return store.commit(Commit(CODE, base, "magdagdon", record, b"entry", "ann", id, False, False))


def test_the_command_after_a_restart_of_the_store_works(store, own_store_server):
    for restarts in range(3):
        own_store_server.stop()
        wait_until(lambda: store.line.each()[0]._broken)
        own_store_server.start()
        assert confirm(store, restarts + 1, f"x{restarts}").version == restarts + 2


def test_what_was_acknowledged_is_there_after_a_restart_of_the_store(store, own_store_server):
    for n in range(20):
        assert confirm(store, n + 1, f"x{n}").version == n + 2
    own_store_server.stop()
    own_store_server.start()
    assert eventually(store.load, CODE).version == 21
    assert eventually(confirm, store, 21, "x19").repeated


def test_commands_under_way_when_the_store_restarts_are_answered_or_unknown_and_none_is_lost(store, own_store_server):
    answers = []

    def play(person):
        for n in range(250):
            while True:
                try:
                    base = store.load(CODE).version
                    commit = Commit(CODE, base, "magdagdon", b"", b"entry", person, f"x{n}", False, False)
                    committed = store.commit(commit)
                except StoreAway:
                    continue
                if committed:
                    answers.append(committed.version)
                    break

    with ThreadPoolExecutor(5) as pool:
        players = [pool.submit(play, f"p{n}") for n in range(5)]
        for restarts in range(1, 4):
            wait_until(lambda restarts=restarts: len(answers) > 200 * restarts)
            own_store_server.stop()
            own_store_server.start()
        for player in players:
            player.result()
    assert sorted(answers) == list(range(2, 1252))
    assert [version for version, _ in store.log(CODE)] == list(range(1, 1252))


def test_a_store_that_hangs_is_said_to_be_away_and_works_again_when_it_goes_on(impatient, store, own_store_server):
    own_store_server.freeze()
    for _ in range(2):
        with pytest.raises(StoreAway):
            confirm(impatient, 1)
    own_store_server.thaw()
    committed = eventually(confirm, store, 1)
    assert committed.version == 2
    assert len(store.log(CODE)) == 2


def test_more_than_a_hanging_store_takes_in_holds_nobody_up(impatient, own_store_server):
    own_store_server.freeze()
    record = b"x" * 200_000
    with ThreadPoolExecutor(20) as pool:
        waiting = [pool.submit(confirm, impatient, 1, f"x{n}", record) for n in range(20)]
        for commit in waiting:
            assert isinstance(commit.exception(timeout=10), StoreAway)
    own_store_server.thaw()
    version = eventually(impatient.load, CODE).version
    assert eventually(confirm, impatient, version, "last")


def test_while_the_store_is_away_every_command_is_refused_and_service_returns_with_it(store, own_store_server):
    own_store_server.stop()
    for ask in (lambda: store.load(CODE), lambda: confirm(store, 1), lambda: store.seen(CODE, "ann@1"), store.due):
        with pytest.raises(StoreAway):
            ask()
    assert not answers(store)
    own_store_server.start()
    assert eventually(confirm, store, 1).version == 2


def test_a_process_that_starts_before_its_store_becomes_healthy_by_itself(own_store_server, open_store):
    own_store_server.stop()
    store = open_store(own_store_server)
    assert not answers(store)
    with pytest.raises(StoreAway):
        store.secret("cookies")
    own_store_server.start()
    assert eventually(store.secret, "cookies")


def test_a_connection_that_the_store_closes_is_replaced_before_anybody_notices(store, own_store_server):
    for n in range(5):
        own_store_server.client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
        wait_until(lambda: len(own_store_server.client.client_list()) == 2)
        assert confirm(store, n + 1, f"x{n}").version == n + 2


def test_a_script_that_the_store_has_forgotten_is_sent_again(store, own_store_server):
    confirm(store, 1, "x1")
    own_store_server.client.script_flush()
    with ThreadPoolExecutor(10) as pool:
        assert {committed.version for committed in pool.map(lambda _: confirm(store, 2, "x2"), range(10))} == {3}
    assert store.log(CODE)[-1][0] == 3


@pytest.mark.parametrize("refusal", ["replica", "full disk", "wrong kind"])
def test_a_store_that_answers_with_an_error_is_away_for_that_command_only(store, own_store_server, refusal):
    client = own_store_server.client
    if refusal == "replica":
        client.replicaof("127.0.0.1", "1")
    elif refusal == "full disk":
        client.config_set("min-replicas-to-write", 1)
    else:
        client.rename(f"room:{{{CODE}}}", "aside")
        client.set(f"room:{{{CODE}}}", "no room")
    with pytest.raises(StoreAway):
        confirm(store, 1)
    assert wait_until(lambda: answers(store))
    client.replicaof("NO", "ONE")
    client.config_set("min-replicas-to-write", 0)
    if refusal == "wrong kind":
        client.rename("aside", f"room:{{{CODE}}}")
    assert eventually(confirm, store, 1).version == 2


def test_when_the_master_has_become_a_replica_a_new_connection_looks_for_the_new_one(store, own_store_server):
    before = {client["id"] for client in own_store_server.client.client_list()}
    own_store_server.client.replicaof("127.0.0.1", "1")
    with pytest.raises(StoreAway):
        confirm(store, 1)
    assert answers(store)
    assert {client["id"] for client in own_store_server.client.client_list()} - before
    own_store_server.client.replicaof("NO", "ONE")


def test_answers_never_reach_who_asked_something_else(store, own_store_server):
    line = Line(connections(own_store_server.url), limit=2)

    def echo(n):
        words = [f"{n}:{i}" * (1 + n % 50) for i in range(3)]
        return line.ask(*(("ECHO", word) for word in words)) == [word.encode() for word in words]

    with ThreadPoolExecutor(30) as pool:
        assert all(pool.map(echo, range(3000)))
    line.close()


def test_whoever_waits_when_the_line_is_closed_is_told_and_so_is_who_comes_later(store, own_store_server, open_store):
    closing = open_store(own_store_server, limit=30)
    assert answers(closing)
    own_store_server.freeze()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(closing.load, CODE)
        wait_until(lambda: closing.line.each()[0]._sent)
        closing.close()
        assert isinstance(waiting.exception(timeout=10), StoreAway)
    with pytest.raises(StoreAway):
        closing.load(CODE)


def test_a_line_that_is_closed_while_it_connects_ends(store_server):
    connecting, closed = threading.Event(), threading.Event()

    def make():
        connection = connections(nodes(store_server.url)[0])()
        connect = connection.connect

        def slowly():
            connecting.set()
            assert closed.wait(10)
            connect()

        connection.connect = slowly
        return connection

    line = Line(make, limit=1)
    assert connecting.wait(10)
    closing = threading.Thread(target=line.close)
    closing.start()
    wait_until(line._closing.is_set)
    wait_until(lambda: line._broken)
    closed.set()
    wait_until(lambda: not line._owner.is_alive())
    closing.join(10)


def test_a_closed_store_leaves_no_thread_behind(own_store_server, open_store):
    before = set(threading.enumerate())
    store = open_store(own_store_server)
    store.listen(lambda *_: None, lambda: None)
    store.subscribe(CODE)
    store.close()
    wait_until(lambda: set(threading.enumerate()) <= before)


def test_what_takes_connections_without_being_a_store_is_away(open_store):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        store = open_store(SimpleNamespace(url=f"redis://127.0.0.1:{port}"), limit=IMPATIENT)
        assert not answers(store)


def test_an_address_that_is_none_is_refused_at_once():
    with pytest.raises(ValueError, match="scheme"):
        connections("http://example.org")


class Ear:
    """Hears of one room, and of gaps."""

    def __init__(self, store, code=CODE):
        self.versions = []
        self.gaps = 0
        store.listen(self._heard, self._gap)
        store.subscribe(code)

    def _heard(self, code, stored):
        self.versions.append(stored.version)

    def _gap(self):
        self.gaps += 1


def test_without_a_fault_no_gap_is_told_of(store):
    ear = Ear(store)
    confirm(store, 1)
    wait_until(lambda: ear.versions == [2])
    assert ear.gaps == 0


@pytest.mark.parametrize("fault", ["stop", "kill"])
def test_a_gap_is_told_of_after_the_store_has_restarted_and_what_follows_is_heard(store, own_store_server, fault):
    ear = Ear(store)
    getattr(own_store_server, fault)()
    own_store_server.start()
    wait_until(lambda: ear.gaps == 1)
    # A killed store may have lost the room: it is the next one that matters here.
    wait_until(lambda: answers(store))
    store.create("OTHER", "magdagdon", b"", b"")
    store.subscribe("OTHER")
    store.commit(Commit("OTHER", 1, "magdagdon", b"", b"", "ann", "x", False, False))
    wait_until(lambda: ear.versions == [2])
    assert ear.gaps == 1


def test_a_gap_is_told_of_when_the_store_has_cut_the_subscription_alone(store, own_store_server):
    ear = Ear(store)
    own_store_server.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    wait_until(lambda: ear.gaps == 1)
    confirm(store, 1)
    wait_until(lambda: ear.versions == [2])


def test_a_gap_is_told_of_only_when_all_rooms_are_subscribed_to_again(own_store_server, open_store):
    other = open_store(own_store_server)
    store = open_store(own_store_server)
    codes = [f"R{n}" for n in range(300)]
    heard, gaps = [], []

    def on_gap():
        for code in codes:
            wait_until(lambda code=code: other.commit(Commit(code, 0, "magdagdon", b"", b"", None, None, True, False)))
        gaps.append(True)

    store.listen(lambda code, stored: heard.append(code), on_gap)
    for code in codes:
        store.subscribe(code)
    own_store_server.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    wait_until(lambda: gaps)
    wait_until(lambda: len(heard) == 300)
    assert heard == codes


def test_a_subscription_while_the_store_is_away_is_refused_and_made_good_unless_undone(store, own_store_server):
    ear = Ear(store, "KEPT")
    own_store_server.stop()
    for code in (CODE, "UNDONE"):
        with pytest.raises(StoreAway):
            store.subscribe(code)
    store.unsubscribe("UNDONE")
    own_store_server.start()
    wait_until(lambda: ear.gaps)
    channels = set(own_store_server.client.pubsub_shardchannels())
    assert channels == {b"room:{KEPT}", b"room:{%s}" % CODE.encode()}
    eventually(confirm, store, 1)
    wait_until(lambda: ear.versions == [2])


def test_a_gap_that_could_not_be_dealt_with_does_not_end_the_listening(store, own_store_server):
    gaps = []

    def on_gap():
        gaps.append(True)
        raise StoreAway("just then")

    store.listen(lambda *_: None, on_gap)
    store.subscribe(CODE)
    for times in (1, 2):
        own_store_server.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        wait_until(lambda times=times: len(gaps) == times)


def test_a_subscription_whose_store_says_nothing_any_more_is_made_again(own_store_server):
    gaps = []
    subscriptions = Subscriptions(
        connections(own_store_server.url), lambda *_: None, lambda: gaps.append(True), limit=IMPATIENT, beat=0.05
    )
    subscriptions.confirm(subscriptions.subscribe("room"))
    own_store_server.freeze()
    wait_until(lambda: subscriptions._line._broken)
    own_store_server.thaw()
    wait_until(lambda: gaps)
    assert own_store_server.client.pubsub_channels() == [b"room"]
    subscriptions.close()


def test_a_subscription_cut_as_soon_as_it_was_made_has_a_gap_too(own_store_server):
    for _ in range(20):
        gaps = []
        subscriptions = Subscriptions(
            connections(own_store_server.url), lambda *_: None, lambda gaps=gaps: gaps.append(True), limit=10
        )
        subscriptions.confirm(subscriptions.subscribe("room"))
        own_store_server.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        wait_until(lambda gaps=gaps: gaps)
        subscriptions.close()


def test_the_store_may_be_reached_over_tcp_too(open_store):
    server = StoreProcess(BINARIES["valkey"], tcp=True)
    try:
        store = open_store(server)
        store.create(CODE, "magdagdon", b"", b"made")
        ear = Ear(store)
        server.stop()
        server.start()
        eventually(confirm, store, 1, "x", b"x" * 1_000_000)
        wait_until(lambda: ear.gaps or ear.versions)
        assert len(store.load(CODE).record) == 1_000_000
    finally:
        server.remove()


def test_threads_that_come_and_go_share_one_connection(store, own_store_server):
    def ask():
        for _ in range(20):
            store.load(CODE)

    threads = [threading.Thread(target=ask) for _ in range(150)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # The store's and the plain client's that counts them.
    assert len(own_store_server.client.client_list()) == 2


def test_a_node_of_a_cluster_that_does_not_know_its_own_name_yet_is_asked_again(monkeypatch):
    names = iter([b"?", b"?"])
    monkeypatch.setattr(dial, "once", lambda *_: [[0, 16_383, [next(names, b"127.0.0.1"), 7_000, b"id"]]])

    def make(node):
        return SimpleNamespace(make=connections(node), close=lambda: None)

    with closing(Nodes("redis+cluster://127.0.0.1:7000", limit=0.1)) as cluster, closing(Each(cluster, make)) as each:
        with pytest.raises(StoreAway):
            each.all()
        wait_until(lambda: cluster.doubt() or cluster.now == ["redis://127.0.0.1:7000"])
        assert len(each.all()) == 1

"""A store of three nodes: every room is on one of them, and goes on while they hang, die, or hand their slots over."""

from itertools import count
from types import SimpleNamespace

import pytest

from server.identity import Identity
from server.rooms.clock import Clock
from server.store.asked import StoreAway
from server.store.disk import Disk
from server.store.kept import DEADLINES, room_key
from server.store.store import Commit
from tests.server.clusters import Cluster
from tests.server.outlet import Server
from tests.server.players import Player, begin, new_cookie, open_room
from tests.server.running import Running
from tests.server.seats import Past
from tests.server.stores import BINARIES, eventually, free_port, wait_until

IMPATIENT = 0.4
"""A limit for commands that are meant to pass it."""
CODES = (f"R{n}" for n in count())


@pytest.fixture(scope="module")
def cluster():
    cluster = Cluster(BINARIES["valkey"])
    yield cluster
    cluster.remove()


@pytest.fixture
def unhurried(request):
    """For what is waited for longer than a test run should take: the nodes have to agree that one of them is dead."""
    if not request.config.getoption("--cluster"):
        pytest.skip("it takes long: make cluster")


@pytest.fixture
def store(cluster, open_store):
    return open_store(cluster)


@pytest.fixture
def rooms(cluster, store):
    """A new room on each node."""
    codes = [unused_code(cluster, node) for node in cluster.nodes]
    for code in codes:
        assert store.create(code, "magdagdon", b"", b"made")
        store.seen(code, "ann@1")
    return codes


@pytest.fixture
def ear(cluster, open_store, rooms):
    return Ear(open_store(cluster), rooms)


class Ear:
    """What a process hears that asks for nothing: the newest version of each room, read again after a gap."""

    def __init__(self, store, codes):
        self.versions = {}
        self.gaps = 0
        self._store = store
        store.listen(self._hear, self._read_all)
        for code in codes:
            store.subscribe(code)
        self._codes = codes

    def _hear(self, code, stored):
        self.versions[code] = max(self.versions.get(code, 0), stored.version)

    def _read_all(self):
        for code in self._codes:
            self._hear(code, eventually(self._store.load, code))
        self.gaps += 1

    def hears(self, code, version):
        wait_until(lambda: self.versions.get(code) == version)


def unused_code(cluster, node):
    return next(code for code in CODES if cluster.of(room_key(code)) is node)


def confirm(store, code, base):
    """As a client does whose request may have been answered `store_away` before: the same id again."""
    return store.commit(Commit(code, base, "magdagdon", b"next", b"entry", "ann", f"x{base}", False, False))


def test_rooms_on_every_node_are_saved_logged_heard_and_looked_after(store, rooms, ear):
    for code in rooms:
        assert confirm(store, code, 1).version == 2
        ear.hears(code, 2)
        assert store.load(code).record == b"next"
        assert store.log(code) == [(1, b"made"), (2, b"entry")]
    attended = store.attended({code: ["bob@1"] for code in rooms})
    assert all({*attended[code]} == {"ann", "bob"} for code in rooms)
    assert ear.gaps == 0


def test_a_room_unsubscribed_from_is_heard_of_no_more_on_whatever_node(store, rooms, ear):
    for code in rooms:
        ear._store.unsubscribe(code)
        confirm(store, code, 1)
        ear._store.subscribe(code)
        confirm(store, code, 2)
        ear.hears(code, 3)
    assert (set(ear.versions), ear.gaps) == ({*rooms}, 0)


def test_who_is_removed_is_told_of_at_every_process(cluster, store, open_store):
    removed, identity = [], Identity("ann", "phone")
    other = open_store(cluster)
    other.listen(lambda *_: None, lambda: None, on_removed=removed.append)
    other.hear_removals()
    store.remove(identity)
    wait_until(lambda: removed == [f"{identity.person} {identity.device}"])
    assert other.removed(identity) == {identity}


def test_while_a_node_hangs_the_rooms_of_the_others_go_on_and_afterwards_all(cluster, open_store, rooms, ear):
    store = open_store(cluster, limit=IMPATIENT)
    for code in rooms:
        assert confirm(store, code, 1).version == 2
    hung, *others = rooms
    cluster.of(room_key(hung)).freeze()
    with pytest.raises(StoreAway):
        confirm(store, hung, 2)
    for code in others:
        assert confirm(store, code, 2).version == 3
        ear.hears(code, 3)
    assert store.trouble() == "away"
    cluster.of(room_key(hung)).thaw()
    assert eventually(confirm, store, hung, 2).version == 3
    ear.hears(hung, 3)
    wait_until(lambda: store.trouble() is None)


def test_while_a_node_hangs_time_and_presence_go_on_in_the_rooms_of_the_others(cluster, open_store):
    here, past = Server(open_store(cluster, limit=IMPATIENT)), Past(cluster)
    clock = Clock(here.store, here.tables, here.timings)
    clock.sweep()
    hung = next(node for node in cluster.nodes if node is not cluster.of(DEADLINES))
    theirs, ours = (begun(here, cluster, lambda node, on=on: (node is hung) is on) for on in (True, False))
    here.connect(a="ann")
    here.enter(theirs, "a")
    here.enter(ours, "a")
    for code, seconds in ((theirs, 23), (ours, 22)):
        past.turn_opened(code, seconds)
        past.seen(code, "ann", 10)
    hung.freeze()
    for sweep in (here.presence.sweep, clock.sweep):
        with pytest.raises(StoreAway):
            sweep()
    assert here.turn(ours) == 2
    assert here.store.presence(ours)["ann"] < 10_000
    hung.thaw()
    eventually(lambda: clock.sweep() or here.turn(theirs) == 2)


def begun(process, cluster, fits):
    """A room in which Ann plays against the clock, on a node that fits."""
    while not fits(cluster.of(room_key(code := process.begin("ann", clock=20)))):
        pass
    return code


def test_a_node_that_has_forgotten_the_scripts_is_told_them_again(cluster, store, rooms):
    forgetful = rooms[1]
    cluster.of(room_key(forgetful)).client.script_flush()
    for code in rooms:
        assert confirm(store, code, 1).version == 2


def test_a_room_goes_on_while_its_slot_is_handed_to_another_node(cluster, store, rooms, ear):
    code = rooms[0]
    steps = cluster.move(room_key(code), cluster.nodes[1])
    next(steps)
    assert confirm(store, code, 1).version == 2
    next(steps)
    with pytest.raises(StoreAway):
        confirm(store, code, 2)
    next(steps)
    assert confirm(store, code, 2).version == 3
    ear.hears(code, 3)
    assert confirm(store, code, 3).version == 4
    ear.hears(code, 4)


def test_what_was_written_is_on_the_disk_of_every_node(store, rooms):
    Disk(store.another_line()).settle()


@pytest.mark.parametrize("orderly", [True, False])
def test_a_room_goes_on_at_the_replica_of_a_node_that_has_gone(cluster, store, rooms, ear, orderly, request):
    if orderly:
        request.getfixturevalue("unhurried")
    code = rooms[2]
    master = cluster.of(room_key(code))
    confirm(store, code, 1)
    replica = cluster.replicated(master)
    if orderly:
        replica.client.execute_command("CLUSTER FAILOVER")
    else:
        master.kill()
        replica.client.execute_command("CLUSTER FAILOVER", "TAKEOVER")
    wait_until(lambda: replica.client.info("replication")["role"] == "master")
    assert eventually(confirm, store, code, 2).version == 3
    ear.hears(code, 3)
    cluster.replaced(master, replica)
    assert confirm(store, code, 3).version == 4
    ear.hears(code, 4)


def test_a_game_at_two_processes_goes_on_by_itself_when_the_node_of_its_room_dies(cluster, unhurried):
    settings = {"REDIS_URL": cluster.url}
    with Running(settings) as one, Running(settings) as other:
        cookie = new_cookie(one.url)
        code = open_room(one.url, cookie)
        with Player(one.url, cookie) as ann, Player(other.url) as bob:
            begin(code, ann, bob)
            assert ann.play(ann.choice())["ok"]
            master = cluster.of(room_key(code))
            replica = cluster.replicated(master)
            choice = bob.choice()
            master.kill()
            eventually(lambda: bob.play(choice, id="once")["ok"])
            for player in (ann, bob):
                player.wait(lambda player=player: player.room["view"]["turn"] == 2)
        cluster.replaced(master, replica)


def test_a_cluster_that_is_not_there_yet_is_waited_for_no_longer_than_any_store(open_store):
    store = open_store(SimpleNamespace(url=f"redis+cluster://127.0.0.1:{free_port()}"), limit=0.1)
    store.listen(lambda *_: None, lambda: None)
    for ask in (store.load, store.subscribe):
        with pytest.raises(StoreAway):
            ask("R0")
    assert store.trouble() == "away"

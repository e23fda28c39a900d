"""A store in trouble: it is said which trouble it is, nothing is damaged, and it is over when the trouble is."""

import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.store.store import Commit, StoreAway
from tests.server.stores import BINARIES, StoreProcess, wait_until

CODE = "BCDFGH"


@contextmanager
def full(client):
    client.config_set("maxmemory", "1")
    try:
        yield
    finally:
        client.config_set("maxmemory", "0")


@contextmanager
def no_replica(client):
    client.config_set("min-replicas-to-write", "1")
    try:
        yield
    finally:
        client.config_set("min-replicas-to-write", "0")


@contextmanager
def read_only(client):
    client.execute_command("REPLICAOF", "127.0.0.1", "1")
    try:
        yield
    finally:
        client.execute_command("REPLICAOF", "NO", "ONE")


@contextmanager
def not_saving(client):
    """Its folder has gone, and so it could not save its files when it last tried."""
    folder = Path(client.config_get("dir")["dir"])
    gone = folder / "gone"
    gone.mkdir()
    client.config_set("dir", str(gone))
    gone.rmdir()
    client.config_set("save", "3600 1")
    client.bgsave()
    wait_until(lambda: client.info("persistence")["rdb_last_bgsave_status"] == "err")
    try:
        yield
    finally:
        client.config_set("save", "")
        client.config_set("dir", str(folder))


@contextmanager
def no_access(client):
    client.config_set("requirepass", "another")
    client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    try:
        yield
    finally:
        client.config_set("requirepass", "")


TROUBLES = {context.__wrapped__.__name__: context for context in (full, no_replica, read_only, not_saving, no_access)}


@pytest.fixture(scope="module")
def server():
    """A store whose settings may be changed while it runs."""
    process = StoreProcess(BINARIES["valkey"])
    process.stop()
    process.command += ["--enable-protected-configs", "yes"]
    process.start()
    yield process
    process.remove()


@pytest.fixture
def store(server, open_store):
    server.flush()
    store = open_store(server)
    store.create(CODE, "magdagdon", b"first", b"made")
    return store


def change(base=1, id="x"):
    return Commit(CODE, base, "magdagdon", b"second", b"entry", "ann", id, opens=True, begins=True)


def kept(server):
    return server.client.hgetall(f"room:{{{CODE}}}"), server.client.xrange(f"room:{{{CODE}}}:log")


def test_a_store_that_saves_is_in_no_trouble(store):
    assert store.trouble() is None


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_trouble_has_a_name_a_change_meanwhile_is_unknown_and_afterwards_it_is_saved_once(store, server, trouble):
    before = kept(server)
    with TROUBLES[trouble](server.client):
        wait_until(lambda: store.trouble() == trouble)
        with pytest.raises(StoreAway):
            store.commit(change())
        with pytest.raises(StoreAway):
            store.create("NEWONE", "magdagdon", b"", b"")
        assert kept(server) == before
    wait_until(lambda: store.trouble() is None)
    assert [store.commit(change()).version for _ in range(2)] == [2, 2]
    assert store.log(CODE) == [(2, b"entry")]
    assert store.load("NEWONE") is None


@pytest.mark.parametrize("trouble", ["full", "no_replica", "not_saving"])
def test_a_store_that_takes_nothing_more_can_still_be_read(store, server, trouble):
    with TROUBLES[trouble](server.client):
        assert store.trouble() == trouble
        assert store.load(CODE).record == b"first"


def test_a_store_that_reads_its_files_says_so(own_store_server, open_store):
    store = open_store(own_store_server)
    for n in range(20):
        store.create(f"ROOM{n}", "magdagdon", b"x" * 4_000, b"made")
    own_store_server.client.bgrewriteaof()
    wait_until(lambda: not own_store_server.client.info("persistence")["aof_rewrite_in_progress"])
    own_store_server.stop()
    slowly = ["--key-load-delay", "20000", "--loading-process-events-interval-bytes", "1024"]
    own_store_server.process = subprocess.Popen([*own_store_server.command, *slowly], stdout=subprocess.DEVNULL)
    wait_until(lambda: store.trouble() == "loading")
    wait_until(lambda: store.trouble() is None)
    assert store.load("ROOM19").version == 1


def test_a_store_that_hangs_or_has_gone_is_away(own_store_server, open_store):
    store = open_store(own_store_server, limit=0.2)
    wait_until(lambda: store.trouble() is None)
    own_store_server.freeze()
    assert store.trouble() == "away"
    own_store_server.thaw()
    wait_until(lambda: store.trouble() is None)
    own_store_server.kill()
    wait_until(lambda: store.trouble() == "away")


def test_a_store_to_which_a_newer_server_has_written_says_so_and_what_that_wrote_stays(store, server):
    server.client.zadd("format", {"room": 99})
    assert store.trouble() == "newer_format"
    assert server.client.zscore("format", "room") == 99

"""The store that the server starts itself."""

import fcntl
import os
import signal
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
import redis

from server.store.embedded import DataFolderInUse, EmbeddedStore, NoStore
from server.store.store import Store
from tests.server.stores import answers, wait_until

ROOT = Path(__file__).parents[2]

SERVER = """
import sys, time
from pathlib import Path
from server.store.embedded import EmbeddedStore
store = EmbeddedStore.start(Path(sys.argv[1]))
print(store.url, store.process.pid, flush=True)
time.sleep(1000)
"""


@pytest.fixture
def start():
    started = []

    def start_another(*arguments, **settings):
        started.append(EmbeddedStore.start(*arguments, **settings))
        return started[-1]

    yield start_another
    for store in started:
        store.stop()


def alive(pid):
    """Whether a process runs; one that has ended but that nobody has asked after does not."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_it_answers_as_soon_as_it_is_started_and_makes_its_folder(start, tmp_path):
    embedded = start(tmp_path / "new" / "data")
    with closing(Store(embedded.url)) as store:
        assert store.create("BCDFGH", "magdagdon", b"record", b"made")
    assert embedded.socket_path.is_socket()


def test_what_is_stored_survives_a_restart(start, tmp_path):
    for round_ in range(3):
        embedded = start(tmp_path)
        with closing(Store(embedded.url)) as store:
            assert [store.load(f"R{n}") is not None for n in range(3)] == [n < round_ for n in range(3)]
            store.create(f"R{round_}", "magdagdon", b"", b"")
        embedded.stop()


def test_a_store_that_ended_in_the_middle_of_writing_starts_with_what_it_had_written(start, tmp_path):
    embedded = start(tmp_path)
    with closing(Store(embedded.url)) as store:
        for n in range(10):
            store.create(f"R{n}", "magdagdon", b"record", b"made")
    embedded.stop()
    [written] = (tmp_path / "appendonlydir").glob("*.incr.aof")
    os.truncate(written, written.stat().st_size - 5)
    with closing(Store(start(tmp_path).url)) as store:
        assert [store.load(f"R{n}") is not None for n in range(10)] == [True] * 9 + [False]


def test_stopping_ends_it_and_leaves_only_its_data(start, tmp_path):
    embedded = start(tmp_path)
    embedded.stop()
    embedded.stop()
    assert not alive(embedded.process.pid)
    assert not embedded.socket_path.parent.exists()
    assert (tmp_path / "appendonlydir").is_dir()


def test_a_second_start_on_the_same_data_says_so_and_harms_nothing(start, tmp_path):
    embedded = start(tmp_path)
    with pytest.raises(DataFolderInUse) as refusal:
        start(tmp_path, lock_limit=0.1)
    assert str(refusal.value) == f"the data folder {tmp_path} is in use by another server"
    with closing(Store(embedded.url)) as store:
        assert answers(store)


def test_a_start_waits_for_the_store_of_a_server_that_is_ending(start, tmp_path):
    ending = start(tmp_path)
    threading.Timer(0.3, ending.stop).start()
    assert start(tmp_path).process.poll() is None


def test_two_data_folders_are_two_stores(start, tmp_path):
    first, second = start(tmp_path / "1"), start(tmp_path / "2")
    with closing(Store(first.url)) as one, closing(Store(second.url)) as two:
        assert one.secret("cookies") != two.secret("cookies")


def test_a_killed_servers_store_ends_with_it_and_the_next_start_has_all_that_was_acknowledged(start, tmp_path):
    server = subprocess.Popen([sys.executable, "-c", SERVER, tmp_path], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    with server:
        url, pid = server.stdout.readline().split()
        with closing(Store(url)) as store:
            store.create("BCDFGH", "magdagdon", b"record", b"made")
        server.kill()
    with closing(Store(start(tmp_path).url)) as store:
        assert store.load("BCDFGH").record == b"record"
    assert not alive(int(pid))
    assert not Path(url.removeprefix("unix://")).parent.exists()


def test_a_keyboard_interrupt_does_not_reach_it_before_its_server_has_ended(start, tmp_path):
    assert os.getpgid(start(tmp_path).process.pid) != os.getpgid(0)


def test_nobody_else_on_the_machine_reaches_it(start, tmp_path):
    embedded = start(tmp_path)
    assert embedded.socket_path.parent.stat().st_mode & 0o777 == 0o700
    with closing(redis.Redis.from_url(embedded.url)) as client:
        assert client.config_get("port")["port"] == "0"


def test_the_store_alone_holds_the_folder_so_that_its_end_frees_it(start, tmp_path):
    start(tmp_path).stop()
    with (tmp_path / "store.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_a_folder_that_cannot_be_used_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NoStore, match=r"^the data folder .*file cannot be used: [^\n]*\Z"):
        EmbeddedStore.start(tmp_path / "file")


def test_data_that_cannot_be_read_stops_the_start_and_is_left_alone(start, tmp_path):
    embedded = start(tmp_path)
    with closing(Store(embedded.url)) as store:
        store.create("BCDFGH", "magdagdon", b"record", b"made")
    embedded.stop()
    [manifest] = (tmp_path / "appendonlydir").glob("*.manifest")
    manifest.write_text("broken\n")
    with pytest.raises(NoStore, match=r"store\.log says why"):
        start(tmp_path)
    assert manifest.read_text() == "broken\n"
    assert (tmp_path / "store.log").read_text()


def test_a_temporary_folder_with_a_long_name_is_not_too_long_for_a_socket(start, tmp_path, monkeypatch):
    deep = tmp_path / ("x" * 100)
    deep.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(deep))
    assert start(tmp_path / "data").process.poll() is None
    assert list(deep.iterdir()) == []


def test_a_terminated_store_ends_in_order(start, tmp_path):
    embedded = start(tmp_path)
    embedded.process.send_signal(signal.SIGTERM)
    assert wait_until(lambda: embedded.process.poll() is not None)
    assert embedded.process.returncode == 0


def test_a_machine_with_no_place_for_the_socket_is_told_of_in_one_line_and_the_folder_is_free_again(
    start, tmp_path, monkeypatch
):
    with monkeypatch.context() as full:
        full.setattr("tempfile.tempdir", str(tmp_path / "gone"))
        with pytest.raises(NoStore, match=r"^the store cannot be started: [^\n]*\Z"):
            start(tmp_path / "data")
    assert start(tmp_path / "data").process.poll() is None

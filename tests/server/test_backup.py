"""A backup: taken while people play, restored into an empty store, and the games go on."""

import json
import stat
import threading
from contextlib import contextmanager

import pytest

from server.rooms.codec import codec
from server.store.archive import KINDS, Archive
from server.store.kept import log_key, room_key
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import Running
from tests.server.seats import Process, replayed
from tests.server.stores import BINARIES, StoreProcess, wait_until


@pytest.fixture
def table(store):
    return Process(store)


@pytest.fixture
def empty():
    """A store with nothing in it, of another kind than the one that is saved, if there is another."""
    process = StoreProcess(BINARIES["redis"] or BINARIES["valkey"])
    yield process
    process.remove()


@contextmanager
def going_on(*steps):
    """Each step is taken over and over, at the same time as the others, until this ends."""
    stop = threading.Event()
    failures = []

    def repeat(step):
        while not stop.is_set():
            try:
                step()
            except Exception as failure:
                failures.append(failure)
                raise

    threads = [threading.Thread(target=repeat, args=(step,)) for step in steps]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert failures == []


def seated(server, code, cookies):
    players = [Player(server.url, cookie) for cookie in cookies]
    for player in players:
        assert player.enter(code)["ok"]
    return players


def play_a_turn(players):
    for player in players:
        player.wait(lambda player=player: player.to_choose() or player.phase == "over")
        if player.phase == "playing":
            assert player.play(player.choice())["ok"]


def play_to_the_end(players):
    while any(player.phase != "over" for player in players):
        wait_until(lambda: all(player.phase == "over" for player in players) or any(p.to_choose() for p in players))
        for player in players:
            if player.to_choose():
                assert player.play(player.choice())["ok"]


def test_a_backup_taken_during_play_restores_into_an_empty_store_where_the_games_go_on(
    ask, store, store_server, tmp_path, empty
):
    file = str(tmp_path / "backup")
    with Running({"REDIS_URL": store_server.url}) as server:
        cookies = [new_cookie(server.url) for _ in range(2)]
        code = open_room(server.url, cookies[0], options={"clock": 60})
        players = seated(server, code, cookies)
        for player, name in zip(players, ("Ann", "Bob"), strict=True):
            player.do("join", name=name)
        players[0].do("start", game_no=1)
        play_a_turn(players)
        with going_on(lambda: play_a_turn(players)):
            assert ask("backup", file)[0] == 0
    assert ask("restore", file, REDIS_URL=empty.url)[0] == 0
    with Running({"REDIS_URL": empty.url}) as server:
        players = seated(server, code, cookies)
        for player in players:
            player.wait(lambda player=player: player.seat and player.room["clock"])
            assert 50_000 < player.room["clock"]["remaining_ms"] <= 60_000
        play_to_the_end(players)


def test_every_room_in_a_backup_fits_together_however_fast_it_was_changing(ask, table, tmp_path, empty):
    codes = [table.begin("ann") for _ in range(12)]

    def step(code):
        if table.room(code).phase == "playing":
            table.choose(code, "ann")
        else:
            table.act(code, "ann", "rematch", game_no=table.room(code).game_no + 1)

    def versions():
        return sum(table.store.load(code).version for code in codes)

    files = [str(tmp_path / f"backup-{n}") for n in range(3)]
    with going_on(*(lambda mine=codes[n::3]: [step(code) for code in mine] for n in range(3))):
        for file in files:
            before = versions()
            wait_until(lambda before=before: versions() > before + 20)
            assert ask("backup", file)[0] == 0
    for file in files:
        empty.flush()
        assert ask("restore", file, REDIS_URL=empty.url)[0] == 0
        for code in codes:
            check(empty.client, code)


def check(client, code):
    """What is stored of a room fits together."""
    version, log = int(client.hget(room_key(code), "version")), client.xrange(log_key(code))
    assert [int(id.partition(b"-")[0]) for id, _ in log] == list(range(version - len(log) + 1, version + 1))
    stored = codec("magdagdon").decode(client.hget(room_key(code), "room"))
    assert replayed([json.loads(fields[b"entry"]) for _, fields in log]) == stored.state


def everything(process):
    archive = Archive(process.url)
    found = {entry.key: (entry.kind, entry.value) for entry in archive.entries()}
    archive.end()
    for key, (kind, value) in found.items():
        if kind == "hash":  # it has no order
            found[key] = kind, dict(zip(value[::2], value[1::2], strict=True))
    return found


def test_a_restored_store_holds_every_key_as_it_was_with_the_time_it_had_left(
    ask, table, store_server, tmp_path, empty
):
    code = table.begin("ann", "bob", clock=60)
    table.choose(code, "ann")
    table.store.secret("cookie")
    table.store.swept()
    store_server.client.pexpire(room_key(code), 1_000_000)
    before = everything(store_server)
    assert {kind for kind, _ in before.values()} == set(KINDS)
    ask("backup", str(tmp_path / "backup"))
    status, printed, _ = ask("restore", str(tmp_path / "backup"), REDIS_URL=empty.url)
    assert (status, printed) == (0, f"{len(before)} keys are restored\n")
    assert everything(empty) == before
    assert 900_000 < empty.client.pttl(room_key(code)) <= 1_000_000
    assert empty.client.pttl("secret:cookie") == -1


def test_a_backup_is_for_its_owner_alone_and_there_whole_or_not_at_all(ask, table, tmp_path, store_server):
    table.begin("ann")
    file = tmp_path / "backup"
    ask("backup", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    kept = file.read_bytes()
    store_server.client.set("binary", b"\xff\xfe")
    assert ask("backup", str(file)) == (
        1,
        "",
        "MAGDAGDON: the key binary holds what is no text: no server of this game wrote it\n",
    )
    assert file.read_bytes() == kept
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    store_server.client.delete("binary")
    status, _, complained = ask("backup", str(tmp_path / "nowhere" / "backup"))
    assert (status, complained) == (
        1,
        f"MAGDAGDON: {tmp_path}/nowhere/backup cannot be written: No such file or directory\n",
    )
    status, _, complained = ask("backup", str(file / "inside"))
    assert (status, complained) == (1, f"MAGDAGDON: {file}/inside cannot be written: Not a directory\n")


def test_a_store_that_holds_anything_is_not_restored_into(ask, table, store_server, tmp_path):
    table.begin("ann")
    ask("backup", str(tmp_path / "backup"))
    before = everything(store_server)
    status, _, complained = ask("restore", str(tmp_path / "backup"))
    assert (status, complained) == (1, "MAGDAGDON: the store is not empty; nothing was restored\n")
    assert everything(store_server) == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[:-1],
        lambda lines: lines[:1],
        lambda lines: lines[1:],
        lambda lines: [*lines[:2], *lines[3:]],
        lambda lines: [*lines[:-1], lines[-1][:5]],
        lambda lines: [b"something else\n"],
        lambda lines: [],
        lambda lines: [lines[0].replace(b'"format":', b'"format":99'), *lines[1:]],
        lambda lines: [line.replace(b'"kind":"hash"', b'"kind":"list"') for line in lines],
    ],
)
def test_a_file_that_is_not_a_whole_backup_for_this_server_restores_nothing(ask, table, tmp_path, empty, spoil):
    table.begin("ann")
    file = tmp_path / "backup"
    ask("backup", str(file))
    file.write_bytes(b"".join(spoil(file.read_bytes().splitlines(keepends=True))))
    status, printed, complained = ask("restore", str(file), REDIS_URL=empty.url)
    assert (status, printed) == (1, "")
    assert complained.startswith(f"MAGDAGDON: {file} ")
    assert empty.client.dbsize() == 0


def test_a_backup_restores_into_a_data_folder_that_is_not_there_yet(ask, table, tmp_path):
    code = table.begin("ann")
    ask("backup", str(tmp_path / "backup"))
    environ = {"DATA_DIR": str(tmp_path / "data")}
    assert ask("restore", str(tmp_path / "backup"), **environ)[0] == 0
    assert code in ask("rooms", **environ)[1]

"""The operator's commands, on real stores: what they tell, and what they never tell."""

import json
import subprocess
import sys

import pytest

from server.operating.cli import COMMANDS, operate
from server.store import formats
from server.store.kept import room_key
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import ROOT, Running
from tests.server.seats import Process, replayed


@pytest.fixture
def table(store):
    return Process(store)


def play_to_the_end(table, code, *people):
    while table.room(code).phase == "playing":
        for person in people:
            table.choose(code, person)


# rooms, inspect, export, close


def test_rooms_are_listed_with_what_goes_on_in_them(ask, table, store_server):
    lobby, game = table.open("ann", present=False), table.begin("bob", "cid")
    status, printed, complained = ask("rooms")
    lines = [line.split() for line in printed.splitlines()]
    assert (status, complained) == (0, "")
    assert lines[0] == ["CODE", "GAME", "PHASE", "GAME", "NO", "PEOPLE", "HERE", "VERSION", "IDLE"]
    assert sorted(line[:-1] for line in lines[1:]) == sorted(
        [[lobby, "magdagdon", "lobby", "0", "1", "0", "2"], [game, "magdagdon", "playing", "1", "2", "2", "4"]]
    )
    store_server.client.pexpire(room_key(lobby), 86_400_000 - 600_000)
    assert [line.split()[0] for line in ask("rooms")[1].splitlines()[1:]] == [game, lobby]
    assert ask("rooms")[1].splitlines()[-1].split()[-1] in ("600", "601")


def test_a_room_that_this_server_cannot_read_is_listed_with_the_reason(ask, table, store_server):
    code = table.open("ann")
    store_server.client.hset(room_key(code), "format", 99)
    assert "newer_format" in ask("rooms")[1]
    assert ask("inspect", code)[::2] == (1, "MAGDAGDON: newer_format\n")


def test_a_room_is_shown_as_everybody_in_it_sees_it(ask, table):
    code = table.begin("ann", "bob")
    status, printed, _ = ask("inspect", f" {code[:3].lower()}-{code[3:]} ")
    shown = json.loads(printed)
    assert status == 0
    assert (shown["format"], shown["here"], shown["log"]) == (formats.current(), 2, 1)
    assert [person["name"] for person in shown["seen"]["room"]["people"]] == ["Ann", "Bob"]
    assert shown["seen"]["view"]["turn"] == 1


@pytest.mark.parametrize("pace", ["together", "own"])
def test_nothing_shown_or_exported_of_a_running_game_tells_a_seed_an_identity_or_a_hidden_choice(ask, table, pace):
    people = "identity-of-ann", "identity-of-bob"
    code = table.begin(*people, pace=pace)
    table.choose(code, people[0])
    seed = table.room(code).seed
    for command in ("rooms", "inspect", "export"):
        printed = ask(command, *([] if command == "rooms" else [code]))[1]
        assert seed not in printed
        assert "placements" not in printed
        for person in people:
            assert person not in printed
    exported = json.loads(ask("export", code)[1])
    assert exported["log"][-1] == {"version": 5, "by": 1, "do": {"type": "play"}}
    assert exported["seen"]["room"]["seed"] is None


def test_the_log_of_a_game_that_is_over_is_exported_whole_and_replays_to_its_end(ask, table):
    code = table.begin("ann", "bob")
    play_to_the_end(table, code, "ann", "bob")
    exported = json.loads(ask("export", code)[1])
    assert exported["seen"]["room"]["seed"] == table.room(code).seed
    assert replayed(exported["log"]) == table.room(code).state


def test_a_closed_room_is_gone_and_who_follows_it_hears_so(ask, store_server):
    with Running({"REDIS_URL": store_server.url}) as server, Player(server.url) as ann:
        code = open_room(server.url, ann.cookie)
        ann.enter(code)
        ann.do("join", name="Ann")
        assert ask("close", code) == (0, f"{code} is closed\n", "")
        ann.wait(lambda: ann.left)
        assert ann.left == {"code": code, "reason": "unknown_room"}
        assert ann.act("lock", on=True)["reason"] == "unknown_room"
        assert store_server.client.keys(f"*{code}*") == []
    assert ask("close", code)[0::2] == (1, "MAGDAGDON: unknown_room\n")


# where the store is


def command_line(*arguments, **environ):
    return subprocess.run(
        [sys.executable, "-m", "server", *arguments], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )


def test_the_store_beside_a_running_server_is_found_and_one_that_rests_is_started_for_the_command(ask, tmp_path):
    environ = {"DATA_DIR": str(tmp_path / "data")}
    with Running(environ) as server:
        code = open_room(server.url, new_cookie(server.url))
        listed = command_line("rooms", **environ)
        assert (listed.returncode, listed.stderr) == (0, "")
        assert code in listed.stdout
    assert code in ask("rooms", **environ)[1]
    with Running(environ) as server, Player(server.url) as ann:
        assert ann.enter(code)["ok"]


def test_a_folder_without_a_store_is_said_and_not_made(ask, tmp_path):
    status, _, complained = ask("rooms", DATA_DIR=str(tmp_path / "data"))
    assert status == 1
    assert complained == (
        f"MAGDAGDON: REDIS_URL is not set, and there is no store in the data folder {tmp_path / 'data'}\n"
    )
    assert not (tmp_path / "data").exists()


def test_a_store_that_does_not_answer_is_said_in_one_line(ask):
    assert ask("rooms", REDIS_URL="redis://127.0.0.1:1/0") == (1, "", "MAGDAGDON: the store does not do it: away\n")
    assert ask("rooms", REDIS_URL="store")[0] == 2


@pytest.mark.parametrize("arguments", [["serv"], ["inspect"], ["rooms", "all"], ["serve", "now"], ["backup"]])
def test_what_is_asked_for_wrongly_is_answered_with_how_to_ask(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        operate(arguments, {})
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m server")


def test_every_command_is_explained_in_the_readme():
    told = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in COMMANDS if f"`{name}" not in told] == []

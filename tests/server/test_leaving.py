"""A rolling deploy: a process that is told to end sends its people to another one, and nothing is interrupted."""

import json
import signal
import socket
import subprocess
import urllib.error
import urllib.request
from contextlib import contextmanager

import pytest

from server.config import Timings
from tests.chaos.stage import Entrance
from tests.server.players import Player, begin, new_cookie, open_room
from tests.server.running import Running
from tests.server.seats import Past
from tests.server.stores import BINARIES, StoreProcess, free_port, wait_until


@pytest.fixture(scope="module")
def shared():
    """The store of these tests."""
    process = StoreProcess(BINARIES["valkey"])
    yield process
    process.remove()


@pytest.fixture(scope="module")
def staying(shared):
    with Running({"REDIS_URL": shared.url}, async_mode="threading") as server:
        yield server


def doomed(store, **timings):
    return Running({"REDIS_URL": store.url}, timings)


@contextmanager
def entrance(*servers):
    """One address for all of them, as it is deployed."""
    port = free_port()
    with Entrance(port, [server.port for server in servers]):
        wait_until(lambda: listens(port))
        yield f"http://127.0.0.1:{port}"


def listens(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def refusal(server, path):
    try:
        with urllib.request.urlopen(server.url + path, timeout=10) as answer:
            return answer.status, None
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["reason"]


def said_goodbye(player):
    return [message for event, message in player.events if event == "bye"]


def test_clients_of_a_process_that_ends_go_on_at_another_and_so_do_games_and_clocks(shared, staying):
    with doomed(shared, leave_grace=2) as leaver, entrance(leaver, staying) as url:
        cookie = new_cookie(url)
        code = open_room(url, cookie, options={"clock": 60})
        with Player(leaver.url, cookie) as ann, Player(staying.url) as bob:
            begin(code, ann, bob)
            heard = len(bob.events)
            leaver.process.send_signal(signal.SIGTERM)
            ann.wait(lambda: said_goodbye(ann) == [{"retry_ms": 300}])
            for name in ("Anna", "Anne"):
                ann.do("rename", name=name)  # granted, stored, and seen in what then is sent
            assert ann.play(ann.choice())["ok"]
            for player in (ann, bob):
                player.wait(lambda player=player: player.room["view"]["seats"][0]["closed"])
            assert leaver.ended() == 0
            with Player(url, cookie) as again:
                assert again.enter(code)["seat"] == 0
                again.wait(lambda: again.seat and again.seat["secret"]["choice"])
                Past(shared).turn_opened(code, 61)
                for player in (again, bob):
                    player.wait(lambda player=player: player.turn == 2 and player.to_choose())
                    assert player.room["clock"]
            seen = [message["online"] for event, message in bob.events[heard:] if event == "presence"]
            assert [1] not in seen


def test_from_the_goodbye_to_the_new_connection_is_less_than_a_second():
    timings = Timings()
    latest = 1.5  # clients wait for half to one and a half of what they are told
    assert timings.leave_grace + latest * timings.back_after < 1


def test_while_a_process_ends_what_is_new_begins_at_another(shared, staying):
    with doomed(shared, leave_grace=4) as leaver, entrance(leaver, staying) as url:
        cookie = new_cookie(url)
        leaver.process.send_signal(signal.SIGTERM)
        wait_until(lambda: refusal(leaver, "/") == (503, "server_leaving"))
        assert refusal(leaver, "/readyz") == (503, "server_leaving")
        assert refusal(leaver, "/healthz") == (200, None)
        with pytest.raises(urllib.error.HTTPError, match="503"):
            open_room(leaver.url, cookie)
        for _ in range(4):
            assert refusal(staying, "/") == (200, None)
            with Player(url, cookie) as player:
                assert player.enter(open_room(url, cookie))["ok"]


def test_what_is_being_answered_is_finished_before_the_end(shared):
    with doomed(shared, leave_within=30) as leaver, Player(leaver.url) as ann:
        code = open_room(leaver.url, ann.cookie)
        ann.enter(code)
        answers = []
        shared.freeze()
        ann.client.emit(
            "act", {"id": "x", "code": code, "do": {"type": "join", "name": "Ann"}}, callback=answers.append
        )
        leaver.process.send_signal(signal.SIGTERM)
        ann.wait(lambda: said_goodbye(ann))
        with pytest.raises(subprocess.TimeoutExpired):
            leaver.process.wait(1)
        shared.thaw()
        wait_until(lambda: answers)
        assert answers == [{"ok": True, "version": 2}]
        assert leaver.ended() == 0


def test_an_answer_that_never_comes_does_not_keep_a_process_from_ending(shared):
    with doomed(shared, leave_within=0.5) as leaver, Player(leaver.url) as ann:
        ann.enter(open_room(leaver.url, ann.cookie))
        shared.freeze()
        ann.client.emit("act", {"id": "x", "code": ann.code, "do": {"type": "join", "name": "Ann"}})
        leaver.process.send_signal(signal.SIGTERM)
        assert leaver.ended() == 0
        shared.thaw()


def test_the_numbers_of_a_process_are_not_told_through_the_entrance(staying):
    assert refusal(staying, "/metrics") == (200, None)
    with entrance(staying) as url:
        for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics", "/metrics?x", "/x/../metrics"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(url + path, timeout=10)
            assert refused.value.code == 404
            assert b"magdagdon_" not in refused.value.read()

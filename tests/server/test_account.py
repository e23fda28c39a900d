"""What is told of requests, in the log and as numbers: what an operator needs, and nothing that anybody wants kept."""

import json
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.players import Player, new_cookie, open_room, post
from tests.server.running import Running
from tests.server.stores import wait_until

HOSTILE = 'secretive"}\n{"level":"info"\x1b[31m'


@pytest.fixture(scope="module")
def servers(store_server):
    store_server.flush()
    settings = {"REDIS_URL": store_server.url}
    with Running(settings, {"health_every": 0.1}) as one, Running(settings, async_mode="threading") as other:
        yield one, other


@pytest.fixture(scope="module")
def told(servers):
    """A game with everything in it that may go wrong: who played, the room, and the servers' lines about it."""
    cookie = new_cookie(servers[0].url)
    code = open_room(servers[0].url, cookie)
    with Player(servers[0].url, cookie) as ann, Player(servers[1].url) as bob, Player(servers[1].url) as tv:
        for player, name in ((ann, "Secretive"), (bob, "Σecretive")):
            player.enter(code)
            player.do("join", name=name)
        tv.enter(code)
        ann.do("start", game_no=1)
        for player in (ann, bob):
            player.wait(player.to_choose)
        assert ann.play(ann.choice(), id="secretive")["ok"]
        assert not ann.play(ann.choice())["ok"]
        assert not tv.play(bob.choice(), game_no=1)["ok"]
        for event, message in (
            ("act", HOSTILE),
            ("act", {"id": HOSTILE, "code": HOSTILE, "do": {"type": HOSTILE, "name": HOSTILE}}),
            ("act", {"id": "x", "code": code, "do": {"type": "secretive"}}),
            ("act", {"id": "x", "code": code, "do": {"type": "play", "game_no": 1, "command": {"type": HOSTILE}}}),
            ("act", {"id": "x", "code": code, "do": {"type": "join", "name": HOSTILE * 9}}),
            ("enter", {"code": HOSTILE}),
            ("enter", {"code": "secretive"}),
            ("secretive", {"code": code}),
        ):
            assert not tv.say(event, message)["ok"]
        tv.say("unfollow", {"code": code})
        with pytest.raises(urllib.error.HTTPError):
            post(servers[0].url, "/api/rooms", {"game": HOSTILE, "options": HOSTILE}, cookie)
        yield (ann, bob, tv), code, servers


def lines(server):
    return [json.loads(line) for line in server.said]


def commands(server):
    return [line for line in lines(server) if line["event"] == "command"]


def short(line):
    return tuple(line.get(field) for field in ("type", "seat", "version", "result"))


def test_each_request_is_one_line_with_room_seat_type_version_result_and_duration(told):
    _, code, servers = told
    lines = [short(line) for line in commands(servers[0]) if line.get("code") == code]
    assert lines.pop(3) in (("start", None, 4, "ok"), ("start", 0, 4, "ok"))  # the seat, once the room has been sent
    assert lines == [
        ("create", None, None, "ok"),
        ("enter", None, 1, "ok"),
        ("join", None, 2, "ok"),
        ("play", 0, 5, "ok"),
        ("play", 0, None, "already_chosen"),
    ]
    assert [short(line) for line in commands(servers[1]) if line.get("code") == code] == [
        ("enter", None, 2, "ok"),
        ("join", None, 3, "ok"),
        ("enter", None, 3, "ok"),
        ("play", None, None, "not_seated"),
        ("play", None, None, "not_seated"),
        ("join", None, None, "name_too_long"),
        ("unfollow", None, None, "ok"),
    ]
    assert all(0 <= line["ms"] < 60_000 for server in servers for line in commands(server))


def test_what_cannot_be_read_is_one_line_that_repeats_nothing_of_it(told):
    _, _, servers = told
    unread = [line for line in commands(servers[1]) if line["type"] == "unreadable"]
    assert [line["result"] for line in unread] == ["bad_request"] * 3 + ["bad_code", "bad_code", "bad_request"]
    assert all(line.keys() == {"time", "level", "event", "type", "result", "ms"} for line in unread)
    assert [short(line) for line in commands(servers[0]) if line["type"] == "create"][-1][-1] == "unknown_game"


def secrets(told, store):
    """Everything that nobody may read in a log or a number."""
    players, code, _ = told
    room = json.loads(store.client.hget(f"room:{{{code}}}", "room"))
    yield from ("secretive", "ecretive", room["seed"], "placements")
    for player in players:
        yield player.cookie.partition("=")[2]
        yield from player.cookie.partition("=")[2].split(".")


def metrics(server):
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        return answer.read().decode()


def samples(server):
    """The numbers of a server: by name and the values of the labels, in the order of the labels' names."""
    families = text_string_to_metric_families(metrics(server))
    return {
        (sample.name.removeprefix("magdagdon_"), *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def test_no_line_and_no_number_tells_a_name_a_seed_an_identity_a_choice_or_what_somebody_sent(told, store_server):
    said = "".join(line for server in told[2] for line in server.said).lower()
    numbers = "".join(metrics(server) for server in told[2]).lower()
    for secret in secrets(told, store_server):
        assert secret.lower() not in said
        assert secret.lower() not in numbers
    assert told[1].lower() in said
    assert told[1].lower() not in numbers


def test_the_numbers_of_all_processes_together_are_those_of_all_requests(told):
    one, other = map(samples, told[2])

    def total(*key):
        return one.get(key, 0) + other.get(key, 0)

    assert total("commands_total", "ok", "join") == 2
    assert total("commands_total", "ok", "play") == 1
    assert total("commands_total", "not_seated", "play") == 2
    assert total("commands_total", "already_chosen", "play") == 1
    assert total("commands_total", "bad_request", "unreadable") == 4
    answered = sum(len(commands(server)) for server in told[2])
    assert total("command_seconds_count") == total("command_seconds_bucket", "+Inf") == answered
    assert one["command_seconds_sum",] > 0
    assert total("sockets") == 3
    assert (one["players",], one["rooms",]) == (1, 1)
    assert (other["players",], other["rooms",]) == (2, 1)
    assert one["process_resident_memory_bytes",] > 0


def test_a_change_that_has_to_be_decided_again_is_counted(told):
    (ann, bob, _), _, servers = told
    before = sum(samples(server)["commit_conflicts_total",] for server in servers)

    def race():
        for player in (ann, bob):
            player.client.emit(
                "act",
                {
                    "id": f"r{next(Player.ids)}",
                    "code": told[1],
                    "do": {"type": "rename", "name": f"N{next(Player.ids)}"},
                },
            )
        return sum(samples(server)["commit_conflicts_total",] for server in servers) > before

    wait_until(race)


def test_the_store_that_saves_and_the_trouble_that_keeps_it_from_it_are_numbers_too(told, store_server):
    server = told[2][0]
    wait_until(lambda: samples(server)["store_saves",] == 1)
    assert samples(server)["store_trouble", "full"] == 0
    store_server.client.config_set("maxmemory", "1")
    try:
        wait_until(lambda: samples(server)["store_trouble", "full"] == 1)
        assert samples(server)["store_saves",] == 0
        assert sum(value for key, value in samples(server).items() if key[0] == "store_trouble") == 1
    finally:
        store_server.client.config_set("maxmemory", "0")
    wait_until(lambda: samples(server)["store_saves",] == 1)
    said = [(line["level"], line["event"], line.get("reason")) for line in lines(server) if "store" in line["event"]]
    assert said == [
        ("info", "the store saves", None),
        ("warning", "the store does not save", "full"),
        ("info", "the store saves", None),
    ]


def test_a_result_of_our_own_making_is_a_result_too(told, store_server):
    """A failure of the server is told as such, without its words."""
    servers = told[2]
    with Player(servers[0].url) as stranger:
        other = open_room(servers[0].url, stranger.cookie)
        store_server.client.hset(f"room:{{{other}}}", "room", b'{"secretive": 1}')
        assert stranger.enter(other)["reason"] == "server_failed"
    wait_until(lambda: commands(servers[0])[-1]["result"] == "server_failed")
    assert "secretive" not in "".join(servers[0].said).lower()

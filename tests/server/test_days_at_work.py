"""The challenge of the day at real servers: what is let out, and what outlives a process."""

import json
import urllib.request

import msgspec
import pytest

from engine.dice import SeededDice
from engine.magdagdon import rules
from engine.magdagdon.pieces import Hand, Options, Player, Roll, State
from server.store.asked import StoreAway
from tests.server import players
from tests.server.days import PEACEFUL, Date, World
from tests.server.players import new_cookie, post
from tests.server.running import Running
from tests.server.stores import wait_until

DAY_MS = 86_400_000


def get(url, path, cookie):
    request = urllib.request.Request(url + path, headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=players.PATIENCE) as response:
        return json.load(response)


@pytest.fixture
def server(store_server):
    store_server.flush()
    with Running({"REDIS_URL": store_server.url}) as running:
        yield running


def choice(player):
    """A legal choice, found on what only this seat was sent."""
    secret = player.seat["secret"]
    roll = Roll(tuple(secret["dice"]), secret["magdagdon"])
    me = Player(tuple(secret["cells"]), secret["turn"] - 1, secret["powers_used"], Hand(roll, roll))
    return msgspec.to_builtins(rules.autoplay(State(Options(pace="own"), 0, (me,)), 0))


def plays(player, turns=16):
    """Play so many turns, or to the end."""
    for _ in range(turns):
        if player.phase == "over":
            return
        turn = player.seat["secret"]["turn"]
        assert player.play(choice(player), game_no=1)["ok"]
        player.wait(lambda turn=turn: player.phase == "over" or player.seat["secret"]["turn"] != turn)


def test_nothing_that_a_server_lets_out_before_the_day_has_closed_tells_the_dice_to_come(server, store_server):
    cookie, said = new_cookie(server.url), []
    code = post(server.url, f"{PEACEFUL}/play", {"name": "Ann"}, cookie)[0]["code"]
    with players.Player(server.url, cookie) as ann, players.Player(server.url) as bob:
        assert ann.enter(code)["ok"]
        ann.wait(lambda: ann.seat)
        assert bob.enter(code) == {"ok": False, "reason": "daily_private", "params": {}}
        plays(ann, turns=3)
        day = get(server.url, "/api/daily", cookie)["day"]
        paths = ("/api/daily", PEACEFUL, f"{PEACEFUL}/{day}", "/api/scores", "/api/me/statistics", "/", f"/r/{code}")
        for path in paths:
            for who in (cookie, bob.cookie):
                request = urllib.request.Request(server.url + path, headers={"Cookie": who})
                with urllib.request.urlopen(request, timeout=players.PATIENCE) as response:
                    said += [response.read().decode(), str(response.headers)]
        with urllib.request.urlopen(f"{server.url}/metrics", timeout=players.PATIENCE) as response:
            said.append(response.read().decode())
        said += [str(frame) for frame in (*ann.frames, *bob.frames)] + server.said
        seen = [message["secret"] for event, message in ann.events if event == "seat" and message["secret"]]
        assert max(secret["turn"] for secret in seen) == 4
        assert not any(event == "room" for event, _ in bob.events)
    seed = store_server.client.hget(f"daily:{{{day}:magdagdon:PEACEFUL}}", "seed").decode()
    secret = store_server.client.get("secret:daily").decode()
    for text in said:
        assert seed not in text
        assert secret not in text
    dice = SeededDice(bytes.fromhex(seed))
    for turn in range(1, 5):
        rolled = [dice.roll(6, "roll", turn, die) for die in range(4)]
        assert {tuple(secret["dice"]) for secret in seen if secret["turn"] == turn} == {tuple(rolled)}


def test_a_server_that_starts_puts_on_the_board_what_the_last_one_died_over_once(store_server, open_store):
    store_server.flush()
    date = Date()
    date.store = open_store(ahead=date)
    world = World(date.store, date)
    ann = world.somebody("Ann")
    code = ann.begin()

    def dies(*_):
        raise StoreAway("it died")

    world.tables._record = dies
    with pytest.raises(StoreAway):
        ann.finish(code)
    day = ann.get("/api/daily")["day"]
    assert ann.get(f"{PEACEFUL}/{day}")["players"] == 0
    with Running({"REDIS_URL": store_server.url}, timings={"record_after": 0.1}) as server:
        cookie = new_cookie(server.url)
        wait_until(lambda: get(server.url, f"{PEACEFUL}/{day}", cookie)["players"])
    assert ann.get(f"{PEACEFUL}/{day}")["players"] == 1
    assert [line["me"] for line in ann.get(f"{PEACEFUL}/{day}")["board"]["top"]] == [True]


def test_a_whole_attempt_in_one_day_and_another_in_the_next_make_a_streak_of_two(store_server):
    store_server.flush()
    cookie = None
    for days in (0, 1):
        with Running({"REDIS_URL": store_server.url}, ahead=days * DAY_MS) as server:
            cookie = cookie or new_cookie(server.url)
            code = post(server.url, f"{PEACEFUL}/play", {"name": "Ann"}, cookie)[0]["code"]
            with players.Player(server.url, cookie) as ann:
                ann.enter(code)
                ann.wait(lambda ann=ann: ann.seat)
                plays(ann)
            today = get(server.url, "/api/daily", cookie)
            assert (today["streak"]["current"], today["streak"]["today"]) == (days + 1, True)
            mine = get(server.url, f"{PEACEFUL}/{today['day']}", cookie)["mine"]
            assert (mine["rank"], mine["finished"], mine["code"]) == (1, True, code)

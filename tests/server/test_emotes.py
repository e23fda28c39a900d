"""What people show each other: seen by everybody in the room wherever they are connected, and kept nowhere."""

import pytest

from server.store.kept import DEADLINES, SWEPT
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import Running


@pytest.fixture(scope="module")
def servers(store_server):
    """One process of each kind."""
    settings = {"REDIS_URL": store_server.url}
    with Running(settings) as one, Running(settings, async_mode="threading") as other:
        yield one, other


@pytest.fixture
def room(servers):
    """Ann, the host, at one process; Bob at the other, where somebody watches, too."""
    one, other = servers
    cookie = new_cookie(one.url)
    code = open_room(one.url, cookie)
    with Player(one.url, cookie) as ann, Player(other.url) as bob, Player(other.url) as tv:
        for player in (ann, bob, tv):
            player.enter(code)
        ann.do("join", name="Ann")
        bob.do("join", name="Bob")
        yield ann, bob, tv


def shown(player):
    return [message for event, message in player.events if event == "emote"]


def kept(store_server):
    """Everything in the store but who is there and when it was last looked."""
    client = store_server.client
    moving = (b":online", DEADLINES.encode(), SWEPT.encode())
    read = {
        b"hash": client.hgetall,
        b"stream": client.xrange,
        b"string": client.get,
        b"zset": lambda key: client.zrange(key, 0, -1, withscores=True),
    }
    return {key: read[client.type(key)](key) for key in client.scan_iter() if not key.endswith(moving)}


def test_what_somebody_shows_is_seen_by_everybody_and_nothing_of_it_is_kept_or_logged(servers, room, store_server):
    ann, bob, _ = room
    before = kept(store_server)
    version = bob.wait(lambda: bob.version >= 3 and bob.version)
    assert bob.act("emote", name="bravo") == {"ok": True, "version": version}
    assert ann.act("emote", name="thanks") == {"ok": True, "version": version}
    for player in room:
        player.wait(lambda player=player: len(shown(player)) == 2)
        assert sorted((message["no"], message["name"]) for message in shown(player)) == [(1, "thanks"), (2, "bravo")]
        assert {message["code"] for message in shown(player)} == {ann.code}
    assert kept(store_server) == before
    ann.do("lock", on=True)
    assert ann.version == version + 1
    assert not [line for server in servers for line in server.said if "emote" in line or "bravo" in line]


def test_who_is_not_one_of_the_people_shows_nothing(room):
    ann, bob, tv = room
    assert tv.act("emote", name="ha") == {"ok": False, "reason": "not_member", "params": {}}
    ann.do("kick", no=2)
    bob.wait(lambda: bob.left)
    assert bob.act("emote", name="ha")["reason"] == "kicked"
    ann.act("emote", name="ouch")
    ann.wait(lambda: shown(ann))
    assert [message["name"] for message in shown(ann)] == ["ouch"]
    assert shown(bob) == []


@pytest.mark.parametrize("do", [{"name": "applause"}, {"name": None}, {}, {"name": "ha", "no": 1}, {"name": ["ha"]}])
def test_what_is_not_one_of_the_eight_is_no_emote(room, do):
    assert room[0].act("emote", **do)["reason"] == "bad_request"


def test_who_shows_too_much_is_told_to_wait_and_nobody_else_is(room):
    ann, bob, _ = room
    asked = [{"id": f"e{n}", "code": ann.code, "do": {"type": "emote", "name": "ha"}} for n in range(6)]
    answers = ann.say_all("act", asked)
    assert [answer["ok"] for answer in answers] == [True] * 4 + [False] * 2
    assert answers[-1]["reason"] == "too_many_requests"
    assert answers[-1]["params"]["seconds"] in (1, 2)
    assert ann.act("lock", on=True)["ok"]
    assert bob.act("emote", name="oh")["ok"]
    bob.wait(lambda: len(shown(bob)) == 5)

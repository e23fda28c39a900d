"""A store that fails over to its replica, under real sentinels: the game goes on there, and what was lost is told."""

import json
import time
import urllib.error
import urllib.request

import pytest

from server.store import dial
from server.store.store import StoreAway
from tests.server.players import Player, begin, new_cookie, open_room
from tests.server.running import Running
from tests.server.sentinels import SENTINEL, Watched
from tests.server.stores import wait_until

pytestmark = pytest.mark.skipif(SENTINEL is None, reason="redis-sentinel is not installed")


@pytest.fixture(scope="module")
def stores():
    stores = Watched()
    yield stores
    stores.remove()


@pytest.fixture(scope="module")
def servers(stores):
    with Running({"REDIS_URL": stores.url}) as one, Running({"REDIS_URL": stores.url}) as other:
        yield one, other


@pytest.fixture
def watched(stores):
    """The stores, whichever is the master now, with the replica up to date."""
    stores.mend()
    return stores


@pytest.fixture
def table(watched, servers):
    """Ann and Bob, each at a server of their own, in a game."""
    cookie = new_cookie(servers[0].url)
    ann, bob = Player(servers[0].url, cookie), Player(servers[1].url)
    code = open_room(servers[0].url, cookie)
    begin(code, ann, bob)
    yield ann, bob
    for player in (ann, bob):
        player.close()


def until_saved(player, choice, id):
    """What the client does: the same request again until it is answered. The answer, and how often it was unknown."""
    answers = []
    until = time.monotonic() + 20
    while not answers or not answers[-1]["ok"]:
        assert time.monotonic() < until, answers[-3:]
        answers.append(player.play(choice, id=id))
        assert answers[-1]["ok"] or answers[-1]["reason"] == "store_away", answers[-1]
    return answers


def lost(player):
    return [message for event, message in player.events if event == "lost"]


def test_after_an_orderly_failover_the_game_goes_on_with_nothing_lost(watched, table):
    ann, bob = table
    master, replica = watched.master, watched.replica
    assert ann.play(ann.choice())["ok"]
    wait_until(watched.copied)
    watched.fail_over()
    wait_until(lambda: watched.master is replica, 30)
    wait_until(lambda: watched.served(master) == 0 and watched.served(replica) >= 4)
    until_saved(bob, bob.choice(), "bobs")
    for player in table:
        player.wait(lambda player=player: player.turn == 2 and player.to_choose())
        assert lost(player) == []
    version = until_saved(ann, ann.choice(), "anns")[-1]["version"]
    assert replica.client.hget(f"room:{{{ann.code}}}", "version") == str(version).encode()


def test_moves_that_die_with_the_master_are_shown_as_lost_and_the_table_goes_on_where_the_replica_stands(
    watched, table
):
    ann = table[0]
    master, replica = watched.master, watched.replica
    replica.freeze()
    master.client.execute_command("CLIENT", "KILL", "TYPE", "replica")
    answer = ann.play(ann.choice())
    assert answer["ok"]
    for player in table:
        player.wait(lambda player=player: player.room["view"]["seats"][0]["closed"])
    master.kill()
    replica.thaw()
    for player in table:
        player.wait(lambda player=player: lost(player), "the loss is told of")
        assert lost(player) == [{"code": ann.code, "version": answer["version"] - 1}]
        player.wait(lambda player=player: not player.room["view"]["seats"][0]["closed"])
        assert player.version == answer["version"] - 1
        player.floor = 0
    for player in table:
        player.wait(player.to_choose)
        until_saved(player, player.choice(), "again")
    for player in table:
        player.wait(lambda player=player: player.turn == 2 and player.to_choose())


def ready(server):
    """What troubles the store, as a server tells its operator."""
    try:
        urllib.request.urlopen(f"{server.url}/readyz", timeout=10)
    except urllib.error.HTTPError as error:
        return json.load(error)["params"].get("trouble")
    return None


def test_without_a_master_a_server_says_that_the_store_is_failing_over(watched, servers):
    wait_until(lambda: ready(servers[0]) is None)
    watched.undecided(True)
    watched.master.kill()
    wait_until(lambda: ready(servers[0]) == "no_master", 30)
    watched.master.start()
    watched.undecided(False)
    wait_until(lambda: ready(servers[0]) is None, 30)


@pytest.mark.parametrize(
    "url",
    [
        "redis+sentinel://",
        "redis+sentinel:///table",
        "redis+sentinel://one:26379",
        "redis+sentinel://one:26379/",
        "redis+sentinel://one:x/table",
        "redis+sentinel://one:26379,/table",
        "redis+sentinel://one/table/zero",
        "redis+sentinel://one/table?x=1",
    ],
)
def test_an_address_of_sentinels_that_cannot_be_meant_is_refused(url):
    with pytest.raises(ValueError, match=r".*"):
        dial.connections(url)


@pytest.mark.parametrize(
    ("url", "sentinels", "settings"),
    [
        ("redis+sentinel://one/table", [("one", 26379)], ("table", 0, None, None)),
        (
            "redis+sentinel://one:1,[::1]:2,10.0.0.3/t-a.b/7",
            [("one", 1), ("::1", 2), ("10.0.0.3", 26379)],
            ("t-a.b", 7, None, None),
        ),
        ("redis+sentinel://:p%40ss@one:1/table", [("one", 1)], ("table", 0, None, "p@ss")),
        ("redis+sentinel://me:secret@one:1/table/2", [("one", 1)], ("table", 2, "me", "secret")),
    ],
)
def test_an_address_of_sentinels_names_them_the_master_and_what_the_store_asks_for(url, sentinels, settings):
    connection = dial.connections(url)()
    places = [sentinel.connection_pool.connection_kwargs for sentinel in connection._sentinel.sentinels]
    assert [(place["host"], place["port"]) for place in places] == sentinels
    assert (connection._name, connection.db, connection.username, connection.password) == settings


def test_a_store_behind_sentinels_who_are_all_away_is_away(open_store):
    class Nowhere:
        url = "redis+sentinel://127.0.0.1:1,127.0.0.1:2/table"

    with pytest.raises(StoreAway):
        open_store(Nowhere).load("BCDFGH")

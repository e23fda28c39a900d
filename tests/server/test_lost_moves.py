"""A store that comes back without its last moves: it is noticed, shown, and nothing lost is slipped in again."""

import pytest

from server.store.kept import log_key, online_key, room_key
from server.store.store import Store, StoreAway
from tests.proxy import Proxy
from tests.server.outlet import Server, names
from tests.server.seats import Process
from tests.server.stores import wait_until


class Backed:
    """What a store had at some moment, and could have after a failure."""

    def __init__(self, server, code):
        self._client = server.client
        self._keys = {key(code): server.client.dump(key(code)) for key in (room_key, log_key, online_key)}

    def come_back(self):
        for key, value in self._keys.items():
            self._client.restore(key, 86_400_000, value, replace=True)
        reconnect(self._client)


def reconnect(client):
    """Every process has to connect again, as after a failover."""
    client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")


@pytest.fixture
def network(own_store_server):
    """What lies between this process and the store."""
    with Proxy(str(own_store_server.socket_path)) as proxy:
        yield proxy


@pytest.fixture
def here(network):
    store = Store(f"redis://127.0.0.1:{network.port}/0")
    yield Server(store)
    store.close()


@pytest.fixture
def there(own_store_server, open_store):
    """Another process, which follows nothing and so keeps nothing."""
    return Process(open_store(own_store_server))


@pytest.fixture
def table(here):
    """Two people in a game, the first of whom is seen here: the code of their room."""
    code = here.begin("ann", "bob")
    here.connect(a="ann")
    here.enter(code, "a")
    here.flush()
    here.sockets.of("a")
    return code


def again(ask, *arguments, **more):
    """What is asked of a store to which the connection is just being made again."""

    def answer():
        try:
            return ask(*arguments, **more)
        except StoreAway:
            return None

    return wait_until(answer)


def told(here):
    """What the socket hears when everything that is due has been sent; first of all it must hear something."""

    def messages():
        here.flush(2)
        return here.sockets.of("a")

    return wait_until(messages)


def test_who_saw_a_move_that_is_lost_hears_so_and_then_gets_the_room_and_the_seat_as_they_are(
    here, table, own_store_server
):
    before = Backed(own_store_server, table)
    version = here.choose(table, "ann")
    here.heard(table, version)
    assert names(told(here)) == ["room", "seat"]
    before.come_back()
    lost, (_, room), (_, seat) = told(here)[:3]
    assert lost == ("lost", {"code": table, "version": version - 1})
    assert room["version"] == version - 1
    assert not room["view"]["seats"][0]["closed"]
    assert seat["secret"]["choice"] is None


def test_a_move_that_is_lost_after_its_answer_but_before_it_was_seen_is_told_of_as_well(here, table, own_store_server):
    before = Backed(own_store_server, table)
    here.choose(table, "ann")
    before.come_back()
    assert ("lost", {"code": table, "version": 4}) in told(here)


def test_a_move_lost_is_noticed_when_others_have_reached_the_same_version_on_another_way(
    here, there, table, own_store_server
):
    before = Backed(own_store_server, table)
    here.heard(table, here.choose(table, "ann"))
    told(here)
    before.come_back()
    assert again(there.choose, table, "bob") == 5
    messages = told(here)
    assert messages[0] == ("lost", {"code": table, "version": 5})
    assert [seat["closed"] for seat in messages[1][1]["view"]["seats"]] == [False, True]


def test_a_move_lost_is_noticed_when_others_have_gone_further_than_it(here, there, table, own_store_server, network):
    before = Backed(own_store_server, table)
    here.heard(table, here.choose(table, "ann"))
    told(here)
    network.refuse()
    before.come_back()
    assert again(there.choose, table, "bob") == 5
    assert again(there.act, table, "ann", "lock", on=True) == 6
    network.accept()
    messages = told(here)
    assert messages[0] == ("lost", {"code": table, "version": 6})
    assert [seat["closed"] for seat in messages[1][1]["view"]["seats"]] == [False, True]


def test_without_a_loss_a_new_connection_tells_nobody_of_any(here, there, table, own_store_server):
    here.heard(table, here.choose(table, "ann"))
    told(here)
    reconnect(own_store_server.client)
    again(there.choose, table, "bob")
    messages = told(here)
    assert set(names(messages)) <= {"room", "seat"}
    assert messages[0][1]["version"] >= 5


def test_what_is_decided_on_a_lost_version_is_decided_again_on_what_there_is(here, there, table, own_store_server):
    before = Backed(own_store_server, table)
    here.heard(table, here.choose(table, "ann"))
    before.come_back()
    assert again(there.act, table, "ann", "lock", on=True) == 5
    assert here.tables._kept[table].version == 5
    choice = there.choice(table, "bob")
    assert again(here.act, table, "bob", "play", id="x", game_no=1, command=choice) == 6
    assert there.room(table).locked
    assert [entry for entry, _ in there.store.log(table)][-2:] == [5, 6]


def test_a_room_that_is_lost_whole_is_said_to_be_gone(here, table, own_store_server):
    own_store_server.client.flushall()
    reconnect(own_store_server.client)
    assert told(here) == [("left", {"code": table, "reason": "unknown_room"})]
    here.flush()
    assert here.tables._kept == here.tables._doubted == {}

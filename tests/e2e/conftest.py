"""Servers, and people with browsers.

phone        `phone(server.url, …)`: a person with a browser of their own; see `phones.Phone`
wall         `wall(server.url, …)`: a screen that nobody touches; see `wall.Wall`
server       a server on `store_server`, shared by most tests
process      `process.open("ann")`: a room of `server` with people without a browser; see `tests.server.seats.Process`
served       a server with a store of its own, as the command line starts it, for one test alone
morning      `morning(1)`: a server whose date is a day ahead; see `days.Mornings`
log_of       `log_of(store_url, code)`: the log of the game begun last in a room, see `gamelog.GameLog`
"""

from contextlib import closing

import pytest

from server.store.store import Store
from tests.e2e.days import Mornings
from tests.e2e.gamelog import GameLog
from tests.e2e.phones import Phone
from tests.e2e.served import Served
from tests.e2e.wall import Wall
from tests.server.conftest import open_store, own_store_server, store_server  # noqa: F401 - fixtures
from tests.server.running import Running
from tests.server.seats import Process


@pytest.fixture(scope="session")
def server(store_server):  # noqa: F811 - the fixture
    with Running({"REDIS_URL": store_server.url}) as running:
        yield running


@pytest.fixture
def process(open_store):  # noqa: F811 - the fixture
    """The rooms of `server` as another process changes them, and people without a browser in them."""
    return Process(open_store())


@pytest.fixture
def served(tmp_path):
    with Served(tmp_path / "data") as running:
        yield running


@pytest.fixture
def morning(own_store_server, open_store):  # noqa: F811 - the fixtures
    starts = Mornings(own_store_server, open_store)
    yield starts
    starts.stop()


@pytest.fixture
def phone(chromium):
    phones = []

    def take_out(url, **settings):
        phones.append(Phone(chromium, url, **settings))
        return phones[-1]

    yield take_out
    assert [complaint for one in phones for complaint in one.close()] == []


@pytest.fixture
def wall(chromium):
    walls = []

    def hang(url, **settings):
        walls.append(Wall(chromium, url, **settings))
        return walls[-1]

    yield hang
    assert [complaint for one in walls for complaint in one.close()] == []


@pytest.fixture
def log_of():
    def read(store_url, code):
        with closing(Store(store_url)) as store:
            return GameLog(store.log(code))

    return read

"""Real stores as fixtures.

store_server      a running store of the kind the server embeds (valkey), one for the whole run, a `StoreProcess`:
                  `.url`, `.client` (plain redis-py), `.flush()`. Do not stop or freeze it: take one of your own.
                  With `pytest --cluster` it is a cluster of Debian's redis-server
redis_server      the same with Debian's redis-server, over TCP; what needs it is skipped where that is not installed
own_store_server  a store for one test alone, to `stop()`, `kill()`, `freeze()`, `thaw()` and `start()` again
open_store        opens a `server.store.Store` as another process would: `open_store(server, limit=…, keep=…)`, on
                  `store_server` unless told otherwise; all are closed after the test
store             a `Store` on `store_server`, which was emptied before
there             another process than the `here` of a test, on the same store
world             a server whose date is in hand, at noon of `days.DAY`; `ann` and `bob` are somebody there
everything        `everything()`: all that `store_server` holds, as text
contract          for every test: what the API answers in this process is as `server/openapi.json` says
ask               `ask("inspect", code)`: an operator's command on `store_server`, or as the environment says that is
                  given; its exit status, what was printed, and what was complained about
"""

import hypothesis
import pytest
from flask import request_finished

from server.operating.cli import operate
from server.store.archive import Archive
from server.store.store import Store
from tests.server.clusters import Cluster
from tests.server.contract import Contract
from tests.server.days import DAY, Date, World
from tests.server.seats import Process
from tests.server.stores import BINARIES, StoreProcess

# A busy machine is no failure.
hypothesis.settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("unhurried")


def running(kind, made=StoreProcess, **settings):
    if BINARIES[kind] is None:
        pytest.skip("redis-server is not installed")
    process = made(BINARIES[kind], **settings)
    yield process
    process.remove()


@pytest.fixture(autouse=True)
def contract():
    found = Contract()
    with request_finished.connected_to(found.check):
        yield found
    assert found.broken == []


@pytest.fixture(scope="session")
def store_server(request):
    yield from running("redis", Cluster) if request.config.getoption("--cluster") else running("valkey")


@pytest.fixture(scope="session")
def redis_server():
    yield from running("redis", tcp=True)


@pytest.fixture
def own_store_server():
    yield from running("valkey")


@pytest.fixture
def open_store(request):
    opened = []

    def open_another(server=None, **settings):
        server = server or request.getfixturevalue("store_server")
        opened.append(Store(server.url, **settings))
        return opened[-1]

    yield open_another
    for store in opened:
        store.close()


@pytest.fixture
def store(store_server, open_store):
    store_server.flush()
    return open_store()


@pytest.fixture
def there(here, open_store):
    return Process(open_store())


@pytest.fixture
def ask(store_server, capsys):
    def command(*arguments, **environ):
        status = operate([*arguments], environ or {"REDIS_URL": store_server.url})
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return command


@pytest.fixture
def world(store_server, open_store):
    store_server.flush()
    date = Date()
    date.store = open_store(ahead=date)
    date.at(DAY)
    return World(date.store, date)


@pytest.fixture
def everything(store_server):
    archive = Archive(store_server.url)
    yield lambda: " ".join(f"{entry.key} {entry.value}" for entry in archive.entries())
    archive.end()


@pytest.fixture
def ann(world):
    return world.somebody("Ann")


@pytest.fixture
def bob(world):
    return world.somebody("Bob")

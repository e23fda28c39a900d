"""Real stores as fixtures.

store_server    a running embedded store (valkey) for the whole test run, a `StoreProcess`: `.url`, `.client`, `.flush()`;
                stop or freeze one of your own instead (`own_store_server`)
redis_server    the same on Debian's redis-server; tests that need it are skipped where it is not installed
own_store_server a store for one test, to be stopped, killed, frozen and started again
store           an empty `server.store.Store` on `store_server`, closed after the test
open_store      opens more of them, as other processes would: `open_store(url=…, limit=…, keep=…)`; all are closed after the test
"""

import pytest

from server.store import Store
from tests.server.stores import BINARIES, StoreProcess


def running(kind):
    if BINARIES[kind] is None:
        pytest.skip("redis-server is not installed")
    process = StoreProcess(BINARIES[kind])
    yield process
    process.remove()


@pytest.fixture(scope="session")
def store_server():
    yield from running("valkey")


@pytest.fixture(scope="session")
def redis_server():
    yield from running("redis")


@pytest.fixture
def own_store_server():
    yield from running("valkey")


@pytest.fixture
def open_store(store_server):
    opened = []

    def open_another(url=None, **settings):
        opened.append(Store(url or store_server.url, **settings))
        return opened[-1]

    yield open_another
    for store in opened:
        store.close()


@pytest.fixture
def store(store_server, open_store):
    store_server.flush()
    return open_store()

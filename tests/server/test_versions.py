"""While a new version goes in, a page of either gets all of its parts, whichever process it asks."""

import re
import urllib.error
import urllib.request
from contextlib import suppress

import pytest

from tests.chaos.stage import Entrance
from tests.server.running import Running, newer_version
from tests.server.stores import free_port, wait_until

ROUNDS = 6


def fetched(url):
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.read().decode()


def test_two_versions_behind_one_entrance_serve_the_pages_of_both(store_server, tmp_path):
    environ = {"REDIS_URL": store_server.url}
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with (
        Running(environ) as old,
        Running(environ, root=newer_version(tmp_path)) as new,
        Entrance(port, [old.port, new.port]),
    ):

        def open_to_all():
            with suppress(urllib.error.URLError):
                return fetched(f"{url}/healthz")

        wait_until(open_to_all)
        pages = [fetched(server.url) for server in (old, new)]
        versions = [re.search(r"/v/([0-9a-f]+)/", page)[1] for page in pages]
        assert len(set(versions)) == 2
        asked = [f"{url}/v/{version}/client/{part}" for version in versions for part in ("main.js", "code.js")]
        served = [{fetched(part) for _ in range(ROUNDS)} for part in asked]
        assert [len(texts) for texts in served] == [1, 1, 1, 1]
        assert served[1] != served[3]
        with pytest.raises(urllib.error.HTTPError):
            fetched(f"{url}/v/0123456789ab/client/main.js")

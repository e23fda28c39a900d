"""Changing the key that signs identities: nobody is logged out, whichever process they meet meanwhile."""

import urllib.request

import pytest

from server.app import create_app
from server.config import Timings, read_config
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import Running

STEPS = ("old", "old,new", "new,old", "new")
"""What `SECRET_KEY` is set to, one deploy after the other."""


@pytest.fixture(scope="module")
def before(store_server):
    with Running({"REDIS_URL": store_server.url, "SECRET_KEY": STEPS[0]}) as server:
        yield server


@pytest.fixture(scope="module")
def after(store_server):
    with Running({"REDIS_URL": store_server.url, "SECRET_KEY": STEPS[2]}) as server:
        yield server


def resigned(server, cookie):
    """The cookie that a visit brings."""
    request = urllib.request.Request(server.url, headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=10) as page:
        return page.headers["Set-Cookie"].partition(";")[0]


def knows(store, keys, cookie):
    """Whether a process with these keys knows whose cookie this is."""
    config = read_config({"SECRET_KEY": keys})
    web = create_app(config, store, timings=Timings(), async_mode="threading").web.test_client(use_cookies=False)
    asked = web.post("/api/rooms", json={"game": "magdagdon", "options": {}}, headers={"Cookie": cookie})
    assert (asked.status_code, asked.json.get("reason")) in ((201, None), (401, "no_identity"))
    return asked.status_code == 201


def test_the_key_changes_in_the_middle_of_a_game_and_everybody_keeps_the_seat(before, after):
    cookie = new_cookie(before.url)
    code = open_room(before.url, cookie)
    with Player(before.url, cookie) as ann:
        ann.enter(code)
        ann.do("join", name="Ann")
        ann.do("start", game_no=1)
    fresh = resigned(after, cookie)
    assert fresh != cookie
    for signed in (cookie, fresh):
        with Player(after.url, signed) as again:
            assert again.enter(code)["seat"] == 0
            again.wait(again.to_choose)


def test_every_step_of_the_change_knows_the_cookies_of_the_step_before_and_after(before, after, store):
    old, new = new_cookie(before.url), new_cookie(after.url)
    assert [knows(store, keys, old) for keys in STEPS] == [True, True, True, False]
    assert [knows(store, keys, new) for keys in STEPS] == [False, True, True, True]


def test_a_visit_during_the_change_is_enough_to_outlive_the_old_key(before, after, store):
    visitor = new_cookie(before.url)
    assert knows(store, STEPS[3], resigned(after, visitor))
    assert not knows(store, STEPS[3], visitor)


def test_the_key_that_the_store_keeps_is_followed_by_a_key_of_ones_own_without_a_logout(store):
    web = create_app(read_config({}), store, timings=Timings(), async_mode="threading").web.test_client()
    web.post("/api/me")
    cookie = f"magdagdon={web.get_cookie('magdagdon').value}"
    kept = store.secret("cookie").decode()
    assert knows(store, f"mine,{kept}", cookie)
    assert not knows(store, "mine", cookie)

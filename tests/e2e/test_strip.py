"""When nothing goes through, the page says whose fault it is, and the game goes on as soon as it can."""

import pytest
from playwright.sync_api import expect

from tests.e2e.phones import CUT
from tests.e2e.table import sit_down
from tests.proxy import Proxy
from tests.server.running import Running

"""What a browser says by itself of a server that is not there."""


def url(entrance):
    return f"http://127.0.0.1:{entrance.port}"


def strip(player):
    return player.page.locator(".strip")


@pytest.fixture
def two(store_server):
    """Two processes on one store; the first takes its time to leave."""
    settings = {"REDIS_URL": store_server.url}
    with Running(settings, {"leave_grace": 60}) as leaving, Running(settings) as staying:
        yield leaving, staying


def test_when_a_server_restarts_its_people_read_so_move_over_and_play_on_and_a_new_room_is_asked_for_again(two, phone):
    leaving, staying = two
    with Proxy(leaving.port) as entrance:
        people = ann, bob, dan = [phone(url(entrance)) for _ in range(3)]
        for player in people:
            player.forgiven.append(CUT)
        sit_down(ann, bob, names=("Ann", "Bob"))
        for player in (ann, bob):
            player.choose()
        dan.home("Dan")
        leaving.process.terminate()
        for player in (ann, bob):
            expect(strip(player)).to_contain_text(player.t("link-leaving"))
            expect(strip(player)).to_contain_text(player.t("link-moves-over"))
        dan.press("home-new-room")
        dan.sees("server_leaving")
        entrance.lead(staying.port)
        leaving.kill()
        dan.in_lobby()
        for player in (ann, bob):
            expect(strip(player)).to_be_hidden()
            player.confirm()
        for player in (ann, bob):
            player.at_table(2)

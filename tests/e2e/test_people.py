"""Who leads a room, who is put out of it, and who comes back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import sit_down
from tests.server.running import Running


def test_who_was_put_out_reads_so_and_comes_back_by_no_link_back_button_or_second_tab(server, phone):
    ann, bob = phone(server.url), phone(server.url)
    code = sit_down(ann, bob, names=("Ann", "Bob"), start=False)
    other_tab = bob.open_tab()
    other_tab.goto(f"/r/{code}")
    expect(other_tab.get_by_role("heading", name=bob.t("lobby-people"))).to_be_visible()

    ann.page.get_by_role("button", name="Bob").tap()
    ann.button("person-kick").tap()

    gate = bob.t("stop-kicked")
    for tab in (bob.page, other_tab):
        expect(tab.get_by_role("heading", name=gate)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Bob")).to_have_count(0)
    bob.page.goto(f"/r/{code}")
    bob.sees("stop-kicked")
    bob.page.reload()
    bob.sees("stop-kicked")
    bob.home()
    bob.page.go_back()
    bob.sees("stop-kicked")
    third_tab = bob.open_tab()
    third_tab.goto(f"/r/{code}")
    expect(third_tab.get_by_role("heading", name=gate)).to_be_visible()
    expect(third_tab.get_by_role("textbox")).to_have_count(0)
    ann.sees("lobby-count", n=1, max=8)

    assert bob.new_room("Bob") != code


@pytest.fixture
def quick(store_server):
    """A server that does not wait long before a host who has gone is replaced."""
    with Running({"REDIS_URL": store_server.url}, {"presence_every": 0.2, "host_after": 1}) as running:
        yield running


def test_when_the_host_leaves_the_lobby_another_becomes_host_and_can_start(quick, phone):
    ann, bob, cid = (phone(quick.url) for _ in range(3))
    sit_down(ann, bob, cid, names=("Ann", "Bob", "Cid"), start=False)
    ann.button("leave").tap()
    ann.press("leave-act")
    expect(ann.big("home-new-room")).to_be_visible()
    bob.press("start")
    for player in (bob, cid):
        player.at_table(1)


def test_when_the_host_closes_the_browser_another_becomes_host_and_can_start_and_put_out(quick, phone):
    ann, bob, cid = (phone(quick.url) for _ in range(3))
    sit_down(ann, bob, cid, names=("Ann", "Bob", "Cid"), start=False)
    ann.page.close()
    expect(bob.big("start")).to_be_visible()
    bob.page.get_by_role("button", name="Cid").tap()
    bob.button("person-kick").tap()
    cid.sees("stop-kicked")
    bob.sees("start-players", n=1)
    bob.press("start")
    bob.at_table(1)

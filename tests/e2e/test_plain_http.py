"""A phone in the same flat: plain http at an address that is not localhost, where browsers give much less."""

import pytest
from playwright.sync_api import expect

from server.web.addresses import lan_addresses
from tests.e2e.table import play_to_the_end, sit_down
from tests.server.running import Running

MISSING = """() => [isSecureContext, "wakeLock" in navigator, "clipboard" in navigator, "share" in navigator,
  "serviceWorker" in navigator]"""


@pytest.fixture(scope="module")
def house(store_server):
    """A server that everybody in the house reaches."""
    if not [*lan_addresses()]:
        pytest.skip("this machine has no address but its own")
    with Running({"REDIS_URL": store_server.url, "HOST": "0.0.0.0"}) as running:
        yield running


@pytest.fixture(scope="module")
def lan(house):
    return f"http://{next(lan_addresses())}:{house.port}"


def pasted(player):
    """What lies in this browser's clipboard."""
    tab = player.open_tab()
    tab.goto("/")
    field = tab.get_by_role("textbox", name=player.t("home-code"))
    field.press("Control+v")
    text = field.input_value()
    tab.close()
    return text


def test_at_the_address_of_the_house_a_game_is_played_and_told_without_anything_that_only_https_has(
    lan, process, phone
):
    people = ann, _ = [phone(lan) for _ in range(2)]
    code = sit_down(*people, names=("Ann", "Bob"))
    assert ann.page.evaluate(MISSING) == [False] * 5
    for player in people:
        player.stage(player.way(2))
        player.confirm()
    for player in people:
        player.at_table(2)
    play_to_the_end(process, code)
    ann.button("share-result").tap()
    told = ann.page.locator(".link")
    expect(told).to_contain_text("Ann")
    expect(told).to_contain_text(f"{lan}/r/{code}")
    ann.button("share-copy").tap()
    ann.sees("lobby-copied")
    assert pasted(ann).startswith(told.inner_text().partition("\n")[0])


def test_where_not_even_copying_works_the_link_stands_there_to_be_marked(lan, phone):
    ann = phone(lan)
    ann.page.add_init_script("document.execCommand = () => false")
    code = ann.new_room("Ann")
    ann.button("lobby-copy").tap()
    link = ann.page.locator(".link")
    expect(link).to_have_text(f"{lan}/r/{code}")
    link.dblclick()
    assert ann.page.evaluate("getSelection().toString()") == f"{lan}/r/{code}"


def test_who_opens_it_at_the_servers_own_machine_copies_a_link_that_the_others_reach(house, lan, phone):
    host = phone(f"http://localhost:{house.port}")
    code = host.new_room("Ann")
    host.page.reload()
    host.in_lobby()
    host.button("menu").tap()
    host.button("menu-invite").tap()
    link = host.page.locator(".link")
    expect(link).to_have_text(f"{lan}/r/{code}")
    guest = phone(lan)
    guest.page.goto(link.inner_text())
    expect(guest.big("join-act")).to_be_visible()

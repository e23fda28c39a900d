"""Every refusal reaches the player in words, in every language of the game."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.intercepted import Intercepted
from tests.e2e.phones import Phone
from tests.e2e.texts import LANGUAGES, TEXTS, texts
from tests.server.running import Running
from tests.server.seats import Process
from tests.test_texts import reasons

PARAMS = {
    **{"character": "O", "name": "Zoë", "language": "en", "difficulty": "NIGHTMARE"},
    **{"max": 8, "min": 2, "turn": 3, "value": 5, "neighbour": 2, "minimum": 2, "length": 6, "seconds": 7},
}
"""What any refusal may need to be put into words."""

SENT_AGAIN = {"store_away", "server_leaving", "server_busy"}
"""Not refused: not known yet."""


@pytest.fixture(scope="module", params=["cs", "el", "pt-BR"])
def reader(request, chromium, server):
    """Somebody who reads one of the languages, on a `line` that can refuse."""
    phone = Phone(chromium, server.url, language=request.param)
    phone.line = Intercepted(phone.page)
    yield phone
    assert phone.close() == []


def sees_refusal(phone, reason, params):
    expect(phone.page.locator(".refusal").first).to_have_text(phone.t(reason, **params))


def test_whatever_is_refused_is_said_in_words(reader):
    table = (TEXTS / reader.t.language / "magdagdon.ftl").read_text()
    at_table = {reason for reason in reasons() if re.search(rf"^{reason} =", table, re.M)}
    line = reader.line
    reader.play_alone("Zoë")
    reader.roll()
    reader.choose()
    for reason in sorted(at_table):
        with line.refusing(reason, PARAMS):
            reader.big("confirm").dispatch_event("click")
            sees_refusal(reader, reason, PARAMS)
    expect(reader.page.get_by_role("log").locator("p").last).to_have_text(reader.t(reason, **PARAMS))
    reader.new_room("Zoë")
    for reason in sorted(reasons() - at_table - SENT_AGAIN):
        with line.refusing(reason, PARAMS):
            reader.button("lobby-lock").dispatch_event("click")
            sees_refusal(reader, reason, PARAMS)


def test_a_character_that_no_code_holds_is_named_while_it_is_typed(reader):
    reader.home()
    reader.page.get_by_role("textbox", name=reader.t("home-code")).fill("BCDF0")
    sees_refusal(reader, "bad_code", {"character": "0"})


def test_a_code_that_is_too_short_is_said_to_be(reader):
    reader.home()
    reader.page.get_by_role("textbox", name=reader.t("home-code")).fill("BCD")
    reader.button("home-join").tap()
    sees_refusal(reader, "code_length", {"length": 6})


def test_a_code_without_a_room_leads_to_a_page_that_says_so_and_back_to_the_code(reader):
    reader.home()
    code = reader.page.get_by_role("textbox", name=reader.t("home-code"))
    code.fill("BCDFGH")
    reader.button("home-join").tap()
    reader.sees("stop-unknown")
    reader.sees("stop-unknown-line")
    reader.press("stop-again")
    expect(code).to_have_value("BCDFGH")


def test_somebody_without_a_name_is_asked_for_one(reader):
    reader.home("")
    reader.press("home-new-room")
    sees_refusal(reader, "name_empty", {})


def test_a_taken_name_is_refused_with_the_name(reader, process):
    code = process.open("ann")
    reader.go(f"/r/{code}")
    name = reader.page.get_by_role("textbox", name=reader.t("name-label"))
    name.fill("ANN")
    reader.press("join-act")
    sees_refusal(reader, "name_taken", {"name": "Ann"})
    name.fill("Bob")
    name.press("Enter")
    reader.in_lobby()


def test_who_reads_another_language_than_the_host_is_refused_in_the_own_one(phone, server):
    host, guest = phone(server.url, language="el"), phone(server.url, language="fr")
    code = host.new_room("Zoë")
    guest.go(f"/r/{code}")
    guest.page.get_by_role("textbox", name=guest.t("name-label")).fill("zoë")
    guest.press("join-act")
    sees_refusal(guest, "name_taken", {"name": "Zoë"})
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    host.sees("lobby-people")


def test_a_locked_room_says_so_at_the_door_and_lets_watch(reader, process):
    code = process.open("ann")
    reader.go(f"/r/{code}")
    expect(reader.big("join-act")).to_be_visible()
    process.act(code, "ann", "lock", on=True)
    reader.sees("stop-locked")
    reader.sees("stop-locked-line")
    reader.press("join-watch-big")
    reader.in_lobby()


def test_a_full_room_says_so_at_the_door_and_lets_watch(reader, process):
    code = process.open(*"abcdefgh")
    reader.go(f"/r/{code}")
    reader.sees("stop-full", max=8)
    reader.sees("stop-full-line")
    reader.press("join-watch-big")
    reader.in_lobby()


def test_who_is_put_out_of_a_room_reads_so_at_once(reader, process):
    code = process.open("ann")
    reader.join_by_link(code, "Zoë")
    process.act(code, "ann", "kick", no=2)
    reader.sees("stop-kicked")
    reader.sees("kicked")


@pytest.fixture
def frail(own_store_server):
    """A server whose store may go away."""
    with Running({"REDIS_URL": own_store_server.url}) as running:
        yield running


def test_while_the_store_is_away_everybody_reads_that_nothing_is_saved_and_then_it_is_saved_once(
    own_store_server, frail, open_store, phone, wall
):
    code = Process(open_store(own_store_server)).open("ann")
    bob, cid, dan = (phone(frail.url) for _ in range(3))
    bob.join_by_link(code, "Bob")
    dan.home("Dan")
    tv = wall(frail.url)
    tv.open(code)
    for one in (dan, tv):
        one.forgiven.append("status of 503")
    own_store_server.freeze()
    bob.press("ready")
    dan.press("home-new-room")
    cid.go(f"/r/{code}")
    bob.button("menu").tap()
    bob.button("settings-title").tap()
    for language in LANGUAGES:
        bob.page.get_by_role("dialog").locator(f"button[lang={language}]").tap()
        bob.t = texts(language)
        bob.sees("store-title")
        bob.sees("store_away")
    cid.sees("stop-store")
    cid.sees("stop-store-line")
    sees_refusal(dan, "no_line", {})
    tv.sees("store-title")
    own_store_server.thaw()
    expect(bob.page.locator(".strip")).to_be_hidden()
    cid.sees("join-title")
    expect(tv.text("store-title")).to_be_hidden()
    room = Process(open_store(own_store_server)).room(code)
    assert [person.ready for person in room.people] == [False, True]

"""A screen on the wall shows a game to a room, and nobody has to touch it."""

from contextlib import closing

import pytest
from playwright.sync_api import expect

from server.store.store import Store
from tests.e2e.phones import CUT
from tests.e2e.table import play_to_the_end
from tests.e2e.test_three_phones import assert_no_frame_names_an_identity, assert_room
from tests.e2e.texts import texts
from tests.server.seats import Process

WAY_IN = (".qr img", ".code", ".address")
NAMES = ["Ann", "Bob"]
STEP = 20_000
"""Milliseconds after which all that is drawn stands elsewhere."""


def test_a_wall_shows_a_game_comes_back_after_a_restart_and_follows_the_rematch_untouched(served, wall, phone, log_of):
    tv, ann, bob = wall(served.url), phone(served.url), phone(served.url)
    for one in (tv, ann, bob):
        one.forgiven.append(CUT)
    code = sit_down_before(tv, ann, bob)
    ann.big("start").tap()
    ann.at_table(1)
    expect(tv.page.locator(".boards .card")).to_have_count(2)
    tv.shows(*WAY_IN)
    bob.choose()
    bob.confirm()
    assert_only_that_bob_has_chosen(tv)
    assert_it_comes_back_after_a_restart(tv, served)
    assert_only_that_bob_has_chosen(tv)

    ann.choose()
    ann.confirm()
    expect(tv.page.locator(".news .gain")).to_have_count(2)
    tv.page.reload()
    expect(tv.page.locator(".sub")).to_contain_text(tv.t("turn-n", turn=2))
    with closing(Store(served.store_url)) as store:
        play_to_the_end(Process(store), code)
    log = log_of(served.store_url, code)
    expect(tv.page.locator(".sub")).to_contain_text(tv.t("wall-over-line", difficulty="PEACEFUL"))
    tv.later(7000)
    expect(tv.page.locator(".final .podium")).to_be_visible()
    tv.shows(*WAY_IN)

    bob.press("rematch")
    expect(tv.page.locator(".boards .card")).to_have_count(2)
    expect(tv.page.locator(".sub")).to_contain_text(tv.t("turn-n", turn=1))
    assert_frames_of_all(tv, log)
    assert_no_frame_names_an_identity([tv])
    assert {(event, message.get("spectator")) for event, message in tv.said()} == {("enter", True)}


def sit_down_before(tv, *people):
    """Whoever joins first leads the room that the wall has opened. Its code."""
    code = tv.open()
    assert tv.page.url.endswith(f"/tv/{code}")
    tv.shows(".gatecode .qr img", ".gatecode .code", ".gatecode bdi")
    for player, name in zip(people, NAMES, strict=True):
        player.join_by_link(code, name)
    people[1].press("ready")
    expect(tv.page.locator(".guest strong")).to_have_text(NAMES)
    expect(tv.page.locator(".guest.done")).to_have_count(2)
    assert tv.unreadable() == []
    return code


def assert_only_that_bob_has_chosen(tv):
    """And not what: no stone lies on any board yet."""
    expect(tv.page.locator(".card.done .name")).to_have_text("Bob")
    expect(tv.page.locator(".tiles [data-v]")).to_have_count(0)


def assert_it_comes_back_after_a_restart(tv, served):
    served.kill()
    expect(tv.page.locator(".told")).to_contain_text(tv.t("wall-off"))
    tv.shows(*WAY_IN)
    served.start()
    expect(tv.page.locator(".told")).to_have_count(0)


def assert_frames_of_all(tv, log):
    """Nothing came but what all may know, and of a game in play nothing that was still hidden."""
    names = {name for name, _ in tv.heard()}
    assert names <= {"ack", "room", "presence", "emote", "bye"}
    rooms = [message for _, message in tv.heard("room") if message["room"]["game_no"] < 2]
    assert len(rooms) > 5
    for message in rooms:
        assert_room(message, log)


def test_names_full_of_signs_are_only_names_on_a_wall(server, process, wall):
    names = ["<b>Ann</b>", "{$x} & \"q\" 'r'"]
    code = process.tables.create("magdagdon", {}, "ann")
    for person, name in zip(("ann", "bob"), names, strict=True):
        process.act(code, person, "join", name=name)
    process.here(code, "ann", "bob")
    tv = wall(server.url)
    tv.open(code)
    expect(tv.page.locator(".guest strong")).to_have_text(names)
    process.act(code, "ann", "start", game_no=1)
    expect(tv.page.locator(".card .name")).to_have_text(names)
    play_to_the_end(process, code)
    expect(tv.page.locator(".sub")).to_contain_text(tv.t("wall-over-line", difficulty="PEACEFUL"))
    tv.later(7000)
    expect(tv.page.locator(".podium")).to_contain_text(names[0])
    expect(tv.page.locator(".podium")).to_contain_text(names[1])


@pytest.mark.parametrize("code", ["WWHHHH", "WWWWWW", "222222"])
def test_the_broadest_code_of_a_room_stays_within_the_screen(server, process, wall, monkeypatch, code):
    monkeypatch.setattr("server.rooms.codes.draw", lambda _: code)
    process.tables.create("magdagdon", {}, "ann")
    tv = wall(server.url)
    tv.open(code)
    for _ in range(8):
        assert tv.unreadable() == []
        tv.later(STEP)


BOARDS = [("magdagdon", 8), ("lost_cities", 5)]


@pytest.mark.parametrize(("game", "n"), BOARDS)
def test_everything_on_a_wall_can_be_read_from_three_metres(server, process, wall, game, n):
    people = ("alejandra", "bo", "christopher", "δέσποινα", "eleni", "fernando", "gita", "hyacinthe")[:n]
    code = process.tables.create(game, {"clock": 60}, people[0])
    for person in people:
        process.act(code, person, "join", name=person.title())
    process.here(code, *people)
    tv = wall(server.url)
    tv.open(code)
    process.act(code, people[0], "start", game_no=1)
    expect(tv.page.locator(".boards .card, .sheets .card")).to_have_count(n + (n in (5, 7) and game == "magdagdon"))
    tv.page.evaluate("for (const e of document.querySelectorAll('.boards, .sheets')) e.dataset.news = ''")
    assert tv.unreadable() == []
    tv.resize(1280, 720)
    assert tv.unreadable() == []


def test_a_wall_says_all_in_another_language_after_one_tap_and_remembers_it(server, wall):
    tv = wall(server.url, language="fr")
    tv.open()
    expect(tv.page.locator("html")).to_have_attribute("lang", "fr")
    tv.page.get_by_role("button", name="Slovenčina").click()
    expect(tv.page.locator("html")).to_have_attribute("lang", "sk")
    tv.t = texts("sk")
    tv.sees("wall-first")
    tv.page.reload()
    tv.sees("wall-first")

"""A wall for a whole evening: three phones, somebody who watches, the host's phone leaves, and nobody touches the wall.

Then whatever stands on it in every language, at every size of a screen: it can be read from three metres.
"""

import msgspec
import pytest
from playwright.sync_api import expect

from engine import GAMES
from tests.e2e.table import play_on
from tests.e2e.texts import LANGUAGES
from tests.e2e.wall import Wall
from tests.shots.scenery import choice

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
PEOPLE = ("alejandra", "bo", "christopher", "δέσποινα", "eleni", "fernando", "gita", "hyacinthe")
BOARDS = [("magdagdon", n) for n in range(1, 9)] + [("lost_cities", n) for n in range(2, 6)]
PAGES = 5


@pytest.fixture
def wall(chromium):
    walls = []

    def hang(url, **settings):
        walls.append(Wall(chromium, url, **settings))
        return walls[-1]

    yield hang
    assert [complaint for one in walls for complaint in one.close()] == []


def test_a_wall_needs_no_touch_from_the_first_lobby_to_the_second_rematch_though_the_host_leaves(server, wall, phone):
    tv = wall(server.url)
    code = tv.open()
    people = ann, bob, cid = [phone(server.url) for _ in range(3)]
    for player, name in zip(people, ("Ann", "Bob", "Cid"), strict=True):
        player.join_by_link(code, name)
    watcher = phone(server.url)
    watcher.go(f"/r/{code}")
    watcher.button("join-watch").tap()
    ann.big("start").tap()
    play_on(people)
    expect(tv.page.locator(".final")).to_be_visible()
    ann.button("leave").tap()
    ann.big("leave-act").tap()
    expect(ann.big("home-new-room")).to_be_visible()
    bob.press("rematch")
    expect(tv.page.locator(".boards .card")).to_have_count(2)
    play_on([bob, cid])
    expect(tv.page.locator(".final")).to_be_visible()
    cid.press("rematch")
    expect(tv.page.locator(".boards .card")).to_have_count(2)
    expect(watcher.page.locator(".spectate")).to_be_visible()
    assert {event for event, _ in tv.said()} == {"enter"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "n"), BOARDS)
def test_all_of_a_wall_can_be_read_in_every_language_at_every_size(server, process, wall, game, n, language):
    code = process.tables.create(game, {"clock": 60}, PEOPLE[0])
    for person in PEOPLE[:n]:
        process.act(code, person, "join", name=person.title())
    process.here(code, *PEOPLE[:n])
    tv = wall(server.url, language=language)
    tv.open(code)
    wrong = {"lobby": seen(tv)}
    process.act(code, PEOPLE[0], "start", game_no=1)
    expect(tv.page.locator(".boards, .sheets")).to_be_visible()
    wrong["first"] = seen(tv)
    for _ in range(3):
        play_a_turn(process, code)
    wrong["news"] = seen(tv)
    while process.room(code).phase == "playing":
        play_a_turn(process, code)
    tv.later(7000)
    expect(tv.page.locator(".final")).to_be_visible()
    for page in range(PAGES):
        wrong[f"results {page}"] = seen(tv)
        tv.later(14000)
        tv.page.wait_for_timeout(1100)
    assert {phase: found for phase, found in wrong.items() if found} == {}


def seen(tv):
    """What is wrong on the wall at any size."""
    found = []
    for size in SCREENS:
        tv.resize(*size)
        found += [f"{size[0]}: {fault}" for fault in tv.unreadable()]
    return found


def play_a_turn(process, code):
    """Whoever is waited for chooses."""
    room = process.room(code)
    game = GAMES[room.game]
    for person in [one for one in room.people if one.seat is not None]:
        if room.phase == "playing" and not game.waits(room.state, person.seat):
            process.choose(code, person.person, choice=msgspec.to_builtins(choice(game, room, person.seat)))
            room = process.room(code)

"""A wall for a whole evening: three phones, somebody who watches, the host's phone leaves, and nobody touches the wall.

Then whatever stands on it in every language, at every size of a screen: it can be read from three metres.
"""

import msgspec
import pytest
from playwright.sync_api import expect

from engine import GAMES
from tests.browsers.languages import ALL, CUT, changeable, speak, texts_of
from tests.e2e.phones import DRAWN
from tests.e2e.table import play_on
from tests.e2e.wall import READ, UNIT, UNREADABLE
from tests.shots.scenery import choice

WIDTHS = (1280, 1920, 3840)
PEOPLE = ("alejandra", "bo", "christopher", "δέσποινα", "eleni", "fernando", "gita", "hyacinthe")
CLOCK = {"clock": 60}
BOARDS = (
    [("magdagdon", n, CLOCK) for n in range(1, 9)]
    + [("magdagdon", n, {"pace": "own"}) for n in (2, 8)]
    + [("lost_cities", n, CLOCK) for n in range(2, 6)]
)
LAST_REVEAL, PAGE = 7000, 14000
"""Milliseconds for which the last reveal stands, and each page of the results."""
PAGES = 4
NEWS_STAYS = "() => { for (const each of document.querySelectorAll('.boards, .sheets')) each.dataset.news = ''; }"
HELD = "const held = Math.round(performance.now()); performance.now = () => held;"
NEWS = ("straight", "four-of-a-kind", "two-pairs", "ruins", "times", "loss")
FAULTS = f"""async ([widths, ...wall]) => {{
  const {{style}} = document.documentElement;
  const found = {{}};
  await {DRAWN};
  for (const width of widths) {{
    style.setProperty("--u", `${{width / wall[0]}}px`);
    const cut = ({CUT})().filter((fault) => !/^(beyond|the page)/.test(fault));
    const faults = [...({UNREADABLE})(wall), ...cut];
    if (faults.length > 0) found[width] = faults;
  }}
  style.removeProperty("--u");
  return found;
}}"""
"""What is wrong with a wall, by its width in pixels. A large one is seen through a small window."""

ALL_NEWS = """async (said) => {
  const {render} = await import("/vendor/lit-html/lit-html.js");
  const {why} = await import("/client/games/magdagdon/wall-play.js");
  const news = {bonuses: [["STRAIGHT", 16], ["FOUR_OF_A_KIND", 16], ["TWO_PAIRS", 16]], ruins: 16, powers: 16};
  for (const before of document.querySelectorAll(".all-news")) before.remove();
  for (const place of document.querySelectorAll(".ending .news")) {
    const other = place.cloneNode();
    other.classList.add("all-news");
    place.after(other);
    place.style.display = "none";
    render(why(news, (id) => said[id]), other);
  }
}"""
"""Beside every board stands everything that can stand there."""


@pytest.fixture
def people(server, process, monkeypatch):
    """A room of so many people, who roll the same dice whenever this runs. Its code."""
    monkeypatch.setattr("server.rooms.tables.secrets.token_bytes", bytes)

    def sit_down(game, n, options):
        code = process.tables.create(game, options, PEOPLE[0])
        for person in PEOPLE[:n]:
            process.act(code, person, "join", name=person.title())
        process.here(code, *PEOPLE[:n])
        return code

    return sit_down


@pytest.fixture
def hung(wall, server):
    """A wall whose time passes only when it is told to, and whose language can be changed at any time."""

    def hang(code):
        tv = wall(server.url)
        tv.context.add_init_script(HELD)
        changeable(tv.context)
        tv.open(code)
        return tv

    return hang


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


@pytest.mark.parametrize(("game", "n", "options"), BOARDS)
def test_all_of_a_wall_can_be_read_in_every_language_at_every_size(people, process, hung, game, n, options):
    code = people(game, n, options)
    tv = hung(code)
    faults = {}

    def look(phase, shown, script="() => {}"):
        process.here(code, *PEOPLE[:n])
        tv.page.locator(shown).first.wait_for(state="attached")
        faults[phase] = seen(tv, script)

    look("lobby", ".guest")
    process.here(code, *PEOPLE[:n])  # who is away does not play
    process.act(code, PEOPLE[0], "start", game_no=1)
    expect(tv.page.locator(".card:not(.vacant), .lane")).to_have_count(n)
    look("first", ".boards, .sheets, .lanes")
    for _ in range(3):
        play_a_turn(process, code)
    look("news", ".news .gain, .lanes", NEWS_STAYS)
    while process.room(code).phase == "playing":
        play_a_turn(process, code)
    look("last", ".boards, .sheets", NEWS_STAYS)
    shown = None
    for at in range(PAGES if n > 1 else 1):
        tv.later(PAGE if at else LAST_REVEAL)
        speak(tv.page, "en")
        look(f"results {at}", f".page:not([data-page='{shown}'])")
        shown = tv.page.locator(".page").get_attribute("data-page")
        if at == 1 and game == "magdagdon":
            look("all news", ".ending", ALL_NEWS)
    assert {phase: found for phase, found in faults.items() if found} == {}


def seen(tv, script):
    """What is wrong on a wall in any language at any size, once a script has run."""
    found = {}
    for language in ALL:
        speak(tv.page, language)
        t = texts_of(language)
        tv.page.evaluate(script, {id: t(id, n=70 if id == "loss" else 8) for id in NEWS})
        if faults := tv.page.evaluate(FAULTS, [WIDTHS, UNIT, READ]):
            found[language] = faults
    return found


def play_a_turn(process, code):
    """Whoever is waited for chooses."""
    room = process.room(code)
    game = GAMES[room.game]
    for person in [one for one in room.people if one.seat is not None]:
        if room.phase == "playing" and not game.waits(room.state, person.seat):
            process.choose(code, person.person, choice=msgspec.to_builtins(choice(game, room, person.seat)))
            room = process.room(code)

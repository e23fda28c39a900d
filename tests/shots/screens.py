"""How each screen is come by. A walk yields names of screens, each with a script to run before it is taken, or None."""

from playwright.sync_api import expect

from engine import GAMES
from engine.lost_cities.pieces import Refuse
from tests.shots.scenery import ME, OTHERS
from tests.until import PATIENCE

AFTER_REVEAL = "document.querySelector('.mag, .lost').dataset.reveal = ''"
"""A reveal lasts for two seconds, a picture is for good."""

REVEALED = "delete document.querySelector('.mag, .lost').dataset.reveal"

GAMES_TRIED = 60


def pages(scenery, phone):
    phone.home(ME)
    yield "home", None
    for page in ("settings", "about", "scores"):
        phone.go(f"/{page}")
        phone.sees(f"{page}-title" if page != "about" else "about-dedication")
        yield page, None
    for game, name in (("magdagdon", "rules"), ("lost_cities", "rules-lost")):
        phone.go(f"/rules/{game}")
        expect(phone.page.locator(".rulebook")).to_be_visible()
        yield name, None
    phone.go("/nowhere")
    yield "missing", None


def doors(scenery, phone):
    phone.go("/r/BCDFGH")
    phone.sees("stop-unknown")
    yield "unknown", None
    code = scenery.room("magdagdon", "bcd")
    phone.go(f"/r/{code}")
    expect(phone.big("join-act")).to_be_visible()
    yield "door", None
    scenery.process.act(code, "b", "lock", on=True)
    phone.sees("stop-locked")
    yield "locked", None
    full = scenery.room("magdagdon", "bcdefgh")
    scenery.process.act(full, "z", "join", name="Zoë")
    phone.go(f"/r/{full}")
    expect(phone.big("join-watch-big")).to_be_visible()
    yield "full", None


def lobbies(scenery, phone):
    code = phone.new_room(ME)
    yield "lobby-alone", None
    scenery.join(code, "bcde")
    expect(phone.page.locator(".person .badge:not(.hollow)")).to_have_count(5)
    expect(phone.page.locator(".person.away")).to_have_count(0)
    yield "lobby-host", None
    dialog = phone.page.get_by_role("dialog")
    opened = {
        "person": phone.page.locator("button.person").nth(1),
        "menu": phone.button("menu"),
        "greet": phone.button("greet"),
        "leave": phone.button("leave"),
    }
    for panel, button in opened.items():
        button.tap()
        expect(dialog).to_be_visible()
        yield f"drawer-{panel}", None
        phone.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    guest = scenery.room("magdagdon", "bcde", difficulty="SURVIVAL", clock=60)
    phone.join_by_link(guest, ME)
    yield "lobby-guest", None
    me = next(person for person in scenery.process.room(guest).people if person.name == ME)
    scenery.process.act(guest, "b", "kick", no=me.no)
    phone.sees("stop-kicked")
    yield "kicked", None


def magdagdon(scenery, phone):
    code = scenery.room("magdagdon", "bcde", clock=300)
    phone.join_by_link(code, ME)
    scenery.start(code, phone)
    yield "first-turn", None
    phone.at_table(some_turns(scenery, code))
    yield "reveal", AFTER_REVEAL
    phone.page.evaluate(REVEALED)
    scenery.choose(code, but=(ME, OTHERS["e"]))
    yield "table", None
    placements = phone.way()
    phone.stage(placements)
    yield "staged", None
    die, cell = placements[-1]
    phone.die(die).tap()
    expect(phone.cell(cell)).to_contain_class("legal")
    yield "chosen", None
    phone.cell(cell).tap()
    phone.confirm()
    phone.sees("choice-hidden")
    yield "waiting", None
    scenery.play_to_the_end(code)
    expect(phone.big("rematch")).to_be_visible()
    yield "results", None
    scenery.start(code, phone)
    scenery.play_to_the_end(code)
    expect(phone.big("rematch")).to_be_visible()
    yield "results-evening", None


def absence(scenery, phone):
    phone.page.clock.install()
    code = scenery.room("magdagdon", "bcde")
    phone.join_by_link(code, ME)
    scenery.start(code, phone)
    scenery.choose(code)
    phone.at_table(2)
    scenery.away(code, "e")
    scenery.choose(code, but=(OTHERS["e"],))
    phone.sees("choice-hidden")
    phone.page.locator(".seat.away").wait_for()
    phone.page.clock.fast_forward(61_000)
    phone.sees("house-plays")
    yield "absent", None


def moment(scenery, phone):
    code = scenery.room("magdagdon", "bc", difficulty="PEACEFUL")
    phone.join_by_link(code, ME)
    for _ in range(GAMES_TRIED):
        scenery.start(code, phone)
        while scenery.process.room(code).phase == "playing" and not struck(scenery, code):
            scenery.choose(code)
        if struck(scenery, code):
            break
        expect(phone.big("rematch")).to_be_visible()
    phone.page.locator(".omen").wait_for()
    yield "magdagdon", None
    phone.choose()
    yield "magdagdon-chosen", None
    phone.confirm()
    phone.sees("choice-hidden")
    yield "ruined", None


def some_turns(scenery, code):
    """Two, or more, until the one with the browser has dice to place. The number of the open turn."""
    scenery.choose(code)
    scenery.choose(code)
    while own(scenery, code).magdagdon:
        scenery.choose(code)
    return own(scenery, code).turn


def struck(scenery, code):
    room = scenery.process.room(code)
    secret = own(scenery, code)
    return secret is not None and secret.magdagdon and sum(map(bool, room.state.players[seat(room)].cells)) > 5


def own(scenery, code):
    """What only the one with the browser is told; None once the game is over."""
    room = scenery.process.room(code)
    return GAMES[room.game].secret(room.state, seat(room)) if room.phase == "playing" else None


def seat(room):
    return next(person.seat for person in room.people if person.name == ME)


def alone(scenery, phone):
    code = phone.play_alone(ME)
    yield "alone-roll", None
    phone.roll()
    phone.choose()
    yield "alone", None
    phone.button("hint-ask").tap()
    scenery.think(code)
    phone.page.locator(".because").wait_for()
    yield "alone-hint", None
    scenery.play_to_the_end(code)
    expect(phone.big("rematch")).to_be_visible()
    yield "alone-results", None


def with_bots(scenery, phone):
    code = phone.new_room(ME)
    [me] = scenery.process.room(code).people
    scenery.process.act(code, me.person, "configure", game="lost_cities", options={})
    scenery.process.act(code, me.person, "seat_bot", strength=3)
    scenery.process.act(code, me.person, "start", game_no=1)
    phone.page.locator(".lost").wait_for()
    for _ in range(9):
        scenery.choose(code)
    scenery.choose(code, but=(ME,))
    phone.page.locator(".lost.choose").wait_for()
    phone.button("hint-ask").tap()
    scenery.think(code)
    phone.page.locator(".because").wait_for()
    yield "lost-hint", None


def eight(scenery, phone):
    code = scenery.room("magdagdon", "bcdefgh")
    phone.join_by_link(code, ME)
    yield "lobby-eight", None
    scenery.start(code, phone)
    for _ in range(3):
        scenery.choose(code)
    phone.at_table(4)
    phone.choose()
    yield "table-eight", None
    scenery.play_to_the_end(code)
    expect(phone.big("rematch")).to_be_visible()
    yield "results-eight", None


def spectator(scenery, phone):
    code = scenery.room("magdagdon", "bcde", clock=300)
    scenery.process.act(code, "b", "start", game_no=1)
    scenery.choose(code)
    scenery.choose(code)
    scenery.choose(code, but=(OTHERS["d"], OTHERS["e"]))
    phone.go(f"/r/{code}")
    phone.button("join-watch").tap()
    phone.sees("watch-line")
    yield "spectator", None


def lost_cities(scenery, phone):
    code = scenery.room("lost_cities", "bcd", clock=300)
    phone.join_by_link(code, ME)
    yield "lobby-lost", None
    scenery.start(code, phone)
    for _ in range(5):
        scenery.choose(code)
        scenery.choose(code)
    scenery.choose(code, but=(ME,))
    while isinstance(pair := scenery.pair(code), Refuse):
        scenery.choose(code)
        scenery.choose(code, but=(ME,))
    phone.page.locator(".lost.choose").wait_for()
    yield "lost-table", None
    phone.page.locator(f"[data-colour='{pair.colour}']").tap()
    phone.page.locator(f"[data-number='{pair.number}']").tap()
    yield "lost-picked", None
    phone.page.locator("[data-seat]").first.tap()
    yield "lost-peek", None
    phone.page.keyboard.press("Escape")
    scenery.play_to_the_end(code)
    expect(phone.big("rematch")).to_be_visible()
    yield "lost-results", None


def lost_spectator(scenery, phone):
    code = scenery.room("lost_cities", "bcde")
    scenery.process.act(code, "b", "start", game_no=1)
    for _ in range(6):
        scenery.choose(code)
        scenery.choose(code)
    phone.go(f"/r/{code}")
    phone.button("join-watch").tap()
    phone.sees("watch-line")
    yield "lost-spectator", None


def days(scenery, phone):
    phone.go("/daily")
    expect(phone.page.locator(".plinth .die")).to_have_count(4)
    yield "daily", None
    play_today(scenery, phone)
    expect(phone.page.locator(".standing")).not_to_have_text(phone.t("daily-counting"), timeout=PATIENCE)
    yield "daily-result", None
    phone.press("daily-board-act")
    expect(phone.page.locator(".bars")).to_be_visible()
    expect(phone.page.locator(".outcome .mini")).to_be_visible()
    yield "daily-played", None


def play_today(scenery, phone):
    phone.page.get_by_role("textbox", name=phone.t("name-label")).first.fill(ME)
    phone.press("daily-play")
    phone.at_table(1)
    code = phone.page.url.rpartition("/")[2]
    scenery.others_play(code)
    scenery.play_to_the_end(code)
    expect(phone.big("daily-board-act")).to_be_visible()


def groups(scenery, phone):
    phone.go("/daily")
    play_today(scenery, phone)
    phone.go("/me")
    phone.text("group-new").tap()
    phone.page.get_by_role("textbox", name=phone.t("group-name")).fill("Casa Majda")
    yield "group-new", None
    phone.button("group-make").tap()
    phone.sees("group-boards-later")
    yield "group", None
    phone.text("group-leave").tap()
    yield "group-leave", None
    phone.go("/scores")
    phone.page.get_by_role("button", name="PEACEFUL").tap()  # another game may have been played as well
    expect(phone.page.locator(".rank .mini").first).to_be_visible()
    yield "scores-played", None
    phone.go("/me")
    phone.sees("me-average")
    phone.button("me-code").tap()
    phone.sees("me-code-line")
    phone.button("me-link").tap()
    phone.sees("me-link-line")
    yield "me", None


def kept(scenery, phone):
    for game, before in (("magdagdon", ""), ("lost_cities", "lost-")):
        code = scenery.room(game, "bcd")
        scenery.process.act(code, "b", "start", game_no=1)
        scenery.play_to_the_end(code)
        record = scenery.process.room(code).id
        phone.go(f"/replay/{record}")
        phone.button("replay-next").tap()
        phone.button("replay-next").tap()
        yield f"{before}replay", None
        phone.go(f"/verify/{record}")
        phone.sees("verify-good")
        yield f"{before}verify", None


def troubles(scenery, phone):
    code = scenery.room("magdagdon", "bcde", clock=300)
    phone.join_by_link(code, ME)
    scenery.start(code, phone)
    scenery.choose(code)
    phone.at_table(2)
    phone.choose()
    scenery.line.refuse()
    phone.sees("link-down")
    yield "reconnecting", None
    scenery.line.accept()
    expect(phone.page.locator(".strip")).to_be_hidden()
    scenery.nobody_stirs()
    scenery.store_server.freeze()
    try:
        phone.confirm()
        phone.sees("store-title")
        yield "not-saved", None
    finally:
        scenery.store_server.thaw()


WALKS = {
    pages: ("home", "settings", "about", "scores", "rules", "rules-lost", "missing"),
    doors: ("unknown", "door", "locked", "full"),
    lobbies: (
        "lobby-alone",
        "lobby-host",
        "drawer-person",
        "drawer-menu",
        "drawer-greet",
        "drawer-leave",
        "lobby-guest",
        "kicked",
    ),
    magdagdon: (
        "first-turn",
        "reveal",
        "table",
        "staged",
        "chosen",
        "waiting",
        "results",
        "results-evening",
    ),
    absence: ("absent",),
    moment: ("magdagdon", "magdagdon-chosen", "ruined"),
    alone: ("alone-roll", "alone", "alone-hint", "alone-results"),
    with_bots: ("lost-hint",),
    eight: ("lobby-eight", "table-eight", "results-eight"),
    spectator: ("spectator",),
    lost_cities: ("lobby-lost", "lost-table", "lost-picked", "lost-peek", "lost-results"),
    lost_spectator: ("lost-spectator",),
    days: ("daily", "daily-result", "daily-played"),
    groups: ("group-new", "group", "group-leave", "scores-played", "me"),
    kept: ("replay", "verify", "lost-replay", "lost-verify"),
    troubles: ("reconnecting", "not-saved"),
}
"""The walks, with the names of the screens on each, in order."""

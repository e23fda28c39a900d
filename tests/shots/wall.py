"""`python -m tests.shots.wall`: pictures of the wall in every phase of both games, with so many boards."""

import argparse
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.conftest import FLAGS, program
from tests.e2e.phones import DRAWN
from tests.e2e.wall import Wall
from tests.shots.__main__ import FOLDER
from tests.shots.scenery import ME, OTHERS, Scenery

PEOPLE = "abcdefgh"
SEATS = {"magdagdon": (1, 2, 3, 4, 5, 6, 7, 8), "lost_cities": (2, 3, 4, 5)}
PAGES = 5
NEWS_IS_OLD = "for (const each of document.querySelectorAll('[data-news]')) delete each.dataset.news"


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.shots.wall", description=__doc__)
    parser.add_argument("games", nargs="*", default=["magdagdon:2,4,6,8", "lost_cities:2,5"])
    parser.add_argument("--language", default="en")
    parser.add_argument("--clock", type=int, default=300)
    parser.add_argument("--own", action="store_true")
    parser.add_argument("--into", type=Path, default=FOLDER / "wall")
    wish = parser.parse_args()
    OTHERS["a"] = ME
    with sync_playwright() as playwright, Scenery() as scenery:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS.split())
        for asked in wish.games:
            game, _, numbers = asked.partition(":")
            for n in map(int, numbers.split(",")) if numbers else SEATS[game]:
                walk(scenery, browser, game, n, wish)
        browser.close()


def walk(scenery, browser, game, n, wish):
    options = {"pace": "own"} if wish.own else {"clock": wish.clock or None}
    code = scenery.room(game, PEOPLE[:n], **options)
    wall = Wall(browser, f"http://127.0.0.1:{scenery.line.port}", language=wish.language)
    wall.page.goto(f"/tv/{code}")
    for name in phases(scenery, wall, code, game):
        scenery.everybody_here()
        wall.page.evaluate(DRAWN)
        wall.page.screenshot(path=wish.into / f"{game}-{n}{'-own' if wish.own else ''}-{name}.png")
    for complaint in wall.close():
        print("the browser says:", complaint)


def phases(scenery, wall, code, game):
    """A game from the lobby to its end. Yields a name whenever there is something to be seen."""
    page = wall.page
    page.locator(".hallway").wait_for()
    yield "lobby"
    scenery.process.act(code, "a", "start", game_no=scenery.process.room(code).game_no + 1)
    page.locator(".boards, .sheets, .lanes").wait_for()
    yield "first"
    for _ in range(5 if game == "magdagdon" else 9):
        scenery.choose(code)
    page.wait_for_timeout(100)
    yield "reveal"
    scenery.choose(code, but=tuple(OTHERS[person] for person in PEOPLE[1::2]))
    page.wait_for_timeout(2500)
    yield "news"
    page.evaluate(NEWS_IS_OLD)
    yield "play"
    scenery.play_to_the_end(code)
    page.wait_for_timeout(300)
    yield "last"
    wall.later(9000)
    page.locator(".final").wait_for()
    for at in range(PAGES):
        page.wait_for_timeout(1200)
        yield f"results-{at}"
        wall.later(14000)


if __name__ == "__main__":
    main()

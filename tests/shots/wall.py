"""`python -m tests.shots.wall`: pictures of the wall in every phase of both games, with so many boards."""

import argparse
from pathlib import Path

import msgspec
from playwright.sync_api import sync_playwright

from engine import GAMES
from engine.magdagdon.board import EMPTY, Field, first_way
from engine.magdagdon.pieces import Confirm
from tests.conftest import FLAGS, program
from tests.e2e.phones import DRAWN
from tests.e2e.wall import Wall
from tests.shots.__main__ import FOLDER
from tests.shots.scenery import ME, OTHERS, Scenery, choice, lacking


def varied(game, room, seat):
    """A choice that not everybody makes: fewer dice for some, in turn."""
    turn = game.turn(room.state)
    hand = game.secret(room.state, seat)
    cells = getattr(game.view(room.state).seats[seat], "cells", ())
    if cells is None:
        return game.autoplay(room.state, seat)
    if room.game != "magdagdon" or hand.magdagdon:
        return choice(game, room, seat)
    most = min(4 - (seat + turn) % 3, cells.count(EMPTY))
    way = next(filter(None, (first_way(Field.of(cells), hand.dice, n) for n in range(most, 0, -1))))
    return Confirm(turn=turn, placements=tuple(way))


class Family(Scenery):
    """People who do not all play alike."""

    def choose(self, code, *, but=()):
        """Have everybody choose whose choice the open turn lacks, except some by name, until another turn opens."""
        room = self.process.room(code)
        game, turn = GAMES[room.game], None
        while room.phase == "playing" and turn in (None, game.turn(room.state)):
            turn = game.turn(room.state)
            late = next((one for one in room.people if one.name not in but and lacking(game, room, one)), None)
            if late is None:
                return
            command = msgspec.to_builtins(varied(game, room, late.seat))
            self.process.act(code, late.person, "play", game_no=room.game_no, command=command)
            room = self.process.room(code)


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
    with sync_playwright() as playwright, Family() as scenery:
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

"""`python -m tests.shots`: a picture of every screen, at every size, in both themes, into `shots/`.

Each is what a person sees first; what is longer than the screen has a second picture, `…-all`, of its whole length.
"""

import argparse
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tests.conftest import FLAGS, program
from tests.shots.camera import CONTRASTS, SIZES, THEMES, Camera
from tests.shots.scenery import Scenery
from tests.shots.screens import WALKS

FOLDER = Path(__file__).parents[2] / "shots"


def asked(arguments):
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("screens", nargs="*", default=["*"], help="names or patterns; --list names them")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT", help=f"several times, or {', '.join(SIZES)}")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--contrast", choices=CONTRASTS, default="normal")
    parser.add_argument("--language", default="en")
    parser.add_argument("--into", type=Path, default=FOLDER)
    return parser.parse_args(arguments)


def main(arguments):
    wish = asked(arguments)
    if wish.list:
        print("\n".join(name for names in WALKS.values() for name in names))
        return 0
    wanted = {name for names in WALKS.values() for name in names if any(fnmatchcase(name, one) for one in wish.screens)}
    camera = Camera(wish.into, wish.size or SIZES, wish.theme or THEMES, wish.contrast)
    failed = []
    with sync_playwright() as playwright, Scenery() as scenery:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS.split())
        for walk, names in WALKS.items():
            try:
                shoot(scenery, browser, wish.language, walk, wanted & set(names), camera)
            except (Error, AssertionError) as error:
                failed.append(f"{walk.__name__}: {error}")
        browser.close()
    print(f"{camera.taken} pictures in {wish.into}", *failed, sep="\n")
    return len(failed)


def shoot(scenery, browser, language, walk, left, camera):
    """Walk as far as there are screens left to be taken."""
    if not left:
        return
    with scenery.phone(browser, language) as phone:
        for name, before in walk(scenery, phone):
            if name in left:
                scenery.everybody_here()
                camera.take(phone.page, name, before)
                left.discard(name)
            if not left:
                return
    raise AssertionError(f"the walk does not pass {left}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

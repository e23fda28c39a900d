"""Draws the icons that some systems want in pixels, after the drawings changed: `python -m tests.browsers.icons`."""

import shutil

from playwright.sync_api import sync_playwright

from tests.conftest import FLAGS
from tests.server.running import ROOT

STYLE = "<style>body { margin: 0; } svg { display: block; width: 100vw; }</style>"
ICONS = ROOT / "client" / "icons"
PIXELS = {"icon-192": ("icon", 192), "icon-512": ("icon", 512), "icon-maskable-512": ("icon-maskable", 512)}
PIXELS |= {"icon-touch": ("icon-maskable", 180)}


def main():
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS.split())
        for name, (drawing, size) in PIXELS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"{STYLE}{(ICONS / drawing).with_suffix('.svg').read_text()}")
            page.screenshot(path=(ICONS / name).with_suffix(".png"), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

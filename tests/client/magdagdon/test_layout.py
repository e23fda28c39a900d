"""The table fits every screen: nothing scrolls, nothing is cut, nothing is too small for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.client.magdagdon.conftest import Lay

SIZES = (
    (320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900),
)  # fmt: skip
SCROLLS = """[document.documentElement, ...document.querySelectorAll(".frame, .mag")]
  .flatMap(e => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]).filter(over => over > 0)"""
SMALL = """[...document.querySelectorAll("button")].filter(e => e.checkVisibility({visibilityProperty: true}))
  .map(e => [e.className, e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 43.5).map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
OUTSIDE = """[...document.querySelectorAll(".mag button, .mag h1, .mag h2, .clock, .total, .line, .seat .name, .left small")]
  .filter(e => e.checkVisibility({visibilityProperty: true})).map(e => [e, e.getBoundingClientRect()])
  .filter(([e, b]) => b.width > 1 && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1))
  .map(([e]) => e.className + e.textContent.trim())"""
OVERLAPPING = """(() => {
  const parts = [".head .round", ".when", ".others", ".score", ".omen", ".board", ".tray", ".powers", ".mag > .act", ".clock"]
    .map(name => [name, document.querySelector(name)])
    .filter(([, e]) => e?.checkVisibility({visibilityProperty: true})).map(([name, e]) => [name, e.getBoundingClientRect()]);
  return parts.flatMap(([one, a], i) => parts.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} and ${other}`));
})()"""
CUT = """[...document.querySelectorAll(".mag .power span, .mag > .act span, .mag > .act small, .when h1")]
  .filter(e => e.checkVisibility({visibilityProperty: true}))
  .filter(e => { const a = e.getBoundingClientRect(), b = e.closest("button, .when").getBoundingClientRect(); return a.left < b.left - .5 || a.right > b.right + .5; })
  .map(e => e.textContent)"""


def resize(page: Page, width: int, height: int) -> None:
    """Waits until the page has been drawn at its new size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate("new Promise(drawn => requestAnimationFrame(drawn))")


def faults(page: Page) -> dict[str, list[object]]:
    found = {"scrolls": SCROLLS, "small": SMALL, "outside": OUTSIDE, "overlapping": OVERLAPPING, "cut": CUT}
    return {name: wrong for name, script in found.items() if (wrong := page.evaluate(script))}


@pytest.mark.parametrize("table", ["stage", "eight", "alone", "magdagdon", "closed", "own"])
def test_the_table_never_scrolls_and_everything_is_in_reach(lay: Lay, table: str) -> None:
    page = lay(table)
    wrong = {}
    for width, height in SIZES:
        resize(page, width, height)
        if found := faults(page):
            wrong[f"{width}x{height}"] = found
    assert wrong == {}


def test_the_board_stays_where_it_is_when_the_choice_is_made(lay: Lay) -> None:
    places = [
        lay(table, width=320, height=568).locator(".cells").bounding_box() for table in ("stage", "closed", "late")
    ]
    assert places[0] == places[1] == places[2]


def test_a_strip_above_the_table_takes_its_place_from_the_table(lay: Lay) -> None:
    assert faults(lay("stage", "down", width=320, height=568)) == {}


@pytest.mark.parametrize("table", ["watch", "watch-eight"])
def test_every_board_is_the_same_size_for_who_watches(lay: Lay, table: str) -> None:
    page = lay(table)
    for width, height in SIZES:
        resize(page, width, height)
        sizes = {(box["width"], box["height"]) for box in (e.bounding_box() for e in page.locator(".mini").all()) if box}
        assert len(sizes) == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

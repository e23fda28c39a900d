"""The table fits every screen: nothing scrolls, nothing is cut, nothing is too small for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.client.conftest import Lay
from tests.until import until

Sizes = tuple[tuple[int, int], ...]
SIZES: Sizes = (
    (320, 568), (390, 844), (568, 320), (740, 300), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900),
)  # fmt: skip


def resize(page: Page, width: int, height: int) -> None:
    """Waits until the page has been drawn at its new size."""
    page.set_viewport_size({"width": width, "height": height})
    until(
        page, "([w, h]) => innerWidth === w && document.querySelector('.shell').offsetHeight === h", arg=[width, height]
    )
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def faults(lay: Lay, table: str, query: str = "", sizes: Sizes = SIZES) -> dict[str, object]:
    """What is wrong with a table, by size of the screen."""
    page = lay(table, query)
    wrong = {}
    for width, height in sizes:
        resize(page, width, height)
        if found := page.evaluate("window.faults()"):
            wrong[f"{width} x {height}"] = found
    return wrong


@pytest.mark.parametrize("table", ["stage", "eight", "alone", "magdagdon", "closed", "own"])
def test_the_table_never_scrolls_and_everything_is_in_reach(lay: Lay, table: str) -> None:
    assert faults(lay, table) == {}


@pytest.mark.parametrize("language", ["cs", "de", "el"])
def test_longer_words_fit_too(lay: Lay, language: str) -> None:
    sizes = ((320, 568), (390, 844), (844, 390), (1280, 720))
    assert faults(lay, "eight", f"language={language}", sizes) == {}
    assert faults(lay, "magdagdon", f"language={language}", sizes) == {}
    assert faults(lay, "closed", f"language={language}", sizes) == {}


def test_the_board_stays_where_it_is_when_the_choice_is_made(lay: Lay) -> None:
    places = [
        lay(table, width=320, height=568).locator(".cells").bounding_box() for table in ("stage", "closed", "late")
    ]
    assert places[0] == places[1] == places[2]


def test_a_strip_above_the_table_takes_its_place_from_the_table(lay: Lay) -> None:
    assert faults(lay, "stage", "down", ((320, 568), (568, 320), (740, 300))) == {}


def test_a_phone_on_its_side_has_room_for_numerals_on_the_boards_of_the_others(lay: Lay) -> None:
    boards = lay("own", width=844, height=390).locator(".others .mini")
    assert min(box["width"] for box in (board.bounding_box() for board in boards.all()) if box) >= 80


@pytest.mark.parametrize("table", ["watch", "watch-eight"])
def test_every_board_is_the_same_size_for_who_watches(lay: Lay, table: str) -> None:
    page = lay(table)
    for width, height in SIZES:
        resize(page, width, height)
        sizes = {
            (box["width"], box["height"]) for box in (e.bounding_box() for e in page.locator(".mini").all()) if box
        }
        assert len(sizes) == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

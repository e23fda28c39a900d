"""The table fits every screen: nothing scrolls, nothing is cut, nothing is too small for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.client.conftest import Lay
from tests.until import until

Sizes = tuple[tuple[int, int], ...]
SIZES: Sizes = ((320, 568), (390, 844), (568, 320), (740, 360), (844, 390), (768, 1024), (1280, 720))
TIGHT: Sizes = ((320, 568), (844, 390), (1280, 720))
PAIR = ("[data-colour='0']", "[data-number='0']")


def resize(page: Page, width: int, height: int) -> None:
    """Waits until the page has been drawn at its new size."""
    page.set_viewport_size({"width": width, "height": height})
    until(page, "([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate("new Promise(drawn => requestAnimationFrame(drawn))")


def faults(page: Page, sizes: Sizes = SIZES) -> dict[str, object]:
    """What is wrong with a table, by size of the screen."""
    wrong = {}
    for width, height in sizes:
        resize(page, width, height)
        if found := page.evaluate("window.faults()"):
            wrong[f"{width} x {height}"] = found
    return wrong


@pytest.mark.parametrize("table", ["five", "plan", "closed", "stuck"])
def test_the_table_never_scrolls_and_everything_is_in_reach(lay: Lay, table: str) -> None:
    assert faults(lay(table)) == {}


def asking(lay: Lay, query: str = "") -> Page:
    """A chain with two arrows answered and a third that asks, every expedition being begun."""
    page = lay("chain", query)
    for touched in (*PAIR, "[data-crest='1']", "[data-crest='4']"):
        page.click(touched)
    return page


def test_a_chain_with_every_expedition_begun_fits(lay: Lay) -> None:
    page = asking(lay)
    assert faults(page) == {}
    page.click("[data-crest='none']")
    assert faults(page, TIGHT) == {}


@pytest.mark.parametrize("language", ["cs", "de", "el"])
def test_longer_words_fit_too(lay: Lay, language: str) -> None:
    assert faults(asking(lay, f"language={language}"), TIGHT) == {}
    assert faults(lay("closed", f"language={language}"), TIGHT) == {}


def test_the_sheet_stays_where_it_is_when_the_choice_is_made(lay: Lay) -> None:
    page = lay("rich")
    before = page.locator(".pitch").bounding_box()
    page.click("[data-colour='0']")
    page.click("[data-number='0']")
    assert page.locator(".pitch").bounding_box() == before
    assert lay("closed").locator(".pitch").bounding_box() == before


def test_on_a_phone_on_its_side_the_dice_stay_under_the_thumb_while_an_arrow_asks(lay: Lay) -> None:
    page = lay("chain", width=844, height=390)
    before = page.locator(".bench").bounding_box()
    for touched in PAIR:
        page.click(touched)
    page.locator(".asking").wait_for()
    assert page.locator(".bench").bounding_box() == before
    assert before is not None
    assert before["y"] > 390 - 130


def test_a_strip_above_the_table_takes_its_place_from_the_table(lay: Lay) -> None:
    assert faults(lay("five", "down"), ((320, 568), (844, 390))) == {}


@pytest.mark.parametrize("table", ["watch", "watch-five"])
def test_every_sheet_is_the_same_size_for_who_watches(lay: Lay, table: str) -> None:
    page = lay(table)
    for width, height in SIZES:
        resize(page, width, height)
        boxes = [sheet.bounding_box() for sheet in page.locator(".sheets .sheet").all()]
        assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_another_sheet_is_laid_open_whole_on_every_screen(lay: Lay) -> None:
    page = lay("five")
    page.locator("[data-seat='1']").click()
    for width, height in SIZES:
        resize(page, width, height)
        dialog, sheet = (page.locator(name).bounding_box() for name in (".peek", ".peek .sheet"))
        assert dialog is not None
        assert sheet is not None
        assert dialog["y"] >= 0
        assert sheet["y"] + sheet["height"] <= height, (width, height)

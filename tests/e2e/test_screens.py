"""No screen is wider than the phone, and the table never scrolls, from the home page to the results."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import play_to_the_end
from tests.until import until

SIZES = [(320, 568), (390, 844), (844, 390)]

OVERHANG = """() => {
  const {scrollWidth, scrollHeight} = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
"""By how many pixels the page is wider and higher than the screen."""

HIDDEN = """() => [...document.querySelectorAll("[data-cell], [data-die], .power, .act, .head button")]
  .filter((button) => button.checkVisibility({visibilityProperty: true}))
  .filter((button) => {
    const {left, top, right, bottom} = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !button.contains(there);
  }).map((button) => button.outerHTML)"""
"""What of the table a finger cannot reach without scrolling."""


@pytest.mark.parametrize("language", ["cs", "de", "el", "fr"])
def test_nothing_has_to_be_scrolled_aside_on_any_phone_and_nothing_at_all_at_the_table(
    server, process, phone, language
):
    ann = phone(server.url, language=language)

    def fits(scrolls=True):
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            until(ann.page, "(size) => innerWidth + 'x' + innerHeight === size", arg=f"{width}x{height}")
            wider, higher = ann.page.evaluate(OVERHANG)
            assert wider <= 0, (width, height)
            if not scrolls:
                assert higher <= 0, (width, height)
                assert ann.page.evaluate(HIDDEN) == [], (width, height)

    ann.home("Ann")
    fits()
    code = process.open(*"bcdefgh")
    ann.go(f"/r/{code}")
    expect(ann.big("join-act")).to_be_visible()
    fits()
    ann.join_by_link(code, "Ann")
    fits()
    process.here(code, *"bcdefgh")
    process.act(code, "b", "start", game_no=1)
    ann.at_table(1)
    fits(scrolls=False)
    ann.choose()
    fits(scrolls=False)
    ann.confirm()
    ann.sees("choice-hidden")
    fits(scrolls=False)
    play_to_the_end(process, code)
    expect(ann.big("rematch")).to_be_visible()
    fits()

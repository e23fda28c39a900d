"""The last turn of a game is seen on the table before the results; not by who asked for less motion."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import play_to_the_end

WATCH_FOR_IT = """() => {
  window.held = 0;
  new MutationObserver(() => { window.held += document.querySelectorAll(".mag.over").length; })
    .observe(document.body, {childList: true, subtree: true, attributes: true});
}"""
"""Counts in `held` how often the table of a game that is over was seen."""


@pytest.mark.parametrize("moving", [True, False])
def test_the_last_reveal_is_seen_and_one_tap_leads_on_to_the_results(server, process, phone, moving):
    ann = phone(server.url, moving=moving)
    code = ann.play_alone("Ann")
    ann.page.evaluate(WATCH_FOR_IT)
    play_to_the_end(process, code)
    if moving:
        expect(ann.page.locator(".mag.over[data-reveal]")).to_be_visible()
        expect(ann.page.locator("[data-cell]:not(.stone, .ruin)")).to_have_count(0)
        ann.page.locator(".mag.over .board").tap()
    expect(ann.big("rematch")).to_be_visible()
    assert (ann.page.evaluate("window.held") > 0) == moving
    ann.sees_rank("Ann", next(iter(process.room(code).results)).ranks[0].score)

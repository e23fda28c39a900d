"""The rules are one tap away from everywhere, and the way back leads to the table as it was."""

import re

from playwright.sync_api import expect

from tests.axe import wrong, wrong_in_both_themes

RULES = re.compile(r"rules|slab\.js|ways\.js")
"""Parts of the client that nobody needs who reads no rules and sits at no table."""


def test_the_rules_of_both_games_come_with_their_page_alone_and_axe_finds_nothing_wrong(server, phone):
    ann = phone(server.url)
    asked = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.home("Ann")
    assert [url for url in asked if RULES.search(url) and not url.endswith("views/rules.js")] == []
    ann.page.get_by_role("link", name=ann.t("rules-title")).tap()
    expect(ann.page.locator(".ex .verdict")).to_have_count(7)
    assert wrong_in_both_themes(ann.page) == []
    ann.button("lost_cities-name").tap()
    ann.sees("lost-sheet-columns")
    assert wrong(ann.page) == []
    ann.button("back").tap()
    expect(ann.big("home-new-room")).to_be_visible()


def test_from_lobby_and_table_they_open_in_front_and_back_leads_to_the_table_as_it_was(server, phone):
    ann = phone(server.url)
    ann.play_alone("Ann")
    ann.roll()
    ann.power("decrease").dispatch_event("click")
    ann.sees("die-for-power")
    ann.choose()
    staged = ann.seen()["staged"]
    assert staged
    book = ann.page.locator("dialog .rulebook")
    ann.button("rules-title").tap()
    expect(book).to_be_visible()
    assert wrong(ann.page) == []
    ann.page.go_back()
    expect(book).to_have_count(0)
    assert ann.seen()["staged"] == staged
    ann.confirm()

    bob = phone(server.url)
    bob.new_room("Bob")
    bob.button("rules-title").tap()
    expect(bob.page.locator("dialog .rulebook")).to_be_visible()
    bob.page.go_back()
    bob.in_lobby()

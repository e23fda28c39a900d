"""Bots at a real table: the host lets one in, and it plays, as the command line starts the server."""

from playwright.sync_api import expect

from tests.until import PATIENCE


def test_a_game_against_a_bot_is_played_and_a_hint_thought_of_by_what_the_command_line_starts(served, phone):
    ann = phone(served.url)
    ann.new_room("Ann")
    ann.page.get_by_role("button", name=ann.t("bot-add")).tap()
    ann.page.get_by_role("button", name=ann.t("bot-5")).tap()
    expect(ann.page.locator(".person", has_text=ann.t("bot-5"))).to_contain_text(ann.t("bot-strength", strength=5))
    ann.sees("start-players", n=2)
    ann.press("start")
    ann.at_table(1)
    ann.choose()
    ann.confirm()
    ann.at_table(2)
    ann.choose()
    ann.confirm()
    ann.at_table(3)
    ann.button("hint-ask").tap()
    expect(ann.page.locator(".because")).to_contain_text(ann.t("hint-note"), timeout=PATIENCE)
    expect(ann.page.locator(".act")).to_have_attribute("aria-disabled", "false")

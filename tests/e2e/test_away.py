"""Servers and lines that go away: the people come back by themselves, and nothing they laid is lost."""

from playwright.sync_api import expect

from tests.e2e.phones import CUT
from tests.e2e.table import sit_down

"""What a browser says by itself of a server that is not there."""


def test_after_a_server_was_killed_in_mid_turn_everybody_comes_back_to_the_same_turn_and_draft(served, phone):
    people = ann, bob = [phone(served.url) for _ in range(2)]
    sit_down(*people, names=("Ann", "Bob"))
    for player in people:
        player.stage(player.way(2))
        player.confirm()
    for player in people:
        player.at_table(2)
        player.choose()
    ann.confirm()
    ann.sees("choice-hidden")
    before = [player.seen() for player in people]
    for player in people:
        player.forgiven.append(CUT)

    served.kill()
    for player in people:
        expect(player.page.locator(".strip")).to_contain_text(player.t("link-server"))
    served.start()

    for player in people:
        expect(player.page.locator(".strip")).to_be_hidden()
        player.at_table(2)
    assert [player.seen() for player in people] == before
    bob.confirm()
    for player in people:
        player.at_table(3)
    assert ann.seen()["dice"] == bob.seen()["dice"]

"""The day's challenge in every language, two days in a row, and the days before."""

import pytest
from playwright.sync_api import expect

from tests.e2e.days import two_days
from tests.e2e.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_daily_is_played_ranked_and_told_and_the_next_day_makes_a_streak_of_two(morning, phone, language):
    two_days(morning, phone, language)


def test_a_day_gone_by_shows_its_seed_and_is_practised_for_nothing(morning, phone):
    ann = phone(morning(0))
    ann.forgiven += ["ERR_", "WebSocket"]
    morning.others.plays_today("bob", "PEACEFUL")
    morning(1.05)
    ann.go("/daily")
    ann.text("daily-archive").tap()
    ann.page.locator(".days button").first.press("Enter")
    ann.text("daily-proof").first.tap()
    ann.sees("daily-proof-closed")
    expect(ann.page.locator(".lines")).to_contain_text("Bob")
    ann.press("daily-practise")
    ann.roll()
    ann.choose()
    ann.confirm()
    ann.at_table(2)
    ann.go("/daily")
    ann.sees("streak", days=0)

"""The day's challenge on a phone."""

from tests.e2e.days import first_day


def test_a_daily_is_played_ranked_and_told(morning, phone):
    first_day(morning, phone, "en")

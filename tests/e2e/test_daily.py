"""The day's challenge on a phone."""

from tests.e2e.days import two_days


def test_a_daily_is_played_ranked_and_told_and_the_next_day_makes_a_streak_of_two(morning, phone):
    two_days(morning, phone, "en")

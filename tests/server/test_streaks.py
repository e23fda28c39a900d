"""Thirty histories: days done and missed, and the streak that they are on the last day, at a time of that day."""

import pytest

from server.daily import dates
from server.records.streaks import Streak, streak

FIRST = "2026-03-01"
"""The first letter's day. `x` is a day done, `.` a day missed; the last letter is today."""


def at(history, time="12:00"):
    days = [dates.after(FIRST, number) for number, letter in enumerate(history) if letter == "x"]
    hours, minutes = map(int, time.split(":"))
    today = dates.after(FIRST, len(history) - 1)
    return streak(days, dates.begins(today) + (hours * 60 + minutes) * 60_000)


WEEK = "x" * 7
HISTORIES = [
    # history, time of the last day, current, best, freezes, today
    (".", "12:00", 0, 0, 0, False),
    ("x", "12:00", 1, 1, 0, True),
    ("x.", "12:00", 1, 1, 0, False),
    ("x.", "00:00", 1, 1, 0, False),
    ("xx", "12:00", 2, 2, 0, True),
    ("x..", "12:00", 0, 1, 0, False),
    ("x..", "00:59", 1, 1, 0, False),
    ("x..", "01:00", 0, 1, 0, False),
    ("x.x", "00:30", 2, 2, 0, True),
    ("x.x", "01:00", 1, 1, 0, True),
    ("x.x", "12:00", 1, 1, 0, True),
    ("xxx.xx", "12:00", 2, 3, 0, True),
    ("xxxxxx", "12:00", 6, 6, 0, True),
    (WEEK, "12:00", 7, 7, 1, True),
    (WEEK + ".", "12:00", 7, 7, 1, False),
    (WEEK + "..", "12:00", 7, 7, 0, False),
    (WEEK + "..", "00:59", 7, 7, 1, False),
    (WEEK + ".x", "12:00", 8, 8, 0, True),
    (WEEK + ".x", "00:30", 8, 8, 1, True),
    (WEEK + "...", "12:00", 0, 7, 0, False),
    (WEEK + "..x", "12:00", 1, 7, 0, True),
    (WEEK + ".x..", "12:00", 0, 8, 0, False),
    (WEEK + ".xxxxxx", "12:00", 13, 13, 0, True),
    (WEEK + ".xxxxxxx", "12:00", 14, 14, 1, True),
    (WEEK * 2, "12:00", 14, 14, 2, True),
    (WEEK * 2 + "..x", "12:00", 15, 15, 0, True),
    (WEEK * 2 + "...x", "12:00", 1, 14, 0, True),
    (WEEK + "..." + WEEK, "12:00", 7, 7, 1, True),
    (WEEK + "..." + WEEK + ".x", "12:00", 8, 8, 0, True),
    ("x" * 70, "12:00", 70, 70, 10, True),
    ("x" * 70 + "." * 10 + "x", "12:00", 71, 71, 0, True),
    ("x" * 70 + "." * 11 + "x", "12:00", 1, 70, 0, True),
]


@pytest.mark.parametrize(("history", "time", "current", "best", "freezes", "today"), HISTORIES)
def test_a_history_is_this_streak(history, time, current, best, freezes, today):
    assert at(history, time) == Streak(current, best, freezes, today)


def test_neither_order_nor_doubles_matter():
    days = ["2028-02-29", "2028-02-28", "2028-03-01", "2028-02-29"]
    assert streak(days, dates.begins("2028-03-01")) == Streak(3, 3, 0, True)


def test_a_day_that_is_still_to_come_is_not_counted():
    assert streak(["2026-03-02"], dates.begins("2026-03-01")) == Streak(0, 0, 0, False)

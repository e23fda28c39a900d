"""Days are dates in UTC: over both summer-time changes, leap days and in every zone."""

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from server.daily import dates

HOUR = 3_600_000


def ms(moment):
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


@pytest.mark.parametrize("zone", ["Europe/Athens", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"])
@pytest.mark.parametrize(
    "changes", ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"]
)
def test_ids_step_by_one_over_a_change_of_summer_time_wherever_the_player_is(zone, changes):
    there = ZoneInfo(zone)
    noon = datetime.fromisoformat(f"{changes}T12:00").replace(tzinfo=UTC)
    hours = [(noon + timedelta(hours=hour)).astimezone(there) for hour in range(-36, 37)]
    ids = [dates.today(round(hour.timestamp() * 1000)) for hour in hours]
    days = list(dict.fromkeys(ids))
    assert days == [dates.after(days[0], day) for day in range(4)]
    assert ids == sorted(ids)


@pytest.mark.parametrize("offset", range(-12, 15))
def test_at_one_moment_it_is_the_same_day_in_every_zone(offset):
    for moment in ("00:00:00", "11:30:00", "23:59:59"):
        utc = datetime.fromisoformat(f"2026-06-15T{moment}+00:00")
        local = utc.astimezone(timezone(timedelta(hours=offset)))
        assert dates.today(round(local.timestamp() * 1000)) == "2026-06-15"


def test_the_countdown_reaches_zero_when_the_id_changes():
    midnight = ms("2026-11-30T00:00:00+00:00")
    for before in (1, 999, 1000, 59_000, 86_399_999):
        assert dates.until_next(midnight - before) == before
        assert dates.today(midnight - before) == "2026-11-29"
    assert dates.today(midnight) == "2026-11-30"
    assert dates.until_next(midnight) == dates.DAY_MS


@pytest.mark.parametrize(
    ("day", "next_day"),
    [
        ("2028-02-28", "2028-02-29"),
        ("2028-02-29", "2028-03-01"),
        ("2026-02-28", "2026-03-01"),
        ("2026-12-31", "2027-01-01"),
        ("2100-02-28", "2100-03-01"),
    ],
)
def test_the_next_day(day, next_day):
    assert dates.after(day) == next_day
    assert dates.after(next_day, -1) == day
    assert dates.ends(day) == dates.begins(next_day)
    assert dates.today(dates.ends(day)) == next_day
    assert dates.today(dates.ends(day) - 1) == day


def test_a_day_closes_an_hour_after_it_ends():
    assert dates.closes("2026-11-29") == ms("2026-11-30T01:00:00+00:00")


@pytest.mark.parametrize(
    "text", ["2026-02-29", "2026-2-3", "20260203", "2026-W05-1", "today", "", "2026-11-30 ", "٢٠٢٦-١١-٣٠", "0000-01-01"]
)
def test_what_is_no_day(text):
    assert not dates.is_day(text)

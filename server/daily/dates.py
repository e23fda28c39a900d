"""Days as the world counts them: dates in UTC, an hour of grace. Pure; every time is in milliseconds."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY_MS = 86_400_000
GRACE_MS = 3_600_000
"""What was begun on a day may be finished so much later."""
KEPT_MS = 400 * DAY_MS
"""How long days, boards and games are kept."""


def today(now: int) -> str:
    """The id of the day that it is then."""
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def begins(day: str) -> int:
    """When a day begins."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()) * 1000


def ends(day: str) -> int:
    """When the next day begins."""
    return begins(day) + DAY_MS


def closes(day: str) -> int:
    """When nothing of a day can be finished any more."""
    return ends(day) + GRACE_MS


def until_next(now: int) -> int:
    """Milliseconds until the next day begins, at least 1."""
    return ends(today(now)) - now


def after(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is the id of a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False

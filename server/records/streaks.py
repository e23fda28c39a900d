"""How many days in a row somebody has finished a challenge of the day. Pure: read off the stored results each time.

Every seventh day of a streak earns a freeze. A day without a finished challenge costs one, and the streak goes on but
does not grow; without a freeze it ends, once that day has closed, and its freezes end with it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Record
from server.daily import dates

EARNED_EVERY = 7
"""Days of a streak for a freeze."""


class Streak(Record, frozen=True):
    """A person's days."""

    current: int
    best: int
    freezes: int
    """Days that may still be missed."""
    today: bool
    """Whether today is done."""


def streak(days: Iterable[str], now: int) -> Streak:
    """The streak of who has finished a challenge of these days, in any order, as it stands now (milliseconds)."""
    done, today = frozenset(days), dates.today(now)
    current = best = freezes = 0
    day = min(done, default=today)
    while day <= today:
        if day in done:
            current += 1
            freezes += current % EARNED_EVERY == 0
        elif dates.closes(day) <= now:
            current, freezes = (current, freezes - 1) if freezes else (0, 0)
        best = max(best, current)
        day = dates.after(day)
    return Streak(current, best, freezes, today in done)

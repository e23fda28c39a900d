"""How much is allowed of something: a rate that is refused beyond or kept by waiting, and so many at the same time."""

from __future__ import annotations

import math
import threading
import time
from collections import Counter
from collections.abc import Callable

from engine.game import Record


class Rate(Record, frozen=True):
    """`burst` at once, and one more every `every` seconds."""

    burst: int
    every: float


class Allowance:
    """A rate for each of many, who are named by texts. Nothing is remembered of those who have the whole burst left."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._every = rate.every
        self._span = rate.burst * rate.every
        self._clock = clock
        self._whole: dict[str, float] = {}
        """When each will have all of it again."""
        self._crowded = 1024

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._whole)

    def wait(self, who: str) -> int:
        """Seconds until there is something left, rounded up; 0: there is."""
        now = self._clock()
        return max(0, math.ceil(self._whole.get(who, now) + self._every - self._span - now))

    def spend(self, who: str) -> int:
        """Use one if there is one left, and return 0; otherwise the seconds until there will be."""
        wait = self.wait(who)
        if wait == 0:
            now = self._clock()
            self._whole[who] = max(self._whole.get(who, now), now) + self._every
            self._tidy(now)
        return wait

    def fresh(self, who: str) -> bool:
        """Whether nothing of it is spent."""
        return self._whole.get(who, 0) <= self._clock()

    def _tidy(self, now: float) -> None:
        """Forget who has all of it again, as often as the number of the others has doubled."""
        if len(self._whole) > self._crowded:
            for who, whole in list(self._whole.items()):
                if whole <= now:
                    self._whole.pop(who, None)
            self._crowded = max(1024, 2 * len(self._whole))


class Pace:
    """A rate for one, kept by waiting."""

    def __init__(self, rate: Rate) -> None:
        self._every = rate.every
        self._span = rate.burst * rate.every
        self._whole = 0.0

    def keep(self) -> None:
        """Return when the next one may come."""
        now = time.monotonic()
        self._whole = max(self._whole, now) + self._every
        if self._whole - now > self._span:
            time.sleep(self._whole - now - self._span)


class Places:
    """At most `most` at the same time for each of many, who are named by texts."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inner = threading.Lock()
        self._taken = Counter[str]()

    def __len__(self) -> int:
        """How many have any."""
        return len(self._taken)

    def take(self, who: str) -> bool:
        """Whether there was one left; it is taken now."""
        with self._inner:
            if self._taken[who] >= self._most:
                return False
            self._taken[who] += 1
            return True

    def leave(self, who: str) -> None:
        """Give one back that was taken."""
        with self._inner:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]

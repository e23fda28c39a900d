"""When to look: the deadlines of all rooms, in the order in which they fall due."""

from __future__ import annotations

import time

from server.store.dial import Argument
from server.store.kept import DEADLINES, SWEPT, Kept
from server.store.scripts import Script

SWEEP = Script("sweep")


class Watched(Kept):
    """One sorted set by time. A member is `CODE:game_no:turn:KIND`; what it means is the clock's business."""

    def watch(self, member: str, due: int) -> None:
        """Look at this deadline at `due`, milliseconds of the store's clock; an earlier `due` of it is forgotten."""
        self._line.ask(("ZADD", DEADLINES, due, member))

    def unwatch(self, member: str) -> None:
        """Take a deadline out of the index."""
        self._line.ask(("ZREM", DEADLINES, member))

    def due(self, ahead: int = 0) -> list[tuple[str, int]]:
        """The deadlines to look at now, or in so many milliseconds, the oldest first, with their times.

        They stay until `unwatch`.
        """
        return self._until(self.clock() + ahead)

    def all_watched(self) -> list[tuple[str, int]]:
        """All deadlines, the next first, with their times."""
        return self._until("+inf")

    def swept(self, gap: int = 5_000) -> int | None:
        """Milliseconds since any process last called this; None: never before.

        When that is longer than `gap`, or never, every deadline up to `gap` from now is put off until then in the same
        step: no process fires one while the caller opens the turns again.
        """
        asked = time.monotonic()
        now, since = SWEEP.run(self._line, (SWEPT, DEADLINES), gap)
        self._learn(asked, now)
        return None if since < 0 else since

    def _until(self, due: Argument) -> list[tuple[str, int]]:
        [found] = self._line.ask(("ZRANGEBYSCORE", DEADLINES, "-inf", due, "WITHSCORES"))
        return [(member.decode(), int(when)) for member, when in zip(found[::2], found[1::2], strict=True)]

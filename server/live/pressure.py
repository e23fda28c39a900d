"""More than a process can do: some is refused at once, so that what is accepted is still done in time."""

from __future__ import annotations

from collections.abc import Callable

ROUND = 0.008
"""Seconds that a round of everything that is in work may take. An answer takes some four of them, and as long again for
each who is before it in its room."""
FEWEST = 8
"""So many at least may be answered at the same time: with fewer the process would wait for the store."""
LESS = 0.9
"""What is left, after a round that took too long, of how many may be answered at the same time."""
CROWDED = 1 / 3
"""How much of the patience is left when more is asked for than can be done."""


class Pressure:
    """How much may be in work at the same time: less after each round that took too long, else slowly more.

    That is how TCP finds out what a line carries. It is the process itself that is watched, not how long answers take:
    a store that is far away, or does not answer, is no reason to refuse anybody. What may not be begun yet waits, and
    what has waited for too long is refused. That costs next to nothing, so however many ask, the wait stays about that
    long. A crowd that comes all at once is borne with; not so one that does not end.
    """

    def __init__(self, being_answered: Callable[[], int], patience: float, tell: Callable[[float], None]) -> None:
        """`patience`: seconds that a request may wait to be begun. `tell(waited)` hears of each that is refused."""
        self._being_answered = being_answered
        self._patience = patience
        self._tell = tell
        self._waited = 0.0
        self._refusing = False
        self.most = 4.0 * FEWEST
        """So many may be answered at the same time now."""

    def admits(self, waited: float, standing: float) -> bool:
        """Whether the request that has waited longest is to be begun now; `refuses` says whether only to be refused.

        `waited`: the seconds it has waited; `standing`: the seconds since when there has always been one waiting.
        """
        patience = self._patience if standing < self._patience else self._patience * CROWDED
        self._waited, self._refusing = waited, waited > patience
        return self._refusing or self._being_answered() < self.most

    def refuses(self) -> bool:
        """Whether the request that is just being begun is refused."""
        if self._refusing:
            self._tell(self._waited)
        return self._refusing

    def done(self) -> None:
        """All that were admitted are begun: whatever begins now has not waited, and is not refused."""
        self._refusing = False

    def passed(self, seconds: float) -> None:
        """A round of the hub took so many seconds, while a request waited: fewer, or more, are admitted from now on."""
        self.most = max(FEWEST, LESS * self.most) if seconds > ROUND else self.most + 1

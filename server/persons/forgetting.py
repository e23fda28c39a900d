"""Whoever wants to be forgotten: no board, no table and no game names them any more."""

from __future__ import annotations

import engine
from server.daily import dates
from server.daily.boards import Boards, Challenge
from server.records.records import Records, games_key
from server.records.scores import Scores, results_key
from server.store.store import Store


class Forgetting:
    """Takes a person out of everything that finished games have come to."""

    def __init__(self, store: Store) -> None:
        self._line = store.line
        self._now = store.now
        self._boards, self._scores, self._records = Boards(store.line), Scores(store.line), Records(store.line)

    def forget(self, person: str) -> None:
        """Forget a person. Raises `StoreAway`; doing it again then does the rest."""
        self._boards.forget(self._challenges(), person)
        rows = self._scores.of(person)
        for row in rows:
            self._scores.forget(row)
        # The best results are kept longer than it is noted where somebody played.
        for id in {*self._records.of(person), *(row.id for row in rows)}:
            self._records.forget(id, person)
        # What says where the person is found goes last.
        self._line.ask(("DEL", results_key(person), games_key(person)))

    def _challenges(self) -> list[Challenge]:
        today = dates.today(self._now())
        days = [dates.after(today, -back) for back in range(dates.KEPT_MS // dates.DAY_MS + 2)]
        return [
            Challenge(day, game, name) for day in days for game, rules in engine.GAMES.items() for name in rules.dailies
        ]

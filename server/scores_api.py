"""The HTTP side of what is remembered: high scores, a person's own figures, finished games."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response, request

from server import dates, showing
from server.api import answer, guarded
from server.config import Config
from server.daily import Days
from server.identity import Identities
from server.records import Records
from server.refusals import Refused
from server.room import game_called
from server.scores import Row, Scores, ranked
from server.statistics import statistics
from server.streaks import streak

SHOWN = 100
"""Lines of a table that are shown."""
LOOKED_AT = 200
"""Lines that are looked at for that: some may be of a day that has not closed."""


class ScoresApi:
    """The views."""

    def __init__(self, identities: Identities, days: Days, scores: Scores, records: Records, config: Config) -> None:
        self._identities = identities
        self._days = days
        self._scores = scores
        self._records = records
        self._public_url = config.public_url

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("scores", self._public_url)
        routes.add_url_rule("/api/scores", "tables", self.tables)
        routes.add_url_rule("/api/scores/<game>/<table>", "table", self.table)
        routes.add_url_rule("/api/me/statistics", "mine", self.mine)
        routes.add_url_rule("/api/games/<id>", "game", self.game)
        return routes

    def tables(self) -> Response:
        """The tables in which there is anything."""
        found = [{"game": game, "table": table} for game, table in self._scores.tables()]
        return answer(HTTPStatus.OK, ok=True, tables=found)

    def table(self, game: str, table: str) -> Response:
        """The best of everyone and my own best. Results of a day that has not closed are for their own person alone."""
        game_called(game)
        me = self._me()
        everyone = [at.row for at in self._scores.best(game, table, LOOKED_AT) if self._told(at.row, me)]
        own = [] if me is None else [row for row in self._scores.of(me) if (row.game, row.table) == (game, table)]
        return answer(
            HTTPStatus.OK,
            ok=True,
            everyone=showing.score_lines(ranked(everyone)[:SHOWN], me),
            mine=showing.score_lines(ranked(own)[:SHOWN], me),
        )

    def mine(self) -> Response:
        """My streak, and my figures in each table."""
        me = self._me()
        rows = [] if me is None else self._scores.of(me)
        days = [row.day for row in rows if row.day is not None]
        return answer(HTTPStatus.OK, ok=True, streak=streak(days, self._days.now()), tables=statistics(rows))

    def game(self, id: str) -> Response:
        """A finished game; one of a day that has not closed for its own player alone, and without the seed."""
        record, me = self._records.get(id), self._me()
        if record is None:
            raise Refused("unknown_record")
        sealed = record.daily is not None and not self._days.closed(record.daily.day)
        if record.daily is not None and sealed and record.daily.owner != me:
            raise Refused("daily_private")
        return answer(HTTPStatus.OK, ok=True, record=showing.game(record, me, sealed=sealed))

    def _told(self, row: Row, me: str | None) -> bool:
        return row.day is None or row.person == me or self._days.now() >= dates.closes(row.day)

    def _me(self) -> str | None:
        identity = self._identities.known(request.headers.get("Cookie"))
        return None if identity is None else identity.person

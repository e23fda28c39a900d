"""The HTTP side of what is remembered: high scores, a person's own figures, finished games."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response

from server.daily import dates
from server.daily.challenges import Days
from server.records import showing
from server.records.measures import Measures
from server.records.records import GameRecord, Records
from server.records.scores import Row, Scores, ranked
from server.records.statistics import statistics
from server.records.streaks import streak
from server.refusals import Refused
from server.rooms.room import game_called
from server.web.answers import answer, guarded
from server.web.front import Front

SHOWN = 100
"""Lines of a table that are shown."""
LOOKED_AT = 200
"""Lines that are looked at for that: some may be of a day that has not closed."""


class ScoresApi:
    """The views of scores, figures and finished games."""

    def __init__(self, front: Front, days: Days, scores: Scores, records: Records, measures: Measures) -> None:
        self._front = front
        self._days = days
        self._scores = scores
        self._records = records
        self._measures = measures

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("scores", self._front.public_url)
        routes.add_url_rule("/api/scores", "tables", self.tables)
        routes.add_url_rule("/api/scores/<game>/<table>", "table", self.table)
        routes.add_url_rule("/api/me/statistics", "mine", self.mine)
        routes.add_url_rule("/api/games/<id>", "game", self.game)
        routes.add_url_rule("/api/games/<id>/par", "par", self.par)
        routes.add_url_rule("/api/games/<id>/review", "review", self.review)
        return routes

    def tables(self) -> Response:
        """The tables in which there is anything."""
        self._front.visitor()
        found = [{"game": game, "table": table} for game, table in self._scores.tables()]
        return answer(HTTPStatus.OK, ok=True, tables=found)

    def table(self, game: str, table: str) -> Response:
        """The best of everyone and my own best. Results of a day that has not closed are for their own person alone."""
        me = self._front.visitor()
        game_called(game)
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
        me = self._front.visitor()
        rows = [] if me is None else self._scores.of(me)
        days = [row.day for row in rows if row.day is not None]
        return answer(HTTPStatus.OK, ok=True, streak=streak(days, self._days.now()), tables=statistics(rows))

    def game(self, id: str) -> Response:
        """A finished game; one of a day that has not closed for its own player alone, and without the seed."""
        me, record = self._front.visitor(), self._records.get(id)
        if record is None:
            raise Refused("unknown_record")
        return answer(HTTPStatus.OK, ok=True, record=showing.game(record, me, sealed=self._sealed(record, me)))

    def par(self, id: str) -> Response:
        """What the dice of a finished game allow, as soon as that is worked out. A game may be recorded any moment."""
        me, record = self._front.visitor(), self._records.get(id)
        if record is None:
            return answer(HTTPStatus.OK, ok=True, par=None, coming=True, kept=False)
        self._sealed(record, me)
        measure = self._measures.of(record)
        coming = measure is None and game_called(record.game).measured
        return answer(HTTPStatus.OK, ok=True, par=showing.par(record, measure), coming=coming, kept=True)

    def review(self, id: str) -> Response:
        """What luck and choices did in a finished game, seat by seat, as soon as that is worked out."""
        me, record = self._front.visitor(), self._records.get(id)
        if record is None:
            return answer(HTTPStatus.OK, ok=True, review=None, coming=True)
        self._sealed(record, me)
        review = self._measures.review(record)
        coming = review is None and game_called(record.game).measured
        return answer(HTTPStatus.OK, ok=True, review=review, coming=coming)

    def _sealed(self, record: GameRecord, me: str | None) -> bool:
        """Whether others still play on the dice of a game. Raises `Refused`: daily_private."""
        sealed = record.daily is not None and not self._days.closed(record.daily.day)
        if record.daily is not None and sealed and record.daily.owner != me:
            raise Refused("daily_private")
        return sealed

    def _told(self, row: Row, me: str | None) -> bool:
        return row.day is None or row.person == me or self._days.now() >= dates.closes(row.day)

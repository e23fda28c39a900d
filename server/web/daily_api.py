"""The HTTP side of the challenges of a day: what is to be played, playing it, and how everybody did."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request

import engine
from engine.dice import commitment
from engine.game import Record
from server.daily import dates
from server.daily.attempts import Attempt
from server.daily.boards import Challenge
from server.daily.challenges import Days, Entered, first_roll
from server.records import showing
from server.records.scores import Scores
from server.records.streaks import streak
from server.web.answers import answer, guarded, own_url, parsed
from server.web.front import Front

TOP = 100
"""Lines of a board that are shown from its top …"""
AROUND = 5
"""… and before and after my own."""
LOOKING_BACK = 31
"""Of so many days, today included, it is told which are done."""


class PlayDaily(Record, frozen=True):
    """Somebody plays a challenge, as `name` if that is given."""

    name: str | None = None


class DailyApi:
    """The views of the challenges of a day."""

    def __init__(self, front: Front, days: Days, scores: Scores) -> None:
        self._front = front
        self._days = days
        self._boards = days.boards
        self._scores = scores

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("daily", self._front.public_url)
        routes.add_url_rule("/api/daily", "today", self.today)
        routes.add_url_rule("/api/daily/<game>/<name>", "archive", self.archive)
        routes.add_url_rule("/api/daily/<game>/<name>/play", "play", self.play, methods=["POST"])
        routes.add_url_rule("/api/daily/<game>/<name>/<day>", "day", self.day)
        routes.add_url_rule("/api/daily/<game>/<name>/<day>/play", "practise", self.practise, methods=["POST"])
        return routes

    def today(self) -> Response:
        """The challenges of today, what of yesterday I may still finish, and my streak."""
        me, now = self._front.visitor(), self._days.now()
        today = [
            Challenge(dates.today(now), game, name) for game, rules in engine.GAMES.items() for name in rules.dailies
        ]
        played = [] if me is None else [row.day for row in self._scores.of(me) if row.day is not None]
        return answer(
            HTTPStatus.OK,
            ok=True,
            day=dates.today(now),
            next_ms=dates.until_next(now),
            challenges=[self._brief(challenge, me) for challenge in today],
            unfinished=[] if me is None else self._unfinished(today, me),
            streak=streak(played, now),
            done=sorted({day for day in played if day > dates.after(dates.today(now), -LOOKING_BACK)}),
        )

    def archive(self, game: str, name: str) -> Response:
        """The days of a challenge that are kept, the newest first."""
        self._front.visitor()
        newest = self._days.challenge(game, name)
        days = [dates.after(newest.day, -back) for back in range(dates.KEPT_MS // dates.DAY_MS + 1)]
        kept = self._boards.drawn([Challenge(day, game, name) for day in days])
        return answer(HTTPStatus.OK, ok=True, days=[challenge.day for challenge in kept])

    def play(self, game: str, name: str) -> Response:
        """Begin, or go on with, the one attempt that counts."""
        challenge = self._days.challenge(game, name)

        def enter(me: str, called: str | None) -> Entered:
            if self._days.attempt(challenge, me) is None:
                self._front.throttle.room(request.environ)
            return self._days.play(me, called, challenge)

        return self._entered(enter, ranked=True)

    def practise(self, game: str, name: str, day: str) -> Response:
        """Play it again, or one of a day gone by: it counts for nothing."""
        challenge = self._days.challenge(game, name, day)

        def enter(me: str, called: str | None) -> Entered:
            self._front.throttle.room(request.environ)
            return self._days.practise(me, called, challenge)

        return self._entered(enter, ranked=False)

    def day(self, game: str, name: str, day: str) -> Response:
        """A challenge of a day: its board is for those who have finished theirs, and for all once the day is closed."""
        me, challenge = self._front.visitor(), self._days.challenge(game, name, day)
        (seed, seen), closed = self._days.look(challenge, me), self._days.closed(day)
        finished = seen.attempt is not None and seen.attempt.ended is not None
        return answer(
            HTTPStatus.OK,
            ok=True,
            day=day,
            game=game,
            name=name,
            options=engine.GAMES[game].dailies[name],
            closed=closed,
            closes_ms=max(0, dates.closes(day) - self._days.now()),
            commitment=commitment(seed),
            seed=seed.hex() if closed else None,
            opening=None if finished else first_roll(challenge, seed),
            players=seen.players,
            **self._board(challenge, me, seen.attempt, shown=closed or finished),
        )

    def _board(self, challenge: Challenge, me: str | None, attempt: Attempt | None, *, shown: bool) -> dict[str, Any]:
        ended = None if attempt is None else attempt.ended
        standing = None if me is None or ended is None else self._boards.standing(challenge, me, ended)
        mine = None if attempt is None else showing.mine(attempt.code, ended, standing)
        if not shown:
            return {"mine": mine, "board": None}
        windows = [(0, TOP - 1)] + ([] if standing is None else [showing.window(standing.place, AROUND)])
        top, *around = self._boards.lines(challenge, *windows)
        board = {
            "top": showing.lines(top, me),
            "neighbours": showing.lines(around[0] if around else [], me),
            "histogram": self._boards.spread(challenge),
        }
        return {"mine": mine, "board": board}

    def _brief(self, challenge: Challenge, me: str | None) -> dict[str, Any]:
        seed, seen = self._days.look(challenge, me)
        return {
            "game": challenge.game,
            "name": challenge.name,
            "commitment": commitment(seed),
            "players": seen.players,
            **self._board(challenge, me, seen.attempt, shown=False),
        }

    def _unfinished(self, today: list[Challenge], me: str) -> list[dict[str, Any]]:
        """What of the day before is begun, and may still be finished."""
        found = []
        for challenge in (Challenge(day, c.game, c.name) for day in self._days.open_days()[:-1] for c in today):
            attempt = self._days.attempt(challenge, me)
            if attempt is not None and attempt.ended is None:
                left = max(0, dates.closes(challenge.day) - self._days.now())
                told = {"day": challenge.day, "game": challenge.game, "name": challenge.name, "code": attempt.code}
                found.append(told | {"closes_ms": left})
        return found

    def _entered(self, enter: Callable[[str, str | None], Entered], *, ranked: bool) -> Response:
        """Let whoever asks enter a challenge, perhaps under a name."""
        with self._front.account.request() as item:
            me = self._front.asking().person
            item.request = wish = parsed(PlayDaily)
            self._front.throttle.look(request.environ)
            entered = enter(me, wish.name)
            item.code = entered.code
        return answer(
            HTTPStatus.OK if entered.resumed else HTTPStatus.CREATED,
            ok=True,
            code=entered.code,
            url=f"{self._front.public_url or own_url()}/r/{entered.code}",
            day=entered.day,
            ranked=ranked,
            finished=entered.finished,
        )

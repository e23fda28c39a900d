"""Works out what finished games were worth, one after the other."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, Protocol

import msgspec

from engine.dice import SeededDice
from engine.game import AnyGame, Measure, Record
from server.records.measures import Job, Measures
from server.records.records import GameRecord, Records
from server.rooms.room import game_called, options_for
from server.store.asked import StoreAway

TRIES: Final = 3
"""How often a job may be begun: one that ends its workers is given up."""
ALIVE_EVERY: Final = 5.0
"""Seconds between the signs of life of who works on a job."""

log = logging.getLogger(__name__)


class Judge(Protocol):
    """Works things out. What it raises is no more than a job that fails."""

    def review(self, record: GameRecord) -> Sequence[Record]:
        """What luck and choices did in a game."""

    def measure(self, record: GameRecord) -> Measure:
        """What a game's dice allow."""


class Worker:
    """One of any number of workers. A job that one leaves unfinished is done by another, and every job once."""

    def __init__(self, records: Records, measures: Measures, name: str, judge: Judge) -> None:
        """`name` is nobody else's."""
        self._records = records
        self._measures = measures
        self._name = name
        self._judge = judge

    def step(self) -> bool:
        """Do one job; whether there was one. Raises `StoreAway`."""
        job = self._measures.claim(self._name)
        if job is None:
            return False
        record = self._records.get(job.game)
        if record is not None and job.taken <= TRIES:
            try:
                with self._alive(job):
                    self._work_out(record)
            except StoreAway:
                raise
            except Exception:
                log.exception("a game could not be worked out")
        self._measures.done(job)
        return True

    def _work_out(self, record: GameRecord) -> None:
        """First what takes little time."""
        if self._measures.review(record) is None:
            self._measures.keep_review(record, self._judge.review(record))
        if self._measures.of(record) is None:
            self._measures.keep(record, self._judge.measure(record))

    @contextmanager
    def _alive(self, job: Job) -> Iterator[None]:
        """While this lasts, a sign of life is given now and then."""
        done = Event()

        def tell() -> None:
            while not done.wait(ALIVE_EVERY):
                try:
                    self._measures.alive(job, self._name)
                except StoreAway:
                    continue  # somebody else may begin with it meanwhile: what is found is kept once all the same

        telling = Thread(target=tell, daemon=True)
        telling.start()
        try:
            yield
        finally:
            done.set()
            telling.join()


class ByTheRules:
    """Judges by the rules of the games that there are."""

    def review(self, record: GameRecord) -> Sequence[Record]:
        """Raises `LookupError` where this server plays the game by other rules, or not at all any more."""
        game = _game(record)
        events = msgspec.convert(record.events, list[game.event])  # type: ignore[name-defined]
        return game.review(options_for(game, record.options), len(record.seats), events)

    def measure(self, record: GameRecord) -> Measure:
        """Raises as `review` does."""
        game = _game(record)
        dice = SeededDice(bytes.fromhex(record.seed))
        return game.measure(options_for(game, record.options), len(record.seats), dice)


def _game(record: GameRecord) -> AnyGame:
    game = game_called(record.game)
    if game.version != record.version:
        raise LookupError("the rules have changed")
    return game

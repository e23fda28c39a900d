"""Measures the dice of finished games, one after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

from engine.dice import SeededDice
from engine.game import Measure
from server.records.measures import Dice, Job, Measures
from server.rooms.room import game_called, options_for
from server.store.connection import StoreAway

TRIES: Final = 3
"""How often a job may be begun: one that ends its workers is given up."""
ALIVE_EVERY: Final = 5.0
"""Seconds between the signs of life of who works on a job."""

log = logging.getLogger(__name__)


class Worker:
    """One of any number of workers. A job that one leaves unfinished is done by another, and every job once."""

    def __init__(self, measures: Measures, name: str, measure: Callable[[Dice], Measure | None]) -> None:
        """`name` is nobody else's."""
        self._measures = measures
        self._name = name
        self._measure = measure

    def step(self) -> bool:
        """Do one job; whether there was one. Raises `StoreAway`."""
        job = self._measures.claim(self._name)
        if job is None:
            return False
        if job.taken <= TRIES and not self._measures.known(job.dice):
            self._do(job)
        self._measures.done(job)
        return True

    def _do(self, job: Job) -> None:
        try:
            with self._alive(job):
                measure = self._measure(job.dice)
        except Exception:
            log.exception("dice could not be measured")
            return
        if measure is not None:
            self._measures.keep(job, measure)

    @contextmanager
    def _alive(self, job: Job) -> Iterator[None]:
        """While this lasts, a sign of life is given now and then."""
        done = Event()

        def tell() -> None:
            while not done.wait(ALIVE_EVERY):
                try:
                    self._measures.alive(job, self._name)
                except StoreAway:
                    continue  # somebody else may begin with it meanwhile: it is kept once all the same

        telling = Thread(target=tell, daemon=True)
        telling.start()
        try:
            yield
        finally:
            done.set()
            telling.join()


def measured(dice: Dice) -> Measure | None:
    """What dice allow; None: this server plays the game by other rules, or not at all any more."""
    game = game_called(dice.game)
    if game.version != dice.version or not game.measured:
        return None
    return game.measure(options_for(game, dice.options), SeededDice(bytes.fromhex(dice.seed)))

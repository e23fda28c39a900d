"""Turn deadlines: the loop that lets time play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

from server.config import Timings
from server.refusals import Refused
from server.rooms import deadlines, hints, play
from server.rooms.deadlines import Deadline
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway

LATE_COMMIT = 2_000
"""Milliseconds after which a deadline is looked at again whose turn has not opened yet: its commit is on the way."""

log = logging.getLogger(__name__)


class Clock:
    """Every process sweeps; whatever commits first counts, and firing twice is firing once."""

    def __init__(self, store: Store, tables: Tables, timings: Timings) -> None:
        self._store = store
        self._tables = tables
        self._timings = timings
        self._gap = round(timings.swept_gap * 1000)

    def sweep(self) -> None:
        """Look at every deadline that is due; after a gap, open every turn again instead. Raises `StoreAway`."""
        since = self._store.swept(self._gap)
        if since is None or since > self._gap:
            # Until they are looked at again the store has put the deadlines off, so nobody else fires one meanwhile.
            turns = {(d.code, d.game_no, d.turn): d for d in deadlines.known(self._store.all_watched())}
            self._each(self._reopen, turns.values())
        else:
            self._each(self._look, deadlines.known(self._store.due()))

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Sweep every `timings.sweep_every` seconds until `stop` says so. One background task."""
        while not stop():
            try:
                self.sweep()
            except StoreAway:
                pass  # the next sweep asks again
            except Exception:
                log.exception("a sweep failed")
            sleep(self._timings.sweep_every)

    def _each(self, step: Callable[[Deadline], None], found: Iterable[Deadline]) -> None:
        def take(those: list[Deadline]) -> None:
            for deadline in those:
                self._guarded(step, deadline)

        self._store.node_by_node(found, lambda deadline: deadline.code, take)

    def _guarded(self, step: Callable[[Deadline], None], deadline: Deadline) -> None:
        """Take a step for one deadline; what fails for one room must not stop the others' clocks."""
        try:
            step(deadline)
        except Refused as refusal:
            if refusal.reason == "unknown_room":  # else a newer server can read it
                self._store.unwatch(deadline.member)
        except StoreAway:
            raise
        except Exception:
            log.exception("a deadline could not be looked at")

    def _reopen(self, deadline: Deadline) -> None:
        self._tables.change(deadline.code, lambda room, _: play.reopen(room, deadline.game_no, deadline.turn))

    def _look(self, deadline: Deadline) -> None:
        """Fire, put back or forget one deadline, as the room in the store has it."""
        copy = self._tables.read(deadline.code)
        now = self._store.clock()
        if deadline in deadlines.of(copy.room):
            late = now - deadlines.due(deadline, copy.room, copy.opened, self._timings)
            if late < 0:
                return  # too early: reading it has put it back
            self._fire(deadline, late)
            copy = self._tables.read(deadline.code)
        if deadlines.to_come(deadline, copy.room):
            self._store.watch(deadline.member, now + LATE_COMMIT)
        elif deadline not in deadlines.of(copy.room):
            self._store.unwatch(deadline.member)

    def _fire(self, deadline: Deadline, late: int) -> None:
        """A clock that nobody looked at in time burns no turn: the turn opens again."""
        if deadline.kind == "clock" and late > self._gap:
            self._reopen(deadline)
            return
        if deadline.kind == "record":
            self._tables.change(deadline.code, lambda _, __: None)  # reading it in order to change it records it
            return
        if deadline.kind == "hint":
            self._tables.change(deadline.code, lambda room, _: hints.give_up(room, deadline.game_no))
            return
        fire = {"clock": play.expire, "auto": play.run_auto, "bot": play.run_bots}[deadline.kind]
        self._tables.change(deadline.code, lambda room, outside: fire(room, deadline.game_no, deadline.turn, outside))

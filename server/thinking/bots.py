"""Plays for the bots of all rooms, and thinks of hints, from what a player on their seat would see.

What comes of it takes the same way into a room as anybody's command.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engine.game import Hint
from server.config import Timings
from server.refusals import Refused
from server.rooms import deadlines, hints, moves, play
from server.rooms.bots import strength
from server.rooms.deadlines import Deadline
from server.rooms.requests import Play
from server.rooms.room import AnyRoom, Person, game_of
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway

SPREAD = 16
"""Steps of a tenth of a second by which some bots take longer than others."""

log = logging.getLogger(__name__)


class Awaited(NamedTuple):
    """A turn that waits for a bot."""

    deadline: Deadline
    no: int


class Bots:
    """Any number of processes may play for the same bots: whatever commits first counts."""

    def __init__(self, store: Store, tables: Tables, timings: Timings) -> None:
        self._store = store
        self._tables = tables
        self._within = round(timings.bot_within * 1000)
        self._after = round(timings.bot_after * 1000)
        self._due: dict[Awaited, int] = {}
        """When a bot's next command is due, by the store's clock."""

    def look(self) -> None:
        """Think of every hint that is asked for, then play for every bot whose time has come. Raises `StoreAway`."""
        watched = deadlines.known(self._store.due(self._within))
        self._due = {awaited: due for awaited, due in self._due.items() if awaited.deadline in watched}
        self._store.node_by_node(watched.items(), lambda one: one[0].code, self._play_and_hint)

    def _play_and_hint(self, watched: list[tuple[Deadline, int]]) -> None:
        for deadline in [each for each, _ in watched if each.kind == "hint"]:
            self._guarded(self._hint, deadline)
        for deadline, due in watched:
            if deadline.kind == "bot":
                self._guarded(self._turn, deadline, due - self._within)

    def _guarded(self, step: Callable[..., None], deadline: Deadline, *more: int) -> None:
        """Take a step for one deadline; what fails for one room must not keep the others waiting."""
        try:
            step(deadline, *more)
        except StoreAway:
            raise
        except Refused:
            pass  # the room has gone: the clock forgets the deadline
        except Exception:
            log.exception("a bot could not play")

    def _hint(self, deadline: Deadline) -> None:
        """Think for who plays alone and has asked."""
        room = self._tables.read(deadline.code).room
        if deadline in deadlines.of(room) and room.asked is not None:
            found = hinted(room, room.asked.seat)
            self._tables.change(room.code, lambda newest, _: hints.give(newest, found))

    def _turn(self, deadline: Deadline, opened: int) -> None:
        """Play for the bots of one turn."""
        if any(a.deadline == deadline for a in self._due) and not self._comes(deadline):
            return
        room = self._tables.read(deadline.code).room
        if deadline not in deadlines.of(room):
            return
        for bot in play.idle_bots(room):
            awaited = Awaited(deadline, bot.no)
            longer = 100 * ((7 * bot.no + deadline.turn) % SPREAD)
            due = self._due.setdefault(awaited, opened + self._after + longer)
            if due <= self._store.clock():
                self._play(room, bot)
                self._due[awaited] = self._store.clock() + self._after

    def _comes(self, deadline: Deadline) -> bool:
        now = self._store.clock()
        return any(due <= now for awaited, due in self._due.items() if awaited.deadline == deadline)

    def _play(self, room: AnyRoom, bot: Person) -> None:
        do = Play(room.game_no, thought(room, bot))
        self._tables.change(room.code, lambda newest, _: moves.play_bot(newest, bot.no, do))


def thought(room: AnyRoom, bot: Person) -> object:
    """The command of a bot, as a client would send it. It is shown what everybody sees, and what only its seat does."""
    game = game_of(room)
    if bot.seat is None:
        raise LookupError("this bot has no seat")
    seen = game.view(room.state), game.secret(room.state, bot.seat)
    return msgspec.to_builtins(game.think(*seen, bot.seat, min(strength(bot), game.strengths)))


def hinted(room: AnyRoom, seat: int) -> Hint:
    """A hint for a seat, from what everybody sees and what only this seat does."""
    game = game_of(room)
    return game.hint(game.view(room.state), game.secret(room.state, seat), seat)

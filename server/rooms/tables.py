"""The one funnel in: every change of a room is decided on a copy and committed if that copy still is the newest."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.dice import SEED_BYTES
from engine.game import Illegal
from server.config import Timings
from server.refusals import Refused
from server.rooms import codes, history, play, room
from server.rooms.codec import codec
from server.rooms.copies import Copy
from server.rooms.history import LogEntry, Recording
from server.rooms.locks import Locks
from server.rooms.lookout import Lookout, counts_anew
from server.rooms.requests import Act, Play
from server.rooms.room import AnyRoom, Change, Outside
from server.store.store import Commit, Log, Store, StoreAway, Stored

ATTEMPTS = 30
"""How often a change is decided again because other processes were faster."""
LONGEST_WAIT = 0.05
"""Seconds, at most, before deciding again."""

Pure = Callable[[AnyRoom, Outside], Change | None]

MakeRecord = Callable[[AnyRoom, int, Log], None]
"""Makes the finished game of a room, which ended then by the store's clock, a lasting record, out of the room's log:
once, however often it is called. Raises `StoreAway`."""


class _Asked(NamedTuple):
    """A change somebody wants: `person` and `id` name the request, None for the table's own."""

    code: str
    pure: Pure
    person: str | None = None
    id: str | None = None
    presence: bool = True
    """Whether it matters who is present."""


class Tables:
    """The rooms of the store as this process sees them, with the newest copy of each room that is kept."""

    def __init__(self, store: Store, timings: Timings, record: MakeRecord) -> None:
        self._store = store
        self._record = record
        self._lookout = Lookout(store, timings)
        self._locks = Locks()
        self._kept: dict[str, Copy | None] = {}
        self._doubted: dict[str, Copy] = {}
        self._committing: dict[str, tuple[bytes, AnyRoom]] = {}
        """What is being committed here: it is heard of like any other change, and need not be decoded."""

    def create(self, game: str, options: object, host: str | None) -> str:
        """Open a room and return its code. Raises `Refused` (unknown_game, bad_options) and `StoreAway`."""
        while not self.found(new := room.create(codes.draw(secrets.randbelow), game, options, host)):
            pass
        return new.code

    def found(self, new: AnyRoom) -> bool:
        """Open this room. False: its code is taken. Raises `StoreAway`."""
        for each in new.people:
            self._store.belongs(each.person, new.code)
        entry = msgspec.json.encode(history.creation())
        return self._store.create(new.code, new.game, codec(new.game).encode(new), entry, room.lifetime(new))

    def act(self, person: str, act: Act) -> int:
        """Do what a person asks, once, and return the version that holds it.

        Raises `Refused`, `Illegal`, and `StoreAway` (unknown: ask again with the same id).
        """

        def pure(room: AnyRoom, outside: Outside) -> Change | None:
            return play.apply(room, person, act.do, outside)

        return self._settle(_Asked(act.code, pure, person, act.id, presence=not isinstance(act.do, Play)))

    def change(self, code: str, pure: Pure) -> int:
        """Make a change of the table's own. Raises as `act` does."""
        return self._settle(_Asked(code, pure))

    def view(self, code: str) -> Copy:
        """The newest copy this process has. Raises as `read` does."""
        return self._kept.get(code) or self.read(code)

    def at_hand(self, code: str) -> Copy | None:
        """The newest copy this process has; None: it has none, or one in doubt."""
        return None if code in self._doubted else self._kept.get(code)

    def read(self, code: str) -> Copy:
        """The room as the store has it now. Raises `Refused` (unknown_room, newer_format) and `StoreAway`."""
        copy, lost = self._load(code)
        if lost is not None:
            self._doubted.setdefault(code, lost)
        return copy

    def doubt(self) -> None:
        """The store may be another one now, or may have lost what it had: what is known here has to be compared."""
        for code, copy in list(self._kept.items()):
            if copy is not None:
                self._doubted.setdefault(code, copy)

    def checked(self, code: str) -> tuple[Copy, bool]:
        """The newest copy, and whether it lacks moves that this process knew of. Each doubt is settled once.

        Raises as `read` does.
        """
        known = self._doubted.pop(code, None)
        if known is None:
            return self.view(code), False
        try:
            copy, lost = self._load(code)
            return copy, lost is not None or not self._became(code, known, copy)
        except StoreAway:
            self._doubted.setdefault(code, known)
            raise

    def keep(self, code: str) -> None:
        """Keep the newest copy of a room from now on; what is published has to be told to `heard`."""
        self._kept.setdefault(code, None)

    def drop(self, code: str) -> None:
        """Keep no copy of a room any more."""
        self._kept.pop(code, None)
        self._doubted.pop(code, None)

    def heard(self, code: str, stored: Stored | None) -> None:
        """Take in what was published of a room; None: it was removed."""
        if stored is not None:
            record, ours = self._committing.get(code, (b"", None))
            self._keep(code, Copy(stored, ours if record == stored.record else None))
        elif code in self._kept:
            self._kept[code] = None

    def _load(self, code: str) -> tuple[Copy, Copy | None]:
        """The room as the store has it now, and the kept copy if the store has it no more."""
        before = self._kept.get(code)
        stored = self._store.load(code)
        if stored is None:
            if code in self._kept:
                self._kept[code] = None
            raise Refused("unknown_room")
        copy = Copy(stored)
        lost = before if before is not None and not copy.may_follow(before) else None
        if lost is not None and self._kept.get(code) is lost:
            self._kept[code] = None  # what the store has now is true
        self._keep(code, copy)
        self._lookout.again(copy, stored.now)
        return copy, lost

    def _became(self, code: str, known: Copy, copy: Copy) -> bool:
        """Whether a copy holds all that a known one did; what the log holds no more was of an earlier game."""
        if copy.version > known.version:
            return self._store.mark(code, known.version) in (None, known.mark)
        return copy.may_follow(known)

    def _keep(self, code: str, copy: Copy) -> None:
        if code in self._kept:
            kept = self._kept[code]
            if kept is None or kept.version < copy.version:
                self._kept[code] = copy

    def _settle(self, asked: _Asked) -> int:
        """Decide and commit. A refusal, or that there is nothing to do, is only spoken from a copy just read."""
        with self._locks.hold(asked.code):
            copy = self._kept.get(asked.code)
            if copy is not None and (version := self._attempt(asked, copy, fresh=False)) is not None:
                return version
            for _ in range(ATTEMPTS):
                if (version := self._attempt(asked, self.read(asked.code), fresh=True)) is not None:
                    return version
                time.sleep(random.uniform(0, LONGEST_WAIT))  # noqa: S311
        raise StoreAway("others were faster every time")

    def _attempt(self, asked: _Asked, copy: Copy, *, fresh: bool) -> int | None:
        """The version reached; None: decide again on a fresh copy."""
        try:
            if copy.room.unrecorded:
                self._make_record(asked.code, copy)
                return None
            change = asked.pure(copy.room, self._outside(asked, copy))
        except (Refused, Illegal):
            version = self._accepted(asked) if fresh else None
            if fresh and version is None:
                raise
            return version
        if change is None:
            return (self._accepted(asked) or copy.version) if fresh else None
        return self._commit(asked, copy, change, fresh=fresh)

    def _outside(self, asked: _Asked, copy: Copy) -> Outside:
        ago: Mapping[str, int] = self._store.presence(asked.code) if asked.presence else {}
        return Outside(version=copy.version + 1, seed=secrets.token_bytes(SEED_BYTES), now=self._store.clock(), ago=ago)

    def _accepted(self, asked: _Asked) -> int | None:
        """A request whose ack was lost may be refused now, or change nothing, for its own effect: it was accepted."""
        if asked.person is None or asked.id is None:
            return None
        return self._store.accepted(asked.code, asked.person, asked.id)

    def _commit(self, asked: _Asked, copy: Copy, change: Change, *, fresh: bool) -> int | None:
        """The version reached; None: others were faster, or a request came again whose effect is not known here yet."""
        self._lookout.begin(copy, change)
        commit = _commit(asked, copy, change)
        self._committing[asked.code] = commit.record, change.room
        try:
            committed = self._store.commit(commit)
        finally:
            del self._committing[asked.code]
        if committed is None or (committed.repeated and not fresh):
            return None
        if not committed.repeated:
            made = Copy(committed.stored(commit), change.room)
            self._keep(asked.code, made)
            if change.room.unrecorded:
                self._make_record(asked.code, made)
        return committed.version

    def _make_record(self, code: str, copy: Copy) -> None:
        """Let the game that is over become a lasting record, and the room know that it has."""
        over = copy.room
        self._record(over, copy.opened, self._store.log(code))
        recorded = Change(replace(over, unrecorded=False), LogEntry(None, Recording(over.game_no)))
        if self._commit(_Asked(code, lambda _, __: recorded), copy, recorded, fresh=True) is not None:
            self._lookout.end(over)


def _commit(asked: _Asked, copy: Copy, change: Change) -> Commit:
    return Commit(
        code=asked.code,
        base=copy.version,
        game=change.room.game,
        record=codec(change.room.game).encode(change.room),
        entry=msgspec.json.encode(change.entry),
        person=asked.person,
        id=asked.id,
        opens=counts_anew(change),
        begins=change.begins,
        mark=copy.mark,
        keep=room.lifetime(change.room),
    )

"""What the server keeps: rooms, their logs, who is there, when to look. It knows bytes and versions, never a `Room`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from server.store import formats
from server.store.asked import StoreAway
from server.store.attendance import Attendance
from server.store.channels import Channels
from server.store.disk import touched
from server.store.kept import log_key, milliseconds, online_key, room_key
from server.store.lines import Lines
from server.store.persons import REMOVED, Persons
from server.store.published import Published, Removed, Said, heard
from server.store.scripts import Script
from server.store.stored import Commit, Committed, Stored
from server.store.trouble import Trouble, named
from server.store.watched import Watched

__all__ = ["Commit", "Committed", "Published", "Store", "StoreAway", "Stored"]

COMMIT = Script("commit")
FIELDS = ("version", "opened", "game", "room", "mark", "format")
MARK_BYTES = 6
FORMAT = "format"


T = TypeVar("T")
Log = list[tuple[int, bytes]]
"""Versions and entries, oldest first."""


class Store(Attendance, Persons, Watched):
    """Everything that outlives a process. One object for each process, for any number of threads (or greenlets).

    Every method may raise `StoreAway`, at the latest after the time limit of the commands. Nothing is retried inside:
    what is unknown is said to be unknown.
    """

    def __init__(
        self, url: str, *, limit: float = 2.0, keep: float = 86_400, ahead: Callable[[], int] = lambda: 0
    ) -> None:
        """As `Kept`."""
        super().__init__(url, limit=limit, keep=keep, ahead=ahead)
        self._channels: Channels | None = None
        self._lines: list[Lines] = []
        self.raced = 0
        """How often a commit was not done because the room had another version."""

    def create(self, code: str, game: str, record: bytes, entry: bytes, keep: int | None = None) -> bool:
        """Save a new room as version 1. False: the code is taken, nothing was done."""
        opening = Commit(code, 0, game, record, entry, None, None, opens=True, begins=False, keep=keep)
        return self.commit(opening) is not None

    def load(self, code: str) -> Stored | None:
        """The room as it is now; None: there is no such room (any more)."""
        asked = time.monotonic()
        found, now = self._line.ask(("HMGET", room_key(code), *FIELDS), ("TIME",))
        read = self._learn(asked, milliseconds(now))
        version, opened, game, record, mark, format = found
        if version is None:
            return None
        return Stored(int(version), int(opened), read, game.decode(), record, int(mark or 0), int(format or 1))

    def accepted(self, code: str, person: str, id: str) -> int | None:
        """The version that an accepted request of this person got; None: not among the person's last 16."""
        [ids] = self._line.ask(("HGET", room_key(code), f"ids:{person}"))
        known = dict(word.split(b"=") for word in (ids or b"").split())
        version = known.get(id.encode())
        return None if version is None else int(version)

    def commit(self, commit: Commit) -> Committed | None:
        """Save, log and publish in one step. None: nothing was done, since the room has another version or is gone.

        After None, `load` tells which: a `Stored` to decide on again, or None for a room that has expired.
        """
        asked = time.monotonic()
        mark = int.from_bytes(secrets.token_bytes(MARK_BYTES))
        reply = COMMIT.run(
            self._line,
            (room_key(commit.code), log_key(commit.code), online_key(commit.code)),
            commit.base,
            "" if commit.mark is None else commit.mark,
            commit.game,
            commit.record,
            commit.entry,
            commit.person or "",
            commit.id or "",
            int(commit.opens),
            int(commit.begins),
            commit.keep or self._keep,
            mark,
            formats.current(),
        )
        if reply is None:
            self.raced += 1
            return None
        version, opened, now, repeated = reply
        return Committed(version, opened, self._learn(asked, now), bool(repeated), mark)

    def log(self, code: str) -> Log:
        """The log since the current game began (or the room was made): versions and entries, oldest first."""
        [entries] = self._line.ask(("XRANGE", log_key(code), "-", "+"))
        return [(int(version.partition(b"-")[0]), fields[1]) for version, fields in entries]

    def mark(self, code: str, version: int) -> int | None:
        """The mark that a version has in the log; None: the log does not hold this version (any more)."""
        [entries] = self._line.ask(("XRANGE", log_key(code), version, version))
        return int(entries[0][0].partition(b"-")[2]) if entries else None

    def say(self, code: str, said: bytes) -> None:
        """Tell everybody who listens to a room something, in one line that is not kept."""
        self._line.ask(("SPUBLISH", room_key(code), said))

    def listen(
        self,
        on_published: Published,
        on_gap: Callable[[], None],
        on_doubt: Callable[[], None] = lambda: None,
        on_said: Said = lambda _code, _said: None,
        on_removed: Removed = lambda _: None,
    ) -> None:
        """Say, once and before the first `subscribe`, who hears of the rooms subscribed to.

        `on_published(code, stored)` is called for every commit, in the order of versions of a room, and must not wait:
        it holds up everything that is published. `on_gap()` is called, on a thread of its own that may take its time,
        when publications may have been missed and all subscriptions are confirmed again: read the rooms again.
        `on_doubt()` is called, and must not wait, whenever the store has been reached, before anything is asked of it:
        it may be another one, and may lack what the last one had. `on_said(code, said)` must not wait either, nor
        must `on_removed(who)`, told when a `person device` is removed or a `person` forgotten, once `hear_removals` was
        called.
        """
        self._reached = on_doubt
        take = heard(on_published, on_said, on_removed)
        self._channels = Channels(self._nodes, take, on_gap, on_doubt, limit=self._limit)

    def hear_removals(self) -> None:
        """Hear who is removed from now on. Raises as `subscribe` does."""
        self._publications().subscribe(REMOVED)

    def subscribe(self, code: str) -> None:
        """Hear of this room from now on: when this returns, the store has confirmed.

        Raises `StoreAway` when it has not; the room is then heard of, after a gap, once the store is back, unless
        `unsubscribe` undoes it. Calls for one room take effect in their order; subscribing twice is subscribing once.
        """
        self._publications().subscribe(room_key(code))

    def unsubscribe(self, code: str) -> None:
        """Hear no more of this room. Does not wait and never raises."""
        self._publications().unsubscribe(room_key(code))

    def _publications(self) -> Channels:
        if self._channels is None:
            raise RuntimeError("listen comes before subscribe")
        return self._channels

    def node_by_node(self, what: Iterable[T], code: Callable[[T], str], step: Callable[[list[T]], None]) -> None:
        """Take a step with everything that is about the rooms of a node, for each node; `code`: the room it is about.

        A node that is away keeps nobody from the others. Raises `StoreAway` when all that can be done is done.
        """
        groups: dict[str | None, list[T]] = {}
        for each in what:
            groups.setdefault(self._nodes.find(room_key(code(each))), []).append(each)
        missing: StoreAway | None = None
        for group in groups.values():
            try:
                step(group)
            except StoreAway as away:
                missing = away
        if missing is not None:
            raise missing

    def renew(self, code: str) -> None:
        """A sign of life: the room lives for `keep` seconds from now, if it would not live longer anyway."""
        keys = room_key(code), log_key(code), online_key(code)
        self._line.ask(*(("PEXPIRE", key, self._keep, "GT") for key in keys))

    def secret(self, name: str) -> bytes:
        """32 random bytes, as 64 hexadecimal digits: made once, shared by all processes of this store."""
        key = f"secret:{name}"
        secret: bytes = self._line.ask(("SET", key, secrets.token_hex(32), "NX"), ("GET", key))[1]
        return secret

    def trouble(self) -> Trouble | None:
        """What keeps any node of the store from saving, found out by saving something; None: all save. Never raises."""
        try:
            touches = (("SET", touched(tag), 1) for tag in self._line.tags())
            self._line.ask(("ZADD", FORMAT, "GT", formats.current(), "room"), *touches)
            [newest] = self._line.ask(("ZSCORE", FORMAT, "room"))
        except StoreAway as away:
            return named(away)
        return "newer_format" if newest is not None and int(newest) > formats.current() else None

    def another_line(self) -> Lines:
        """Connections of its own, for what may be slow. They end with the store."""
        self._lines.append(Lines(self._nodes, limit=self._limit))
        return self._lines[-1]

    def close(self) -> None:
        """End the connections. Whoever still waits gets `StoreAway`."""
        self._nodes.close()
        if self._channels is not None:
            self._channels.close()
        for line in (*self._lines, self._line):
            line.close()

"""Everything that a store holds, whatever it means: read out for keeping, and put back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, groupby
from typing import Any

from engine.game import Record
from server.store.asked import Command
from server.store.connection import Line
from server.store.dial import Reply
from server.store.kept import Kept, code_of, log_key, milliseconds, online_key, room_key

BATCH = 200
"""Keys that are asked for, or entries that are put back, in one piece."""


class Entry(Record, frozen=True):
    """One key. Everything the server stores is text."""

    key: str
    kind: str
    """What the store calls its type."""
    left: int | None
    """Milliseconds it has left to live; None: it stays."""
    value: Any
    """A text, a list of fields and values, of members and scores, or of ids each with fields and values."""


class Foreign(Exception):
    """There is a key that no server of this game writes. The text is one line for the operator."""


class Archive(Kept):
    """The keys of a store. Every method may raise `StoreAway`."""

    def taken(self) -> int:
        """The store's clock, in milliseconds."""
        return milliseconds(self._line.ask(("TIME",))[0])

    def size(self) -> int:
        """How many keys there are."""
        return sum(line.ask(("DBSIZE",))[0] for line in self._line.each())

    def keys(self, pattern: str = "*") -> list[str]:
        """The keys of this pattern, sorted. Those that come or go meanwhile may be missed."""
        return sorted({key for line in self._line.each() for key in _scanned(line, pattern)})

    def codes(self) -> list[str]:
        """The rooms there are."""
        return [code_of(key) for key in self.keys("room:{*}")]

    def left(self, code: str) -> int:
        """Milliseconds that a room has left to live without a sign of life."""
        left: int = self._line.ask(("PTTL", room_key(code)))[0]
        return left

    def close(self, code: str) -> bool:
        """Remove a room, and say so to every process that follows it; whether there was one."""
        removed: int = self._line.ask(
            ("MULTI",),
            ("DEL", room_key(code), log_key(code), online_key(code)),
            ("SPUBLISH", room_key(code), b""),
            ("EXEC",),
        )[-1][0]
        return removed > 0

    def entries(self) -> Iterator[Entry]:
        """Everything. What belongs to one room is read in one step, so that it fits together while people play.

        Raises `Foreign`.
        """
        for _, keys in groupby(self.keys(), _belongs_to):
            yield from self._read(list(keys))

    def put(self, entries: Iterator[Entry]) -> int:
        """Put back what was read from another store; how many keys."""
        count = 0
        batch: list[Command] = []
        for entry in entries:
            count += 1
            batch += _written(entry)
            if len(batch) >= BATCH:
                self._ask_all(batch)
                batch.clear()
        self._ask_all(batch)
        return count

    def _ask_all(self, commands: list[Command]) -> None:
        """However many there are of one key: no piece of them takes long."""
        for first in range(0, len(commands), BATCH):
            self._line.ask(*commands[first : first + BATCH])

    def end(self) -> None:
        """End the connections. Nothing can be asked afterwards."""
        self._nodes.close()
        self._line.close()

    def _read(self, keys: list[str]) -> Iterator[Entry]:
        kinds = [kind.decode() for kind in self._line.ask(*(("TYPE", key) for key in keys))]
        known = [(key, kind) for key, kind in zip(keys, kinds, strict=True) if kind != "none"]
        for key, kind in known:
            if kind not in KINDS:
                raise Foreign(f"the key {key} is a {kind}: no server of this game wrote it")
        asked = chain.from_iterable((("PTTL", key), KINDS[kind].asked(key)) for key, kind in known)
        found = self._line.ask(("MULTI",), *asked, ("EXEC",))[-1]
        for (key, kind), left, value in zip(known, found[::2], found[1::2], strict=True):
            if left != GONE:
                yield Entry(key, kind, None if left < 0 else left, _text(key, value))


def _scanned(line: Line, pattern: str) -> Iterator[str]:
    cursor: Reply = b"0"
    while True:
        [(cursor, keys)] = line.ask(("SCAN", cursor, "MATCH", pattern, "COUNT", 1_000))
        yield from (key.decode() for key in keys)
        if int(cursor) == 0:
            return


GONE = -2
"""What PTTL answers for a key that is not there."""


class _Kind(Record, frozen=True):
    """How values of a type are read and written."""

    asked: Callable[[str], Command]
    written: Callable[[str, Any], list[Command]]


KINDS = {
    "string": _Kind(lambda key: ("GET", key), lambda key, value: [("SET", key, value)]),
    "hash": _Kind(lambda key: ("HGETALL", key), lambda key, value: [("HSET", key, *value)]),
    "zset": _Kind(
        lambda key: ("ZRANGE", key, 0, -1, "WITHSCORES"),
        lambda key, value: [
            ("ZADD", key, score, member) for member, score in zip(value[::2], value[1::2], strict=True)
        ],
    ),
    "stream": _Kind(
        lambda key: ("XRANGE", key, "-", "+"),
        lambda key, value: [("XADD", key, id, *fields) for id, fields in value],
    ),
}


def _written(entry: Entry) -> list[Command]:
    commands = KINDS[entry.kind].written(entry.key, entry.value)
    return commands if entry.left is None else [*commands, ("PEXPIRE", entry.key, max(1, entry.left))]


def _belongs_to(key: str) -> str:
    """What is read together: by the tag that keeps keys together in a cluster as well."""
    return code_of(key) if "{" in key else key


def _text(key: str, value: Reply) -> Any:
    try:
        return [_text(key, part) for part in value] if isinstance(value, list) else value.decode()
    except UnicodeDecodeError:
        raise Foreign(f"the key {key} holds what is no text: no server of this game wrote it") from None

"""Waiting until what was written is on the store's disk, where the store can tell."""

from __future__ import annotations

import threading
from itertools import chain

from redis.exceptions import ResponseError

from server.store.asked import StoreAway
from server.store.lines import Lines

PATIENCE_MS = 1_500
"""How long that may take: the store writes to its disk every second."""


def touched(tag: str) -> str:
    """The key that is written at the node of a hash tag to find out whether writing works."""
    return f"durable:{{{tag}}}"


class Disk:
    """The disks behind the store, as seen on a line of its own: whatever is queued behind waits as well."""

    def __init__(self, line: Lines, patience_ms: int = PATIENCE_MS) -> None:
        self._line = line
        self._patience = patience_ms
        self._turn = threading.Lock()
        self._asked = self._settled = 0

    def settle(self) -> None:
        """Return when everything that was written before is on the disk. Raises `StoreAway` when that takes too long.

        Many who wait at once wait for one answer.
        """
        self._asked += 1
        mine = self._asked
        with self._turn:
            if self._settled < mine:
                covered = self._asked
                self._wait()
                self._settled = covered

    def _wait(self) -> None:
        # A store answers for what came on the same connection: one write goes along, in case it is a new one.
        try:
            asked = ((("SET", touched(tag), 1), ("WAITAOF", 1, 0, self._patience)) for tag in self._line.tags())
            answers = self._line.ask(*chain.from_iterable(asked))[1::2]
        except StoreAway as away:
            if isinstance(away.__cause__, ResponseError) and "WAITAOF" in str(away.__cause__):
                return  # before 7.2 it cannot tell, and without such a file there is nothing to tell
            raise
        if not all(local for local, _ in answers):
            raise StoreAway("not on the disk in time")

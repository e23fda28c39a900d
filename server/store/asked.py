"""What is asked of the store, and what becomes of it."""

from __future__ import annotations

import threading

from redis.exceptions import NoScriptError

from server.store.dial import Argument, Reply

Command = tuple[Argument, ...]

CATCH_UP = 0.25
"""Seconds more for a reply that is overdue, to be read if it has come."""


class StoreAway(Exception):
    """The store gave no answer. What was asked may have been done or not: ask again with the same request id."""


class Asked:
    """Commands sent together, and whoever waits for their replies."""

    __slots__ = ("_answered", "_due", "abandoned", "failure", "packed", "replies", "sent_on")

    def __init__(self, packed: bytes, due: int) -> None:
        self.packed = packed
        self.replies: list[Reply] = []
        self.failure: Exception | None = None
        self.abandoned = False
        self.sent_on = -1
        self._due = due
        # A bare lock is the cheapest thing to wait for, with threads and with greenlets, and every command needs one.
        self._answered = threading.Lock()
        self._answered.acquire()

    def wait(self, limit: float) -> bool:
        """Whether it was answered, or failed, within so many seconds."""
        # A process that has itself stood still may find its time over with the answer there, but not yet read.
        return (
            self._answered.acquire(timeout=limit)
            or self._answered.acquire(timeout=CATCH_UP)
            or self._answered.acquire(blocking=False)
        )

    def received(self, reply: Reply) -> bool:
        """Whether this was the last reply awaited."""
        self.replies.append(reply)
        if len(self.replies) < self._due:
            return False
        self._answered.release()
        return True

    def fail(self, failure: Exception) -> None:
        """Let who waits know that there will be no answer, and why."""
        self.failure = failure
        self._answered.release()


def sound(replies: list[Reply]) -> list[Reply]:
    """The same replies. Raises `StoreAway` when one of them is an error; `NoScriptError` for that one."""
    for reply in replies:
        if isinstance(reply, NoScriptError):
            raise reply
        if isinstance(reply, Exception):
            raise StoreAway(str(reply)) from reply
    return replies

"""A lock for each room, there only while somebody holds it or waits for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from server.store.store import StoreAway

PATIENCE = 5.0
"""Seconds to wait in line for a room: longer only when the store answers late."""


class Locks:
    """Locks by room code. A table of rooms long gone never fills up."""

    def __init__(self) -> None:
        self._inner = threading.Lock()
        self._held: dict[str, tuple[threading.Lock, int]] = {}

    @contextmanager
    def hold(self, code: str, patience: float = PATIENCE) -> Iterator[None]:
        """Be alone with a room. Raises `StoreAway` when those in front take longer than `patience` seconds."""
        lock = self._come(code)
        try:
            if not (lock.acquire(timeout=patience) if patience else lock.acquire(blocking=False)):
                raise StoreAway("the line for this room does not move")
            try:
                yield
            finally:
                lock.release()
        finally:
            self._go(code)

    def _come(self, code: str) -> threading.Lock:
        with self._inner:
            lock, users = self._held.get(code) or (threading.Lock(), 0)
            self._held[code] = lock, users + 1
            return lock

    def _go(self, code: str) -> None:
        with self._inner:
            lock, users = self._held.pop(code)
            if users > 1:
                self._held[code] = lock, users - 1

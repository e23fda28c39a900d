"""Who is connected: written to the store for the sockets here, read for the rooms followed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from server.broadcast import Broadcast
    from server.config import Timings
    from server.store import Store
    from server.tables import Tables


class Presence:
    """The loop that keeps this process's people present, and replaces a host who has gone."""

    def __init__(self, store: Store, tables: Tables, broadcast: Broadcast, timings: Timings) -> None:
        self._store = store
        self._tables = tables
        self._broadcast = broadcast
        self._timings = timings

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Sweep every `timings.presence_every` seconds until `stop` says so. One background task."""

"""Turn deadlines: the loop that lets time play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from server.config import Timings
    from server.store import Store
    from server.tables import Tables


class Clock:
    """Any process may sweep; whatever commits first counts."""

    def __init__(self, store: Store, tables: Tables, timings: Timings) -> None:
        self._store = store
        self._tables = tables
        self._timings = timings

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Sweep every `timings.sweep_every` seconds until `stop` says so. One background task."""

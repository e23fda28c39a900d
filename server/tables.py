"""The one funnel in: every change of a room is decided on its newest copy and committed on condition of its version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.game import AnyGame

if TYPE_CHECKING:
    from server.config import Timings
    from server.store import Store


class Tables:
    """The rooms of the store as this process sees them."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], timings: Timings) -> None:
        self._store = store
        self._games = games
        self._timings = timings

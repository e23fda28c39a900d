"""How the store is: looked at every few seconds, and said when it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

from server.store.store import Store
from server.store.trouble import Trouble


class Health:
    """What is known of the store's state. Until it was first looked at it counts as away."""

    def __init__(self, store: Store, every: float) -> None:
        self._store = store
        self._every = every
        self.trouble: Trouble | None = "away"

    def look(self) -> Trouble | None:
        """What troubles the store now; None: it saves."""
        before, self.trouble = self.trouble, self._store.trouble()
        if self.trouble is not None and self.trouble != before:
            structlog.get_logger().warning("the store does not save", reason=self.trouble)
        elif self.trouble is None and before is not None:
            structlog.get_logger().info("the store saves")
        return self.trouble

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Look every so many seconds until `stop` says so. One background task."""
        while not stop():
            self.look()
            sleep(self._every)

"""How the store is reached: redis-py's connections, set so that nothing waits long and nothing is retried unseen."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable
from typing import Any, Protocol

from redis.backoff import NoBackoff
from redis.connection import ConnectionPool
from redis.retry import Retry

Argument = str | bytes | int
Reply = Any

CONNECT_LIMIT = 1.0
"""Seconds that an attempt to reach the store may take."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
"""Seconds between attempts, before the jitter: service is back within a second of the store."""


class Connection(Protocol):
    """What is needed of redis-py's connections, whose own methods carry no types."""

    def connect(self) -> None:
        """Open it, unless it is open."""

    def disconnect(self) -> None:
        """Close it, unless it is closed."""

    def pack_command(self, *args: Argument) -> list[bytes]:
        """A command as it is sent."""

    def send_packed_command(self, command: list[bytes], check_health: bool) -> None:
        """Send what was packed."""

    def read_response(self, disable_decoding: bool, *, disconnect_on_error: bool) -> Reply:
        """The next reply; raises those that are errors."""

    def update_current_socket_timeout(self, relaxed_timeout: float | None) -> None:
        """How long sending and reading may take on the connection as it is now; None: for ever."""

    def _get_socket(self) -> socket.socket | None: ...


def connections(url: str) -> Callable[[], Connection]:
    """What makes connections to the store at this address. Raises `ValueError` when it is not an address."""
    pool = ConnectionPool.from_url(url)
    pool.connection_kwargs.update(
        protocol=2,
        decode_responses=False,
        driver_info=None,
        retry=Retry(NoBackoff(), 0),
        socket_timeout=CONNECT_LIMIT,
        socket_connect_timeout=CONNECT_LIMIT,
    )

    def make() -> Connection:
        connection: Connection = pool.connection_class(**pool.connection_kwargs)
        return connection

    return make


def pause(failures: int) -> float:
    """Seconds until the next attempt: none at first, then growing, and never the same for all processes."""
    if failures == 0:
        return 0
    longest: float = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures - 1, 10))
    return longest * random.uniform(0.5, 1)  # noqa: S311 — it hides nothing

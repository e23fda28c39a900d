"""How the store is reached: redis-py's connections, set so that nothing waits long and nothing is retried unseen.

A store with replicas has sentinels, which say who is the master. Its address names the sentinels and what they call it:
`redis+sentinel://[user:password@]host[:port],host[:port]/name[/number]`. User and password are the store's own.
Of a cluster some nodes are named, which say where the others are: `redis+cluster://[user:password@]host[:port],host[:port]`,
with TLS `rediss+cluster://`.
"""

from __future__ import annotations

import contextlib
import random
import re
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

import redis.connection
import redis.exceptions
from redis.backoff import NoBackoff
from redis.connection import ConnectionPool, parse_url
from redis.retry import Retry
from redis.sentinel import Sentinel

Argument = str | bytes | int
Reply = Any

CONNECT_LIMIT = 1.0
"""Seconds that an attempt to reach the store may take."""
SPEAKING = {"protocol": 2, "decode_responses": False, "driver_info": None, "client_name": "magdagdon"}
SENTINEL_LIMIT = 0.5
"""Seconds that one sentinel may take to answer."""
SENTINEL_PORT = 26_379
NODE_PORT = 6_379
HIGHEST_PORT = 65_535
ASK_EVERY = 0.25
"""Seconds between looks whether the master is still the master."""
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


def is_cluster(url: str) -> bool:
    """Whether this is the address of a cluster."""
    return url.startswith(("redis+cluster:", "rediss+cluster:"))


def nodes(url: str) -> list[str]:
    """The addresses of the nodes that a store's address names. Raises `ValueError` when it is not an address."""
    if not is_cluster(url):
        connections(url)
        return [url]
    read = re.fullmatch(r"(rediss?)\+cluster://([^@/:]*:[^@/]*@)?([^@/]+)/?", url)
    if not read:
        raise ValueError(url)
    return [f"{read[1]}://{read[2] or ''}{_joined(*each)}" for each in _hosts(read[3], NODE_PORT)]


def beside(node: str, host: str, port: int) -> str:
    """The address of another node of the same cluster; no host: of the same one."""
    parts = urlsplit(node)
    before, at, _ = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{before}{at}{_joined(host or parts.hostname or '', port)}"


def once(node: str, *command: Argument) -> Reply:
    """What a node answers to one command, on a connection made for it. Raises what redis-py raises."""
    connection = connections(node)()
    try:
        connection.connect()
        connection.send_packed_command(connection.pack_command(*command), check_health=False)
        return connection.read_response(disable_decoding=True, disconnect_on_error=True)
    finally:
        connection.disconnect()


def connections(url: str) -> Callable[[], Connection]:
    """What makes connections to the store at this address. Raises `ValueError` when it is not an address."""
    kind, place = _watched(url) if url.startswith("redis+sentinel:") else _direct(url)
    settings = place | limits(CONNECT_LIMIT) | SPEAKING

    def make() -> Connection:
        connection: Connection = kind(**settings)
        return connection

    return make


def limits(seconds: float) -> dict[str, Any]:
    """Settings of redis-py: nothing takes longer than this, and nothing is tried again."""
    return {"socket_timeout": seconds, "socket_connect_timeout": seconds, "retry": Retry(NoBackoff(), 0)}


def _direct(url: str) -> tuple[type, dict[str, Any]]:
    place = parse_url(url)  # type: ignore[no-untyped-call]
    if not place.get("host") and not place.get("path"):
        raise ValueError(url)
    pool = ConnectionPool.from_url(url)
    return pool.connection_class, pool.connection_kwargs


def _watched(url: str) -> tuple[type, dict[str, Any]]:
    read = re.fullmatch(r"redis\+sentinel://(?:([^@/:]*):([^@/]*)@)?([^@/]+)/([\w.-]+)(?:/(\d+))?", url)
    if not read:
        raise ValueError(url)
    sentinels = _hosts(read[3], SENTINEL_PORT)
    credentials = {"username": unquote(read[1] or "") or None, "password": unquote(read[2] or "") or None}
    return MasterConnection, {"sentinels": sentinels, "name": read[4], "db": int(read[5] or 0), **credentials}


def _hosts(text: str, port: int) -> list[tuple[str, int]]:
    """Hosts with their ports, this one where none is said. Raises `ValueError`."""
    hosts = [re.fullmatch(r"(\[[0-9a-f:]+\]|[\w.-]+)(?::(\d{1,5}))?", host) for host in text.split(",")]
    found = [(host[1].strip("[]"), int(host[2] or port)) for host in hosts if host]
    if len(found) < len(hosts) or not all(1 <= each <= HIGHEST_PORT for _, each in found):
        raise ValueError(text)
    return found


def _joined(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class MasterConnection(redis.connection.Connection):
    """A connection to whatever the sentinels call the master, cut as soon as they call another one so.

    A store that was the master goes on taking commands for seconds, and all of them would be lost.
    """

    def __init__(self, *, sentinels: list[tuple[str, int]], name: str, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._sentinel = Sentinel(sentinels, sentinel_kwargs=limits(SENTINEL_LIMIT))  # type: ignore[no-untyped-call]
        self._name = name
        self._asking = threading.Lock()

    def connect(self) -> None:
        """Ask, and connect. Raises redis-py's `ConnectionError`, `MasterNotFoundError` when there is none now."""
        if not self.is_connected:
            self.host, self.port = self._master()
            super().connect()  # type: ignore[no-untyped-call]
            threading.Thread(target=self._watch, args=(self._sock,), name="sentinels", daemon=True).start()

    def _master(self) -> tuple[str, int]:
        with self._asking:
            host, port = self._sentinel.discover_master(self._name)  # type: ignore[no-untyped-call]
        return host, port

    def _watch(self, sock: socket.socket) -> None:
        """Look after one connection, as long as it stands."""
        while True:
            time.sleep(ASK_EVERY)
            if self._sock is not sock:
                return
            with contextlib.suppress(redis.exceptions.ConnectionError, redis.exceptions.TimeoutError, OSError):
                if self._master() != (self.host, self.port) and self._sock is sock:
                    sock.shutdown(socket.SHUT_RDWR)


def pause(failures: int) -> float:
    """Seconds until the next attempt: none at first, then growing, and never the same for all processes."""
    if failures == 0:
        return 0
    longest: float = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures - 1, 10))
    return longest * random.uniform(0.5, 1)  # noqa: S311 — it hides nothing

"""What is measured: the product on a store of its own, and the relay."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from typing import Any

from server.limits import Limits
from tests.server.clusters import Cluster
from tests.server.running import CROWD, ROOT, Running
from tests.server.stores import BINARIES, StoreProcess, free_port, wait_until

HURRIED = {name: {"burst": 100_000, "every": 0.0001} for name in ("messages", "frames")}
FAST = CROWD | HURRIED
"""Limits for people who play as fast as they can: nobody is refused, however long it takes."""
SHEDDING = FAST | {"patience": Limits().patience}
"""The same, but for what is refused for lack of time."""
SLOW_START = 60


class Product:
    """The server as it is started, so many processes, and a store of this kind. Ends with the `with` block."""

    def __init__(
        self, processes: int = 1, kind: type[StoreProcess | Cluster] = StoreProcess, limits: dict[str, Any] = FAST
    ) -> None:
        self._limits = limits
        with ExitStack() as ending:
            self.store = kind(BINARIES["valkey"])
            ending.callback(self.store.remove)
            self.servers = [ending.enter_context(self.another()) for _ in range(processes)]
            self._ending = ending.pop_all()

    def another(self) -> Running:
        """One more process."""
        return Running({"REDIS_URL": self.store.url, "LOG_LEVEL": "warning"}, limits=self._limits)

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    @property
    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers]

    def __enter__(self) -> Product:
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.close()


class Relay:
    """The baseline, with the messages that it sends. Ends with the `with` block."""

    def __init__(self, room: dict[str, Any], seat: dict[str, Any], seats: int) -> None:
        port = free_port()
        settings = {"port": port, "room": room, "seat": seat, "seats": seats}
        self.url = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.load.relay", json.dumps(settings)], cwd=ROOT, stderr=subprocess.DEVNULL
        )
        self.pids = [self._process.pid]
        wait_until(lambda: _listens(port), SLOW_START)

    def __enter__(self) -> Relay:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False

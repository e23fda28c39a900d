"""The thinking processes that a server starts beside itself, when it has started its store itself."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

from server.store.embedded import dies_with

AGAIN = 2.0
"""Seconds before one that has ended is started again."""
STOP_LIMIT = 3.0
"""Seconds that one may take to end before it is killed."""


log = logging.getLogger(__name__)


class Beside:
    """Processes of this program, started again whenever they end."""

    def __init__(self, kinds: Sequence[str], environ: Mapping[str, str]) -> None:
        """`kinds`: what `python -m server` is told to be."""
        self._environ = environ
        self._begin = dict.fromkeys(kinds, 0.0)
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def tend(self) -> None:
        """Start what does not run, to be called again and again. What cannot be started now is tried again later.

        On the main thread: the system ends the processes when the thread that started them ends.
        """
        now = time.monotonic()
        for kind, begin in self._begin.items():
            running = self._running.get(kind)
            if (running is None or running.poll() is not None) and now >= begin:
                self._begin[kind] = now + AGAIN
                try:
                    self._running[kind] = self._start(kind)
                except OSError:  # no memory or no process left: games go on without it
                    log.exception("a process beside could not be started")

    def stop(self) -> None:
        """End them, and wait for that."""
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            try:
                process.wait(STOP_LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _start(self, kind: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own words only
            [sys.executable, "-m", "server", kind],
            env=self._environ,
            stdin=subprocess.DEVNULL,
            preexec_fn=dies_with(os.getpid()),  # noqa: PLW1509 - one system call, looked up beforehand
        )

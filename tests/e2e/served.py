"""A server as its operator starts it: `python -m server serve`, with a store of its own in a data folder."""

import os
import subprocess
import sys
from pathlib import Path

from server.config import VARIABLES
from tests.server.running import ROOT
from tests.server.stores import free_port


class Served:
    """Serves on the same port and the same data every time it is started. `url` is where, `store_url` its store."""

    def __init__(self, data_dir):
        self._data_dir = Path(data_dir)
        self._log = self._data_dir.with_suffix(".log")
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        plain = {name: value for name, value in os.environ.items() if name not in VARIABLES}
        self._environ = plain | {"HOST": "127.0.0.1", "PORT": str(port), "DATA_DIR": str(data_dir)}
        self.start()

    def start(self):
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "server", "serve"],
                cwd=ROOT,
                env=self._environ,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert any(self.url in line for line in self.process.stdout), self._log.read_text()

    @property
    def store_url(self):
        return f"unix://{(self._data_dir / 'store.lock').read_text()}"

    def kill(self):
        """End it the hard way; its store goes with it."""
        self.process.kill()
        self._ended()

    def stop(self):
        self.process.terminate()
        self._ended()

    def _ended(self):
        self.process.wait(20)
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

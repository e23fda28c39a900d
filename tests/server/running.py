"""A server in a process of its own, as tests start it."""

import json
import shutil
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.stores import beside_tests

ROOT = Path(__file__).parents[2]


CROWD = {"sockets_of_address": 20_000, "patience": 60} | {
    name: {"burst": 20_000, "every": 0.001} for name in ("connections", "identities", "rooms", "misses_of_address")
}
"""Limits for a machine on which everybody has the same address, and which has other things to do."""


class Running:
    """A started server: `port`, `url`, `process`. Ends with the `with` block; `kill` ends it the hard way.

    Everything it says on the standard error output is collected in `said`. Of the limits those of an address are lifted
    unless others are given: whoever tests comes from one.
    """

    def __init__(
        self, environ=None, timings=None, async_mode="eventlet", limits=None, census=False, root=ROOT, ahead=0
    ):
        arguments = {
            "environ": environ or {},
            "timings": timings or {},
            "async_mode": async_mode,
            "limits": CROWD if limits is None else limits,
            "census": census,
            "ahead": ahead,
        }
        self.process = beside_tests(
            [sys.executable, "-m", "tests.server.serve", json.dumps(arguments)],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said = []
        self._listening = threading.Thread(target=self._collect, daemon=True)
        self._listening.start()
        first = self.process.stdout.readline()
        if not first:
            self.process.wait()
            self._listening.join()
            raise AssertionError(f"the server did not start: {''.join(self.said)}")
        self.port = json.loads(first)["port"]
        self.url = f"http://127.0.0.1:{self.port}"

    def _collect(self):
        for line in self.process.stderr:
            self.said.append(line)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """End it as an operator does; its exit status."""
        self.process.terminate()
        return self.ended()

    def kill(self):
        self.process.kill()
        return self.ended()

    def ended(self):
        status = self.process.wait(20)
        self._listening.join()
        self.process.stdout.close()
        self.process.stderr.close()
        return status


def newer_version(folder):
    """The project in another folder, whose client differs by a byte: the `root` of a server of another version."""
    for name in ("engine", "server", "i18n", "tests"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "client", folder / "client", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "client/node_modules").symlink_to(ROOT / "client/node_modules")
    with (folder / "client/code.js").open("a") as module:
        module.write("\n")
    return folder

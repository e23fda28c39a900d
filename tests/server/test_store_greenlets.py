"""The same store under eventlet's monkey-patching, and in a process that stands still: each in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TESTS = ["test_store.py", "test_connection.py", "test_embedded.py"]

PATCHED = """
import sys, warnings
warnings.filterwarnings("ignore")
import eventlet
eventlet.monkey_patch()
import pytest
sys.exit(pytest.main(["-x", "--no-header", *sys.argv[1:]]))
"""

STANDING_STILL = """
import sys
if sys.argv[2] == "eventlet":
    import warnings
    warnings.filterwarnings("ignore")
    import eventlet
    eventlet.monkey_patch()
import threading
from server.store.store import Store
from tests.server.stores import answers
store = Store(sys.argv[1], limit=0.5)
assert answers(store)
away = []
def ask():
    while not done.is_set():
        if not answers(store):
            away.append(True)
done = threading.Event()
threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
print("asking", flush=True)
threading.Thread(target=lambda: (sys.stdin.readline(), done.set())).start()
for thread in threads:
    thread.join()
print(len(away), flush=True)
"""


def test_under_eventlet_the_store_keeps_the_same_promises():
    # Debian's server answers as the other does; what differs here is the client.
    files = [str(ROOT / "tests" / "server" / name) for name in TESTS]
    run = subprocess.run(
        [sys.executable, "-c", PATCHED, "-k", "not redis_server", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-5000:]


@pytest.mark.parametrize("mode", ["threads", "eventlet"])
def test_a_process_that_stood_still_itself_does_not_blame_the_store(store_server, mode):
    process = subprocess.Popen(
        [sys.executable, "-c", STANDING_STILL, store_server.url, mode],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "asking\n"
    for _ in range(3):
        os.kill(process.pid, signal.SIGSTOP)
        # Longer than the limit of a command: this is the fault itself, there is nothing to wait for.
        time.sleep(1)
        os.kill(process.pid, signal.SIGCONT)
        time.sleep(0.3)
    said, _ = process.communicate("enough\n", timeout=20)
    assert said == "0\n"

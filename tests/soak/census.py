"""What lives inside a server process: asked for by a signal, told on its standard output.

Installed in the process by `tests.server.serve`, if that is asked for. Only what lives long counts: objects of our own
classes and of those that serve sockets, and how much is in the tables that they keep.
"""

from __future__ import annotations

import gc
import json
import signal
import threading
import time
from collections import Counter

COUNTED = ("server", "socketio", "engineio", "eventlet", "flask_socketio")
ASK = signal.SIGUSR1


LOOK = 0.05
"""Seconds between looks whether it was asked for: a signal may interrupt anything, so it is only noted."""


def listen() -> None:
    """Tell the census whenever the signal comes."""
    asked = list[int]()
    signal.signal(ASK, lambda number, _: asked.append(number))

    def tell() -> None:
        while True:
            time.sleep(LOOK)
            while asked:
                asked.pop()
                print(json.dumps(census()), flush=True)

    threading.Thread(target=tell, name="census", daemon=True).start()


def census() -> dict[str, int]:
    """How many there are of each class, how full each of their tables is, and how many threads."""
    gc.collect()
    found = Counter({"threads": threading.active_count()})
    for thing in gc.get_objects():
        kind = type(thing)
        if str(kind.__module__).partition(".")[0] in COUNTED:
            name = f"{kind.__module__}.{kind.__qualname__}"
            found[name] += 1
            for field, value in vars(thing).items() if hasattr(thing, "__dict__") else ():
                if isinstance(value, dict | list | set):
                    found[f"{name}.{field}"] += len(value)
    return dict(found)

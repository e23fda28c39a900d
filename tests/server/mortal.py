"""A process that is killed at one exact place: `python -m tests.server.mortal STORE CODE PERSON MODULE CLASS METHOD`.

It plays the game of a room to its end as its only player, and is gone, by SIGKILL, as soon as it calls that method.
"""

import os
import signal
import sys
from contextlib import closing
from importlib import import_module

from server.store.store import Store
from tests.server.seats import Process


def main(url, code, person, module, kind, method):
    def die(*_):
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(getattr(import_module(module), kind), method, die)
    with closing(Store(url)) as store:
        process = Process(store)
        while process.room(code).phase == "playing":
            process.choose(code, person)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The life of a process that thinks: until it is told to stop, or its parent ends."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable, Mapping
from threading import Event
from typing import Literal

from server.config import Timings, read_config
from server.operating import logs
from server.records.measures import Measures
from server.records.recording import Recorder
from server.records.records import Records
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway
from server.thinking.bots import Bots
from server.thinking.measuring import ByTheRules, Worker

log = logging.getLogger(__name__)


Kind = Literal["bots", "measure"]
"""What a process thinks about."""

POLITE = 15


class NoStoreNamed(Exception):
    """The text is one line for whoever started the process."""


def run(kind: Kind, environ: Mapping[str, str], timings: Timings = Timings()) -> None:  # noqa: B008 - frozen
    """Think until SIGINT or SIGTERM. Raises `Malformed`, `NoStoreNamed`."""
    config = read_config(environ)
    if config.redis_url is None:
        raise NoStoreNamed("REDIS_URL must name the store of the server")
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    logs.set_up(config.log_level)
    store = Store(config.redis_url, keep=int(timings.room_ttl))
    every(timings.bot_looks, STEPS[kind](store, timings), stop)
    store.close()


def play_for_bots(store: Store, timings: Timings) -> Callable[[], None]:
    """Looks once whether a bot is waited for, and plays."""
    return Bots(store, Tables(store, timings, Recorder(store).record), timings).look


def measure_dice(store: Store, _: Timings) -> Callable[[], None]:
    """Does one job, if there is one; whatever else wants to compute comes first."""
    os.nice(POLITE)
    name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
    worker = Worker(Records(store.line), Measures(store.line), name, ByTheRules())

    def step() -> None:
        worker.step()

    return step


STEPS: Mapping[Kind, Callable[[Store, Timings], Callable[[], None]]] = {"bots": play_for_bots, "measure": measure_dice}


def every(seconds: float, step: Callable[[], None], stop: Event) -> None:
    """Take a step again and again. A store that is away is asked again; what fails is logged."""
    while not stop.is_set():
        began = time.monotonic()
        try:
            step()
        except StoreAway:
            pass  # the next step asks again
        except Exception:
            log.exception("a step failed")
        stop.wait(max(0.0, began + seconds - time.monotonic()))

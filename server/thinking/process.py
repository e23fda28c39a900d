"""The life of a process that thinks: until it is told to stop, or its parent ends."""

from __future__ import annotations

import logging
import signal
import time
from collections.abc import Callable, Mapping
from threading import Event

from server.config import Timings, read_config
from server.operating import logs
from server.records.recording import Recorder
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway
from server.thinking.bots import Bots

log = logging.getLogger(__name__)


class NoStoreNamed(Exception):
    """The text is one line for whoever started the process."""


def think_for_bots(environ: Mapping[str, str], timings: Timings = Timings()) -> None:  # noqa: B008 - frozen
    """Play for the bots of a store until SIGINT or SIGTERM. Raises `Malformed`, `NoStoreNamed`."""
    config = read_config(environ)
    if config.redis_url is None:
        raise NoStoreNamed("REDIS_URL must name the store of the server")
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    logs.set_up(config.log_level)
    store = Store(config.redis_url, keep=int(timings.room_ttl))
    bots = Bots(store, Tables(store, timings, Recorder(store).record), timings)
    every(timings.bot_looks, bots.look, stop)
    store.close()


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

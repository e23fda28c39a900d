"""The life of a server process: its store, listening, the loops beside it, and an orderly end."""

from __future__ import annotations

import errno
import gc
import os
import resource
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from threading import Event
from typing import Any

from werkzeug.serving import make_server

from server.app import App, create_app
from server.config import Config, Timings
from server.limits import Limits
from server.operating import logs
from server.rooms import lookalikes
from server.store.embedded import EmbeddedStore, NoStore
from server.store.store import Store
from server.thinking.beside import Beside
from server.web import addresses

Listener = Callable[[socket.socket, Any, int], None]
"""Answers what arrives at a listening socket with a WSGI application, so many connections at once, without end."""

Announce = Callable[[int, list[str]], None]
"""Is told the port, and the addresses at which others reach the server."""

Lost = dict[str, Callable[[], bool]]
"""What a server cannot go on without: how its loss is said, and whether it is lost."""

AGAIN = 0.02
"""Seconds between looks whether everything is answered."""

SETTLED = 1.0
"""Seconds after the start for which nothing is done but to answer."""

FILES = 65_536
"""File descriptors wanted: every connection takes one."""

GARBAGE = 20_000
"""New objects after which what points at itself in a circle is looked for."""

SPARE_FILES = 128
"""Descriptors left for the store, files and whatever else is not a connection."""


class CannotServe(Exception):
    """Why a server does not start, or stops: one line for whoever started it."""


def serve(  # noqa: PLR0913 - everything meets here
    config: Config,
    *,
    async_mode: str,
    listener: Listener,
    announce: Announce,
    timings: Timings,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    ahead: Callable[[], int] = lambda: 0,
    beside: Sequence[str] = (),
) -> None:
    """Serve until SIGINT or SIGTERM. `ahead`: milliseconds by which the date is ahead of the store's clock.

    `beside`: what else of this program is run, when the store is one that was started here. Raises `CannotServe`.
    """
    signals = listen_for_signals()
    logs.set_up(config.log_level)
    with ExitStack() as ending:
        lost: Lost = {}
        url = config.redis_url or start_store(config, ending, lost)
        thinking = Beside(() if config.redis_url else beside, {**os.environ, "REDIS_URL": url})
        ending.callback(thinking.stop)
        store = Store(url, keep=int(timings.room_ttl), ahead=ahead)
        ending.callback(store.close)
        bound = ending.enter_context(bind(config))
        port = bound.getsockname()[1]
        reached = addresses.urls(config.host, port)
        app = create_app(config, store, timings=timings, limits=limits, async_mode=async_mode, lan_url=reached[0])
        ended = Event()
        start(app, bound, listener, ended.is_set, lost)
        app.socketio.start_background_task(settle, app.socketio.sleep)
        announce(port, [config.public_url] if config.public_url else reached)
        while not signals:
            app.socketio.sleep(timings.leave_poll)
            check(lost)
            thinking.tend()
        leave(app, timings)
        ended.set()


def listen_for_signals() -> list[int]:
    """The signals to end that have come: a list that grows. They do not wake the hub of greenlets, so look for them."""
    signals: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda received, _: signals.append(received))
    return signals


def start_store(config: Config, ending: ExitStack, lost: Lost) -> str:
    """Start a store with its files in the data folder, to be ended in the end; its address. Raises `CannotServe`."""
    try:
        store = EmbeddedStore.start(config.data_dir)
    except NoStore as error:
        raise CannotServe(str(error)) from None
    ending.callback(store.stop)
    lost["the store has ended"] = lambda: store.process.poll() is not None
    return store.url


def bind(config: Config) -> socket.socket:
    """The listening socket. Raises `CannotServe`."""
    try:
        return addresses.listen(config.host, config.port)
    except OSError as error:
        why = {
            errno.EADDRINUSE: f"PORT {config.port} is in use by another program",
            errno.EACCES: f"PORT {config.port} may not be used by this user",
        }
        reason = why.get(error.errno or 0, f"HOST {config.host} is no address of this machine")
        raise CannotServe(reason) from None


def start(app: App, bound: socket.socket, listener: Listener, stop: Callable[[], bool], lost: Lost) -> None:
    """Begin to answer, and everything that runs beside it."""
    ended = Event()

    def answer() -> None:
        try:
            listener(bound, app.web, files() - SPARE_FILES)
        finally:
            ended.set()

    lost["nothing is answered any more"] = ended.is_set
    app.socketio.start_background_task(answer)
    for loop in app.loops:
        app.socketio.start_background_task(loop, app.socketio.sleep, stop)


def check(lost: Lost) -> None:
    """Raises `CannotServe` when something is gone without which there is no going on."""
    for what, gone in lost.items():
        if gone():
            raise CannotServe(what)


def leave(app: App, timings: Timings) -> None:
    """Begin nothing more, send everybody elsewhere, and finish what has been begun.

    The sockets end with the process. Until then they are served, and what is played elsewhere is told to them.
    """
    app.leaving.begun = True
    app.socketio.emit("bye", {"retry_ms": round(timings.back_after * 1000)})
    until = time.monotonic() + timings.leave_within
    app.socketio.sleep(timings.leave_grace)
    while app.account.open and time.monotonic() < until:
        app.socketio.sleep(AGAIN)


def settle(sleep: Callable[[float], Any]) -> None:
    """Begin to collect garbage, when the start is over. One background task, which ends.

    Whatever exists by then stays, so it is exempt; and since nearly all that requests leave behind is freed without the
    collector, it runs seldom, which makes a tenth more commands. The table of lookalikes is read here because all would
    have to wait for it when somebody comes with the first name in foreign letters.
    """
    sleep(SETTLED)
    lookalikes.table()
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def files() -> int:
    """How many file descriptors this process may have, after asking for enough: the usual limit of 1,024 is not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def threads(bound: socket.socket, application: Any, _: int) -> None:
    """A listener with a thread for each connection: the way out of greenlets, and a check that nothing needs them."""
    host, port = bound.getsockname()[:2]
    make_server(host, port, application, threaded=True, fd=bound.fileno()).serve_forever()

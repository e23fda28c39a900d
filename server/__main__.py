"""The command line: `python -m server`. The only file that patches, and before anything else is imported."""

from __future__ import annotations

import gc
import sys
import warnings
from typing import Any


def main(arguments: list[str]) -> int:
    """Serve, or operate. The exit status: 0 all is well, 1 it was not possible, 2 it was asked for wrongly."""
    if arguments in ([], ["serve"]):
        patch()
        return run()
    if arguments in (["bots"], ["measure"]):
        return think(arguments[0])
    import logging  # noqa: PLC0415 - what serves is imported patched
    import os  # noqa: PLC0415

    from server.operating.cli import operate  # noqa: PLC0415

    logging.disable()  # what goes wrong is said once, in the end
    return operate(arguments, os.environ)


def patch() -> None:
    """Make everything that waits a greenlet. Nothing that waits may have been imported before.

    Until `serve` has settled, no garbage is looked for: of what is imported none is, and the start is a tenth shorter.
    """
    gc.disable()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
        import eventlet  # type: ignore[import-untyped]  # noqa: PLC0415 - first of all, and only where it is wanted
    eventlet.monkey_patch()


def greenlets(bound: Any, application: Any, most: int) -> None:
    """A listener with a greenlet for each connection."""
    import eventlet.wsgi  # type: ignore[import-untyped]  # noqa: PLC0415

    class Quiet(eventlet.wsgi.HttpProtocol):  # type: ignore[misc]
        """Answers requests that are none without repeating them on the terminal.

        A websocket keeps the buffers of the request that opened it: small ones, a fifth less of all that it takes.
        """

        rbufsize = 1024
        wbufsize = 4096

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    settings = {"max_size": most, "protocol": Quiet, "log_output": False, "debug": False}
    # Seconds that a connection may be silent before and inside a request; sockets have limits of their own.
    settings |= {"keepalive": 60, "socket_timeout": 60}
    eventlet.wsgi.server(bound, application, **settings)


def think(kind: Any) -> int:
    """Play for the bots, or measure dice, as the environment says: a process of its own, without greenlets."""
    import os  # noqa: PLC0415

    from server.config import Malformed  # noqa: PLC0415
    from server.thinking import process  # noqa: PLC0415

    try:
        process.run(kind, os.environ)
    except (Malformed, process.NoStoreNamed) as error:
        print(f"MAGDAGDON: {error}", file=sys.stderr)
        return 2
    return 0


def run() -> int:
    """Serve with greenlets, as the environment says."""
    import os  # noqa: PLC0415

    from server.config import Malformed, Timings, read_config  # noqa: PLC0415
    from server.serving import CannotServe, serve  # noqa: PLC0415
    from server.web.addresses import announcement  # noqa: PLC0415 - everything below is imported patched

    def announce(_: int, addresses: list[str]) -> None:
        print(announcement(addresses), flush=True)

    try:
        config = read_config(os.environ)
    except Malformed as error:
        print(f"MAGDAGDON: {error}", file=sys.stderr)
        return 2
    try:
        serve(
            config,
            async_mode="eventlet",
            listener=greenlets,
            announce=announce,
            timings=Timings(),
            beside=("bots", "measure"),
        )
    except CannotServe as error:
        print(f"MAGDAGDON: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

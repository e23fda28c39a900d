"""Starts the same server as the command line does, with other settings: `python -m tests.server.serve '{…}'`.

The argument is a JSON object; all fields may be absent:
  environ     the environment variables that are set (default: HOST=127.0.0.1, PORT=0; every other one is unset)
  timings     fields of server.config.Timings
  limits      fields of server.limits.Limits, a rate as {"burst": …, "every": …}
  ahead       milliseconds by which the date is ahead of the store's clock
  async_mode  "eventlet" or "threading"
  census      true: tell what lives inside whenever a signal asks, see tests/soak/census.py
The first line on the standard output is `{"port": …}`, as soon as the server answers.
"""

import json
import sys

from server.__main__ import greenlets, patch


def main(arguments):
    threading = arguments.get("async_mode") == "threading"
    if not threading:
        patch()

    import msgspec  # noqa: PLC0415 - imported patched

    from server.config import Malformed, Timings, read_config  # noqa: PLC0415
    from server.limits import Limits  # noqa: PLC0415
    from server.serving import CannotServe, serve, threads  # noqa: PLC0415

    if arguments.get("census"):
        from tests.soak import census  # noqa: PLC0415

        census.listen()

    def announce(port, addresses):
        print(json.dumps({"port": port}), flush=True)

    try:
        serve(
            read_config({"HOST": "127.0.0.1", "PORT": "0"} | arguments.get("environ", {})),
            async_mode="threading" if threading else "eventlet",
            listener=threads if threading else greenlets,
            announce=announce,
            timings=Timings(**arguments.get("timings", {})),
            limits=msgspec.convert(arguments.get("limits", {}), Limits),
            ahead=lambda: arguments.get("ahead", 0),
        )
    except (CannotServe, Malformed) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]) if sys.argv[1:] else {})

"""The baseline: Flask-SocketIO as its documentation shows it, passing messages on and keeping nothing.

`python -m tests.load.relay '{"port": n, "room": {…}, "seat": {…}, "seats": n}'`: for every `act` everybody in the room
is sent `room` with the next version, and the sender is sent `seat` so many times.
"""

import json
import sys
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import eventlet

eventlet.monkey_patch()

from flask import Flask  # noqa: E402
from flask_socketio import SocketIO, emit, join_room  # noqa: E402


def main(settings):
    app = Flask("relay")
    socketio = SocketIO(app, async_mode="eventlet")
    versions = {}

    @socketio.on("enter")
    def enter(message):
        join_room(message["code"])
        return {"ok": True, "version": versions.setdefault(message["code"], 0)}

    @socketio.on("act")
    def act(message):
        code = message["code"]
        versions[code] += 1
        emit("room", {"version": versions[code], **settings["room"]}, to=code)
        for _ in range(settings["seats"]):
            emit("seat", settings["seat"])
        return {"ok": True, "version": versions[code]}

    socketio.run(app, host="127.0.0.1", port=settings["port"])


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))

"""What a server starts beside itself: it is there again when it has ended, and the server does not depend on it."""

import sys

from server.thinking import beside
from server.thinking.beside import Beside
from tests.server.stores import wait_until


def test_what_cannot_be_started_is_tried_again_and_does_not_end_the_server(monkeypatch):
    monkeypatch.setattr(beside, "AGAIN", 0)
    started = Beside(["bots"], {})
    with monkeypatch.context() as full:
        full.setattr(sys, "executable", "/nowhere/python")
        started.tend()
    started.tend()
    running = started._running["bots"]
    assert wait_until(lambda: running.poll() == 2)  # it is told of no store
    started.stop()

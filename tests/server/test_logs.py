import io
import json
import logging
import sys

import pytest
import structlog
from structlog.testing import capture_logs

from server.operating import logs


def record(name="engineio.server", words="secretive %s", error=None, line=1):
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.ERROR, "somewhere.py", line, words, ("secretive",), exc_info)


def raised(error):
    try:
        raise error
    except type(error) as caught:
        return caught


def test_only_whitelisted_fields_are_let_through_in_their_order():
    fields = {"seed": "00", "room": {}, "name": "Ann", "code": "BCDFGH", "event": "x", "level": "info", "error": None}
    assert list(logs.whitelisted(None, "info", fields).items()) == [
        ("level", "info"),
        ("event", "x"),
        ("code", "BCDFGH"),
    ]


def test_a_librarys_words_and_an_errors_words_are_not_repeated():
    with capture_logs() as said:
        logs.Short().emit(record(error=raised(ValueError("secretive"))))
    assert "secretive" not in str(said)
    assert said[0]["error"] == "ValueError"
    assert "test_logs.py:" in said[0]["where"]


def test_our_own_words_are_said_up_to_the_first_colon():
    with capture_logs() as said:
        logs.Short().emit(record("server.store.connection", "store away: %s"))
    assert said[0]["event"] == "store away"
    assert "secretive" not in str(said)


def test_the_same_again_is_counted():
    short = logs.Short()
    with capture_logs() as said:
        for _ in range(120):
            short.emit(record())
        short.emit(record(line=2))
    assert [line["count"] for line in said] == [1, 10, 100, 1]


@pytest.fixture
def restored_logging():
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = before
    structlog.reset_defaults()


def test_every_line_is_json_on_the_standard_error_output(monkeypatch, restored_logging):
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    logs.set_up("info")
    logging.getLogger("server.store").info("read again")
    logging.getLogger("server.store").debug("not said")
    logging.getLogger("socketio.server").info("emitting secretive")
    lines = [json.loads(line) for line in sys.stderr.getvalue().splitlines()]
    assert [(line["level"], line["event"], line["logger"]) for line in lines] == [
        ("info", "read again", "server.store")
    ]

"""What the server says about itself: single lines of JSON made of few fields, none of which can hold a secret."""

from __future__ import annotations

import logging
import sys
import traceback
from collections import Counter
from typing import Any

import msgspec
import structlog
from structlog.typing import EventDict, WrappedLogger

FIELDS = (
    *("time", "level", "event", "code", "seat", "type", "version", "result", "ms"),
    *("logger", "reason", "error", "where", "count"),
)
"""The fields that are let through, in this order. A room's record, a name, a cookie or a packet has no field."""

FRAMES = 4
"""How many of the innermost places an error passed are named."""


def set_up(level: str) -> None:
    """Send every line, the libraries' too, to the standard error output."""
    numeric = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", key="time"),
            whitelisted,
            structlog.processors.JSONRenderer(serializer=lambda fields, **_: msgspec.json.encode(fields).decode()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(numeric),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=numeric, handlers=[Short()], force=True)
    for chatty in ("engineio.server", "socketio.server", "werkzeug"):
        # Below this they repeat every packet; and a level of their own keeps them from adding outputs of their own.
        logging.getLogger(chatty).setLevel(logging.ERROR)


def whitelisted(_: WrappedLogger, __: str, fields: EventDict) -> EventDict:
    """The fields that may be said, and no other."""
    return {name: fields[name] for name in FIELDS if fields.get(name) is not None}


class Short(logging.Handler):
    """Says which logger spoke and where an error arose, never a library's words: they may quote what somebody sent.

    Of our own words it says those before the first colon, which are the same every time. The same again is counted and
    said at 1, 10, 100, … so that nobody can fill the log from outside.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: Counter[tuple[Any, ...]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Say one record, unless it has just been said often enough."""
        error = record.exc_info[1] if record.exc_info else None
        where = places(error) if error else f"{record.module}:{record.lineno}"
        words = str(record.msg).partition(":")[0] if record.name.startswith("server.") else "library"
        key = (record.name, record.levelno, type(error), where)
        self._seen[key] += 1
        count = self._seen[key]
        if count == 10 ** (len(str(count)) - 1):
            fields = {"logger": record.name, "error": type(error).__name__ if error else None, "where": where}
            structlog.get_logger().log(record.levelno, words, count=count, **fields)


def places(error: BaseException) -> str:
    """Where an error arose, innermost last: file:line, separated by spaces."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return " ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)

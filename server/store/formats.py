"""The shapes that stored rooms have had. Older ones become today's when they are read; newer ones are left alone.

Whatever changes the shape of a record takes a step here. A field that is new and has a default takes one that does
nothing: servers that do not know the field must be told that the record is newer than they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from server.refusals import Refused

Step = Callable[[dict[str, Any]], dict[str, Any]]


def _recordable(room: dict[str, Any]) -> dict[str, Any]:
    """A game that runs is recorded under an id that every server finds for it."""
    told = f"{room['code']}:{room['game_no']}:{room.get('seed', '')}"
    return room | {"id": hashlib.sha256(told.encode()).hexdigest()[:32]}


def _as_it_is(room: dict[str, Any]) -> dict[str, Any]:
    return room


STEPS: tuple[Step, ...] = (_recordable, _as_it_is, _as_it_is)
"""The first makes format 2 out of format 1, and so on. Rooms stored before there were formats have format 1.

2: a room knows the id of its game, whether that is recorded, and whether it is a challenge of a day.
3: a hint that was asked for.
4: a log that says by which version of the rules its game began.
"""


def current() -> int:
    """The format that this server writes."""
    return 1 + len(STEPS)


def readable(record: bytes, format: int) -> bytes:
    """A stored room in the current format. Raises `Refused`: newer_format."""
    if format > current():
        raise Refused("newer_format")
    steps = STEPS[format - 1 :]
    if not steps:
        return record
    fields = msgspec.json.decode(record)
    for step in steps:
        fields = step(fields)
    return msgspec.json.encode(fields)

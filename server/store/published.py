"""What the store tells those who listen to a room: what it has become, that it is gone, or what was said in passing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.game import Record
from server.store.kept import code_of
from server.store.persons import REMOVED
from server.store.stored import Stored


class _Header(Record, frozen=True):
    """The line that goes before the record in what is published."""

    version: int
    opened: int
    now: int
    game: str
    mark: int
    format: int


Published = Callable[[str, Stored | None], None]
"""Is told the room's code and what it has become; None: it is there no more."""

Said = Callable[[str, bytes], None]
"""Is told the room's code and what was said there in passing."""

Removed = Callable[[str], None]
"""Is told the `person device` that was removed, or the `person` who is forgotten."""


def heard(on_published: Published, on_said: Said, on_removed: Removed) -> Callable[[str, bytes], None]:
    """What takes the messages of the channels of rooms, and of the one for removals.

    A change is a line and the record; the message of a room that was removed is empty; what is said is one piece.
    """

    def on_message(channel: str, message: bytes) -> None:
        if channel == REMOVED:
            on_removed(message.decode())
        else:
            of_room(code_of(channel), message)

    def of_room(code: str, message: bytes) -> None:
        header, line, record = message.partition(b"\n")
        if line:
            told = msgspec.json.decode(header, type=_Header)
            stored = Stored(told.version, told.opened, told.now, told.game, record, told.mark, told.format)
            on_published(code, stored)
        elif message:
            on_said(code, message)
        else:
            on_published(code, None)

    return on_message

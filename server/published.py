"""What the store tells those who listen to a room: what it has become, that it is gone, or what was said in passing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.game import Record
from server.kept import code_of


class Stored(Record, frozen=True):
    """A room as it was read from the store or heard from it."""

    version: int
    opened: int
    """When the open turn opened, in milliseconds of the store's clock."""
    now: int
    """The store's clock, in milliseconds, when this was read or published."""
    game: str
    """The id of the game, so that the right decoder is chosen before decoding."""
    record: bytes
    mark: int
    """Drawn for this version when it was committed: another one means another history, which the store then lost."""
    format: int
    """The shape of the record: see `formats`."""


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


def heard(on_published: Published, on_said: Said) -> Callable[[str, bytes], None]:
    """What takes the messages of the channels of rooms.

    A change is a line and the record; the message of a room that was removed is empty; what is said is one piece.
    """

    def on_message(channel: str, message: bytes) -> None:
        code = code_of(channel)
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

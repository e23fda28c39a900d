"""How a room becomes bytes and comes back, and how a command becomes the game's own record."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.game import AnyGame
from server.rooms.room import AnyRoom, Room, game_called


class Codec:
    """Rooms of one game as JSON and back, and commands as what they stand for."""

    def __init__(self, game: AnyGame) -> None:
        # Of a record msgspec remembers how it is read; of a union it finds out anew, which takes twenty times as long.
        self._said = msgspec.defstruct("Said", [("command", game.command)])
        self._decoder = msgspec.json.Decoder(Room[game.options, game.state])  # type: ignore[name-defined]
        self._encoder = msgspec.json.Encoder()

    def encode(self, room: AnyRoom) -> bytes:
        """The whole record, secrets included."""
        return self._encoder.encode(room)

    def decode(self, record: bytes) -> AnyRoom:
        """Raises `msgspec.ValidationError` for a record of another shape."""
        room: AnyRoom = self._decoder.decode(record)
        return room

    def command(self, said: object) -> Any:
        """A command as the game's own record. Raises `msgspec.ValidationError`."""
        return msgspec.convert({"command": said}, self._said).command  # type: ignore[attr-defined]


@cache
def codec(game: str) -> Codec:
    """The codec for rooms of the game with this id. Raises `Refused`: unknown_game."""
    return Codec(game_called(game))

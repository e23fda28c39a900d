"""What a client may ask, as tagged records; the parsers are the only way in and raise nothing but `Refused`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from engine.game import Record
from server.refusals import Refused
from server.rooms import codes

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""The number of a person or a game: no larger than what every JSON reader keeps exact."""

RequestId = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
"""Chosen by the client, the same for every repetition of one request."""


class Join(Record, frozen=True, tag_field="type", tag="join"):
    """Become one of the people, or (already in) set the name."""

    name: str


class Leave(Record, frozen=True, tag_field="type", tag="leave"):
    """Stop being one of the people."""


class Rename(Record, frozen=True, tag_field="type", tag="rename"):
    """Take another name."""

    name: str


class Ready(Record, frozen=True, tag_field="type", tag="ready"):
    """Say that one is ready for the next game, or not yet."""

    on: bool


class Configure(Record, frozen=True, tag_field="type", tag="configure"):
    """Choose the game and its options; `options` are opaque until the game converts them."""

    game: str
    options: Any


class Start(Record, frozen=True, tag_field="type", tag="start"):
    """Begin the game with this number."""

    game_no: Number


class Kick(Record, frozen=True, tag_field="type", tag="kick"):
    """Put a person out of the room for good."""

    no: Number


class SeatBot(Record, frozen=True, tag_field="type", tag="seat_bot"):
    """Let a bot sit down with the others; `kick` sends it away."""

    strength: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Lock(Record, frozen=True, tag_field="type", tag="lock"):
    """Let nobody new join, or let them again."""

    on: bool


class HandOver(Record, frozen=True, tag_field="type", tag="host"):
    """Make another person the host."""

    no: Number


class Rematch(Record, frozen=True, tag_field="type", tag="rematch"):
    """Begin the game with this number after one that has ended."""

    game_no: Number


class Autoplay(Record, frozen=True, tag_field="type", tag="autoplay"):
    """Let the table play for a seated person who is away."""

    no: Number


class Play(Record, frozen=True, tag_field="type", tag="play"):
    """A command of the game with this number; `command` is opaque until the game converts it."""

    game_no: Number
    command: Any


class AskHint(Record, frozen=True, tag_field="type", tag="hint"):
    """Want a hint in the game with this number, when playing alone."""

    game_no: Number


class Emote(Record, frozen=True, tag_field="type", tag="emote"):
    """Show something to everybody in the room; it changes nothing and is kept nowhere."""

    name: Literal["hello", "bravo", "ha", "ouch", "oh", "hurry", "cheers", "thanks"]


Do = (
    Join
    | Leave
    | Rename
    | Ready
    | Configure
    | Start
    | Kick
    | SeatBot
    | Lock
    | HandOver
    | Rematch
    | Autoplay
    | Emote
    | AskHint
    | Play
)


class Act(Record, frozen=True):
    """A request that changes a room."""

    id: RequestId
    code: str
    do: Do


class Enter(Record, frozen=True):
    """Follow a room."""

    code: str
    spectator: bool = False
    """As nobody, whoever it is: for a screen that others look at, too."""


class Unfollow(Record, frozen=True):
    """Follow a room no longer."""

    code: str


class Create(Record, frozen=True):
    """Open a new room; without `host` the first to join becomes the host."""

    game: str
    options: Any
    host: bool = True


RequestT = TypeVar("RequestT")


def parse_enter(raw: object) -> Enter:
    """What came with `enter`, its code normalised. Raises `Refused`: bad_request, bad_code, unknown_room."""
    enter = _parse(raw, Enter)
    return replace(enter, code=codes.normalise(enter.code))


def parse_unfollow(raw: object) -> Unfollow:
    """What came with `unfollow`, its code normalised. Raises `Refused`: bad_request, bad_code, unknown_room."""
    return Unfollow(codes.normalise(_parse(raw, Unfollow).code))


def parse_act(raw: object) -> Act:
    """What came with `act`, its code normalised. Raises `Refused`: bad_request, bad_code, unknown_room."""
    act = _parse(raw, Act)
    return replace(act, code=codes.normalise(act.code))


def parse_create(raw: object) -> Create:
    """The body of a request for a new room. Raises `Refused`: bad_request."""
    return _parse(raw, Create)


def _parse(raw: object, request: type[RequestT]) -> RequestT:
    try:
        return msgspec.convert(raw, request)
    except msgspec.ValidationError:
        raise Refused("bad_request") from None

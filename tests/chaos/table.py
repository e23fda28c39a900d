"""One room of the trial: who plays there and how, what was asked and answered, what everybody was shown."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

PLAYERS = 4
REMEMBERED = 16
"""So many accepted requests of one person the server knows by their ids."""

_LONG_HEX = re.compile("[0-9a-f]{64}")


class Kind(NamedTuple):
    """What is played in a room, and how."""

    game: str
    options: dict[str, Any]
    powers: bool = False
    idles: float = 0.0
    """How often somebody lets a turn pass, so that the clock plays."""


KINDS = (
    Kind("magdagdon", {"difficulty": "PEACEFUL"}),
    Kind("magdagdon", {"difficulty": "SURVIVAL"}, powers=True),
    Kind("magdagdon", {"difficulty": "NIGHTMARE", "clock": 5}, powers=True, idles=0.1),
    Kind("lost_cities", {}),
    Kind("magdagdon", {"difficulty": "SURVIVAL", "pace": "own"}, powers=True),
    Kind("magdagdon", {"difficulty": "PEACEFUL", "clock": 8}, idles=0.15),
    Kind("lost_cities", {"clock": 6}, idles=0.05),
    Kind("magdagdon", {"difficulty": "PEACEFUL", "pace": "own"}),
)


class PersonPart(msgspec.Struct):
    """Of one of the people, what a player looks at."""

    no: int
    seat: int | None
    name: str | None
    ready: bool
    gone: bool


class RoomPart(msgspec.Struct):
    """Of a room, what a player looks at."""

    code: str
    game_no: int
    game: str
    phase: str
    host: int | None
    people: list[PersonPart]
    commitment: str | None
    seed: str | None


class RoomMessage(msgspec.Struct):
    """The `room` message."""

    version: int
    room: msgspec.Raw
    view: msgspec.Raw
    outcome: msgspec.Raw
    clock: Any


@dataclass
class Request:
    """One thing a person wants, with every answer it got."""

    id: str
    name: str
    """Of who asks."""
    do: dict[str, Any]
    order: int
    """How many requests this person had made before."""
    made: float
    """When, by the loop's clock."""
    stale: bool = False
    """Sent to be refused: its moment has passed."""
    answers: list[dict[str, Any]] = field(default_factory=list)

    @property
    def versions(self) -> set[int]:
        """The versions it was said to have got: one, if all is well."""
        return {answer["version"] for answer in self.answers if answer["ok"]}

    @property
    def reasons(self) -> set[str]:
        """Why it was refused, if it was."""
        return {answer["reason"] for answer in self.answers if not answer["ok"]} - UNDECIDED


UNDECIDED = {"store_away", "server_leaving", "server_busy"}
"""Answers that mean: not known yet."""


@dataclass
class Table:
    """One room, and everything that its players can witness."""

    kind: Kind
    address: str = "127.0.0.1"
    """Where all its players come from: a household."""
    code: str = ""
    hidden: list[str] = field(default_factory=list)
    """Persons and devices: what nobody may ever be sent."""
    requests: list[Request] = field(default_factory=list)
    shown: dict[int, int] = field(default_factory=dict)
    """For each version that anybody was shown, the hash of the whole message but its clock."""
    views: dict[int, int] = field(default_factory=dict)
    """For each of these versions, the hash of the view."""
    seeds: dict[int, str] = field(default_factory=dict)
    commitments: dict[int, str] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    frames: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)
    """Why nothing came of it, whenever nothing did."""

    def violated(self, words: str) -> None:
        """Something was promised, and is not so."""
        self.violations.append(f"{self.code or '?'}: {words}")

    def frame(self, text: str) -> None:
        """A frame came: no identity is in it, and no number as long as a seed except where such numbers belong."""
        for identity in self.hidden:
            if identity in text:
                self.violated(f"somebody's identity was sent: {text[:80]}")
        if text.startswith('42["room"'):
            return
        if _LONG_HEX.search(text):
            self.violated(f"a number as long as a seed was sent: {text[:80]}")

    def message(self, payload: msgspec.Raw) -> tuple[RoomMessage, RoomPart]:
        """A `room` message came: for each version the same for everybody, and the seed only when all is over."""
        message = _MESSAGE.decode(payload)
        room = _ROOM.decode(message.room)
        whole = hash((bytes(message.room), bytes(message.view), bytes(message.outcome)))
        if self.shown.setdefault(message.version, whole) != whole:
            self.violated(f"version {message.version} was shown in two ways")
        self.views.setdefault(message.version, hash(bytes(message.view)))
        over = room.phase == "over"
        commitment = room.commitment or ""
        if commitment and self.commitments.setdefault(room.game_no, commitment) != commitment:
            self.violated(f"the commitment of game {room.game_no} changed")
        if over and room.seed is not None:
            self._revealed(room.game_no, room.seed)
        elif over != (room.seed is not None) or over == (bytes(message.outcome) == b"null"):
            self.violated(f"version {message.version} shows seed or outcome in phase {room.phase}, or hides them")
        if {*_LONG_HEX.findall(bytes(payload).decode())} - {room.commitment, room.seed}:
            self.violated(f"version {message.version} holds a number as long as a seed")
        return message, room

    def _revealed(self, game_no: int, seed: str) -> None:
        if self.seeds.setdefault(game_no, seed) != seed:
            self.violated(f"the seed of game {game_no} changed")
        if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != self.commitments.get(game_no):
            self.violated(f"the seed of game {game_no} is not the one that was committed to")

    def asked(self) -> Counter[str]:
        """How many requests there were, by the answer that counts in the end."""
        return Counter(_verdict(request) for request in self.requests)


def _verdict(request: Request) -> str:
    if request.versions:
        return "ok"
    return next(iter(sorted(request.reasons)), "unanswered")


_MESSAGE = msgspec.json.Decoder(RoomMessage)
_ROOM = msgspec.json.Decoder(RoomPart)

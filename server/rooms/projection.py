"""What all may see and what one seat may see: everything that is sent is built here, from records. Pure."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from engine.game import Record
from server.rooms.play import clock_seconds
from server.rooms.room import AnyRoom, Person, Result, game_of, member

_ENCODER = msgspec.json.Encoder()


class PersonView(Record, frozen=True):
    """A person as everybody sees them: without the identity."""

    no: int
    seat: int | None
    name: str | None
    badge: int
    ready: bool
    bot: str | None
    auto: bool
    gone: bool


class DailyView(Record, frozen=True):
    """Which challenge of which day a room is."""

    day: str
    name: str
    ranked: bool


class RoomView(Record, frozen=True):
    """A room as everybody sees it: without its state, and without the seed until the game is over."""

    code: str
    game_no: int
    game: str
    options: Any
    phase: str
    host: int | None
    locked: bool
    people: list[PersonView]
    commitment: str | None
    seed: str | None
    results: tuple[Result, ...]
    """Of all games that were finished in this room, the oldest first."""
    record: str | None
    hinted: bool
    daily: DailyView | None


class SeatOutcome(Record, frozen=True):
    """How one seat ended."""

    seat: int
    rank: int | None
    score: int
    tiebreak: tuple[int, ...]
    facts: dict[str, int]


class OutcomeView(Record, frozen=True):
    """How the game on the table ended; `why` is a message id."""

    why: str
    seats: list[SeatOutcome]


class ClockView(Record, frozen=True):
    """What is left of the open turn; never a date, because no device's clock is right."""

    remaining_ms: int


class RoomMessage(Record, frozen=True):
    """The `room` message."""

    version: int
    room: RoomView
    view: Any
    outcome: OutcomeView | None
    clock: ClockView | None


class SeatMessage(Record, frozen=True):
    """The `seat` message."""

    code: str
    version: int
    you: int | None
    seat: int | None
    secret: msgspec.Raw
    hint: msgspec.Raw


def room_message(version: int, room: AnyRoom, remaining_ms: int | None) -> bytes:
    """The `room` message as JSON, the same for everyone who follows the room."""
    clock = None if remaining_ms is None or clock_seconds(room) is None else ClockView(remaining_ms)
    view = None if room.state is None else game_of(room).view(room.state)
    return _ENCODER.encode(RoomMessage(version, _room(room), view, _outcome(room), clock))


def secret(room: AnyRoom, seat: int | None) -> bytes:
    """What only this seat may know now, as JSON; `null` for nothing, for no seat and in a lobby."""
    return _ENCODER.encode(None if seat is None or room.state is None else game_of(room).secret(room.state, seat))


def hint(room: AnyRoom, seat: int | None) -> bytes:
    """The hint of this seat as JSON: `null` for none, `"coming"` while it is thought of."""
    if seat is None or room.asked is None or room.asked.seat != seat:
        return b"null"
    return _ENCODER.encode(room.asked.hint or "coming")


def seat_message(code: str, version: int, you: int | None, seat: int | None, secret: bytes, hint: bytes) -> bytes:
    """The `seat` message as JSON, around what `secret` and `hint` gave."""
    return _ENCODER.encode(SeatMessage(code, version, you, seat, msgspec.Raw(secret), msgspec.Raw(hint)))


def you(room: AnyRoom, person: str) -> int | None:
    """The number of the person with this identity; None: not one of the people."""
    me = member(room, person)
    return None if me is None else me.no


def seat_of(room: AnyRoom, person: str) -> int | None:
    """The seat of the person with this identity."""
    me = member(room, person)
    return None if me is None else me.seat


def online(room: AnyRoom, present: Collection[str]) -> list[int]:
    """The numbers of the people among these identities, bots always, in order."""
    return [p.no for p in room.people if not p.gone and (p.bot is not None or p.person in present)]


def may_look(room: AnyRoom, person: str | None, now: int) -> bool:
    """Whether somebody may follow a room. `now` is the date, in milliseconds."""
    return room.daily is None or room.daily.owner == person or now >= room.daily.closes


def public_seed(room: AnyRoom) -> str | None:
    """The seed, when nothing can be foretold from it any more. That of a day is told with its board, once closed."""
    return room.seed if room.phase == "over" and room.daily is None else None


def _room(room: AnyRoom) -> RoomView:
    return RoomView(
        code=room.code,
        game_no=room.game_no,
        game=room.game,
        options=room.options,
        phase=room.phase,
        host=room.host,
        locked=room.locked,
        people=[_person(p) for p in room.people],
        commitment=room.commitment,
        seed=public_seed(room),
        results=room.results,
        record=room.id if room.phase == "over" else None,
        hinted=room.hinted,
        daily=None if room.daily is None else DailyView(room.daily.day, room.daily.name, room.daily.ranked),
    )


def _person(p: Person) -> PersonView:
    return PersonView(p.no, p.seat, p.name, p.badge, p.ready, p.bot, p.auto, p.gone)


def _outcome(room: AnyRoom) -> OutcomeView | None:
    """Ranks are those of the moment the game ended: who leaves afterwards keeps theirs."""
    outcome = game_of(room).outcome(room.state) if room.phase == "over" else None
    if outcome is None:
        return None
    seats = [
        SeatOutcome(seat, rank.rank, score.score, score.tiebreak, score.facts)
        for seat, (rank, score) in enumerate(zip(room.results[-1].ranks, outcome.seats, strict=True))
    ]
    return OutcomeView(outcome.why, seats)

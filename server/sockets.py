"""The Socket.IO rim: raw handlers, each acknowledged, none of which lets anything but an answer through."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from socketio.exceptions import ConnectionRefusedError as ConnectionRefused  # type: ignore[import-untyped]

from engine.game import Illegal
from server import play, projection, requests
from server.broadcast import Broadcast
from server.limits import Throttle
from server.presence import Presence
from server.refusals import Refused
from server.room import AnyRoom, Change, Outside
from server.store import StoreAway
from server.tables import Tables

if TYPE_CHECKING:
    from flask_socketio import SocketIO  # type: ignore[import-untyped]

Identify = Callable[[Mapping[str, Any]], str | None]
"""From a WSGI environ (its cookie) to the person, or None: the connection is refused."""
Answer = dict[str, Any]

log = logging.getLogger(__name__)


def register(
    socketio: SocketIO,
    tables: Tables,
    broadcast: Broadcast,
    presence: Presence,
    identify: Identify,
    throttle: Throttle,
) -> None:
    """Put the events on `socketio.server`. Construct SocketIO with `json=wire.Json, serializer=wire.Packet`."""
    rim = Rim(tables, broadcast, presence, identify, throttle)
    socketio.server.on("connect", rim.connect)
    socketio.server.on("disconnect", rim.disconnect)
    socketio.server.on("enter", answered(rim.enter, throttle))
    socketio.server.on("act", answered(rim.act, throttle))
    socketio.server.on("unfollow", answered(rim.unfollow, throttle))
    socketio.server.on("*", answered(nothing_known, throttle))


class Rim:
    """What a socket may say."""

    def __init__(
        self, tables: Tables, broadcast: Broadcast, presence: Presence, identify: Identify, throttle: Throttle
    ) -> None:
        self._tables = tables
        self._broadcast = broadcast
        self._presence = presence
        self._identify = identify
        self._throttle = throttle

    def connect(self, sid: str, environ: Mapping[str, Any], *_: Any) -> None:
        """A socket opens: it belongs to whoever its cookie says. Raises `ConnectionRefused`."""
        person = self._identify(environ)
        if person is None:
            raise ConnectionRefused("no_identity")
        try:
            self._throttle.connect(sid, person, environ)
        except Refused as refusal:
            raise ConnectionRefused(refusal.reason, refusal.params) from None
        self._broadcast.followers.connect(sid, person)

    def disconnect(self, sid: str, *_: Any) -> None:
        """A socket has gone. Whoever has no other one here is seen no more."""
        self._throttle.disconnect(sid)
        codes = self._broadcast.followers.disconnect(sid)
        for code in codes:
            self._broadcast.leave(code, sid)
        for code in codes:
            self._refresh(code)

    def enter(self, sid: str, raw: object) -> Answer:
        """Follow a room: first the answer, then `room`, `seat` and `presence`."""
        code = requests.parse_enter(raw).code
        person = self._person(sid)
        copy = self._broadcast.follow(code, sid)
        version, seat = copy.version, projection.seat_of(copy.room, person)
        try:
            self._presence.refresh(code)
            if seat is not None:
                version = max(version, self._tables.change(code, returning(person)))
        except (Refused, StoreAway):
            self._broadcast.leave(code, sid)
            raise
        self._broadcast.stir(code)
        return {"ok": True, "version": version, "you": projection.you(copy.room, person), "seat": seat}

    def act(self, sid: str, raw: object) -> Answer:
        """Change a room."""
        act = requests.parse_act(raw)
        return {"ok": True, "version": self._tables.act(self._person(sid), act)}

    def unfollow(self, sid: str, raw: object) -> Answer:
        """Follow a room no more."""
        code = requests.parse_unfollow(raw).code
        self._broadcast.leave(code, sid)
        self._refresh(code)
        return {"ok": True}

    def _person(self, sid: str) -> str:
        person = self._broadcast.followers.person(sid)
        if person is None:
            raise Refused("no_identity")
        return person

    def _refresh(self, code: str) -> None:
        """Say who is there now; while the store is away, time says it."""
        with suppress(StoreAway):
            self._presence.refresh(code)


def returning(person: str) -> Callable[[AnyRoom, Outside], Change | None]:
    """The change that a seated person's coming makes."""
    return lambda room, _: play.returned(room, person)


def nothing_known(*_: object) -> Answer:
    """What is said to everything that is not an event of this wire."""
    raise Refused("bad_request")


def answered(event: Callable[[str, object], Answer], throttle: Throttle) -> Callable[..., Answer]:
    """An event that takes any arguments, always answers, and never troubles anyone else."""

    def grant(sid: str, said: tuple[object, ...]) -> Answer:
        throttle.message(sid)
        try:
            return event(sid, said[0]) if len(said) == 1 else nothing_known()
        except Refused as refusal:
            if refusal.reason == "unknown_room":
                throttle.missed(sid)
            raise

    def answer(sid: str, *said: object) -> Answer:
        try:
            return grant(sid, said)
        except (Refused, Illegal) as refusal:
            return {"ok": False, "reason": refusal.reason, "params": refusal.params}
        except StoreAway:
            return {"ok": False, "reason": "store_away", "params": {}}
        except Exception:
            log.exception("a request failed")
            return {"ok": False, "reason": "server_failed", "params": {}}

    return answer

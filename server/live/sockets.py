"""What sockets say: the handlers of Socket.IO. Each acknowledges, whatever happens, and raises nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from socketio.exceptions import ConnectionRefusedError as ConnectionRefused  # type: ignore[import-untyped]

from engine.game import Illegal
from server.identity import Identities, Identity
from server.limits import Throttle
from server.live.broadcast import Broadcast
from server.live.emotes import Emotes
from server.live.presence import Presence
from server.operating.account import Account, Item
from server.refusals import Refused
from server.rooms import play, projection, requests
from server.rooms.requests import Act, Emote, Enter, Join, Unfollow
from server.rooms.room import AnyRoom, Change, Outside
from server.rooms.tables import Tables
from server.store.store import StoreAway

if TYPE_CHECKING:
    from flask_socketio import SocketIO  # type: ignore[import-untyped]

Answer = dict[str, Any]

log = logging.getLogger(__name__)


RequestT = TypeVar("RequestT", bound=Act | Enter | Unfollow)


def register(socketio: SocketIO, events: Events) -> None:
    """Put the events on `socketio.server`. Construct SocketIO with `json=wire.Json, serializer=wire.Packet`."""
    socketio.server.on("connect", events.connect)
    socketio.server.on("disconnect", events.disconnect)
    socketio.server.on("enter", events.answered(requests.parse_enter, events.enter))
    socketio.server.on("act", events.answered(requests.parse_act, events.act))
    socketio.server.on("unfollow", events.answered(requests.parse_unfollow, events.unfollow))
    socketio.server.on("*", events.answered(unknown_event, events.unfollow))


class Events:
    """What a socket may say: a method for each event."""

    def __init__(  # noqa: PLR0913, PLR0917 - everything that is said comes in here
        self,
        tables: Tables,
        broadcast: Broadcast,
        presence: Presence,
        emotes: Emotes,
        identities: Identities,
        throttle: Throttle,
        account: Account,
    ) -> None:
        self._tables = tables
        self._broadcast = broadcast
        self._presence = presence
        self._emotes = emotes
        self._identities = identities
        self._throttle = throttle
        self._account = account

    def connect(self, sid: str, environ: Mapping[str, Any], *_: Any) -> None:
        """A socket opens: it belongs to whoever its cookie says. Raises `ConnectionRefused`."""
        identity = self._identity(environ)
        if identity is None:
            raise ConnectionRefused("no_identity")
        try:
            self._throttle.connect(sid, identity.person, environ)
        except Refused as refusal:
            raise ConnectionRefused(refusal.reason, refusal.params) from None
        self._broadcast.followers.connect(sid, identity.person, identity.device)
        # Looked up once the socket is known: should the device be removed meanwhile, the socket is found and closed.
        if not self._identities.presumed(identity):
            self.disconnect(sid)
            raise ConnectionRefused("no_identity")

    def disconnect(self, sid: str, *_: Any) -> None:
        """A socket has gone. Whoever has no other one here is seen no more."""
        self._throttle.disconnect(sid)
        codes = self._broadcast.followers.disconnect(sid)
        for code in codes:
            self._broadcast.leave(code, sid)
        for code in codes:
            self._refresh(code)

    def enter(self, sid: str, enter: Enter) -> Answer:
        """Follow a room: first the answer, then `room`, `seat` and `presence`."""
        code, person = enter.code, self._person(sid)
        copy = self._broadcast.follow(code, sid, spectator=enter.spectator)
        version, you, seat = copy.version, projection.you(copy.room, person), projection.seat_of(copy.room, person)
        if enter.spectator:
            you = seat = None
        try:
            self._presence.refresh(code)
            if you is not None:
                self._presence.belongs(code, person)
            if seat is not None:
                version = max(version, self._tables.change(code, returning(person)))
        except (Refused, StoreAway):
            self._broadcast.leave(code, sid)
            raise
        self._broadcast.stir(code)
        return {"ok": True, "version": version, "you": you, "seat": seat}

    def act(self, sid: str, act: Act) -> Answer:
        """Change a room, or show something in it."""
        person = self._person(sid)
        if self._broadcast.followers.watches(act.code, sid):
            raise Refused("not_member")
        if isinstance(act.do, Emote):
            return {"ok": True, "version": self._emotes.show(person, act, act.do)}
        version = self._tables.act(person, act)
        if isinstance(act.do, Join):
            self._presence.belongs(act.code, person)
        return {"ok": True, "version": version}

    def unfollow(self, sid: str, unfollow: Unfollow) -> Answer:
        """Follow a room no more."""
        self._broadcast.leave(unfollow.code, sid)
        self._refresh(unfollow.code)
        return {"ok": True}

    def answered(
        self, parse: Callable[[object], RequestT], event: Callable[[str, RequestT], Answer]
    ) -> Callable[..., Answer]:
        """An event that takes any arguments, always answers, and never troubles anyone else."""

        def grant(sid: str, said: tuple[object, ...], item: Item) -> Answer:
            self._throttle.message(sid)
            try:
                item.request = request = parse(said[0]) if len(said) == 1 else unknown_event()
                item.code = request.code
                return event(sid, request)
            except Refused as refusal:
                if refusal.reason == "unknown_room":
                    self._throttle.missed(sid)
                raise

        def answer(sid: str, *said: object) -> Answer:
            try:
                with self._account.request(sid) as item:
                    granted = grant(sid, said, item)
                    item.version = granted.get("version")
                    return granted
            except (Refused, Illegal) as refusal:
                return {"ok": False, "reason": refusal.reason, "params": refusal.params}
            except StoreAway:
                return {"ok": False, "reason": "store_away", "params": {}}
            except Exception:
                log.exception("a request failed")
                return {"ok": False, "reason": "server_failed", "params": {}}

        return answer

    def _identity(self, environ: Mapping[str, Any]) -> Identity | None:
        """Whose socket is being opened; None: nobody known, or nobody that can be known while the store is away."""
        with suppress(StoreAway):
            return self._identities.read(environ.get("HTTP_COOKIE"))
        return None

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


def unknown_event(*_: object) -> NoReturn:
    """What is said to everything that is not an event of this wire."""
    raise Refused("bad_request")

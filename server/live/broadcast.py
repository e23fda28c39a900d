"""The one funnel out: published changes of a room to the sockets that follow it here."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Container, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from server.live.due import IDLE, Due, rest
from server.live.followers import Follower, Followers
from server.live.out import Out
from server.refusals import Refused
from server.rooms import play, projection
from server.rooms.copies import Copy
from server.rooms.locks import Locks
from server.rooms.room import member
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway, Stored

log = logging.getLogger(__name__)

AWAY = 0.5
"""Seconds before a room is read again that could not be read."""


class Broadcast:
    """Sends rooms, seats and farewells. One loop sends everything, so a socket gets its versions in order.

    It sends what is at hand and never waits for the store: what has to be read first, another loop reads.
    """

    def __init__(self, out: Out, store: Store, tables: Tables) -> None:
        self.followers = Followers()
        self._out = out
        self._store = store
        self._tables = tables
        self._locks = Locks()
        self._due = Due()
        self._needy = threading.Event()
        self._missed: set[str] = set()
        """What has to be read, or released."""
        self._reading: str | None = None
        self._again: set[str] = set()
        """What is to be sent whatever its version."""
        self._lost: set[str] = set()
        """Where moves were lost that sockets here may have been sent."""
        self._gone: dict[str, str] = {}
        """What can be followed no more, and why."""
        self._subscribed: set[str] = set()
        self._presence: dict[str, dict[str, Any]] = {}

    def follow(self, code: str, sid: str, *, spectator: bool = False) -> Copy:
        """Let a socket follow a room, from the version returned on; `stir` then sends it everything.

        Subscribed before it is read, so that no change falls in between. Raises `Refused` (unknown_room, kicked) and
        `StoreAway`; the socket then follows nothing.
        """
        person = self.followers.person(sid)
        with self._locks.hold(code):
            try:
                copy = self._admitting_copy(code, person)
            except (Refused, StoreAway):
                self.stir(code)
                raise
            follower = self.followers.follow(code, sid, spectator=spectator)
            if follower is not None:
                follower.you = None if spectator else projection.you(copy.room, follower.person)  # as the answer says
                with suppress(KeyError, ValueError):  # it has gone meanwhile, and says so
                    self._out.enter_room(sid, code)
                    follower.listens = True
            return copy

    def leave(self, code: str, sid: str) -> None:
        """Let a socket follow a room no more. After the last one the subscription and the kept copy go as well."""
        self.followers.leave(code, sid)
        with suppress(KeyError, ValueError):
            self._out.leave_room(sid, code)
        self.stir(code)

    def published(self, code: str, stored: Stored | None) -> None:
        """Give this to the store as its callback for published changes."""
        self._tables.heard(code, stored)
        self.stir(code)

    def gap(self) -> None:
        """Give this to the store as its callback for a gap in the subscription."""
        self._again.update(self._subscribed.copy())
        self.doubt()

    def doubt(self) -> None:
        """Give this to the store as its callback for having been reached (again)."""
        self._tables.doubt()
        self._due.add(self._subscribed.copy())

    def stir(self, code: str) -> None:
        """See soon whether there is something to send to those who follow a room. Does not wait."""
        self._due.add((code,))

    def present(self, code: str, online: list[int], watching: int) -> None:
        """Who is there now: sent to everyone who follows a room and has heard otherwise."""
        self._presence[code] = {"code": code, "online": online, "watching": watching}
        self.stir(code)

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Send what is due until `stop` says so. One background task."""
        while not stop():
            self._due.wait()
            began = time.monotonic()
            self._guarded(self._flush, self._due.take())
            sleep(rest(time.monotonic() - began))

    def tend(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Read what has to be read before it can be sent, until `stop` says so. One background task."""
        while not stop():
            self._needy.wait(IDLE)
            self._needy.clear()
            missed = self._missed.copy()
            self._missed.difference_update(missed)
            self._guarded(self._read, missed)
            sleep(AWAY if self._missed else 0)

    def _guarded(self, step: Callable[[str], None], codes: Iterable[str]) -> None:
        """Take a step for each of the rooms; what fails for one room must not silence the others."""
        for code in codes:
            try:
                step(code)
            except StoreAway:
                self._missed.add(code)
            except Exception:
                log.exception("a room could not be sent")

    def _admitting_copy(self, code: str, person: str | None) -> Copy:
        if code not in self._subscribed:
            self._tables.keep(code)
            self._store.subscribe(code)
            self._subscribed.add(code)
        copy = self._tables.read(code)
        if person in copy.room.kicked:
            raise Refused("kicked")
        if not projection.may_look(copy.room, person, self._store.now()):
            raise Refused("daily_private")
        return copy

    def _release(self, code: str) -> None:
        """Nobody follows this room here (any more). Somebody who is just coming is not waited for."""
        with self._locks.hold(code, patience=0):
            if not self.followers.of(code):
                self._subscribed.discard(code)
                self._store.unsubscribe(code)
                self._tables.drop(code)
                self._presence.pop(code, None)
                self._due.forget(code)
                self._again.discard(code)
                self._lost.discard(code)

    def _read(self, code: str) -> None:
        """Get a room ready to be sent, as the store has it. Nothing of it is sent meanwhile."""
        if not self.followers.of(code):
            self._release(code)
            return
        self._reading = code
        try:
            if self._tables.checked(code)[1]:
                self._lost.add(code)
        except Refused as refusal:
            self._gone[code] = refusal.reason
        finally:
            self._reading = None
        self.stir(code)

    def _flush(self, code: str) -> None:
        """Send a room's newest version to those who have not got it: however many changes there were, once."""
        copy = self._tables.at_hand(code)
        if code in self._gone:
            self._part(code, self._gone.pop(code))
        elif not self.followers.of(code) or copy is None:
            self._missed.add(code)
            self._needy.set()
        elif code != self._reading:
            self._send_all(code, copy)

    def _send_all(self, code: str, copy: Copy) -> None:
        try:
            self._part(code, "kicked", copy.room.kicked)
        except Refused as refusal:  # a newer server has made it what cannot be read here
            self._part(code, refusal.reason)
            return
        followers = [follower for follower in self.followers.of(code) if follower.listens]
        if code in self._lost:
            self._tell_of_the_loss(code, copy, followers)
        if code in self._again:
            self._again.discard(code)
            for follower in followers:
                follower.got = 0
        self._send_room(code, copy, followers)
        for follower in followers:
            self._send_seat(code, copy, follower)
        self._send_presence(code, followers)

    def _part(self, code: str, reason: str, persons: Container[str] | None = None) -> None:
        """Whoever is put out of the room, or everybody, hears so and nothing more."""
        for follower in self.followers.of(code):
            if persons is None or follower.person in persons:
                self._out.emit("left", {"code": code, "reason": reason}, to=follower.sid)
                self.leave(code, follower.sid)

    def _tell_of_the_loss(self, code: str, copy: Copy, followers: list[Follower]) -> None:
        """The store has lost moves: what was sent of them is void, and the room as it is now follows."""
        self._lost.discard(code)
        log.warning("moves were lost by the store")
        self._send(code, "lost", {"code": code, "version": copy.version}, followers, followers)
        for follower in followers:
            follower.got, follower.seat, follower.secret, follower.hint = 0, None, b"null", b"null"

    def _send_room(self, code: str, copy: Copy, followers: list[Follower]) -> None:
        behind = [follower for follower in followers if follower.got < copy.version]
        if behind:
            self._due.sent(code)
            left = play.remaining_ms(copy.room, copy.opened, self._store.clock())
            message = msgspec.Raw(projection.room_message(copy.version, copy.room, left))
            self._send(code, "room", message, behind, followers)
        for follower in behind:
            follower.got = copy.version

    def _send_seat(self, code: str, copy: Copy, follower: Follower) -> None:
        me = None if follower.spectator else member(copy.room, follower.person)
        you, seat = (None, None) if me is None else (me.no, me.seat)
        secret, hint = projection.secret(copy.room, seat), projection.hint(copy.room, seat)
        if (you, seat, secret, hint) != (follower.you, follower.seat, follower.secret, follower.hint):
            message = msgspec.Raw(projection.seat_message(code, copy.version, you, seat, secret, hint))
            self._out.emit("seat", message, to=follower.sid)
            follower.you, follower.seat, follower.secret, follower.hint = you, seat, secret, hint

    def _send_presence(self, code: str, followers: list[Follower]) -> None:
        message = self._presence.get(code)
        behind = [follower for follower in followers if follower.presence != message]
        if message is not None:
            self._send(code, "presence", message, behind, followers)
        for follower in behind:
            follower.presence = message

    def _send(self, code: str, event: str, message: Any, behind: list[Follower], followers: list[Follower]) -> None:
        """Encoded once for all of them, or once for each newcomer."""
        for receiver in [code] if len(behind) == len(followers) > 0 else [follower.sid for follower in behind]:
            self._out.emit(event, message, to=receiver)

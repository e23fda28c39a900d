"""Who is connected: written to the store for the sockets here, read for the rooms that are followed here."""

from __future__ import annotations

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from typing import Any

from server.config import Timings
from server.live.broadcast import Broadcast
from server.refusals import Refused
from server.rooms import people, play, projection
from server.rooms.locks import Locks
from server.rooms.room import AnyRoom, Change, Outside
from server.rooms.tables import Tables
from server.store.store import Store, StoreAway

log = logging.getLogger(__name__)

AT_ONCE = 50
"""Rooms of which the store is told and asked in one piece."""


class Presence:
    """Keeps this process's people present, tells rooms who is there, and replaces a host who has gone."""

    def __init__(self, store: Store, tables: Tables, broadcast: Broadcast, timings: Timings) -> None:
        self._store = store
        self._tables = tables
        self._broadcast = broadcast
        self._timings = timings
        self._process = secrets.token_hex(4)
        self._locks = Locks()
        self._rooms: dict[str, _Watched] = {}
        self._swept = 0.0
        self._stirred = threading.Event()

    def reached(self) -> None:
        """Give this to the store as its callback for having been reached (again): nobody here was seen meanwhile."""
        self._stirred.set()

    def refresh(self, *codes: str) -> None:
        """Write who of some rooms is here now, and read who is anywhere. Raises `StoreAway`."""
        with ExitStack() as held:
            for code in sorted(codes):
                held.enter_context(self._locks.hold(code))
            here = {code: self._here(code) for code in codes}
            attended = {code: [*map(self._member, persons)] for code, persons in here.items() if persons}
            for code, ago in self._store.attended(attended).items() if attended else ():
                watched = self._rooms[code]
                watched.ago = ago
                self._renew(code, watched)
                with apart():
                    self._tell(code, watched)

    def belongs(self, code: str, person: str) -> None:
        """Note that a person belongs to a room, to find it should they be forgotten. Raises `StoreAway`."""
        self._store.belongs(person, code)

    def sweep(self) -> None:
        """One round over the rooms followed here. Raises `StoreAway`."""
        now = time.monotonic()
        if now - self._swept > self._timings.swept_gap:
            self._forget_hosts(now)
        self._swept = now
        self._store.node_by_node({*self._broadcast.followers.codes(), *self._rooms}, str, self._tend)

    def _tend(self, codes: list[str]) -> None:
        """A round over rooms of one node."""
        left = iter(codes)
        while some := [*islice(left, AT_ONCE)]:
            self.refresh(*some)
            for code in some:
                self._mind(code, self._swept)

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Sweep every `timings.presence_every` seconds, and when the store is back, until `stop` says so. One task."""
        while not stop():
            began = time.monotonic()
            self._stirred.clear()
            try:
                self.sweep()
            except StoreAway:
                self._swept = 0.0
            except Exception:
                log.exception("a round over the rooms failed")
            self._stirred.wait(max(0.0, self._timings.presence_every - (time.monotonic() - began)))
            sleep(0)

    def _member(self, person: str) -> str:
        return f"{person}@{self._process}"

    def _here(self, code: str) -> set[str]:
        """Who follows a room here; whoever no longer does has taken leave of it."""
        here = self._broadcast.followers.persons(code)
        watched = self._rooms.setdefault(code, _Watched())
        for person in watched.here - here:
            self._store.unseen(code, self._member(person))
        watched.here = here
        if not here:
            del self._rooms[code]
        return here

    def _tell(self, code: str, watched: _Watched) -> None:
        present = {person for person, ago in watched.ago.items() if ago <= self._timings.present_for * 1000}
        with suppress(Refused):
            room = self._tables.view(code).room
            strangers = [person for person in present if projection.you(room, person) is None]
            self._broadcast.present(code, projection.online(room, present), len(strangers))

    def _mind(self, code: str, now: float) -> None:
        watched = self._rooms.get(code)
        if watched is None:
            return
        with apart():
            self._mind_host(code, watched, now)
            self._mind_parked(code, watched)

    def _renew(self, code: str, watched: _Watched) -> None:
        """Whoever is here, if only for a moment, keeps the room alive."""
        now = time.monotonic()
        if now - watched.renewed >= self._timings.renew_every:
            self._store.renew(code)
            watched.renewed = now

    def _forget_hosts(self, now: float) -> None:
        """Nobody was watched for a while: whether a host was away then is not known."""
        for watched in list(self._rooms.values()):
            watched.since = now

    def _mind_host(self, code: str, watched: _Watched, now: float) -> None:
        """Replace a host who has been gone for as long as this process has been watching, and long enough."""
        if now - watched.since < self._timings.host_after:
            return
        with suppress(Refused):
            room = self._tables.view(code).room
            if host_is_gone(room, watched.ago, self._timings):
                self._tables.change(code, replacing(room.host))

    def _mind_parked(self, code: str, watched: _Watched) -> None:
        """Let a parked game go on where somebody seated is here: they may have come just when it was being parked."""
        with suppress(Refused):
            room = self._tables.view(code).room
            seated = [person for person in watched.here if room.parked and projection.seat_of(room, person) is not None]
            if seated:
                self._tables.change(code, lambda room, _: play.returned(room, seated[0]))


class _Watched:
    """What this process knows of the presence in one room."""

    __slots__ = ("ago", "here", "renewed", "since")

    def __init__(self) -> None:
        self.here: set[str] = set()
        """The people written as being here."""
        self.ago: dict[str, int] = {}
        """When everybody was last seen, anywhere."""
        self.since = time.monotonic()
        """Since when the room has been watched without a break."""
        self.renewed = -math.inf


@contextmanager
def apart() -> Iterator[None]:
    """What is wrong with one room must not make the people of the others absent."""
    try:
        yield
    except StoreAway:
        raise
    except Exception:
        log.exception("the presence in a room is not known")


def host_is_gone(room: AnyRoom, ago: Mapping[str, int], timings: Timings) -> bool:
    """Whether the host has not been seen for too long, or there is none, while somebody else could be it."""
    seen = {person.no: ago.get(person.person) for person in room.people if person.bot is None and not person.gone}
    host = seen.pop(room.host, None) if room.host is not None else None
    away = host is None or host >= timings.host_after * 1000
    return away and any(when is not None and when <= timings.present_for * 1000 for when in seen.values())


def replacing(old: int | None) -> Callable[[AnyRoom, Outside], Change | None]:
    """The change that gives the room another host than `old`."""
    return lambda room, outside: people.replace_host(room, old, outside)

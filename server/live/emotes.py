"""What people show each other: told to everybody who follows the room, at whatever process, and kept nowhere."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from engine.game import Record
from server.limits import Throttle
from server.live.due import IDLE
from server.live.out import Out
from server.rooms import projection
from server.rooms.requests import Act, Emote
from server.rooms.tables import Tables
from server.store.store import Store

log = logging.getLogger(__name__)


class Shown(Record, frozen=True):
    """The `emote` message."""

    code: str
    no: int
    name: str


class Emotes:
    """Whatever is shown at one process goes by the store's channel of the room to all of them, this one included."""

    def __init__(self, out: Out, store: Store, tables: Tables, throttle: Throttle) -> None:
        self._out = out
        self._store = store
        self._tables = tables
        self._throttle = throttle
        self._heard: deque[tuple[str, bytes]] = deque()
        self._stirred = threading.Event()

    def show(self, person: str, act: Act, emote: Emote) -> int:
        """Show something in a room, in which nothing changes; its version.

        Raises `Refused` (too_many_requests{seconds}, kicked, not_member, unknown_room) and `StoreAway`.
        """
        self._throttle.emote(person)
        version = self._tables.act(person, act)
        no = projection.you(self._tables.view(act.code).room, person)
        if no is not None:
            self._store.say(act.code, msgspec.json.encode(Shown(act.code, no, emote.name)))
        return version

    def heard(self, code: str, said: bytes) -> None:
        """Give this to the store as its callback for what is said in a room. Does not wait."""
        self._heard.append((code, said))
        self._stirred.set()

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Pass on what is heard until `stop` says so. One background task."""
        while not stop():
            self._stirred.wait(IDLE)
            self._stirred.clear()
            while self._heard:
                code, said = self._heard.popleft()
                try:
                    self._out.emit("emote", msgspec.Raw(said), to=code)
                except Exception:
                    log.exception("what was shown could not be sent")
            sleep(0)

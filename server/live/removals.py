"""The sockets of devices that are removed, or of people who are forgotten, are closed: at every process, at once."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from server.live.due import IDLE
from server.live.followers import Followers
from server.store.store import Store, StoreAway

log = logging.getLogger(__name__)


class Removals:
    """Closes what is to be closed. One loop does it, since closing a socket may wait for the store."""

    def __init__(self, store: Store, followers: Followers, close: Callable[[str], Any]) -> None:
        """`close(sid)` closes a socket."""
        self._store = store
        self._followers = followers
        self._close = close
        self._stirred = threading.Event()
        self._told = deque[str]()
        self._doubted = False
        self._hearing = False

    def published(self, who: str) -> None:
        """Give this to the store as its callback for removals."""
        self._told.append(who)
        self._stirred.set()

    def doubt(self) -> None:
        """Give this to the store as its callback for a gap, and for having been reached: a removal may be missed."""
        self._doubted = True
        self._stirred.set()

    def run(self, sleep: Callable[[float], Any], stop: Callable[[], bool]) -> None:
        """Close sockets until `stop` says so. One background task."""
        while not stop():
            self._stirred.wait(IDLE)
            self._stirred.clear()
            try:
                self._listen()
                self._look()
            except StoreAway:
                pass  # reaching it again raises a doubt
            except Exception:
                log.exception("it is not known who is removed")
            while self._told:
                self._put_out(self._told.popleft())
            sleep(0)

    def _listen(self) -> None:
        if not self._hearing:
            self._hearing = self._doubted = True
            self._store.hear_removals()

    def _look(self) -> None:
        """Find out who of those with sockets here is removed."""
        if self._doubted:
            self._doubted = False
            try:
                removed = self._store.removed(*set(self._followers.identities().values()))
            except Exception:
                self._doubted = True
                raise
            for identity in removed:
                self.published(f"{identity.person} {identity.device}")

    def _put_out(self, who: str) -> None:
        person, _, device = who.partition(" ")
        for sid, identity in self._followers.identities().items():
            if identity.person == person and device in ("", identity.device):
                try:
                    self._close(sid)
                except Exception:
                    log.exception("a socket could not be closed")

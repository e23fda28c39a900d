"""Hearing of rooms: a line of its own on which the store publishes what is committed."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable

from server.store.connection import Line, StoreAway
from server.store.dial import Connection, Reply

BEAT = 2.0
"""Seconds between signs of life asked of the store, so that a dead connection is noticed while nothing is published."""

log = logging.getLogger(__name__)


class Subscriptions:
    """The channels this process listens to. After every gap they are subscribed to again, and the gap is told of."""

    def __init__(
        self,
        make: Callable[[], Connection],
        on_message: Callable[[str, bytes], None],
        on_gap: Callable[[], None],
        on_doubt: Callable[[], None] = lambda: None,
        *,
        limit: float,
        beat: float = BEAT,
    ) -> None:
        """`on_message(channel, message)` must not wait; `on_gap()` may: it is called on a thread of its own.

        `on_doubt()` must not wait; it is called whenever the store has been reached, before anything is heard from it.
        """
        self._on_message = on_message
        self._on_gap = on_gap
        self._beat = beat
        self._channels: set[str] = set()
        self._order = threading.Lock()
        self._missed = False
        self._stirred = threading.Event()
        self._closing = threading.Event()

        def on_up() -> None:
            on_doubt()
            self._stirred.set()

        self._line = Line(make, limit=limit, on_up=on_up, on_push=self._pushed)
        self._watch = threading.Thread(target=self._keep, name="subscriptions", daemon=True)
        self._watch.start()

    def subscribe(self, channel: str) -> None:
        """Listen to a channel; when this returns, the store has confirmed.

        Raises `StoreAway`: not confirmed. It is listened to, after a gap, as soon as the store is back, unless
        `unsubscribe` is called.
        """
        with self._order:
            self._channels.add(channel)
            asked = self._line.queue(("SUBSCRIBE", channel))
        try:
            self._line.answer(asked)
        except StoreAway:
            self._missed = True
            raise

    def unsubscribe(self, channel: str) -> None:
        """Listen to it no more. Does not wait."""
        with self._order:
            self._channels.discard(channel)
            self._line.queue(("UNSUBSCRIBE", channel))

    def close(self) -> None:
        """End the connection."""
        self._closing.set()
        self._stirred.set()
        self._line.close()
        self._watch.join()

    def _pushed(self, reply: Reply) -> bool:
        if not isinstance(reply, list) or reply[0] != b"message":
            return False
        try:
            self._on_message(reply[1].decode(), reply[2])
        except Exception:
            log.exception("a published message was not taken")
        return True

    def _keep(self) -> None:
        served = 0
        while not self._closing.is_set():
            self._stirred.wait(self._beat)
            self._stirred.clear()
            ups = self._line.ups
            with contextlib.suppress(StoreAway):
                if ups == served:
                    self._line.ask(("PING",))
                else:
                    self._missed = self._missed or ups > 1
                    self._mend()
                    served = ups

    def _mend(self) -> None:
        """The connection is a new one: subscribe to all again, then say that publications may have been missed."""
        with self._order:
            channels = sorted(self._channels)
            if not channels:
                return
            asked = self._line.queue(("SUBSCRIBE", *channels), replies=len(channels))
        self._line.answer(asked)
        if not self._missed:
            return
        self._missed = False
        try:
            self._on_gap()
        except Exception:
            log.exception("a gap in the subscriptions was not dealt with")

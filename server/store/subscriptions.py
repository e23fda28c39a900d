"""Hearing of rooms: a line of its own on which a node of the store publishes what is committed there."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable

from server.store.asked import Asked, Command, StoreAway, sound
from server.store.connection import Line
from server.store.dial import Connection, Reply

BEAT = 2.0
"""Seconds between signs of life asked of the store, so that a dead connection is noticed while nothing is published."""

log = logging.getLogger(__name__)


class Subscriptions:
    """The channels this process listens to at one node. After every gap they are subscribed to again, and the gap is
    told of.
    """

    def __init__(  # noqa: PLR0913 - everything that can happen
        self,
        make: Callable[[], Connection],
        on_message: Callable[[str, bytes], None],
        on_gap: Callable[[], None],
        on_doubt: Callable[[], None] = lambda: None,
        on_away: Callable[[], None] = lambda: None,
        *,
        limit: float,
        beat: float = BEAT,
    ) -> None:
        """`on_message(channel, message)` must not wait; `on_gap()` may: it is called on a thread of its own.

        `on_doubt()` must not wait; it is called whenever the store has been reached, before anything is heard from it;
        nor must `on_away()`, called whenever it does not do what it was asked.
        """
        self._on_message = on_message
        self._on_gap = on_gap
        self._on_away = on_away
        self._beat = beat
        self._channels: set[str] = set()
        self._order = threading.Lock()
        self._missed = self._torn = False
        self._stirred = threading.Event()
        self._closing = threading.Event()

        def on_up() -> None:
            on_doubt()
            self._stirred.set()

        self._line = Line(make, limit=limit, on_up=on_up, on_push=self._pushed)
        self._watch = threading.Thread(target=self._keep, name="subscriptions", daemon=True)
        self._watch.start()

    def subscribe(self, channel: str) -> Asked:
        """Listen to a channel. Does not wait: `confirm` does."""
        with self._order:
            self._channels.add(channel)
            return self._line.queue(_subscribing(channel))

    def confirm(self, asked: Asked) -> None:
        """Return when the store has confirmed.

        Raises `StoreAway`: it has not. The channel is listened to, after a gap, as soon as the store is back, unless
        `unsubscribe` is called.
        """
        try:
            sound(self._line.answer(asked))
        except StoreAway:
            self._missed = True
            self._on_away()
            raise

    def adopt(self, channels: Iterable[str]) -> None:
        """Listen to these as well, which another node has had: after a gap, and as soon as the store confirms."""
        with self._order:
            self._channels.update(channels)
        self._tear()

    def unsubscribe(self, channel: str) -> None:
        """Listen to it no more. Does not wait."""
        with self._order:
            self._channels.discard(channel)
            self._line.queue(("SUNSUBSCRIBE" if _of_tag(channel) else "UNSUBSCRIBE", channel))

    def close(self) -> None:
        """End the connection."""
        self._closing.set()
        self._stirred.set()
        self._line.close()
        self._watch.join()

    def _pushed(self, reply: Reply) -> bool:
        if not isinstance(reply, list) or reply[0] not in (b"message", b"smessage"):
            return self._let_go(reply)
        try:
            self._on_message(reply[1].decode(), reply[2])
        except Exception:
            log.exception("a published message was not taken")
        return True

    def _let_go(self, reply: Reply) -> bool:
        """Whether the node says that it has given a channel's slot away, and does not answer a wish to hear no more."""
        if not isinstance(reply, list) or reply[0] != b"sunsubscribe":
            return False
        asked = self._line.answering
        if b"SUNSUBSCRIBE" in asked and reply[1] in asked:
            return False
        if reply[1].decode() in self._channels:
            self._tear()
        return True

    def _tear(self) -> None:
        self._missed = self._torn = True
        self._stirred.set()

    def _keep(self) -> None:
        served = 0
        while not self._closing.is_set():
            self._stirred.wait(self._beat)
            self._stirred.clear()
            ups = self._line.ups
            torn, self._torn = self._torn, False
            try:
                if ups == served and not torn:
                    self._line.ask(("PING",))
                else:
                    self._missed = self._missed or ups > 1
                    self._mend()
                    served = ups
            except StoreAway:
                self._torn = self._torn or torn
                self._on_away()

    def _mend(self) -> None:
        """The connection is a new one: subscribe to all again, then say that publications may have been missed."""
        with self._order:
            channels = sorted(self._channels)
            if not channels:
                return
            asked = self._line.queue(*map(_subscribing, channels))
        sound(self._line.answer(asked))
        if not self._missed:
            return
        self._missed = False
        try:
            self._on_gap()
        except Exception:
            log.exception("a gap in the subscriptions was not dealt with")


def _of_tag(channel: str) -> bool:
    """Whether it is about the keys of one hash tag, and published at their node alone: any other is at every node."""
    return "{" in channel


def _subscribing(channel: str) -> Command:
    return "SSUBSCRIBE" if _of_tag(channel) else "SUBSCRIBE", channel

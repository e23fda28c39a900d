"""Hearing of rooms, wherever they are kept: each channel is listened to at the node that has its slot."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from server.store import dial
from server.store.asked import StoreAway
from server.store.nodes import Each, Nodes
from server.store.subscriptions import Subscriptions


class Channels:
    """The channels this process listens to, which follow their slots from node to node."""

    def __init__(
        self,
        nodes: Nodes,
        on_message: Callable[[str, bytes], None],
        on_gap: Callable[[], None],
        on_doubt: Callable[[], None],
        *,
        limit: float,
    ) -> None:
        """As `Subscriptions`, for each node."""

        def make(node: str) -> Subscriptions:
            return Subscriptions(dial.connections(node), on_message, on_gap, on_doubt, nodes.doubt, limit=limit)

        self._nodes = nodes
        self._each = Each(nodes, make)
        self._heard_at: dict[str, str | None] = {}
        """None: nowhere yet, since it is not known who has it."""
        self._order = threading.Lock()
        nodes.changed(self._follow)

    def subscribe(self, channel: str) -> None:
        """Listen to a channel; when this returns, its node has confirmed.

        Raises `StoreAway`: not confirmed. It is listened to, after a gap, as soon as the node is back, unless
        `unsubscribe` is called.
        """
        with suppress(StoreAway):
            self._nodes.ready()  # here, where it holds nobody else up
        with self._order:
            self._heard_at[channel] = node = self._nodes.find(channel)
            if node is None:
                raise StoreAway("it is not known which node has this room")
            there = self._each.at(node)
            asked = there.subscribe(channel)
        there.confirm(asked)

    def unsubscribe(self, channel: str) -> None:
        """Listen to it no more. Does not wait and never raises."""
        with self._order:
            node = self._heard_at.pop(channel, None)
            if node in self._nodes.now:
                self._each.at(node).unsubscribe(channel)

    def close(self) -> None:
        """End the connections."""
        self._each.close()

    def _follow(self) -> None:
        """Channels whose slots have gone to other nodes are listened to there."""
        now = self._nodes.now
        adopted: dict[str, list[str]] = {}
        with self._order:
            for channel, before in self._heard_at.items():
                node = self._nodes.find(channel)
                if node == before:
                    continue
                self._heard_at[channel] = node
                if before in now:
                    self._each.at(before).unsubscribe(channel)
                if node is not None:
                    adopted.setdefault(node, []).append(channel)
            for node, channels in adopted.items():
                self._each.at(node).adopt(channels)

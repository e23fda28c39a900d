"""Numbers for Prometheus. Each process tells its own: Prometheus asks every one of them and adds up.

A process listens on a port of its own, often on a host of its own, so nothing has to be shared between processes as it
would have to be behind one port. What is told are numbers of a few kinds that are known beforehand, nobody's doings.
"""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from server.live.followers import Followers
from server.operating.health import Health
from server.store.store import Store
from server.store.trouble import TROUBLES

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds. A command takes one way to the store and back; longer than the last one it is never waited for twice."""


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = Counter(
            "magdagdon_commands", "Requests answered, by kind and result.", ("type", "result"), registry=self._registry
        )
        self._counts: dict[tuple[str, str], Counter] = {}
        self._seconds = Histogram(
            "magdagdon_command_seconds", "How long answers took.", buckets=BUCKETS, registry=self._registry
        )
        ProcessCollector(registry=self._registry)

    def command(self, kind: str, result: str, seconds: float) -> None:
        """Count an answered request. `seconds`: how long that took."""
        count = self._counts.get((kind, result))
        if count is None:
            count = self._counts[kind, result] = self._commands.labels(kind, result)
        count.inc()
        self._seconds.observe(seconds)

    def tell_of(self, store: Store, health: Health, followers: Followers) -> None:
        """Tell as well, as it is when asked for, how the store is and who is here."""
        self._registry.register(_Now(store, health, followers))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


class _Now(Collector):
    def __init__(self, store: Store, health: Health, followers: Followers) -> None:
        self._store = store
        self._health = health
        self._followers = followers

    def collect(self) -> Iterable[Metric]:
        sockets, players, rooms = self._followers.counts()
        yield GaugeMetricFamily("magdagdon_sockets", "Open sockets.", value=sockets)
        yield GaugeMetricFamily("magdagdon_players", "People with a socket here, watching or playing.", value=players)
        yield GaugeMetricFamily("magdagdon_rooms", "Rooms that somebody follows here.", value=rooms)
        yield CounterMetricFamily(
            "magdagdon_commit_conflicts", "Changes decided again: others were faster.", value=self._store.raced
        )
        now = self._health.trouble
        yield GaugeMetricFamily("magdagdon_store_saves", "Whether the store saves.", value=now is None)
        troubles = GaugeMetricFamily("magdagdon_store_trouble", "What keeps the store from saving.", labels=["trouble"])
        for trouble in TROUBLES:
            troubles.add_metric([trouble], trouble == now)
        yield troubles

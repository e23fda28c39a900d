"""Which node of the store has what. A store alone is its only node; a cluster shares keys out by their hash slots."""

from __future__ import annotations

import itertools
import random
import threading
from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot

from server.store import dial
from server.store.asked import StoreAway

LOOK_EVERY = 0.25
"""Seconds, at least, between two looks at how a cluster has shared out its slots."""

NAMELESS = b"?"
"""What is said in place of the name of a node that the others have not heard yet."""


class Nodes:
    """The nodes, by their addresses. A cluster is asked again how it is made up whenever that is doubted."""

    def __init__(self, url: str, *, limit: float) -> None:
        """`limit`: seconds that may pass until a cluster has first said how it is made up. Raises `ValueError`."""
        self._named = dial.nodes(url)
        self.alone = None if dial.is_cluster(url) else url
        """The address of the only node, where there is only one."""
        self._limit = limit
        self._told: list[str | None] = []
        self._owners: list[str | None] = []
        """As told, and what single nodes have said since."""
        self._tags = {} if self.alone is None else {self.alone: "0"}
        self._known = threading.Event()
        self._doubted = threading.Event()
        self._closing = threading.Event()
        self._changed: list[Callable[[], None]] = []
        self._looking = threading.Thread(target=self._look, name="nodes", daemon=True)
        if self.alone is None:
            self._doubted.set()
            self._looking.start()

    @property
    def now(self) -> list[str]:
        """The addresses of the nodes that have any slots, as far as is known."""
        return list(self._tags)

    def tags(self) -> list[str]:
        """For each node a hash tag whose keys it has. Raises `StoreAway`: that is not known."""
        self.ready()
        return list(self._tags.values())

    def ready(self) -> None:
        """Wait for a cluster's first word on how it is made up. Raises `StoreAway`: it says nothing."""
        if not self._tags and not (self._known.wait(self._limit) and self._tags):
            raise StoreAway("no node of the cluster answers")

    def find(self, key: str) -> str | None:
        """The node that has a key, as far as is known."""
        return self.alone or (self._owners[slot_of(key)] if self._owners else None)

    def at(self, slot: int) -> str:
        """The node of a cluster that has a slot. Raises `StoreAway`: that is not known."""
        self.ready()
        owner = self._owners[slot]
        if owner is None:
            raise StoreAway("no node has this slot")
        return owner

    def changed(self, tell: Callable[[], None]) -> None:
        """Have this called, on a thread that it must not hold up, after the nodes or their slots have changed."""
        self._changed.append(tell)

    def doubt(self) -> None:
        """Ask soon how the cluster is made up: a node does not answer, or has not what it should have."""
        self._doubted.set()

    def moved(self, slot: int, node: str) -> None:
        """A node has said that another has a slot."""
        self._owners[slot] = node
        self.doubt()

    def close(self) -> None:
        """End the thread that asks how the cluster is made up. Whoever waits for it gets `StoreAway`."""
        self._closing.set()
        self._doubted.set()
        self._known.set()
        if self.alone is None:
            self._looking.join(2 * dial.CONNECT_LIMIT)

    def _look(self) -> None:
        while True:
            self._doubted.wait()
            if self._closing.is_set():
                return
            self._doubted.clear()
            told = self._asked()
            if not told:
                self.doubt()
            elif told != self._told and not self._closing.is_set():
                self._take(told)
            self._closing.wait(LOOK_EVERY)

    def _take(self, told: list[str | None]) -> None:
        self._told, self._owners, self._tags = told, list(told), _tags(told)
        self._known.set()
        for tell in self._changed:
            tell()

    def _asked(self) -> list[str | None]:
        """Whose each slot is, as the first node says that answers; nothing: none does."""
        known = {*self._tags, *self._named}
        for node in random.sample(sorted(known), len(known)):
            try:
                return _owners(node, dial.once(node, "CLUSTER", "SLOTS"))
            except Exception:  # noqa: BLE001, S112 - whatever is wrong with one node, another may know
                continue
        return []


def slot_of(key: str) -> int:
    """The hash slot of a key."""
    return key_slot(key.encode())


def _owners(node: str, told: Iterable[tuple[int, int, tuple[bytes, int]]]) -> list[str | None]:
    owners: list[str | None] = [None] * REDIS_CLUSTER_HASH_SLOTS
    for first, last, (host, port, *_), *_ in told:
        if host != NAMELESS:
            owners[first : last + 1] = [dial.beside(node, (host or b"").decode(), port)] * (last + 1 - first)
    return owners


def _tags(owners: list[str | None]) -> dict[str, str]:
    missing = {owner for owner in owners if owner is not None}
    found: dict[str, str] = {}
    for tag in map(str, itertools.count()):
        if not missing:
            break
        owner = owners[slot_of(tag)]
        if owner in missing:
            missing.remove(owner)
            found[owner] = tag
    return dict(sorted(found.items()))


class Closing(Protocol):
    """What can be closed."""

    def close(self) -> None:
        """End it."""


T = TypeVar("T", bound=Closing)


class Each(Generic[T]):
    """One of something for each node, as nodes come and go."""

    def __init__(self, nodes: Nodes, make: Callable[[str], T]) -> None:
        self._nodes = nodes
        self._make = make
        self._made: dict[str, T] = {}
        self._order = threading.Lock()
        self._closed = False
        nodes.changed(self._follow)
        self._follow()

    def at(self, node: str) -> T:
        """That of one node. Raises `StoreAway`: closed."""
        found = self._made.get(node)
        if found is not None:
            return found
        with self._order:
            if self._closed:
                raise StoreAway("closed")
            if node not in self._made:
                self._made[node] = self._make(node)
            return self._made[node]

    def all(self) -> list[T]:
        """Those of all nodes. Raises `StoreAway`: closed, or it is not known which there are."""
        self._nodes.ready()
        return [self.at(node) for node in self._nodes.now]

    def close(self) -> None:
        """Close all."""
        with self._order:
            self._closed = True
        for each in self._made.values():
            each.close()

    def _follow(self) -> None:
        now = self._nodes.now
        gone = [self._made.pop(node) for node in self._made.keys() - set(now)]
        for node in now:
            self.at(node)
        for each in gone:
            each.close()

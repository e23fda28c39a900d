"""A line to each node of the store: what is asked goes to where its keys are, however many nodes there are."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from redis.exceptions import MovedError

from server.store import dial
from server.store.asked import Command, StoreAway, sound
from server.store.connection import Line
from server.store.dial import Reply
from server.store.nodes import Each, Nodes, slot_of

MOST_MOVES = 5
"""How often in a row a command is sent on to another node."""


class Lines:
    """What a `Line` does, for a store of any number of nodes."""

    def __init__(self, nodes: Nodes, *, limit: float, on_up: Callable[[], None] = lambda: None) -> None:
        """`on_up` is called whenever a node has been reached. It may neither wait nor raise."""
        self._nodes = nodes
        self._each = Each(nodes, lambda node: Line(dial.connections(node), limit=limit, on_up=on_up))
        self._only = None if nodes.alone is None else self._each.at(nodes.alone)

    def tags(self) -> list[str]:
        """For each node a hash tag whose keys it has. Raises `StoreAway`: that is not known."""
        return self._nodes.tags()

    def ask(self, *commands: Command) -> list[Reply]:
        """Send commands and wait for their replies. Those for one node are sent in one piece, in their order.

        What has no key of its own goes with the command before it; MULTI … EXEC, which must be about one slot, stays in
        one piece. Raises as `Line.ask` does.
        """
        if self._only is not None:
            return self._only.ask(*commands)
        pieces = _pieces(commands)
        try:
            return self._routed(pieces)
        except StoreAway:
            self._nodes.doubt()
            raise

    def each(self) -> list[Line]:
        """The line to each node, for what is not about keys. Raises `StoreAway`: it is not known which there are."""
        return self._each.all()

    def close(self) -> None:
        """End the connections. Whoever still waits gets `StoreAway`."""
        self._each.close()

    def _routed(self, pieces: list[_Piece]) -> list[Reply]:
        left = pieces
        for _ in range(MOST_MOVES):
            self._send(left)
            left = [piece for piece in left if self._moved(piece)]
            if not left:
                return sound([reply for piece in pieces for reply in piece.replies])
        raise StoreAway("no node has this slot for long")

    def _send(self, pieces: list[_Piece]) -> None:
        groups: dict[str, list[_Piece]] = {}
        for piece in pieces:
            piece.node = self._nodes.at(piece.slot)
            groups.setdefault(piece.node, []).append(piece)
        asked = []
        for node, group in groups.items():
            line = self._each.at(node)
            asked.append((line, line.queue(*(command for piece in group for command in piece.commands)), group))
        for line, awaited, group in asked:
            replies = iter(line.answer(awaited))
            for piece in group:
                piece.replies = list(itertools.islice(replies, len(piece.commands)))

    def _moved(self, piece: _Piece) -> bool:
        """Whether its node has not done it but has said which will; not even a transaction is then done in part."""
        for reply in piece.replies:
            if isinstance(reply, MovedError):
                self._nodes.moved(piece.slot, dial.beside(piece.node, reply.host, reply.port))
                return True
        return False


class _Piece:
    """Commands for one slot that belong together: one and what goes with it, or a transaction."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.slot = 0
        self.node = ""
        self.replies: list[Reply] = []


def _pieces(commands: Sequence[Command]) -> list[_Piece]:
    pieces: list[_Piece] = []
    open_until_exec = placed = False
    for command in commands:
        key = _key(command)
        goes_along = key is None and command[0] != "MULTI"
        if not pieces or not (open_until_exec or goes_along):
            pieces.append(_Piece())
            placed = False
        pieces[-1].commands.append(command)
        if key is not None and not placed:
            pieces[-1].slot, placed = slot_of(key), True
        open_until_exec = command[0] == "MULTI" or (open_until_exec and command[0] != "EXEC")
    return pieces


KEYLESS = ("TIME", "PING", "MULTI", "EXEC", "WAITAOF")


def _key(command: Command) -> str | None:
    if command[0] in KEYLESS:
        return None
    return str(command[3 if command[0] in ("EVALSHA", "EVAL") else 1])

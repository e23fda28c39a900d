"""The sockets of this process: whose they are, which rooms they follow, and what each last got."""

from __future__ import annotations

import threading

from server.identity import Identity

UNKNOWN = b""
"""What a socket knows of its seat that enters again: it may hold anything, and is told even that there is nothing."""


class Follower:
    """One socket in one room."""

    __slots__ = ("got", "hint", "listens", "person", "presence", "seat", "secret", "sid", "spectator", "you")

    def __init__(self, sid: str, person: str, *, spectator: bool) -> None:
        self.sid = sid
        self.person = person
        self.spectator = spectator
        """Whether it is told and may do no more than a stranger, whoever it belongs to."""
        self.listens = False
        """Whether it hears what is sent to all who follow the room."""
        self.got = 0
        """The newest version of the room that was sent to this socket; 0: none yet."""
        self.you: int | None = None
        """The number that the socket was last told its person has."""
        self.seat: int | None = None
        self.secret = b"null"
        """What the socket knows of its seat. It starts with nothing, as does whoever enters for the first time."""
        self.hint = b"null"
        """The hint that it was last told."""
        self.presence: object = None
        """What it last heard of who is there."""


class Followers:
    """The connected sockets and the rooms they follow. Whatever is known of a socket goes with it."""

    def __init__(self) -> None:
        self._inner = threading.Lock()
        self._persons: dict[str, str] = {}
        self._devices: dict[str, str] = {}
        self._followed: dict[str, set[str]] = {}
        self._rooms: dict[str, dict[str, Follower]] = {}

    def connect(self, sid: str, person: str, device: str = "") -> None:
        """Note a socket that has connected, and whose it is."""
        with self._inner:
            self._persons[sid] = person
            self._devices[sid] = device
            self._followed[sid] = set()

    def disconnect(self, sid: str) -> set[str]:
        """Forget a socket that has gone. Returns the rooms it followed, which the caller has to `leave`."""
        with self._inner:
            self._persons.pop(sid, None)
            self._devices.pop(sid, None)
            return self._followed.pop(sid, set())

    def person(self, sid: str) -> str | None:
        """Whose socket this is; None: it has gone."""
        return self._persons.get(sid)

    def identities(self) -> dict[str, Identity]:
        """Whose sockets there are, and on which devices."""
        with self._inner:
            return {sid: Identity(person, self._devices[sid]) for sid, person in self._persons.items()}

    def follow(self, code: str, sid: str, *, spectator: bool = False) -> Follower | None:
        """Let a socket follow a room, as one that has got nothing yet. None: it has gone."""
        with self._inner:
            person = self._persons.get(sid)
            if person is None:
                return None
            self._followed[sid].add(code)
            sockets = self._rooms.setdefault(code, {})
            follower = Follower(sid, person, spectator=spectator)
            if sid in sockets:
                follower.secret = UNKNOWN
            sockets[sid] = follower
            return follower

    def leave(self, code: str, sid: str) -> None:
        """Let a socket follow a room no more."""
        with self._inner:
            sockets = self._rooms.get(code, {})
            sockets.pop(sid, None)
            self._followed.get(sid, set()).discard(code)
            if not sockets:
                self._rooms.pop(code, None)

    def of(self, code: str) -> list[Follower]:
        """The sockets that follow a room."""
        return list(self._rooms.get(code, {}).values())

    def watches(self, code: str, sid: str) -> bool:
        """Whether a socket follows a room as a spectator."""
        follower = self._rooms.get(code, {}).get(sid)
        return follower is not None and follower.spectator

    def seat(self, code: str, sid: str) -> int | None:
        """The seat in a room that a socket was last told it has."""
        follower = self._rooms.get(code, {}).get(sid)
        return None if follower is None else follower.seat

    def counts(self) -> tuple[int, int, int]:
        """How many sockets there are, of how many people, in how many rooms."""
        with self._inner:
            return len(self._persons), len(set(self._persons.values())), len(self._rooms)

    def persons(self, code: str) -> set[str]:
        """The identities of those who follow a room; those of spectators with a ~ behind them.

        So a player does not count as present because a screen on the wall, in the same browser, shows the room.
        """
        return {f"{each.person}~" if each.spectator else each.person for each in self.of(code)}

    def codes(self) -> list[str]:
        """The rooms that are followed."""
        with self._inner:
            return list(self._rooms)

"""How much one socket, one person and one address may ask of this process, so that nobody is in everybody's way.

Counted in memory alone: no address is stored or said anywhere, and what was counted is forgotten within the hour.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Record
from server.rates import Allowance, Places, Rate
from server.refusals import Refused


class Limits(Record, frozen=True):
    """What a process grants. An address is a household or a whole school: what it may do is meant for many."""

    frames: Rate = Rate(200, 0.01)
    """Of each socket, whatever is in them: beyond this it is read no faster."""
    messages: Rate = Rate(80, 0.05)
    """Of each socket: beyond this they are refused."""
    patience: float = 0.1
    """Seconds that a request may wait to be begun, before it is refused for lack of time."""
    emotes: Rate = Rate(4, 2)
    """Of each person: what is shown to everybody is not to become a noise."""
    sockets_of_person: int = 32
    """Open at the same time: every tab has one."""
    sockets_of_address: int = 512
    """Open at the same time."""
    connections: Rate = Rate(512, 0.2)
    """New sockets of an address."""
    identities: Rate = Rate(512, 0.5)
    """New people of an address who ask for their cookie."""
    rooms: Rate = Rate(200, 10)
    """New rooms of an address. A game alone is a room, too."""
    ways: Rate = Rate(100, 10)
    """New recovery codes, links to other devices and groups of an address, and people who want to be forgotten."""
    looks: Rate = Rate(1_000, 0.02)
    """At boards, scores and games, from an address: whoever waits for a rank to move looks every few seconds."""
    misses_of_socket: Rate = Rate(10, 120)
    """Codes without a room, asked for by one socket; recovery codes and links that lead to nobody, by one device."""
    misses_of_address: Rate = Rate(100, 3)
    """The same of all sockets, or of all devices, of an address."""


class Throttle:
    """The limits, and what has been asked of this process. Where it says no it raises `Refused`: too_many_requests."""

    def __init__(self, limits: Limits) -> None:
        self._rooms = Allowance(limits.rooms)
        self._identities = Allowance(limits.identities)
        self._connections = Allowance(limits.connections)
        self._messages = Allowance(limits.messages)
        self._emotes = Allowance(limits.emotes)
        self._misses_of_socket = Allowance(limits.misses_of_socket)
        self._misses_of_address = Allowance(limits.misses_of_address)
        self._ways = Allowance(limits.ways)
        self._looks = Allowance(limits.looks)
        self._misclaims_of_device = Allowance(limits.misses_of_socket)
        self._misclaims_of_address = Allowance(limits.misses_of_address)
        self._addresses = Places(limits.sockets_of_address)
        self._persons = Places(limits.sockets_of_person)
        self._sockets: dict[str, tuple[str, str]] = {}

    def room(self, environ: Mapping[str, Any]) -> None:
        """Count a new room of an address."""
        _granted(self._rooms.spend(address(environ)))

    def identity(self, environ: Mapping[str, Any]) -> None:
        """Count a new person of an address."""
        _granted(self._identities.spend(address(environ)))

    def way(self, environ: Mapping[str, Any]) -> None:
        """Count a new recovery code, link or group of an address, or a wish to be forgotten."""
        _granted(self._ways.spend(address(environ)))

    def look(self, environ: Mapping[str, Any]) -> None:
        """Count a look at a board, a table or a game from an address."""
        _granted(self._looks.spend(address(environ)))

    def claim(self, device: str | None, environ: Mapping[str, Any]) -> None:
        """A device (None: one without a cookie) gives a recovery code or a link.

        Refused when it has given wrong ones and it, or its whole address, has no guess left: as `message` for rooms.
        """
        source = address(environ)
        if not self._misclaims_of_device.fresh(device or source):
            wait = self._misclaims_of_device.wait(device or source)
            _granted(max(wait, self._misclaims_of_address.wait(source)))

    def misclaimed(self, device: str | None, environ: Mapping[str, Any]) -> None:
        """The code or link that a device gave is nobody's: that costs the device, and its address, one guess."""
        source = address(environ)
        wait = self._misclaims_of_device.spend(device or source)
        _granted(max(wait, self._misclaims_of_address.spend(source)))

    def arrive(self, environ: Mapping[str, Any]) -> Callable[[], None]:
        """A websocket is to be opened; what is returned is to be called when it has gone."""
        source = address(environ)
        if not self._addresses.take(source):
            raise Refused("too_many_requests", seconds=1)
        wait = self._connections.spend(source)
        if wait:
            self._addresses.leave(source)
            _granted(wait)
        return lambda: self._addresses.leave(source)

    def connect(self, sid: str, person: str, environ: Mapping[str, Any]) -> None:
        """A person's socket speaks from now on, until `disconnect`."""
        if not self._persons.take(person):
            raise Refused("too_many_requests", seconds=1)
        self._sockets[sid] = person, address(environ)

    def disconnect(self, sid: str) -> None:
        """Forget a socket that has gone. A second call does nothing."""
        if sid in self._sockets:
            person, _ = self._sockets.pop(sid)
            self._persons.leave(person)

    def message(self, sid: str) -> None:
        """A socket says something, which may name a room.

        A socket that has guessed wrong is not listened to while it, or its whole address, is out of guesses: no code is
        looked up, so nothing is learned. Every other socket is: who has the right code gets in, whoever else is behind
        the address.
        """
        _granted(self._messages.spend(sid))
        if not self._misses_of_socket.fresh(sid):
            _granted(max(self._misses_of_socket.wait(sid), self._misses_of_address.wait(self._address(sid))))

    def emote(self, person: str) -> None:
        """Count an emote of a person."""
        _granted(self._emotes.spend(person))

    def missed(self, sid: str) -> None:
        """A socket named a room that there is not: that costs the socket, and its address, one guess."""
        _granted(max(self._misses_of_socket.spend(sid), self._misses_of_address.spend(self._address(sid))))

    def _address(self, sid: str) -> str:
        return self._sockets[sid][1] if sid in self._sockets else ""


def _granted(wait: int) -> None:
    if wait:
        raise Refused("too_many_requests", seconds=wait)


def address(environ: Mapping[str, Any]) -> str:
    """Where a request comes from. Of IPv6 only the network counts, which is what a household is given."""
    text = environ.get("REMOTE_ADDR") or ""
    try:
        read = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    return str(read.ipv4_mapped or ipaddress.ip_network((read, 64), strict=False).network_address)

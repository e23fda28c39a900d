"""What makes several devices one person: the list of the devices, the recovery code, the links; and where they play.

About who has one device and has not asked for a way to another, nothing is known here but the rooms of the last week.
"""

from __future__ import annotations

import msgspec

from engine.game import Record
from server.identity import Identity
from server.store.kept import Kept
from server.store.scripts import Script

REMOVED = "identity:removed"
"""The channel on which it is published that a device is removed, or a person forgotten."""

ENROL = Script("enrol")
REDEEM = Script("redeem")

MOST_DEVICES = 16
ROOMS_KEPT = 7 * 86_400_000
"""Milliseconds that is known where somebody was: much longer than a room lives that nobody is in."""

DEVICE, OFF = "device:", "removed:"


class Device(Record, frozen=True):
    """A device on the list of a person's own."""

    no: int
    """From 1 on; never used again for this person."""
    name: str | None
    since: int
    """When it became one of them, in milliseconds of the store's clock."""


def person_key(person: str) -> str:
    """The person: `device:<token>`, `removed:<token>`, the digests `recovery` and `link`, or only `forgotten`."""
    return f"person:{{{person}}}"


def rooms_key(person: str) -> str:
    """The rooms in which the person may be found, by when they were last seen to belong there."""
    return f"{person_key(person)}:rooms"


def visits_key(person: str) -> str:
    """The devices on the list, by when each last came."""
    return f"{person_key(person)}:visits"


def recovery_key(digest: str) -> str:
    """Whose recovery code has this digest."""
    return f"recovery:{digest}"


def link_key(digest: str) -> str:
    """Whose link has this digest, and the device that has used it."""
    return f"link:{digest}"


class Persons(Kept):
    """One hash for each person who asked for it. Every method may raise `StoreAway`."""

    def alive(self, identity: Identity) -> bool:
        """Whether this device has not been removed, nor its person forgotten."""
        return not self.removed(identity)

    def removed(self, *identities: Identity) -> set[Identity]:
        """Which of these are removed."""
        keys = [(person_key(identity.person), OFF + identity.device) for identity in identities]
        found = self._line.ask(*(("HMGET", key, off, "forgotten") for key, off in keys)) if keys else ()
        return {identity for identity, fields in zip(identities, found, strict=True) if any(fields)}

    def came(self, identity: Identity) -> None:
        """Note a visit of a device, if it is on its person's list."""
        self._line.ask(("ZADD", visits_key(identity.person), "XX", self.clock(), identity.device))

    def visits(self, person: str) -> dict[str, int]:
        """When each device on the list last came, in milliseconds of the store's clock, the longest ago first."""
        [found] = self._line.ask(("ZRANGE", visits_key(person), 0, -1, "WITHSCORES"))
        return {device.decode(): int(when) for device, when in zip(found[::2], found[1::2], strict=True)}

    def devices(self, person: str) -> dict[str, Device]:
        """The devices on the list, by their tokens, the oldest first."""
        [found] = self._line.ask(("HGETALL", person_key(person)))
        listed = {
            field.decode().removeprefix(DEVICE): msgspec.json.decode(value, type=Device)
            for field, value in zip(found[::2], found[1::2], strict=True)
            if field.startswith(DEVICE.encode())
        }
        return dict(sorted(listed.items(), key=lambda item: item[1].no))

    def enrol(self, identity: Identity, name: str | None) -> int:
        """Put a device on its person's list: 1 it is there, 0 the list is full, −1 the person was forgotten."""
        named = msgspec.json.encode(name)
        keys = person_key(identity.person), visits_key(identity.person)
        answer: int = ENROL.run(self._line, keys, identity.device, named, MOST_DEVICES)
        return answer

    def remove(self, identity: Identity) -> None:
        """Remove a device: its cookie is void, and so are the recovery code and the link, which it may know."""
        key = person_key(identity.person)
        [recovery, link] = self._ways(identity.person)
        self._line.ask(
            ("MULTI",),
            ("HSET", key, OFF + identity.device, 1),
            ("HDEL", key, DEVICE + identity.device, "recovery", "link"),
            ("ZREM", visits_key(identity.person), identity.device),
            ("PUBLISH", REMOVED, f"{identity.person} {identity.device}"),
            ("EXEC",),
        )
        self._line.ask(("DEL", recovery), ("DEL", link))

    def depart(self, identity: Identity) -> None:
        """A device has become another person: the sockets of who it was are closed.

        If it is on that person's list it goes off it, and its old cookie is void. Where there is no list only that
        cookie leads back to the person, so it stays good.
        """
        key, told = person_key(identity.person), ("PUBLISH", REMOVED, f"{identity.person} {identity.device}")
        if identity.device in self.devices(identity.person):
            off = ("HSET", key, OFF + identity.device, 1), ("HDEL", key, DEVICE + identity.device)
            unseen = ("ZREM", visits_key(identity.person), identity.device)
            self._line.ask(("MULTI",), *off, unseen, told, ("EXEC",))
        else:
            self._line.ask(told)

    def has_recovery(self, person: str) -> bool:
        """Whether there is a recovery code."""
        [found] = self._line.ask(("HEXISTS", person_key(person), "recovery"))
        return bool(found)

    def set_recovery(self, person: str, digest: str | None) -> None:
        """Have this recovery code from now on, or none; the one before is void."""
        key = person_key(person)
        [before, _] = self._ways(person)
        if digest is None:
            self._line.ask(("HDEL", key, "recovery"))
        else:
            self._line.ask(("SET", recovery_key(digest), person))
            self._line.ask(("HSET", key, "recovery", digest))
        self._line.ask(("DEL", before))

    def recovered(self, digest: str) -> str | None:
        """Whose recovery code this is."""
        [found] = self._line.ask(("GET", recovery_key(digest)))
        return self._if_theirs(found, "recovery", digest)

    def set_link(self, person: str, digest: str, seconds: int) -> None:
        """Have this link for so long; the one before is void."""
        [_, before] = self._ways(person)
        key = link_key(digest)
        self._line.ask(("MULTI",), ("HSET", key, "person", person), ("EXPIRE", key, seconds), ("EXEC",))
        self._line.ask(("HSET", person_key(person), "link", digest))
        self._line.ask(("DEL", before))

    def redeemed(self, digest: str, device: str) -> str | None:
        """Whose link this is, now used by this device; None: it is void, or another device has used it."""
        return self._if_theirs(REDEEM.run(self._line, (link_key(digest),), device), "link", digest)

    def belongs(self, person: str, code: str) -> None:
        """Note that the person may be found in this room, for `ROOMS_KEPT`."""
        key, now = rooms_key(person), self.clock()
        outdated = ("ZREMRANGEBYSCORE", key, "-inf", now - ROOMS_KEPT)
        self._line.ask(("ZADD", key, now, code), outdated, ("PEXPIRE", key, ROOMS_KEPT))

    def rooms(self, person: str) -> list[str]:
        """The rooms in which the person may be found."""
        [found] = self._line.ask(("ZRANGE", rooms_key(person), 0, -1))
        return [code.decode() for code in found]

    def erase(self, person: str) -> None:
        """Delete everything here about a person, but for a mark that makes their cookies void for ever."""
        key = person_key(person)
        [recovery, link] = self._ways(person)
        self._line.ask(("DEL", recovery), ("DEL", link))
        self._line.ask(
            ("MULTI",),
            ("DEL", key, rooms_key(person), visits_key(person)),
            ("HSET", key, "forgotten", 1),
            ("PUBLISH", REMOVED, person),
            ("EXEC",),
        )

    def _if_theirs(self, found: bytes | None, way: str, digest: str) -> str | None:
        """The person, if this still is their way: what leads to a person is kept elsewhere and may outlive it."""
        if found is None:
            return None
        person = found.decode()
        [current] = self._line.ask(("HGET", person_key(person), way))
        return person if current == digest.encode() else None

    def _ways(self, person: str) -> list[str]:
        """The keys under which the person's recovery code and link are found."""
        [found] = self._line.ask(("HMGET", person_key(person), "recovery", "link"))
        recovery, link = (digest.decode() if digest else "" for digest in found)
        return [recovery_key(recovery), link_key(link)]

"""Being the same person on another device: by a recovery code, or by a link that works once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from server.identity import Identity, new_identity
from server.persons import recovery
from server.refusals import Refused
from server.rooms import moves
from server.rooms.room import AnyRoom, Change, Outside
from server.rooms.tables import Tables
from server.store.persons import MOST_DEVICES, Device
from server.store.store import Store

LINK_LIVES = 600
"""Seconds."""


class Transfer:
    """Ways to another device, and the list of a person's own. Everything may raise `StoreAway`: ask again then."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    def devices(self, person: str) -> dict[str, Device]:
        """The person's devices by their tokens; none before there was ever a way to another."""
        return self._store.devices(person)

    def visits(self, person: str) -> dict[str, int]:
        """When each of them last came, in milliseconds of the store's clock."""
        return self._store.visits(person)

    def has_code(self, person: str) -> bool:
        """Whether the person has a recovery code."""
        return self._store.has_recovery(person)

    def code(self, identity: Identity, name: str | None) -> str:
        """A recovery code, told this once; the one before is void. Raises `Refused`: too_many_devices."""
        self._enrol(identity, name)
        code = recovery.draw(secrets.randbelow)
        self._store.set_recovery(identity.person, recovery.digest(recovery.normalise(code)))
        return code

    def drop_code(self, person: str) -> None:
        """Have no recovery code any more."""
        self._store.set_recovery(person, None)

    def token(self, identity: Identity, name: str | None) -> str:
        """What a link holds that makes one other device this person. Raises `Refused`: too_many_devices."""
        self._enrol(identity, name)
        token = secrets.token_urlsafe(16)
        self._store.set_link(identity.person, recovery.digest(token), LINK_LIVES)
        return token

    def by_code(self, was: Identity | None, typed: str, name: str | None) -> Identity:
        """Who a device is from now on that gives a recovery code; `was`: what its cookie said, alive or not.

        Whoever has only the code left cannot tidy the list: if it is full, the device that has not come for the longest
        time makes room. Raises `Refused`: bad_code, bad_recovery_code, unknown_recovery_code.
        """
        person = self._store.recovered(recovery.digest(recovery.normalise(typed)))
        if person is None:
            raise Refused("unknown_recovery_code")
        devices = self._store.devices(person)
        if len(devices) >= MOST_DEVICES and (was is None or was.device not in devices):
            self._store.depart(Identity(person, next(iter(self._store.visits(person)))))
        return self._become(person, was, name)

    def by_link(self, was: Identity | None, token: str, name: str | None) -> Identity:
        """Who a device is from now on that gives a link's token. Raises `Refused`: link_used, too_many_devices.

        The same device may use it again: it may have missed the answer.
        """
        was = was or new_identity()
        person = self._store.redeemed(recovery.digest(token), was.device)
        if person is None:
            raise Refused("link_used")
        return self._become(person, was, name)

    def remove(self, identity: Identity, no: int) -> Identity:
        """Remove a device of this person's, and with it every other way back; who was removed.

        Raises `Refused`: unknown_device, last_device.
        """
        devices = self._store.devices(identity.person)
        gone = next((token for token, device in devices.items() if device.no == no), None)
        if gone is None:
            raise Refused("unknown_device")
        if len(devices) == 1:
            raise Refused("last_device")
        removed = Identity(identity.person, gone)
        self._store.remove(removed)
        return removed

    def _enrol(self, identity: Identity, name: str | None) -> None:
        answer = self._store.enrol(identity, name)
        if answer != 1:
            raise Refused("no_identity") if answer < 0 else Refused("too_many_devices", max=MOST_DEVICES)

    def _become(self, person: str, was: Identity | None, name: str | None) -> Identity:
        """Make a device this person, and take leave of who it was."""
        believed = was is not None and self._is_believed(was, person)
        keeps = was is not None and believed and self._store.alive(Identity(person, was.device))
        identity = Identity(person, was.device if was is not None and keeps else new_identity().device)
        self._enrol(identity, name)
        if was is not None and believed and was.person != person:
            self._leave(was)
        return identity

    def _is_believed(self, was: Identity, person: str) -> bool:
        """Whether the device is who its cookie says, or was until it became this person and missed the answer."""
        return self._store.alive(was) or was.device in self._store.devices(person)

    def _leave(self, was: Identity) -> None:
        """The device is this person no more. Who has no other is not waited for where others play."""
        self._store.depart(was)
        if not self._store.devices(was.person):
            for code in self._store.rooms(was.person):
                with suppress(Refused):
                    self._tables.change(code, abandoning(was.person))


def abandoning(person: str) -> Callable[[AnyRoom, Outside], Change | None]:
    """The change that lets the table play for somebody who will not come back."""
    return lambda room, _: moves.abandon(room, person)

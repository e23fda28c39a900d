"""The HTTP side of being one person on several devices, and of being forgotten."""

from __future__ import annotations

from http import HTTPStatus
from typing import Literal

import segno
from flask import Blueprint, Response, request

from engine.game import Record
from server.daily import dates
from server.identity import COOKIE, Identity
from server.persons.erasure import Erasure
from server.persons.transfer import LINK_LIVES, Transfer
from server.refusals import Refused
from server.rooms import names
from server.web.answers import answer, guarded, parsed
from server.web.front import Front

UNKNOWN = ("unknown_recovery_code", "link_used")
"""The refusals that a guesser hears."""


class Way(Record, frozen=True):
    """A way to another device is asked for. `device`: what this one is to be called on the list."""

    device: str | None = None


class Claim(Record, frozen=True):
    """A device says that it is somebody's: by a recovery code, or by a link's token."""

    code: str | None = None
    link: str | None = None
    device: str | None = None


class Forget(Record, frozen=True):
    """Everything about a person is to be deleted; said in full, so that nothing else can mean it."""

    everything: Literal[True]


class DeviceView(Record, frozen=True):
    """A device as its person sees it."""

    no: int
    name: str | None
    since: str
    """A UTC date."""
    seen: str
    """The UTC date of its last visit."""
    here: bool
    """Whether it is the one that asks."""


class Me:
    """The views of a person's devices, and of being forgotten."""

    def __init__(self, front: Front, transfer: Transfer, erasure: Erasure) -> None:
        self._front = front
        self._throttle = front.throttle
        self._account = front.account
        self._transfer = transfer
        self._erasure = erasure

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("me", self._front.public_url)
        routes.add_url_rule("/api/me", "look", self.look, methods=["GET"])
        routes.add_url_rule("/api/me/recovery", "recovery", self.recovery, methods=["POST"])
        routes.add_url_rule("/api/me/recovery", "drop", self.drop, methods=["DELETE"])
        routes.add_url_rule("/api/me/link", "link", self.link, methods=["POST"])
        routes.add_url_rule("/api/me/claim", "claim", self.claim, methods=["POST"])
        routes.add_url_rule("/api/me/forget", "forget", self.forget, methods=["POST"])
        routes.add_url_rule("/api/me/devices/<int:no>", "remove", self.remove, methods=["DELETE"])
        return routes

    def look(self) -> Response:
        """The person's devices, and whether there is a recovery code."""
        me = self._front.looking()
        visits = self._transfer.visits(me.person)
        devices = [
            DeviceView(
                device.no, device.name, dates.today(device.since), dates.today(visits[token]), token == me.device
            )
            for token, device in self._transfer.devices(me.person).items()
            if token in visits
        ]
        return answer(HTTPStatus.OK, ok=True, recovery=self._transfer.has_code(me.person), devices=devices)

    def recovery(self) -> Response:
        """A recovery code, told this once; the one before is void."""
        with self._account.request() as item:
            me = self._front.asking()
            item.request = wish = parsed(Way)
            self._throttle.way(request.environ)
            code = self._transfer.code(me, called(wish))
        return answer(HTTPStatus.CREATED, ok=True, code=code)

    def drop(self) -> Response:
        """No recovery code any more."""
        self._transfer.drop_code(self._front.asking().person)
        return answer(HTTPStatus.OK, ok=True)

    def link(self) -> Response:
        """A link that makes one other device the same person, once; the one before is void."""
        with self._account.request() as item:
            me = self._front.asking()
            item.request = wish = parsed(Way)
            self._throttle.way(request.environ)
            token = self._transfer.token(me, called(wish))
        # What stands behind # is sent to no server and is in no log, and whoever previews links does not use it up.
        url = f"{self._front.shared_url()}/me#link={token}"
        drawing = segno.make_qr(url).svg_data_uri(xmldecl=False, omitsize=True, dark="#000", light="#fff")
        return answer(HTTPStatus.CREATED, ok=True, url=url, qr=drawing, seconds=LINK_LIVES)

    def claim(self) -> Response:
        """Become somebody who one is on another device already."""
        was = self._front.identities.read(request.headers.get("Cookie"))
        device = None if was is None else was.device
        with self._account.request() as item:
            item.request = wish = parsed(Claim)
            self._throttle.claim(device, request.environ)
            try:
                identity = self._become(was, wish)
            except Refused as refusal:
                if refusal.reason in UNKNOWN:
                    self._throttle.misclaimed(device, request.environ)
                raise
        response = answer(HTTPStatus.OK, ok=True)
        self._front.identities.give(identity, request, response)
        return response

    def remove(self, no: int) -> Response:
        """Remove one of the person's devices, and every other way back."""
        me = self._front.asking()
        removed = self._transfer.remove(me, no)
        response = answer(HTTPStatus.OK, ok=True)
        if removed == me:
            response.delete_cookie(COOKIE)
        return response

    def forget(self) -> Response:
        """Delete everything about the person. All devices are nobody's afterwards."""
        with self._account.request() as item:
            me = self._front.asking()
            item.request = parsed(Forget)
            self._throttle.way(request.environ)
            self._erasure.erase(me.person)
        response = answer(HTTPStatus.OK, ok=True)
        response.delete_cookie(COOKIE)
        return response

    def _become(self, was: Identity | None, claim: Claim) -> Identity:
        name = called(claim)
        if claim.code is not None and claim.link is None:
            return self._transfer.by_code(was, claim.code, name)
        if claim.link is not None and claim.code is None:
            return self._transfer.by_link(was, claim.link, name)
        raise Refused("bad_request")


def called(wish: Way | Claim) -> str | None:
    """What a device is to be called. Raises what a name may raise."""
    return None if wish.device is None else names.clean(wish.device)

"""What all views of the HTTP API need: who asks, how much they may, and under which address the server is reached."""

from __future__ import annotations

from collections.abc import Callable

from flask import request

from engine.game import Record
from server.identity import Identities, Identity
from server.limits import Throttle
from server.operating.account import Account
from server.refusals import Refused


class Front(Record, frozen=True):
    """The collaborators that such views share."""

    identities: Identities
    throttle: Throttle
    account: Account
    public_url: str | None
    shared_url: Callable[[], str]
    """The address under which others reach the server that is being asked."""

    def visitor(self) -> str | None:
        """The person who looks at what everybody may see; None: nobody known. Raises `Refused`: too_many_requests."""
        self.throttle.look(request.environ)
        identity = self.identities.known(request.headers.get("Cookie"))
        return None if identity is None else identity.person

    def looking(self) -> Identity:
        """Who looks at what is their own. Raises `Refused`: too_many_requests, no_identity."""
        self.throttle.look(request.environ)
        return self.asking()

    def asking(self) -> Identity:
        """Who is asking. Raises `Refused`: no_identity."""
        identity = self.identities.known(request.headers.get("Cookie"))
        if identity is None:
            raise Refused("no_identity")
        return identity

"""Who is asking: a person on a device, signed into a cookie. No name, nothing of any game."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from itsdangerous import BadSignature, Signer
from werkzeug.wrappers import Request, Response

from engine.game import Record
from server.store.asked import StoreAway

COOKIE = "magdagdon"
KEPT = 400 * 86_400
"""Seconds a browser keeps the cookie: the longest that browsers allow. Every visit begins the span anew."""


class Identity(Record, frozen=True):
    """A person (one browser, or several that were joined) and one of that person's devices."""

    person: str
    device: str


def new_identity() -> Identity:
    """A new person on a new device: 128 random bits each."""
    return Identity(person=secrets.token_urlsafe(16), device=secrets.token_urlsafe(16))


class Identities:
    """Signs identities and reads them back.

    `keys` gives the signing keys: the first signs, all verify. It is asked when they are first needed, and may raise
    while the place where they are kept is away; whoever signs or reads gets that exception. `alive` says whether an
    identity has not been removed, and may raise as well; `came` is told of the visits of those that have not.
    """

    def __init__(
        self,
        keys: Callable[[], Sequence[bytes]],
        alive: Callable[[Identity], bool] = lambda _: True,
        came: Callable[[Identity], None] = lambda _: None,
    ) -> None:
        self.alive = alive
        self._came = came
        self._keys = keys
        self._signer: Signer | None = None

    def sign(self, identity: Identity) -> str:
        """The cookie's value. Raises what `keys` raises."""
        return self._ready().sign(f"{identity.person}.{identity.device}".encode()).decode()

    def known(self, cookies: str | None) -> Identity | None:
        """Who is asking, by a `Cookie` header; None: nobody, or somebody removed. Raises what `keys` and `alive` do."""
        identity = self.read(cookies)
        return identity if identity is not None and self.alive(identity) else None

    def read(self, cookies: str | None) -> Identity | None:
        """The identity in a `Cookie` header; None: absent, or not signed by us. Raises what `keys` raises."""
        for value in _values(cookies or ""):
            try:
                person, device = self._ready().unsign(value).decode().split(".")
            except (BadSignature, ValueError):
                continue
            return Identity(person=person, device=device)
        return None

    def welcome(self, request: Request, response: Response) -> None:
        """Make whoever asks somebody who is known from now on. Raises what `keys` raises.

        The cookie is set on every visit, not only on the first: it is then signed by the newest key and lives on.
        """
        identity = self.read(request.headers.get("Cookie"))
        known = identity is not None and self.presumed(identity)
        self.give(identity if identity is not None and known else new_identity(), request, response)

    def presumed(self, identity: Identity) -> bool:
        """Whether an identity has not been removed, as far as is known; its visit is noted.

        True while the store is away: without it hardly anything can be done, and sockets are looked at again after.
        """
        with suppress(StoreAway):
            if not self.alive(identity):
                return False
            self._came(identity)
        return True

    def give(self, identity: Identity, request: Request, response: Response) -> None:
        """Make whoever asks this one from now on. Raises what `keys` raises."""
        response.set_cookie(
            COOKIE, self.sign(identity), max_age=KEPT, secure=request.is_secure, httponly=True, samesite="Lax"
        )

    def _ready(self) -> Signer:
        if self._signer is None:
            oldest_first = [*reversed(self._keys())]
            self._signer = Signer(oldest_first, salt="identity", key_derivation="hmac", digest_method=hashlib.sha256)
        return self._signer


def _values(cookies: str) -> Iterator[str]:
    """The values of our cookie in a `Cookie` header. Libraries' readers raise when another cookie is not UTF-8."""
    for pair in cookies.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            yield value

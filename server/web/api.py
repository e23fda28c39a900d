"""The HTTP side of the wire, as JSON: becoming somebody, making a room, and its address for others."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from flask import Blueprint, Response, abort, request

from engine.game import Illegal, Record
from server.config import Config
from server.identity import Identities
from server.limits import Throttle
from server.operating.account import Account
from server.refusals import Refused
from server.rooms import codes, names, requests
from server.rooms.tables import Tables
from server.store.store import StoreAway
from server.web.rim import same_origin
from server.wire import Json

STATUS = {
    "no_identity": HTTPStatus.UNAUTHORIZED,
    "too_many_requests": HTTPStatus.TOO_MANY_REQUESTS,
}
"""The status of a refusal where it is not 400."""

WishT = TypeVar("WishT", bound=Record)


class Me(Record, frozen=True):
    """A name that somebody would like to be called. It is judged, not kept: the rooms keep their people's names."""

    name: str | None = None


class Api:
    """The views. `shared_url` gives the address under which others reach the server that is being asked."""

    def __init__(
        self,
        identities: Identities,
        tables: Tables,
        throttle: Throttle,
        account: Account,
        config: Config,
        shared_url: Callable[[], str],
    ) -> None:
        self._identities = identities
        self._tables = tables
        self._throttle = throttle
        self._account = account
        self._public_url = config.public_url
        self._shared_url = shared_url

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("api", self._public_url)
        routes.add_url_rule("/api/me", "me", self.me, methods=["POST"])
        routes.add_url_rule("/api/rooms", "rooms", self.rooms, methods=["POST"])
        routes.add_url_rule("/api/rooms/<code>", "room", self.room)
        return routes

    def me(self) -> Response:
        """Set the cookie; with a name, say what rooms will make of it."""
        typed = parsed(Me).name
        name = None if typed is None else names.clean(typed)
        if self._identities.known(request.headers.get("Cookie")) is None:
            self._throttle.identity(request.environ)
        response = answer(HTTPStatus.OK, ok=True, name=name)
        self._identities.welcome(request, response)
        return response

    def rooms(self) -> Response:
        """Open a room whose host is whoever asks, unless it is to be the first to join."""
        with self._account.request() as item:
            identity = self._identities.known(request.headers.get("Cookie"))
            if identity is None:
                raise Refused("no_identity")
            item.request = wish = requests.parse_create(body())
            self._throttle.room(request.environ)
            item.code = code = self._tables.create(wish.game, wish.options, identity.person if wish.host else None)
        return answer(HTTPStatus.CREATED, **self._where(code))

    def room(self, code: str) -> Response:
        """Where others find a room, whether there is one or not."""
        return answer(HTTPStatus.OK, **self._where(codes.normalise(code)))

    def _where(self, code: str) -> dict[str, str]:
        return {"code": code, "url": f"{self._shared_url()}/r/{code}"}


def guarded(name: str, public_url: str | None) -> Blueprint:
    """A blueprint for views that may raise `Refused`, `Illegal` and `StoreAway`.

    No other site may make requests in a visitor's name, or give the visitor a new identity.
    """

    def refuse_foreign() -> None:
        if not same_origin(request.headers.get("Origin"), request.environ, public_url):
            abort(HTTPStatus.FORBIDDEN)

    routes = Blueprint(name, __name__)
    routes.before_request(refuse_foreign)
    routes.register_error_handler(Refused, refused)
    routes.register_error_handler(Illegal, refused)
    routes.register_error_handler(StoreAway, store_away)
    return routes


def own_url() -> str:
    """Scheme and host under which the server is being asked."""
    return request.host_url.rstrip("/")


def answer(status: HTTPStatus, **fields: Any) -> Response:
    """An answer in JSON that nobody keeps."""
    response = Response(msgspec.json.encode(fields), status, mimetype="application/json")
    response.cache_control.no_store = True
    return response


def refusal(status: HTTPStatus, reason: str, **params: int | str) -> Response:
    """A refusal in JSON: a message id and the message's variables."""
    return answer(status, ok=False, reason=reason, params=params)


def refused(error: Refused | Illegal) -> Response:
    """What is refused, in the words of the wire."""
    response = refusal(STATUS.get(error.reason, HTTPStatus.BAD_REQUEST), error.reason, **error.params)
    if error.reason == "too_many_requests":
        response.retry_after = int(error.params["seconds"])
    return response


def store_away(_: StoreAway) -> Response:
    """Nobody knows whether it was done; asking again is safe."""
    return refusal(HTTPStatus.SERVICE_UNAVAILABLE, "store_away")


def body() -> Any:
    """The request's JSON. Raises `Refused`: bad_request."""
    try:
        return Json.loads(request.get_data(as_text=True))
    except ValueError:
        raise Refused("bad_request") from None


def parsed(wish: type[WishT]) -> WishT:
    """The request as a record; it may have no body at all. Raises `Refused`: bad_request."""
    try:
        return msgspec.convert(body() if request.get_data() else {}, wish)
    except msgspec.ValidationError:
        raise Refused("bad_request") from None

"""What the views of the HTTP API share: reading a request as JSON, answering in JSON, refusing in the wire's words."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from flask import Blueprint, Response, abort, request

from engine.game import Illegal, Record
from server.refusals import Refused
from server.store.store import StoreAway
from server.web.rim import same_origin
from server.wire import Json

STATUS = {
    "no_identity": HTTPStatus.UNAUTHORIZED,
    "too_many_requests": HTTPStatus.TOO_MANY_REQUESTS,
}
"""The status of a refusal where it is not 400."""

WishT = TypeVar("WishT", bound=Record)


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

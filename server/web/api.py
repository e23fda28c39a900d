"""The HTTP side of the wire: becoming somebody, making a room, and its address for others."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response, request

from engine.game import Record
from server.rooms import codes, names, requests
from server.rooms.tables import Tables
from server.web.answers import answer, body, guarded, parsed
from server.web.front import Front


class NameWish(Record, frozen=True):
    """A name that somebody would like to be called. It is judged, not kept: the rooms keep their people's names."""

    name: str | None = None


class Api:
    """The views of who one is, and of rooms."""

    def __init__(self, front: Front, tables: Tables) -> None:
        self._front = front
        self._tables = tables

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = guarded("api", self._front.public_url)
        routes.add_url_rule("/api/me", "me", self.me, methods=["POST"])
        routes.add_url_rule("/api/rooms", "rooms", self.rooms, methods=["POST"])
        routes.add_url_rule("/api/rooms/<code>", "room", self.room)
        return routes

    def me(self) -> Response:
        """Set the cookie; with a name, say what rooms will make of it."""
        front, typed = self._front, parsed(NameWish).name
        name = None if typed is None else names.clean(typed)
        if front.identities.known(request.headers.get("Cookie")) is None:
            front.throttle.identity(request.environ)
        response = answer(HTTPStatus.OK, ok=True, name=name)
        front.identities.welcome(request, response)
        return response

    def rooms(self) -> Response:
        """Open a room whose host is whoever asks, unless it is to be the first to join."""
        with self._front.account.request() as item:
            me = self._front.asking().person
            item.request = wish = requests.parse_create(body())
            self._front.throttle.room(request.environ)
            item.code = code = self._tables.create(wish.game, wish.options, me if wish.host else None)
        return answer(HTTPStatus.CREATED, **self._where(code))

    def room(self, code: str) -> Response:
        """Where others find a room, whether there is one or not."""
        return answer(HTTPStatus.OK, **self._where(codes.normalise(code)))

    def _where(self, code: str) -> dict[str, str]:
        return {"code": code, "url": f"{self._front.shared_url()}/r/{code}"}

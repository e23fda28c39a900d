"""What a browser loads: a page for every address, the client's modules, its libraries, its texts, QR codes."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, lru_cache
from http import HTTPStatus
from pathlib import Path

import segno
from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound

from engine.game import Record
from server.daily import groups
from server.identity import Identities
from server.refusals import Refused
from server.rooms import codes
from server.store.store import StoreAway
from server.web.assets import Asset, Assets
from server.web.document import document

ROOT = Path(__file__).parents[2]

ADDRESSES = (
    "/",
    "/r/<code>",
    "/rules/<game>",
    "/settings",
    "/scores",
    "/about",
    "/daily",
    "/me",
    "/g/<code>",
    "/replay",
    "/replay/<record>",
    "/verify",
    "/verify/<record>",
)
"""The addresses that have a page. The client draws it; the server sends the same document for all."""

WALL = ("/tv", "/tv/<code>")
"""The addresses for a screen on the wall. It has a document of its own, for it loads other things."""

AT_THE_TOP = {
    "/favicon.ico": "icons/icon.svg",
    "/manifest.webmanifest": "manifest.webmanifest",
    "/worker.js": "worker.js",
}
"""Files of the client that browsers look for, or let rule, only at an address of the top level."""

QR_KEPT = 86_400
FOR_EVER = 365 * 86_400


class Folders(Record, frozen=True):
    """Where what is served lies."""

    client: Path = ROOT / "client"
    i18n: Path = ROOT / "i18n"


class Pages:
    """The views. `shared_url` gives the address under which others reach the server that is being asked."""

    def __init__(self, identities: Identities, folders: Folders, shared_url: Callable[[], str]) -> None:
        self._identities = identities
        self._assets = Assets(folders.client, folders.i18n)
        self._shared_url = shared_url

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = Blueprint("pages", __name__)
        for address in ADDRESSES:
            routes.add_url_rule(address, "page", self.page)
        for address in WALL:
            routes.add_url_rule(address, "wall", self.wall)
        routes.add_url_rule("/r/<code>/qr.svg", "qr", self.qr)
        routes.add_url_rule("/g/<id>/qr.svg", "group_qr", self.group_qr)
        routes.add_url_rule("/<any(client, vendor, i18n):folder>/<path:path>", "file", self.file)
        routes.add_url_rule("/v/<version>/<any(client, vendor, i18n):folder>/<path:path>", "kept", self.kept)
        for address, inside in AT_THE_TOP.items():
            routes.add_url_rule(address, "top", self.file, defaults={"folder": "client", "path": inside})
        routes.add_url_rule("/version", "version", self.version)
        return routes

    def page(self, **_: str) -> Response:
        """The document, and an identity with it. What it names is looked up by the client."""
        return self._document(self._page, HTTPStatus.OK)

    def wall(self, **_: str) -> Response:
        """The same for the wall."""
        return self._document(self._wall, HTTPStatus.OK)

    def unknown(self) -> Response:
        """The document again; the client sees that it knows no such address."""
        return self._document(self._page, HTTPStatus.NOT_FOUND)

    def _document(self, page: Asset, status: HTTPStatus) -> Response:
        response = sent(page)
        if status == HTTPStatus.OK:
            asked_again(response)
        else:
            response.status_code = status
        response.cache_control.private = True
        # Without the store there may be no key to sign with. The page still loads, and the client asks /api/me later.
        with suppress(StoreAway):
            self._identities.welcome(request, response)
        return response

    @cached_property
    def _page(self) -> Asset:
        return Asset("index.html", document(self._assets, "/client/index.html"))

    @cached_property
    def _wall(self) -> Asset:
        return Asset("tv.html", document(self._assets, "/client/tv.html"))

    def file(self, folder: str, path: str) -> Response:
        """A file as it is now."""
        return asked_again(sent(self._asset(folder, path)))

    def kept(self, version: str, folder: str, path: str) -> Response:
        """A file of one version. Of any other there are none: a page of theirs must not be put together with these."""
        if version != self._assets.version:
            raise NotFound
        response = sent(self._asset(folder, path))
        response.cache_control.public = True
        response.cache_control.max_age = FOR_EVER
        response.cache_control.immutable = True
        return response

    def _asset(self, folder: str, path: str) -> Asset:
        try:
            return self._assets[f"/{folder}/{path}"]
        except KeyError:
            raise NotFound from None

    def version(self) -> Response:
        """Which version pages are of that are loaded now."""
        response = Response(self._assets.version, mimetype="text/plain")
        response.cache_control.no_store = True
        return response

    def qr(self, code: str) -> Response:
        """A room's address as a QR code."""
        try:
            address = f"{self._shared_url()}/r/{codes.normalise(code)}"
        except Refused:
            raise NotFound from None
        return _drawn(address)

    def group_qr(self, id: str) -> Response:
        """A group's address as a QR code, whether there is one or not: that is for those who scan it."""
        if not groups.ID.fullmatch(id):
            raise NotFound
        return _drawn(f"{self._shared_url()}/g/{id}")


def _drawn(address: str) -> Response:
    response = Response(qr_svg(address), mimetype="image/svg+xml")
    response.cache_control.private = True
    response.cache_control.max_age = QR_KEPT
    return response


@lru_cache(maxsize=256)
def qr_svg(address: str) -> bytes:
    """An address as a black and white drawing with its quiet zone, to be scaled by whoever shows it."""
    drawing = io.BytesIO()
    segno.make_qr(address).save(drawing, kind="svg", xmldecl=False, omitsize=True, dark="#000", light="#fff")
    return drawing.getvalue()


def sent(asset: Asset) -> Response:
    """An answer with a file, compressed if whoever asks can take that."""
    packed = asset.packed if request.accept_encodings["gzip"] > 0 else None
    response = Response(asset.content if packed is None else packed, mimetype=asset.kind)
    if packed is not None:
        response.content_encoding = "gzip"
    response.vary.add("Accept-Encoding")
    return response


def asked_again(response: Response) -> Response:
    """The same, to be asked for before each use, and not sent again if it is still what was sent."""
    response.cache_control.no_cache = True
    response.add_etag()
    response.make_conditional(request)
    return response

"""What a browser loads: one page for every address, the client's modules, its libraries, its texts, QR codes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path

import segno
from flask import Blueprint, Response, request, send_file, send_from_directory
from werkzeug.exceptions import NotFound

from engine.game import Record
from server import codes, groups
from server.identity import Identities
from server.refusals import Refused
from server.store import StoreAway

ROOT = Path(__file__).parents[1]

ADDRESSES = ("/", "/r/<code>", "/me", "/g/<code>")
"""The addresses that have a page. The client draws it; the server sends the same document for all."""

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""What is served out of a folder, by the ending of its name. Said here because what a system calls them differs."""

LIBRARIES = re.compile(
    r"lit-html/[a-z-]+\.js|lit-html/directives/[a-z-]+\.js"
    r"|socket\.io-client/dist/socket\.io\.esm\.min\.js"
    r"|@fluent/bundle/esm/[a-z]+\.js"
    r"|@fontsource-variable/(piazzolla|commissioner)/files/[a-z-]+\.woff2"
)
"""The files of other makers that browsers may load, as addresses below `/vendor/`."""

FONT_KEPT = 30 * 86_400
QR_KEPT = 86_400


class Folders(Record, frozen=True):
    """Where what is served lies."""

    client: Path = ROOT / "client"
    i18n: Path = ROOT / "i18n"


class Pages:
    """The views. `shared_url` gives the address under which others reach the server that is being asked."""

    def __init__(self, identities: Identities, folders: Folders, shared_url: Callable[[], str]) -> None:
        self._identities = identities
        self._folders = folders
        self._shared_url = shared_url

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = Blueprint("pages", __name__)
        for address in ADDRESSES:
            routes.add_url_rule(address, "page", self.page)
        routes.add_url_rule("/r/<code>/qr.svg", "qr", self.qr)
        routes.add_url_rule("/g/<id>/qr.svg", "group_qr", self.group_qr)
        routes.add_url_rule("/client/<path:path>", "module", self.module)
        routes.add_url_rule("/vendor/<path:path>", "library", self.library)
        routes.add_url_rule("/i18n/<language>.ftl", "texts", self.texts)
        routes.add_url_rule("/favicon.ico", "favicon", self.favicon)
        return routes

    def page(self, code: str = "") -> Response:  # noqa: ARG002 - what it names is looked up by the client
        """The document, and an identity with it."""
        return self._document(HTTPStatus.OK)

    def unknown(self) -> Response:
        """The document again; the client sees that it knows no such address."""
        return self._document(HTTPStatus.NOT_FOUND)

    def _document(self, status: HTTPStatus) -> Response:
        found = status == HTTPStatus.OK
        response = send_file(self._folders.client / "index.html", mimetype="text/html", conditional=found, max_age=0)
        if not found:
            response.status_code = status
        response.cache_control.private = True
        # Without the store there may be no key to sign with. The page still loads, and the client asks /api/me later.
        with suppress(StoreAway):
            self._identities.welcome(request, response)
        return response

    def module(self, path: str) -> Response:
        """A file of the client."""
        if "node_modules" in path.split("/"):
            raise NotFound
        return _file(self._folders.client, path, kept=0)

    def library(self, path: str) -> Response:
        """A file of a library, if browsers need it."""
        if not LIBRARIES.fullmatch(path):
            raise NotFound
        return _file(self._folders.client / "node_modules", path, kept=FONT_KEPT if path.endswith(".woff2") else 0)

    def favicon(self) -> Response:
        """The icon, for whatever asks without having read the page."""
        return _file(self._folders.client, "icons/icon.svg", kept=0)

    def texts(self, language: str) -> Response:
        """All texts in a language, as one Fluent file."""
        folder = self._folders.i18n / language
        if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,4})?", language) or not folder.is_dir():
            raise NotFound
        joined = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
        response = Response(joined, mimetype="text/plain")
        response.cache_control.no_cache = True
        response.add_etag()
        response.make_conditional(request)
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


def _file(folder: Path, path: str, kept: int) -> Response:
    kind = TYPES.get(Path(path).suffix)
    if kind is None or any(part.startswith(".") for part in path.split("/")):
        raise NotFound
    return send_from_directory(folder, path, mimetype=kind, conditional=True, max_age=kept)

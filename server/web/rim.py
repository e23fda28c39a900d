"""The outermost layer of the web server: what holds for every request, the sockets' opening ones included."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from werkzeug.middleware.proxy_fix import ProxyFix

from server.limits import Throttle
from server.refusals import Refused

log = logging.getLogger(__name__)

Environ = dict[str, Any]
Application = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]

SOCKETS = "/socket.io"

HEADERS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)

PAGE_HEADERS = (
    ("Referrer-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

PARTS = "/v/"
"""What is below this is no page but a part of one: there are many, and what pages may do weighs more than they."""


class Rim:
    """Puts the security headers on every answer, and keeps compression from being offered to sockets.

    A compressed socket costs two and a half times the memory and is slower. What the web server complains of, with
    the addresses of those who asked, goes no further.
    """

    def __init__(self, application: Application) -> None:
        self._application = application

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer one request (WSGI)."""
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        environ["wsgi.errors"] = Complaints()
        added = [*HEADERS]
        if not environ.get("PATH_INFO", "").startswith(PARTS):
            added += [*PAGE_HEADERS, ("Content-Security-Policy", content_policy(environ.get("HTTP_HOST", "")))]

        def start(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            return start_response(status, [*headers, *added], *rest)

        return self._application(environ, start)


class Complaints:
    """Where a web server writes what went wrong with a request: only that something did is said."""

    def write(self, _: str) -> None:
        """Say that there was something."""
        log.info("a connection ended badly")

    def writelines(self, lines: Iterable[str]) -> None:
        """The same for several lines."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Nothing is held back."""


class Gate:
    """Lets no more websockets in than an address may have. Inside, a websocket lasts as long as its request."""

    def __init__(self, application: Application, throttle: Throttle) -> None:
        self._application = application
        self._throttle = throttle

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer one request (WSGI)."""
        if not environ.get("PATH_INFO", "").startswith(SOCKETS):
            return self._application(environ, start_response)
        try:
            leave = self._throttle.arrive(environ)
        except Refused as refusal:
            return _turned_away(refusal, start_response)
        try:
            return self._application(environ, start_response)
        finally:
            leave()


def _turned_away(refusal: Refused, start_response: Callable[..., Any]) -> Iterable[bytes]:
    headers = [("Content-Type", "application/json"), ("Retry-After", str(refusal.params["seconds"]))]
    start_response("429 TOO MANY REQUESTS", headers)
    return [msgspec.json.encode({"ok": False, "reason": refusal.reason, "params": refusal.params})]


def wrapped(application: Application, proxies: int, throttle: Throttle) -> Application:
    """An application with its rim; forwarded headers are believed from so many hops."""
    return ProxyFix(Rim(Gate(application, throttle)), x_for=proxies, x_proto=proxies, x_host=proxies)


def content_policy(host: str) -> str:
    """The Content-Security-Policy of a page seen at a host: everything from here, nothing inline, framed by nobody.

    The sockets' addresses are written out because some browsers do not count them as 'self'.
    """
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.\-:\[\]]+", host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def same_origin(origin: str | None, environ: Mapping[str, Any], public_url: str | None) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Compared by host and port alone: behind a proxy that ends TLS the scheme is not known here. Works for every name and
    address under which the server is reached, because a browser sends the one in the address line in both headers.
    """
    if origin is None:
        return True
    page = re.fullmatch(r"https?://([^/@\s]+)", origin.lower())
    return page is not None and (page[0] == public_url or page[1] == environ.get("HTTP_HOST", "").lower())

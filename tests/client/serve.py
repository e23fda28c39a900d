"""Serves the client's files and the prepared tables to a browser, under the content policy that the game has."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


ROOT = Path(__file__).parents[2]
FOLDERS = {"client": ROOT / "client", "vendor": ROOT / "client" / "node_modules"}
POLICY = "default-src 'self'; img-src 'self' data:"


def answer(path: str, known: Mapping[str, object], page: Path) -> tuple[str, bytes]:
    """The content type and the bytes of an address. Raises `OSError` or `KeyError` for what is not there."""
    first, _, rest = path.lstrip("/").partition("/")
    if first == "tables":
        return "application/json", json.dumps(known[rest]).encode()
    if first == "i18n":
        language = (ROOT / "i18n" / rest.removesuffix(".ftl")).glob("*.ftl")
        return "text/plain; charset=utf-8", b"\n".join(file.read_bytes() for file in sorted(language))
    file = (page if first == "page" else FOLDERS[first]) / (rest or "index.html")
    kind = "text/javascript" if file.suffix == ".js" else mimetypes.guess_type(file.name)[0]
    return kind or "application/octet-stream", file.read_bytes()


@contextmanager
def served(page: Path, known: Mapping[str, object]) -> Iterator[str]:
    """The address of the page in this folder, while it is served. `known`: the tables, by name."""

    class Asked(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            try:
                kind, body = answer(self.path.partition("?")[0], known, page)
            except (OSError, KeyError):
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Security-Policy", POLICY)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/page/"
    finally:
        server.shutdown()
        server.server_close()

"""What browsers load, as it was when the server began: the client's files, the texts, the libraries.

Everything has two addresses. What is at `/client/main.js` must be asked for again each time; what is at
`/v/<version>/client/main.js` may be kept for ever, because a version is made of every byte. The files name each other
by the second, so a page is of one version from its first module to its last, whatever is deployed meanwhile.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import unicodedata
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from server.web import modules

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".html": "text/html",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""What is served, by the ending of its name. Said here because what a system calls them differs."""

PACKED = {".png", ".woff2"}
"""What is compressed as it is."""

LIBRARIES = re.compile(
    r"lit-html/[a-z-]+\.js|lit-html/directives/[a-z-]+\.js"
    r"|socket\.io-client/dist/socket\.io\.esm\.min\.js"
    r"|@fluent/bundle/esm/[a-z]+\.js"
    r"|@fontsource-variable/(piazzolla|commissioner)/files/[a-z-]+\.woff2"
)
"""The files of other makers that browsers may load, as addresses below `/vendor/`."""

LOCK = "package-lock.json"
"""What says which libraries these are, to the byte."""

OWN_ADDRESS = re.compile(r"""(["'`(])(/(?:client|vendor|i18n)/)""")
TEXTS = re.compile(r"/i18n/([^/]+)\.ftl")
OWN_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
IMPORTED_STYLE = re.compile(r'@import url\("([^"]+)"\);\n?')
STYLE_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENT = re.compile(r"\n\s+")


class Asset:
    """A file as it is served."""

    def __init__(self, name: str, content: bytes) -> None:
        self.kind = TYPES[Path(name).suffix]
        self.content = content
        self._packed_already = Path(name).suffix in PACKED

    @cached_property
    def packed(self) -> bytes | None:
        """The same, compressed; None: that gains nothing."""
        return None if self._packed_already else gzip.compress(self.content, 9, mtime=0)


class Assets:
    """Every file by its address without a version: `/client/…`, `/vendor/…`, `/i18n/<language>.ftl`."""

    def __init__(self, client: Path, i18n: Path) -> None:
        self._libraries = client / "node_modules"
        self._files = dict(client_files(client)) | dict(texts(i18n))
        self.languages = languages(self._files)
        self.version = version(self._files, client / LOCK)
        self._assets: dict[str, Asset] = {}

    def __getitem__(self, address: str) -> Asset:
        """Raises `KeyError` for what is not there, or not for browsers."""
        if address not in self._assets:
            self._assets[address] = Asset(address, self._written(address))
        return self._assets[address]

    def _written(self, address: str) -> bytes:
        source = self.source(address)
        if Path(address).suffix in PACKED:
            return source
        return self.of_this_version(self._joined(address, source.decode())).encode()

    def source(self, address: str) -> bytes:
        """A file as it lies there. Raises `KeyError` as above."""
        library = address.removeprefix("/vendor/")
        if library == address:
            return self._files[address]
        if not LIBRARIES.fullmatch(library) or not (self._libraries / library).is_file():
            raise KeyError(address)
        return (self._libraries / library).read_bytes()

    def _joined(self, address: str, text: str) -> str:
        if address.endswith(".css"):
            return IMPORTED_STYLE.sub(
                lambda found: self._joined(found[1], self.source(found[1]).decode()), bare_style(text)
            )
        return modules.bare(text) if address.endswith(".js") else text

    def of_this_version(self, text: str) -> str:
        """A text with every address in it replaced by the one that may be kept."""
        return OWN_ADDRESS.sub(rf"\1/v/{self.version}\2", text)

    def parts(self, entry: str) -> modules.Parts:
        """What a module needs, and what it may need later."""
        return modules.parts(entry, lambda address: modules.bare(self.source(address).decode()))


def bare_style(text: str) -> str:
    """A style sheet without remarks and indents, a fifth of what it is when packed."""
    return INDENT.sub("\n", STYLE_REMARK.sub("", text))


def client_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the client that browsers may load."""
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name == "node_modules":
            continue
        for file in path.rglob("*") if path.is_dir() else [path]:
            inside = file.relative_to(folder)
            if file.suffix in TYPES and not any(part.startswith(".") for part in inside.parts):
                yield f"/client/{inside.as_posix()}", file.read_bytes()


def texts(folder: Path) -> Iterator[tuple[str, bytes]]:
    """All texts of each language as one file, without the remarks for translators.

    Those in a folder of the language are no part of it: they come when what they belong to comes, each by itself.
    """
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        yield f"/i18n/{language.name}.ftl", joined(sorted(language.glob("*.ftl")))
        for path in sorted(language.glob("*/*.ftl")):
            yield f"/i18n/{path.relative_to(folder).as_posix()}", joined([path])


def joined(paths: list[Path]) -> bytes:
    """These files as one text, without the remarks for translators."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE).encode()


def languages(files: dict[str, bytes]) -> dict[str, str]:
    """What each language calls itself in its texts, in the order of the alphabet."""
    named = {}
    for address, content in files.items():
        if text := TEXTS.fullmatch(address):
            found = OWN_NAME.search(content.decode())
            named[text[1]] = found[1] if found else text[1]
    return dict(sorted(named.items(), key=lambda one: unicodedata.normalize("NFD", one[1])))


def version(files: dict[str, bytes], lock: Path) -> str:
    """A name for exactly these files, with the libraries of this lock file."""
    digest = hashlib.sha256(lock.read_bytes() if lock.is_file() else b"")
    for address, content in sorted(files.items()):
        digest.update(f"\0{address}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:12]

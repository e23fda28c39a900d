"""The pages: the client's documents, each with a hint for everything that its modules will ask for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from server.web.assets import Assets

NO_LANGUAGES = "content='{}'"
"""In a document: where the languages of the game are to be named."""

ESCAPED = str.maketrans({sign: f"\\u{ord(sign):04x}" for sign in "&'<"})
"""What has a meaning in HTML, as JSON may write it."""

ENTRY = re.compile(r'<script type="module" src="([^"]+)"')


def document(assets: Assets, address: str) -> bytes:
    """The document at an address, of this version.

    A browser finds a module's imports only after it has read the module, one round trip after the other; so all are
    named before the first. What one may ask for later stands in a template of its own, to be unfolded when it does.
    """
    text = assets.source(address).decode().replace(NO_LANGUAGES, named(assets.languages), 1)
    for entry in ENTRY.finditer(text):
        now, later = assets.parts(entry[1])
        text = text.replace(entry[0], f"{hints(now)}{entry[0]}", 1)
        for module in later:
            needed = set(assets.parts(module).now) - set(now)
            text = text.replace("</body>", f'<template data-for="{module}">{hints(needed)}</template>\n</body>', 1)
    return assets.of_this_version(text).encode()


def named(languages: dict[str, str]) -> str:
    """The languages of the game, for an attribute in single quotes."""
    text = json.dumps(languages, ensure_ascii=False, separators=(",", ":"))
    return f"content='{text.translate(ESCAPED)}'"


def hints(modules: Iterable[str]) -> str:
    """For each module the tag that lets a browser ask for it at once."""
    return "".join(f'<link rel="modulepreload" href="{module}">\n' for module in sorted(modules))

"""The pages: the client's documents, each with a hint for everything that its modules will ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable

from server.web.assets import Assets

ENTRY = re.compile(r'<script type="module"[^>]* src="([^"]+)"')


def document(assets: Assets, address: str) -> bytes:
    """The document at an address, of this version.

    A browser finds a module's imports only after it has read the module, one round trip after the other; so all are
    named at the top. What a module may ask for later stands in a template of its own, to be unfolded when it does.
    """
    text = assets.source(address).decode()
    for entry in ENTRY.findall(text):
        now, later = assets.parts(entry)
        text = text.replace("</head>", f"{hints(now)}</head>", 1)
        for module in later:
            needed = set(assets.parts(module).now) - set(now)
            text = text.replace("</body>", f'<template data-for="{module}">{hints(needed)}</template>\n</body>', 1)
    return assets.of_this_version(text).encode()


def hints(modules: Iterable[str]) -> str:
    """A hint for each module. What is needed for the first paint comes before them."""
    return "".join(f'<link rel="modulepreload" href="{module}" fetchpriority="low">\n' for module in sorted(modules))

"""A table laid out in a browser, at the `address` of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.until import PATIENCE

Lay = Callable[..., Page]


@pytest.fixture
def lay(chromium: Browser, address: str) -> Iterator[Lay]:
    """`lay("stage", width=320, height=568)` shows that table in a fresh browser context and waits until it stands."""
    wrong: list[str] = []
    contexts = []

    def laid(table: str, query: str = "", *, width: int = 390, height: int = 844, **options: Any) -> Page:
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: said.type in {"error", "warning"} and wrong.append(said.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"{address}?table={table}&{query}")
        page.wait_for_selector("html[data-ready]")
        return page

    yield laid
    missing = [text for context in contexts for page in context.pages for text in page.evaluate("window.missing")]
    for context in contexts:
        context.close()
    assert missing == []
    assert wrong == []

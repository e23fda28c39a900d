"""One browser for all tables, and a table laid out in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.client.lost_cities.serve import served

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
Lay = Callable[..., Page]


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def lay(chromium: Browser, address: str) -> Iterator[Lay]:
    """`lay("rich", width=320, height=568)` shows that table in a fresh browser context and waits until it stands."""
    wrong: list[str] = []
    pages: list[Page] = []

    def laid(table: str, query: str = "", *, width: int = 390, height: int = 844, **options: Any) -> Page:
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        page = context.new_page()
        pages.append(page)
        page.set_default_timeout(10_000)
        page.on("console", lambda said: said.type in {"error", "warning"} and wrong.append(said.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"{address}?table={table}&{query}")
        page.wait_for_selector("html[data-ready]")
        return page

    yield laid
    missing = [text for page in pages for text in page.evaluate("window.missing")]
    for page in pages:
        page.context.close()
    assert missing == []
    assert wrong == []

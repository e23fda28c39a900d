"""Waiting for what a page shows. Playwright's own `wait_for_function` asks again by `eval`, which our pages forbid."""

from typing import Any

from playwright.sync_api import Page

PATIENCE = 30_000
"""Milliseconds after which what should happen counts as not happening."""
PAUSE = 20


def until(page: Page, expression: str, arg: Any = None) -> None:
    """Return as soon as an expression holds in a page."""
    for _ in range(PATIENCE // PAUSE):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"it never came true: {expression}")

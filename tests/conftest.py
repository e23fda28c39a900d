"""What every test run has: which store it is for, and one browser for everything that looks at pages."""

import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.until import PATIENCE

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)


def pytest_addoption(parser):
    parser.addoption("--cluster", action="store_true", help="the store of the tests is a cluster")


def program():
    """Where the browser is."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "Debian's chromium-headless-shell or chromium is missing"
    return found


@pytest.fixture(scope="session")
def chromium():
    """A browser. One for all, because Playwright runs once in a process; whoever needs it opens a context in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS.split())
        yield browser
        browser.close()

"""From the second visit on the game starts without a network, keeps no room, and says when there is a newer version."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.server.running import ROOT, Running
from tests.server.stores import free_port

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({url}) => new URL(url).pathname);
}"""
"""Every address that is kept on the device, once the service worker rules."""

MODULE = "script[type=module]"
"""What the page begins with; its address holds the version."""


@pytest.fixture
def changed(tmp_path):
    """The project with a client that differs by a byte."""
    for name in ("engine", "server", "i18n", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "client", tmp_path / "client", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "client/node_modules").symlink_to(ROOT / "client/node_modules")
    with (tmp_path / "client/code.js").open("a") as module:
        module.write("\n")
    return tmp_path


def test_the_second_visit_needs_no_network_and_a_room_is_never_kept(server, phone):
    ann = phone(server.url, keeping=True)
    code = ann.new_room("Ann")
    kept = ann.page.evaluate(KEPT)
    assert "/" in kept
    assert {path.split("/")[1] for path in kept} == {"", "v"}

    ann.forgiven.append("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket")
    ann.context.set_offline(True)
    ann.page.reload()
    ann.sees("link-device")
    assert ann.page.get_by_text(code).count() == 0
    ann.page.goto("/")
    expect(ann.big("home-new-room")).to_be_visible()
    ann.sees("link-device")

    ann.context.set_offline(False)
    ann.page.goto(f"/r/{code}")
    ann.in_lobby()


def test_after_a_new_version_has_come_it_is_offered_and_one_tap_loads_it(store_server, changed, phone):
    environ = {"REDIS_URL": store_server.url, "PORT": str(free_port())}
    with Running(environ) as old:
        ann = phone(old.url, keeping=True)
        ann.forgiven.append("ERR_CONNECTION_REFUSED|WebSocket")
        ann.new_room("Ann")
        ann.page.evaluate(KEPT)
        before = ann.page.locator(MODULE).get_attribute("src")
    with Running(environ, root=changed):
        ann.sees("newer")
        expect(ann.page.locator(MODULE)).to_have_attribute("src", before)
        ann.button("newer-act").tap()
        expect(ann.page.locator(MODULE)).not_to_have_attribute("src", before)
        ann.in_lobby()
        expect(ann.text("newer")).to_have_count(0)

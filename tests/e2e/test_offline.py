"""From the second visit on the game starts without a network, keeps no room, and says when there is a newer version."""

from playwright.sync_api import expect

from tests.server.running import Running, newer_version
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


def test_after_a_new_version_has_come_it_is_offered_and_one_tap_loads_it(store_server, tmp_path, phone):
    environ = {"REDIS_URL": store_server.url, "PORT": str(free_port())}
    with Running(environ) as old:
        ann = phone(old.url, keeping=True)
        ann.forgiven.append("ERR_CONNECTION_REFUSED|WebSocket")
        ann.new_room("Ann")
        ann.page.evaluate(KEPT)
        before = ann.page.locator(MODULE).get_attribute("src")
    with Running(environ, root=newer_version(tmp_path)):
        ann.sees("newer")
        expect(ann.page.locator(MODULE)).to_have_attribute("src", before)
        ann.button("newer-act").tap()
        expect(ann.page.locator(MODULE)).not_to_have_attribute("src", before)
        ann.in_lobby()
        expect(ann.text("newer")).to_have_count(0)

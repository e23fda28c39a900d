"""People at a table greet each other, and whoever does not like it looks away."""

from playwright.sync_api import expect

from tests.e2e.table import sit_down


def greet(player, name):
    player.button("greet").tap()
    player.button(f"emote-{name}").tap()
    expect(player.page.get_by_role("dialog")).to_be_hidden()


def seen(player, glyph):
    return player.page.locator(f".says use[href='#{glyph}']")


def test_what_one_shows_stands_over_their_place_for_a_moment_unless_they_are_muted_and_that_is_remembered(
    server, phone
):
    ann, bob = people = [phone(server.url) for _ in range(2)]
    sit_down(*people, names=("Ann", "Bob"))
    greet(ann, "bravo")
    for player in people:
        expect(seen(player, "laurel")).to_be_visible()
    expect(bob.page.locator(".seat .says")).to_have_count(1)
    expect(bob.page.locator("#aloud")).to_contain_text(bob.t("emote-said", name="Ann", what=bob.t("emote-bravo")))
    for player in people:
        expect(player.page.locator(".says")).to_have_count(0)
    bob.button("greet").tap()
    bob.page.get_by_role("button", name="Ann", exact=True).tap()
    bob.page.reload()
    bob.at_table(1)
    greet(ann, "ha")
    greet(bob, "thanks")
    expect(seen(ann, "leaf")).to_be_visible()
    expect(seen(bob, "leaf")).to_be_visible()
    assert ("emote", {"code": ann.page.url[-6:], "no": 1, "name": "ha"}) in [*bob.heard("emote")]
    expect(seen(bob, "comedy")).to_have_count(0)


def test_who_only_watches_greets_nobody_and_sees_the_greetings(server, process, phone):
    tv = phone(server.url)
    code = process.begin("ann", "bob")
    tv.go(f"/r/{code}")
    tv.button("join-watch").tap()
    tv.sees("watch-join")
    expect(tv.button("greet")).to_be_hidden()

"""Friends play Lost Cities: Roll & Write in real browsers. Five of them do in tests/browsers."""

from playwright.sync_api import expect

from tests.e2e.sheets import play_a_whole_game


def test_two_play_a_whole_game_and_are_scored_as_the_engine_scores_them(server, store_server, phone):
    play_a_whole_game(server, store_server, phone, 2, writing_turns=9)


def test_the_host_changes_the_game_in_the_lobby(server, phone):
    ann, bob = phone(server.url), phone(server.url)
    code = ann.new_room("Ann")
    bob.join_by_link(code, "Bob")
    ann.button("lost_cities-name").tap()
    expect(ann.button("lost_cities-name")).to_have_attribute("aria-pressed", "true")
    expect(bob.button("lost_cities-name")).to_be_disabled()
    ann.button("clock-seconds", n=30).tap()
    expect(bob.button("clock-seconds", n=30)).to_have_attribute("aria-pressed", "true")
    ann.big("start").tap()
    bob.at_table(1)
    expect(bob.page.get_by_role("list", name=bob.t("sheet-own"))).to_be_visible()
    expect(bob.page.get_by_role("timer")).to_be_visible()

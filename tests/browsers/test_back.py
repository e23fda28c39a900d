"""The browser's Back does not end a game by accident, and keeps nobody in."""

from playwright.sync_api import expect


def test_back_at_a_table_asks_first_and_leads_away_the_second_time(server, phone):
    ann = phone(server.url)
    ann.play_alone("Ann")
    ann.roll()
    ann.choose()
    staged = ann.seen()["staged"]
    question = ann.page.get_by_role("heading", name=ann.t("leave-title"))
    ann.page.go_back()
    expect(question).to_be_visible()
    ann.button("cancel").tap()
    assert ann.seen()["staged"] == staged
    ann.page.go_back()
    expect(question).to_be_visible()
    ann.page.go_back()
    expect(ann.big("home-new-room")).to_be_visible()
    ann.page.go_forward()
    ann.at_table(1)


def test_a_game_that_is_over_does_not_hold_back(server, process, phone):
    ann = phone(server.url)
    code = ann.play_alone("Ann")
    ann.roll()
    person = process.room(code).people[0].person
    while process.room(code).phase == "playing":
        process.choose(code, person)
    expect(ann.big("rematch")).to_be_visible()
    ann.page.go_back()
    expect(ann.big("home-new-room")).to_be_visible()

"""Who has never played is led through one turn, on a real table, once; see also tests/browsers/test_first_turn.py."""

from playwright.sync_api import expect


def card(ann, n):
    return ann.page.get_by_role("region", name=ann.t("guide-step", n=n, of=4))


def test_the_cards_of_a_first_turn_are_turned_by_what_the_player_does_and_come_once(server, phone):
    ann = phone(server.url, new=True)
    ann.play_alone("Ann")
    ann.roll()
    expect(card(ann, 1)).to_contain_text(ann.t("first-choose"))
    (first, cell), (second, beside) = ann.way(2)
    ann.die(first).tap()
    expect(card(ann, 2)).to_contain_text(ann.t("first-lay"))
    ann.cell(cell).tap()
    expect(card(ann, 3)).to_contain_text(ann.t("first-beside"))
    ann.die(second).tap()
    ann.cell(beside).tap()
    expect(card(ann, 4)).to_contain_text(ann.t("first-confirm"))
    ann.confirm()
    ann.at_table(2)
    ann.page.reload()
    ann.at_table(2)
    ann.roll()
    expect(ann.button("guide-skip")).to_have_count(0)
    expect(ann.power("reroll")).to_be_visible()

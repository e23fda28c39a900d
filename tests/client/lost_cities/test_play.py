"""A turn played by tap and by keyboard, and what is said about it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.client.conftest import Lay
from tests.until import until

WRITE = {"type": "take", "turn": 18, "number": 0, "colour": 0}
"""7 on blue, of the table `rich`."""


def sent(page: Page) -> list[dict[str, object]]:
    return page.evaluate("window.sent")


def big(page: Page):
    return page.locator(".lost .act")


def test_a_pair_with_its_chain_is_shown_before_it_is_taken_and_sent_whole(lay: Lay) -> None:
    page = lay("rich")
    expect(big(page)).to_have_text("Pick a colour and a number")
    page.get_by_role("button", name="Colour die 1: blue, wave").click()
    expect(big(page)).to_have_text("Pick a number")
    page.get_by_role("button", name="Number die 1: 7").click()
    expect(big(page)).to_have_text("Where does the arrow lead?")
    expect(page.locator(".blue .next")).to_have_text("7")
    page.get_by_role("group", name="The arrow on blue, space 5").get_by_role("button", name="red, mountain").click()
    expect(page.locator(".red .next")).to_have_text("7")
    expect(page.locator(".change")).to_have_text("+40")
    expect(page.locator(".facts")).to_have_text("7 on blue, space 5 · 7 on red, space 7 · bridge of red +20")
    expect(big(page)).to_have_text("WRITE 7 blue, space 5")
    big(page).click()
    assert sent(page) == [{**WRITE, "arrows": [0]}]


def test_the_way_back_leads_through_the_arrows(lay: Lay) -> None:
    page = lay("chain")
    for touched in ("[data-colour='0']", "[data-number='0']", "[data-crest='1']", "[data-crest='4']"):
        page.click(touched)
    page.get_by_role("button", name="Back to the arrow before").click()
    expect(page.locator(".crests [aria-pressed='true']")).to_have_count(0)
    expect(page.get_by_role("group", name="The arrow on orange, space 5")).to_be_visible()
    assert page.evaluate("draft().arrows") == [1]


def test_a_refusal_is_picked_seen_and_then_sent(lay: Lay) -> None:
    page = lay("rich")
    page.get_by_role("button", name="Refuse marks a die").click()
    assert sent(page) == []
    expect(page.locator(".refusals .next")).to_have_count(1)
    expect(big(page)).to_have_text("REFUSE marks a die")
    big(page).click()
    assert sent(page) == [{"type": "refuse", "turn": 18}]


def test_a_whole_turn_by_keyboard(lay: Lay) -> None:
    page = lay("rich")
    for key in ("a", "7", "a", "b", "z", "x"):
        page.keyboard.press(key)
    assert page.evaluate("draft().arrows") == [None]
    page.keyboard.press("Enter")
    assert sent(page) == [{**WRITE, "arrows": [None]}]


def test_enter_sends_also_where_the_last_pick_has_the_focus(lay: Lay) -> None:
    page = lay("rich")
    page.click("[data-number='0']")
    page.click("[data-colour='1']")
    expect(page.locator("[data-colour='1'][aria-pressed='true']")).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page) == [{**WRITE, "colour": 1, "arrows": []}]


def test_keys_mean_the_same_on_a_greek_keyboard(lay: Lay) -> None:
    page = lay("rich")
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'α', code: 'KeyA'}))")
    assert page.evaluate("draft().colour") == 0


def test_arrow_keys_walk_from_group_to_group(lay: Lay) -> None:
    page = lay("rich")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-colour='0']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("[data-colour='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-number='0']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Refuse")).to_be_focused()


def test_a_taken_die_is_refused_in_words_and_nothing_is_picked(lay: Lay) -> None:
    page = lay("rich")
    page.get_by_role("button", name="Colour die 3: red, mountain, taken").click(force=True)
    expect(page.locator(".said")).to_have_text("This colour die is taken. Choose another.")
    assert page.evaluate("draft().colour") is None


def test_a_column_is_read_aloud_whole(lay: Lay) -> None:
    page = lay("rich")
    own = page.get_by_role("list", name="Your sheet").get_by_role("listitem")
    expect(own).to_have_count(8)
    expect(own.nth(4)).to_contain_text("blue, wave: 2, 4, 4, 6. Next: space 5, an arrow. Bridge open. 5 points.")
    page.click("[data-colour='0']")
    page.click("[data-number='0']")
    expect(own.nth(4)).to_contain_text(
        "With what is picked: up to space 5. Bridge open. 5 points, 10 with what is picked."
    )
    expect(page.get_by_role("log")).to_contain_text("7 on blue, space 5. +5 with what is picked.")


def test_whoever_waits_may_pick_but_not_send(lay: Lay) -> None:
    page = lay("plan")
    page.click("[data-colour='0']")
    page.click("[data-number='0']")
    expect(big(page)).to_have_text("Eleni chooses first")
    big(page).click(force=True)
    page.keyboard.press("Enter")
    assert sent(page) == []
    assert page.evaluate("complete()") is None


def test_a_complete_draft_is_there_for_when_the_clock_runs_out(lay: Lay) -> None:
    page = lay("rich")
    page.click("[data-colour='0']")
    assert page.evaluate("complete()") is None
    page.click("[data-number='0']")
    assert page.evaluate("complete()") is None
    page.click("[data-crest='none']")
    assert page.evaluate("complete()") == {**WRITE, "arrows": [None]}


def test_another_sheet_is_one_tap_away_and_one_key_back(lay: Lay) -> None:
    page = lay("five")
    page.get_by_role("button", name="Mateo").click()
    dialog = page.get_by_role("dialog", name="Mateo")
    expect(dialog.get_by_role("list", name="Mateo: sheet").get_by_role("listitem")).to_have_count(8)
    dialog.get_by_role("button", name="Sari").click()
    expect(page.get_by_role("dialog", name="Sari")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_reveal_shows_what_everybody_took_and_what_it_brought(lay: Lay) -> None:
    page = lay("reveal")
    hidden = page.locator(".rival .lasttook:not(.old)")
    expect(hidden).to_have_count(1)
    page.evaluate("later()")
    expect(page.locator(".lost")).to_have_attribute("data-reveal", "")
    expect(page.locator(".news .gainpill").first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("All choices are open")
    page.keyboard.press("Shift")
    expect(page.locator(".lost")).not_to_have_attribute("data-reveal", "")


def test_less_motion_is_respected_and_input_cuts_movement_short(lay: Lay) -> None:
    still = lay("reveal")
    still.evaluate("later()")
    assert still.evaluate("document.getAnimations().filter(({ id }) => id === 'moment').length") == 0
    moving = lay("reveal", reduced_motion="no-preference")
    moving.evaluate("later()")
    until(moving, "document.getAnimations().some(({ id }) => id === 'moment')")
    moving.keyboard.press("Shift")
    until(moving, "document.getAnimations().every(({ id, playState }) => id !== 'moment' || playState === 'finished')")


def test_the_house_plays_for_who_has_been_away_for_a_minute(lay: Lay) -> None:
    page = lay("two")
    page.evaluate("dispatch({ type: 'presence', message: { code: 'KTMRZ7', online: [1], watching: 0 }, now: 0 })")
    page.get_by_role("button", name="Mateo away").click()
    house = page.get_by_role("button", name="Let the house play")
    expect(house).to_have_count(0)
    page.evaluate("dispatch({ type: 'tick', now: 61000 })")
    house.click()
    assert sent(page) == [{"type": "autoplay", "no": 2}]

"""Playing at the table: by tap, by dragging, by keyboard; what is sent, and what is said when nothing can be."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Lay
from tests.until import until


def sent(page: Page) -> list[Any]:
    """The commands that the table would have sent."""
    return page.evaluate("window.sent")


def die(page: Page, index: int) -> Any:
    return page.locator(f"[data-die='{index}']")


def cell(page: Page, index: int) -> Any:
    return page.locator(f"[data-cell='{index}']")


def staged(page: Page) -> list[list[int]]:
    return page.evaluate("window.draft().staged")


def stage_two(page: Page) -> list[list[int]]:
    """Lays the first two dice that fit, wherever they fit first."""
    for index in range(4):
        die(page, index).click()
        expect(die(page, index)).to_have_attribute("aria-pressed", "true")
        if page.locator(".cell.legal").count() and len(staged(page)) < 2:
            page.locator(".cell.legal").first.click()
    return staged(page)


def test_choose_lay_confirm(lay: Lay) -> None:
    page = lay("first")
    act = page.locator(".mag > .act")
    expect(act).to_have_text("Place 2 more dice")
    placements = stage_two(page)
    assert len(placements) == 2
    expect(act).to_contain_text("CONFIRM")
    expect(act).to_contain_text("2 of 4 dice")
    act.click()
    assert sent(page) == [{"type": "confirm", "turn": 1, "placements": placements}]


def test_nothing_is_sent_while_dice_are_missing(lay: Lay) -> None:
    page = lay("first")
    page.locator(".mag > .act").click(force=True)
    assert sent(page) == []


def test_what_the_staged_dice_would_bring_is_dashed_and_told_apart(lay: Lay) -> None:
    page = lay("stage", width=1440, height=900)
    before = page.locator(".total").inner_text()
    stage_two(page)
    assert page.locator(".total").inner_text() == before
    expect(page.locator(".delta")).to_have_count(1)
    expect(page.locator(".line.staged")).not_to_have_count(0)


def test_an_illegal_cell_says_why(lay: Lay) -> None:
    page = lay("stage")
    die(page, 3).click()
    page.locator(".cell.stone").first.click()
    expect(page.locator(".said")).to_contain_text("This cell is taken")
    assert staged(page) == []


def test_a_cell_touched_without_a_die_in_hand_asks_for_one(lay: Lay) -> None:
    page = lay("first")
    cell(page, 5).click()
    expect(page.locator(".said")).to_contain_text("Choose a die first")


def test_a_die_is_dragged_to_a_cell_moved_on_and_put_back(lay: Lay) -> None:
    page = lay("first")
    die(page, 0).drag_to(cell(page, 5))
    assert staged(page) == [[0, 5]]
    cell(page, 5).drag_to(cell(page, 10))
    assert staged(page) == [[0, 10]]
    cell(page, 10).drag_to(page.locator(".tray"))
    assert staged(page) == []
    assert page.locator(".dragging").count() == 0


def test_a_die_dropped_beside_the_board_goes_back_to_the_tray(lay: Lay) -> None:
    page = lay("first")
    die(page, 0).drag_to(page.locator(".when"))
    assert staged(page) == []
    expect(die(page, 0)).to_have_class("die chosen")


def test_a_finger_drags_a_die_and_the_page_stands_still(lay: Lay) -> None:
    page = lay("first", has_touch=True)
    start, end = die(page, 1).bounding_box(), cell(page, 6).bounding_box()
    assert start
    assert end
    client = page.context.new_cdp_session(page)
    path = [(start["x"] + 20, start["y"] + 20), (200, 500), (end["x"] + 20, end["y"] + 20)]
    for kind, places in (("touchStart", path[:1]), ("touchMove", path[1:]), ("touchEnd", [])):
        for x, y in places or [(None, None)]:
            points = [] if x is None else [{"x": x, "y": y}]
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, "window.draft().staged.length === 1")
    assert staged(page) == [[1, 6]]
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_tap_after_a_drag_still_counts(lay: Lay) -> None:
    page = lay("first")
    die(page, 0).drag_to(cell(page, 5))
    cell(page, 5).click()
    assert staged(page) == []


def test_the_table_is_played_by_keyboard_alone(lay: Lay) -> None:
    page = lay("first")
    page.keyboard.press("1")
    expect(die(page, 0)).to_have_attribute("aria-pressed", "true")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Space"):
        page.keyboard.press(key)
    assert staged(page) == [[0, 5]]
    for key in ("2", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    assert staged(page) == [[0, 5], [1, 4]]
    page.keyboard.press("z")
    assert staged(page) == [[0, 5]]
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    assert staged(page) == [[0, 5], [1, 4]]
    assert sent(page) == [{"type": "confirm", "turn": 1, "placements": [[0, 5], [1, 4]]}]


def test_the_draft_is_there_after_a_reload(lay: Lay) -> None:
    page = lay("first")
    placements = stage_two(page)
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert staged(page) == placements
    expect(page.locator(".cell.staged")).to_have_count(2)


def test_undo_takes_back_the_last_die(lay: Lay) -> None:
    page = lay("first")
    placements = stage_two(page)
    page.get_by_role("button", name="Undo").click()
    assert staged(page) == placements[:1]


def test_powers_wait_for_a_die_and_name_the_use(lay: Lay) -> None:
    page = lay("stage")
    decrease = page.get_by_role("button", name="DECREASE")
    expect(decrease).to_be_disabled()
    die(page, 3).click()
    decrease.click()
    assert sent(page) == [{"type": "decrease", "turn": 5, "use": 0, "die": 3}]


def test_several_dice_are_rolled_again_together(lay: Lay) -> None:
    page = lay("stage")
    die(page, 3).click()
    page.get_by_role("button", name="REROLL").click()
    die(page, 1).click()
    expect(page.locator(".mag > .act")).to_contain_text("2 dice, −10")
    page.locator(".mag > .act").click()
    assert sent(page) == [{"type": "reroll", "turn": 5, "use": 0, "dice": [1, 3]}]


def test_in_a_magdagdon_only_a_touched_cell_arms_the_button(lay: Lay) -> None:
    page = lay("magdagdon")
    act = page.locator(".mag > .act")
    expect(act).to_contain_text("choose a cell")
    act.click(force=True)
    assert sent(page) == []
    fallen = page.locator(".cell.doomed").first
    fallen.click()
    expect(act).to_contain_text("this cell, −15")
    act.click()
    assert sent(page) == [{"type": "ruin", "turn": 7, "cell": int(fallen.get_attribute("data-cell") or "")}]


def test_whoever_plays_alone_sees_the_dice_on_pressing_roll(lay: Lay) -> None:
    page = lay("alone")
    expect(page.locator("[data-die]")).to_have_count(0)
    expect(page.locator(".tray use")).to_have_count(0)
    page.get_by_role("button", name="ROLL", exact=True).click()
    expect(page.locator("[data-die]")).to_have_count(4)
    page.reload()
    expect(page.locator("[data-die]")).to_have_count(4)


def test_after_the_choice_the_stones_are_set_and_nothing_can_be_laid(lay: Lay) -> None:
    page = lay("closed")
    expect(page.locator(".tray")).to_contain_text("Your stones are set.")
    expect(page.locator(".mag > .act")).to_have_text("Waiting for 3 players")
    expect(page.locator("[data-die]")).to_have_count(0)
    page.locator(".cell").last.click()
    page.locator(".mag > .act").click(force=True)
    assert sent(page) == []


def test_off_the_line_staging_goes_on_and_the_button_says_what_it_waits_for(lay: Lay) -> None:
    page = lay("first", "down")
    stage_two(page)
    expect(page.locator(".mag > .act")).to_contain_text("once reconnected")
    page.locator(".mag > .act").click(force=True)
    assert sent(page) == []


def test_at_zero_only_a_complete_draft_is_sent(lay: Lay) -> None:
    page = lay("first")
    assert page.evaluate("window.complete()") is None
    placements = stage_two(page)
    assert page.evaluate("window.complete()") == {"type": "confirm", "turn": 1, "placements": placements}


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_closing_turn_shows_all_new_cells_at_once_until_a_touch(lay: Lay, motion: str) -> None:
    page = lay("reveal", width=1440, height=900, reduced_motion=motion)
    page.evaluate("window.later()")
    expect(page.locator(".mag")).to_have_attribute("data-reveal", "")
    until(page, "[...document.querySelectorAll('.seat')].every(seat => seat.querySelector('.fresh'))")
    assert page.locator(".cells .fresh").count() > 0
    running = page.evaluate(
        "document.getAnimations().filter(one => one.id === 'moment').map(one => one.effect.getComputedTiming().endTime)"
    )
    assert (motion == "reduce") == (running == [])
    assert max(running, default=0) <= 2400
    die(page, 0).click()
    expect(page.locator(".mag")).not_to_have_attribute("data-reveal", "")
    assert (
        page.evaluate(
            "document.getAnimations().filter(one => one.id === 'moment' && !one.effect.target.closest('.tray')).length"
        )
        == 0
    )  # what still moves are the new dice


def test_at_own_pace_nobody_sees_more_of_the_others_than_how_far_they_are(lay: Lay) -> None:
    page = lay("own", width=1440, height=900)
    expect(page.locator(".others")).to_contain_text("Turn 3 · 7 of 16")
    expect(page.locator(".others [data-v]")).to_have_count(0)


def test_a_full_board_watches_and_blocks_nobody(lay: Lay) -> None:
    page = lay("finished")
    expect(page.locator(".tray")).to_contain_text("Your board is full.")
    expect(page.locator("[data-die]")).to_have_count(0)


def test_every_cell_says_what_it_is(lay: Lay) -> None:
    page = lay("stage")
    expect(page.get_by_role("grid", name="Your board").get_by_role("button")).to_have_count(16)
    die(page, 0).click()
    expect(page.get_by_role("button", name="Row 1, column 2, empty, 6 fits")).to_be_visible()
    page.locator(".cell.legal").first.click()
    expect(page.get_by_role("button", name="Row 1, column 2, 6, not confirmed yet")).to_be_visible()


def test_the_lobby_choices_change_one_thing_at_a_time(lay: Lay) -> None:
    page = lay("stage", "choices=change")
    page.get_by_role("radio", name="NIGHTMARE").check(force=True)
    page.get_by_role("radio", name="Own").check(force=True)
    assert sent(page) == [
        {"difficulty": "NIGHTMARE", "pace": "together", "clock": 60},
        {"difficulty": "PEACEFUL", "pace": "own", "clock": None},
    ]


def test_the_lobby_choices_can_be_read_only(lay: Lay) -> None:
    page = lay("stage", "choices=read")
    expect(page.get_by_role("radio", name="PEACEFUL")).to_be_disabled()
    expect(page.get_by_role("radio", name="PEACEFUL")).to_be_checked()


def test_the_results_break_the_own_score_down(lay: Lay) -> None:
    page = lay("over")
    expect(page.locator(".mine")).to_contain_text("Best line")
    expect(page.locator(".mine dd.carved")).to_have_text(page.locator(".rank.me .pts").inner_text())

"""A double tap has the effect of one tap: on a slow line, where the first is under way, and on one that is fast."""

import pytest
from playwright.sync_api import expect

from tests.e2e.intercepted import Intercepted
from tests.e2e.table import play_to_the_end

SECOND = """([x, y]) => document.elementFromPoint(x, y).closest("button")
    ?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 2}))"""
"""The second tap of a double tap, on whatever is there now."""


@pytest.fixture
def ann(server, phone):
    return phone(server.url)


@pytest.fixture(params=["the first is under way", "the first is done"])
def tap_twice(request, ann):
    """`tap_twice(button, effect)`: Ann's finger taps twice on the same spot; `effect` waits for what that brings."""
    line = Intercepted(ann.page)

    def tap(button, effect):
        box = button.bounding_box()
        spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if request.param == "the first is under way":
            line.holding = True
            ann.page.touchscreen.tap(*spot)
            ann.page.touchscreen.tap(*spot)
            line.release()
        else:
            ann.page.touchscreen.tap(*spot)
            effect()
            ann.page.evaluate(SECOND, spot)
        effect()

    return tap


def test_a_double_tap_on_new_room_makes_one_room(ann, tap_twice):
    made = []
    ann.page.on("request", lambda request: request.url.endswith("/api/rooms") and made.append(request))
    ann.home("Ann")
    tap_twice(ann.big("home-new-room"), ann.in_lobby)
    assert len(made) == 1


def test_a_double_tap_on_join_joins_once_and_says_nothing_more(process, store_server, ann, tap_twice, log_of):
    code = process.open("zoe")
    ann.page.goto(f"/r/{code}")
    ann.page.get_by_role("textbox", name=ann.t("name-label")).fill("Ann")
    tap_twice(ann.big("join-act"), ann.in_lobby)
    ann.page.reload()
    ann.in_lobby()
    assert [entry.do["type"] for _, entry in log_of(store_server.url, code).entries if entry.by == 2] == ["join"]


def test_a_double_tap_on_start_begins_one_game_and_rolls_nothing(store_server, ann, tap_twice, log_of):
    code = ann.new_room("Ann")
    tap_twice(ann.big("start"), lambda: ann.at_table(1))
    ann.page.reload()
    expect(ann.big("roll")).to_be_visible()
    assert len(log_of(store_server.url, code).done("start")) == 1


def test_a_double_tap_on_confirm_ends_one_turn_and_rolls_nothing(store_server, ann, tap_twice, log_of):
    code = ann.play_alone("Ann")
    ann.roll()
    ann.stage(ann.way(2))
    tap_twice(ann.big("confirm"), lambda: ann.at_table(2))
    expect(ann.big("roll")).to_be_visible()
    assert len(log_of(store_server.url, code).done("play")) == 1


@pytest.mark.parametrize("power", ["decrease or increase", "reroll"])
def test_a_double_tap_on_a_power_uses_one_and_confirms_nothing(store_server, ann, tap_twice, log_of, power):
    code = ann.play_alone("Ann")
    ann.roll()
    used = ann.page.get_by_role("group", name=ann.t("powers-left", left=2, cost=20))
    if power == "reroll":
        way = ann.way(2)
        ann.stage(way)
        ann.die(next(die for die in range(4) if die not in dict(way))).tap()
        ann.power("reroll").tap()
        tap_twice(ann.big("reroll"), lambda: expect(used).to_be_visible())
    else:
        die, power, _ = ann.changeable()
        ann.die(die).tap()
        tap_twice(ann.power(power), lambda: expect(used).to_be_visible())
    ann.page.reload()
    expect(used).to_be_visible()
    ann.at_table(1)
    assert len(log_of(store_server.url, code).done("play")) == 1


def test_a_double_tap_on_rematch_begins_one_game(process, store_server, ann, tap_twice, log_of):
    code = process.open("zoe")
    ann.join_by_link(code, "Ann")
    process.here(code, "zoe")
    process.act(code, "zoe", "start", game_no=1)
    ann.at_table(1)
    play_to_the_end(process, code)
    tap_twice(ann.big("rematch"), lambda: ann.at_table(1))
    assert len(log_of(store_server.url, code).done("rematch")) == 1
    assert process.room(code).game_no == 2

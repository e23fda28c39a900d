"""A double tap has the effect of one tap: on a slow line, where the first is under way, and on one that is fast."""

import pytest
from playwright.sync_api import expect

from tests.e2e.intercepted import Intercepted
from tests.e2e.phones import DRAWN
from tests.e2e.table import play_to_the_end

SECOND = """([x, y]) => document.elementFromPoint(x, y).closest("button")
    ?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 2}))"""
"""The second tap of a double tap, on whatever is there now."""


@pytest.fixture
def ann(server, phone):
    return phone(server.url)


@pytest.fixture
def line(ann):
    return Intercepted(ann.page)


@pytest.fixture(params=["the first is under way", "the first is done"])
def tap_twice(request, ann, line):
    """`tap_twice(button, effect)`: Ann's finger taps twice on the same spot; `effect` waits for what that brings."""

    def tap(button, effect):
        ann.page.evaluate(DRAWN)
        box = button.bounding_box()
        spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        line.acts.clear()
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
        ann.page.evaluate(DRAWN)

    return tap


def test_a_double_tap_on_new_room_makes_one_room_and_starts_nothing(ann, line, tap_twice):
    made = []
    ann.page.on("request", lambda request: request.url.endswith("/api/rooms") and made.append(request))
    ann.home("Ann")
    tap_twice(ann.big("home-new-room"), ann.in_lobby)
    assert len(made) == 1
    assert line.acts == ["join"]


def test_a_double_tap_on_join_joins_once_and_says_nothing_more(process, ann, line, tap_twice):
    code = process.open("zoe")
    ann.page.goto(f"/r/{code}")
    ann.page.get_by_role("textbox", name=ann.t("name-label")).fill("Ann")
    tap_twice(ann.big("join-act"), ann.in_lobby)
    assert line.acts == ["join"]
    assert len(process.room(code).people) == 2


def test_a_double_tap_on_start_begins_one_game_and_rolls_nothing(ann, line, tap_twice):
    ann.new_room("Ann")
    tap_twice(ann.big("start"), lambda: ann.at_table(1))
    assert line.acts == ["start"]
    expect(ann.big("roll")).to_be_visible()


def test_a_double_tap_on_confirm_ends_one_turn_and_rolls_nothing(process, ann, line, tap_twice):
    code = ann.play_alone("Ann")
    ann.roll()
    ann.stage(ann.way(2))
    tap_twice(ann.big("confirm"), lambda: ann.at_table(2))
    assert line.acts == ["play"]
    assert process.turn(code) == 2
    expect(ann.big("roll")).to_be_visible()


@pytest.mark.parametrize("power", ["a change by 1", "a reroll"])
def test_a_double_tap_on_a_power_uses_one_and_confirms_nothing(process, ann, line, tap_twice, power):
    code = ann.play_alone("Ann")
    ann.roll()
    used = ann.page.get_by_role("group", name=ann.t("powers-left", left=2, cost=20))
    if power == "a reroll":
        way = ann.way(2)
        ann.stage(way)
        ann.die(next(die for die in range(4) if die not in dict(way))).tap()
        ann.power("reroll").tap()
        button = ann.big("reroll")
    else:
        die, changing, _ = ann.changeable()
        ann.die(die).tap()
        button = ann.power(changing)
    tap_twice(button, lambda: expect(used).to_be_visible())
    assert line.acts == ["play"]
    state = process.room(code).state
    assert state.players[0].powers_used == 1
    assert state.players[0].open_hand.choice is None


def test_a_double_tap_on_rematch_begins_one_game(process, store_server, ann, line, tap_twice, log_of):
    code = process.open("zoe")
    ann.join_by_link(code, "Ann")
    process.here(code, "zoe")
    process.act(code, "zoe", "start", game_no=1)
    ann.at_table(1)
    play_to_the_end(process, code)
    tap_twice(ann.big("rematch"), lambda: ann.at_table(1))
    assert line.acts == ["rematch"]
    assert len(log_of(store_server.url, code).done("rematch")) == 1
    assert process.room(code).game_no == 2

"""Fingers at a table that slip, tap twice or pinch."""

import pytest

from tests.e2e.phones import DRAWN
from tests.until import until

ZOOM = "visualViewport.scale"


@pytest.fixture
def ann(server, phone):
    return phone(server.url)


@pytest.fixture
def touch(ann):
    """`touch("…", …)`: an input of the browser's own, as a touch screen makes it."""
    session = ann.context.new_cdp_session(ann.page)
    return lambda name, **what: session.send(f"Input.{name}", what)


def spot(locator):
    box = locator.bounding_box()
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_two_taps_do_not_zoom_two_fingers_do_also_on_a_die_and_nothing_is_marked_or_pulled_away(ann, touch):
    ann.play_alone("Ann")
    ann.roll()
    score = ann.page.locator(".score")
    for place in (score, ann.cell(5), ann.page.locator(".tray")):
        at = spot(place)
        touch("synthesizeTapGesture", tapCount=2, duration=30, **at)
        ann.page.evaluate(DRAWN)
        assert ann.page.evaluate(ZOOM) == 1
    score.dblclick()
    assert ann.page.evaluate("getSelection().toString()") == ""
    pulled = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert ann.page.evaluate(pulled) == "none"
    ann.page.evaluate("window.same = true")
    touch("synthesizeScrollGesture", xDistance=0, yDistance=300, speed=3000, **spot(score))
    assert ann.page.evaluate("[window.same, scrollY]") == [True, 0]
    for place in (score, ann.die(1)):
        touch("synthesizePinchGesture", scaleFactor=1.5, **spot(place))
        until(ann.page, f"{ZOOM} > 1.1")
        touch("synthesizePinchGesture", scaleFactor=0.3, **spot(ann.cell(5)))
        until(ann.page, f"{ZOOM} < 1.05")
    assert ann.seen()["staged"] == {}

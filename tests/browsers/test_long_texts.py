"""On the smallest phone every screen bears its texts: of each language, of one 40 % longer than English, and of one
that is written from the right. Each walk is taken once, and every screen on it read in all of them."""

import re
from contextlib import contextmanager

import pytest

from tests.browsers.languages import ALL, CUT, LONG, MIRRORED, changeable, speak, texts_of
from tests.e2e.phones import DRAWN
from tests.shots.scenery import OTHERS, Scenery
from tests.shots.screens import WALKS

SMALLEST = {"width": 320, "height": 568}
BROKEN_LINE = r"WebSocket connection to|ERR_CONNECTION|ERR_SOCKET"

MIXED = """(names) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (holder.closest("bdi, .unseen, #aloud, title") || !holder.checkVisibility()) continue;
    if (names.some((name) => node.data.includes(name))) found.push(node.data.trim());
  }
  return found;
}"""
"""Names of people that stand among words of another direction without being kept apart from them."""

FAULTS = f"async (names) => {{ await {DRAWN}; return [...({CUT})(), ...({MIXED})(names)]; }}"


@pytest.fixture(scope="module")
def scenery():
    with Scenery() as scenery:
        yield scenery


@contextmanager
def reading(scenery, chromium):
    """Somebody with a small phone, whose language can be changed anywhere."""
    with scenery.phone(chromium, "en") as phone:
        phone.page.set_viewport_size(SMALLEST)
        changeable(phone.context)
        yield phone


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_every_text_on_every_screen_of_the_smallest_phone_can_be_read_whole_in_every_language(scenery, chromium, walk):
    names = [name for name in OTHERS.values() if len(name) > 2]
    wrong = {}
    with reading(scenery, chromium) as phone:
        for screen, _ in walk(scenery, phone):
            for language in ALL:
                scenery.everybody_here()
                speak(phone.page, language)
                if faults := phone.page.evaluate(FAULTS, names):
                    wrong[screen, language] = faults
            speak(phone.page, "en")
    assert wrong == {}
    assert [text for text in phone.complaints if not re.search(BROKEN_LINE, text)] == []


def test_a_language_from_the_right_turns_the_page_and_not_the_board(scenery, chromium):
    with reading(scenery, chromium) as phone:
        phone.play_alone("Majda")
        speak(phone.page, MIRRORED)
        assert phone.page.evaluate("document.documentElement.dir") == "rtl"
        assert phone.page.locator(".head .tools").bounding_box()["x"] > SMALLEST["width"] / 2
        first, second = (phone.cell(n).bounding_box()["x"] for n in (0, 1))
        assert first < second


def test_the_long_language_is_longer():
    t = texts_of(LONG)
    assert (t("settings-language"), t("rules-title")) == ("Languageeee", "Thee rulesss")
    assert t("powers_used") == "Powers useddd"

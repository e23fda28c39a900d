"""On the smallest phone every screen bears its texts: of each language, of one 40 % longer than English, and of one
that is written from the right."""

import re
from contextlib import contextmanager

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from tests.e2e.phones import DRAWN
from tests.e2e.texts import LANGUAGES, Texts, source_of
from tests.shots.scenery import OTHERS, Scenery
from tests.shots.screens import WALKS

SMALLEST = {"width": 320, "height": 568}
LONG = "long"
LONGER_BY = 0.4
MIRRORED = "mirrored"
NO_WORDS = {"direction", "locale", "language-name"}
"""Messages for machines."""

NEVER_TRANSLATED = (
    r"MAGDAGDON|PEACEFUL|SURVIVAL|NIGHTMARE|Majda|CUBIRI|ORIGINAL|Majduška|Lost|Cities|Roll|Write|Powers?"
)
BROKEN_LINE = r"WebSocket connection to|ERR_CONNECTION"

CUT = """() => {
  const cut = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const shown = holder.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const unseen = holder.closest(".unseen, #aloud, bdi, [title]") || holder.getBoundingClientRect().width <= 1;
    if (!node.data.trim() || !shown || unseen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const {left, right, top, bottom} of range.getClientRects()) {
      const tell = (what) => cut.add(`${what}: ${node.data.trim()}`);
      if (left < -1 || right > innerWidth + 1) tell("beyond the screen");
      for (let box = holder; box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, display} = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const held = ["hidden", "clip"].includes(overflowX) || box.matches("button, a, .panel, .notice");
        if (display === "contents") continue;
        if (held && (left < edge.left - 1 || right > edge.right + 1)) tell("sideways out of " + box.className);
        if (["hidden", "clip"].includes(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4))
          tell("up or down out of " + box.className);
        if (overflowY === "auto" || overflowY === "scroll") break;
      }
    }
  }
  const {scrollWidth} = document.scrollingElement;
  if (scrollWidth > innerWidth) cut.add(`the page is ${scrollWidth - innerWidth} too wide`);
  return [...cut];
}"""
"""Texts that cannot be read whole. Names of people may be shortened: the whole name is their title."""


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


class Mirrored(Transformer):
    """Every word from the right: what is shown is English backwards."""

    def visit_Message(self, node):
        if node.id.name in NO_WORDS:
            if node.id.name == "direction":
                node.value.elements[0].value = "rtl"
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node):
        node.value = re.sub(r"[^\W\d_]+", "\u202e\\g<0>\u202c", node.value)
        return node


class Longer(Transformer):
    """Makes every word longer; what is the same in every language stays so."""

    def visit_Message(self, node):
        return node if node.id.name in NO_WORDS else self.generic_visit(node)

    def visit_TextElement(self, node):
        node.value = re.sub(r"[^\W\d_]+", lambda word: longer(word[0]), node.value)
        return node


def longer(word):
    return word if word in NEVER_TRANSLATED else word + word[-1] * round(len(word) * LONGER_BY)


def rewritten(by):
    """English as this transformer makes it: the source of all texts."""

    def source(_):
        return FluentSerializer().serialize(by.visit(FluentParser().parse(source_of("en"))))

    return source


long_source, mirrored_source = rewritten(Longer()), rewritten(Mirrored())
INVENTED = {LONG: long_source, MIRRORED: mirrored_source}


@pytest.fixture(scope="module")
def scenery():
    with Scenery() as scenery:
        yield scenery


@contextmanager
def reading(scenery, chromium, language):
    """Somebody with a small phone in this language."""
    with scenery.phone(chromium, "en" if language in INVENTED else language) as phone:
        phone.page.set_viewport_size(SMALLEST)
        if source := INVENTED.get(language):
            phone.t = Texts("en", source)
            phone.context.route("**/i18n/en.ftl", lambda route: route.fulfill(body=source("en")))
            phone.context.route("**/i18n/en/**", lambda route: route.fulfill(body=""))
        yield phone


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("language", [LONG, MIRRORED, *LANGUAGES])
def test_every_text_on_every_screen_of_the_smallest_phone_can_be_read_whole(scenery, chromium, walk, language):
    wrong = {}
    with reading(scenery, chromium, language) as phone:
        for name, _ in walk(scenery, phone):
            scenery.everybody_here()
            phone.page.evaluate(DRAWN)
            if cut := phone.page.evaluate(CUT):
                wrong[name] = cut
            if mixed := phone.page.evaluate(MIXED, [name for name in OTHERS.values() if len(name) > 2]):
                wrong[f"{name}: names"] = mixed
    assert wrong == {}
    assert [text for text in phone.complaints if not re.search(BROKEN_LINE, text)] == []


def test_a_language_from_the_right_turns_the_page_and_not_the_board(scenery, chromium):
    with reading(scenery, chromium, MIRRORED) as phone:
        phone.play_alone("Majda")
        assert phone.page.evaluate("document.documentElement.dir") == "rtl"
        assert phone.page.locator(".head .tools").bounding_box()["x"] > SMALLEST["width"] / 2
        first, second = (phone.cell(n).bounding_box()["x"] for n in (0, 1))
        assert first < second


def test_the_long_language_is_longer():
    t = Texts("en", long_source)
    assert (t("settings-language"), t("rules-title")) == ("Languageeee", "Thee rulesss")
    assert t("powers_used") == "Powers useddd"

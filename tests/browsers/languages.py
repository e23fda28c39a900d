"""Languages that nobody speaks: English with every word 40 % longer, and English written from the right. And what of
a page cannot be read whole, in any language."""

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from tests.e2e.texts import LANGUAGES, Texts, source_of, texts

LONG = "long"
LONGER_BY = 0.4
MIRRORED = "mirrored"
NO_WORDS = {"direction", "locale", "language-name"}
"""Messages for machines."""

NEVER_TRANSLATED = (
    r"MAGDAGDON|PEACEFUL|SURVIVAL|NIGHTMARE|Majda|CUBIRI|ORIGINAL|Majduška|Lost|Cities|Roll|Write|Powers?"
)

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
ALL = (*LANGUAGES, *INVENTED)
SCRIPT = "text/javascript"


SPEAK_NOW = "\nwindow.speakNow = async (language) => { await speak(language); draw(); };"


def changeable(context):
    """Have the pages of a browser, phones' and walls', change their language when told to, whatever is on: `speak`."""
    context.route("**/main.js", lambda route: route.fulfill(body=route.fetch().text() + SPEAK_NOW, content_type=SCRIPT))
    for language in ALL:  # also while nothing can be reached
        context.route(f"**/i18n/{language}.ftl", fulfilled(INVENTED.get(language, source_of)(language)))
        context.route(f"**/i18n/{language}/**", fulfilled(""))


def fulfilled(text):
    return lambda route: route.fulfill(body=text)


def speak(page, language):
    """Have a page that is `changeable` say everything in this language, as far as its browser goes in another one."""
    page.evaluate("(language) => speakNow(language)", language)


@cache
def texts_of(language):
    return Texts("en", INVENTED[language]) if language in INVENTED else texts(language)

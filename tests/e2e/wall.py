"""A screen on the wall: what it shows, and whether that can be read from three metres."""

import re

from playwright.sync_api import expect

from tests.e2e.phones import DRAWN, Phone

HD = (1920, 1080)
CODE = re.compile("[A-Z0-9]{6}")
UNIT = 120
"""Wall units in the width."""
READ = 1.75
"""Wall units that a letter must have: 28 px at 1080p."""

UNREADABLE = """([unit, least]) => {
  const { left, top, width } = document.querySelector(".frame").getBoundingClientRect();
  const u = width / unit;
  const [aside, above] = [0.046 * 120 * u, 0.045 * 67.5 * u];
  const own = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const wrong = [];
  for (const element of document.querySelectorAll("#app *")) {
    if (!own(element)) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const opaque = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (box.width < 2 || box.height < 2 || !opaque) continue;
    const said = `${element.className || element.localName} "${element.textContent.trim().slice(0, 30)}"`;
    const size = parseFloat(style.fontSize) / u;
    if (size > 0 && size < least - 0.001) wrong.push(`${said} is ${size.toFixed(2)}u`);
    if (size === 0) continue;
    const out = box.left < left + aside - 1 || box.right > left + 120 * u - aside + 1
      || box.top < top + above - 1 || box.bottom > top + 67.5 * u - above + 1;
    if (out) wrong.push(`${said} is out of the safe area`);
  }
  for (const element of document.querySelectorAll(".bar, .title, .boards, .sheets, .lanes, .guests, .podium, .how")) {
    if (element.scrollWidth > element.clientWidth + 1) wrong.push(`${element.className} is too wide`);
  }
  return wrong;
}"""


LATER = "(ms) => { const real = performance.now.bind(performance); performance.now = () => real() + ms; }"


class Wall(Phone):
    """A browser that nobody touches."""

    def __init__(self, browser, url, *, language="en", size=HD):
        super().__init__(browser, url, language=language, size=size, touch=False)

    def open(self, code=None):
        """Open a room of its own, or watch one; the code that it shows."""
        self.page.goto("/tv" if code is None else f"/tv/{code}")
        shown = self.page.locator(".code").first
        expect(shown).to_have_text(code or CODE)
        return shown.inner_text()

    def shows(self, *selectors):
        """Each of these is seen whole, within the screen."""
        for selector in selectors:
            expect(self.page.locator(selector)).to_be_visible()
            expect(self.page.locator(selector)).to_be_in_viewport(ratio=0.99)

    def unreadable(self):
        """What is too small to be read, or not within the safe area, or wider than its place."""
        self.page.evaluate(DRAWN)
        return self.page.evaluate(UNREADABLE, [UNIT, READ])

    def later(self, ms):
        """Let time pass for the screen without waiting."""
        self.page.evaluate(LATER, ms)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

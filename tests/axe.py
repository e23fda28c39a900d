"""What axe finds wrong with a page, for those who hear it, have no pointer, or see little."""

from pathlib import Path

from tests.until import until

AXE = (Path(__file__).parents[1] / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")

RUN = """async (rules) => {
  const runOnly = rules ?? undefined;
  const {violations} = await axe.run(document, {resultTypes: ["violations"], ...(runOnly && {runOnly})});
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`));
}"""

SMALL = """() => [...document.querySelectorAll("button, a[href], label:has(input[type=radio])")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => getComputedStyle(one).display !== "inline" && !one.closest("[inert]"))
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
  .map((one) => `smaller than a thumb: ${one.outerHTML.slice(0, 160)}`)"""
"""What is too small to tap. A link within a sentence is as high as its line."""


def wrong(page, *rules):
    """The violations on a page as it stands, of these rules or of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return page.evaluate(RUN, list(rules) or None)


def too_small(page):
    """What is too small to tap."""
    return page.evaluate(SMALL)


def wrong_in_both_themes(page):
    """The violations in light and in dark, and what is too small to tap. Only colours differ between the two themes."""
    themed(page, "light")
    found = wrong(page) + too_small(page)
    themed(page, "dark")
    return found + [f"dark {one}" for one in wrong(page, "color-contrast")]


def themed(page, theme):
    """Let the system prefer a theme, and wait until the page follows."""
    page.emulate_media(color_scheme=theme)
    until(page, "(theme) => document.documentElement.dataset.theme === theme", theme)

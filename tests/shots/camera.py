"""Takes one screen at every size in every theme."""

from tests.until import until

SIZES = ("320x568", "390x844", "844x390", "768x1024", "1440x900")
THEMES = ("light", "dark")
CONTRASTS = ("normal", "more")

STILL = """new Promise((still) => {
  let before, frames = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("main *")].map((one) => JSON.stringify(one.getBoundingClientRect()));
    const now = String(boxes);
    frames = now === before ? frames + 1 : 0;
    before = now;
    if (frames === 12) still();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until everything has kept its place for a while: boxes that depend on boxes around them take several frames."""

LENGTH = "Math.max(document.scrollingElement.scrollHeight, document.querySelector('dialog[open]')?.scrollHeight ?? 0)"


class Camera:
    """Pictures go to `<folder>/<screen>/<size>-<theme>.png`."""

    def __init__(self, folder, sizes, themes, contrast):
        self._folder = folder
        self._sizes = [tuple(map(int, size.split("x"))) for size in sizes]
        self._themes = themes
        self._contrast = contrast
        self.taken = 0

    def take(self, page, name, before=None):
        """The screen that the page shows; `before` is a script that is run before each picture."""
        for width, height in self._sizes:
            for theme in self._themes:
                page.emulate_media(color_scheme=theme, contrast="more" if self._contrast == "more" else "no-preference")
                picture = f"{width}x{height}-{theme}" + ("-more" if self._contrast == "more" else "")
                self._resize(page, width, height)
                self._shoot(page, name, picture, before)
                if (length := page.evaluate(LENGTH)) > height:
                    self._resize(page, width, length)
                    self._shoot(page, name, f"{picture}-all", before)

    def _resize(self, page, width, height):
        page.set_viewport_size({"width": width, "height": height})
        until(page, "(size) => innerWidth + 'x' + innerHeight === size", arg=f"{width}x{height}")

    def _shoot(self, page, name, picture, before):
        page.evaluate(STILL)
        if before:
            page.evaluate(before)
        page.screenshot(path=self._folder / name / f"{picture}.png")
        self.taken += 1

"""Somebody with a page of any browser: finds things by what they say, and plays both games as people do."""

from contextlib import suppress

from engine.lost_cities.pieces import Refuse
from engine.magdagdon.board import EMPTY, Field, first_way
from tests.e2e.phones import SEEN, TAUGHT
from tests.e2e.texts import texts
from tests.server.stores import wait_until

FIND = """(selector, text) => {
  const shown = (one) => one.getClientRects().length > 0 && !one.matches(".off, [disabled]");
  const says = (one) => text === null || one.textContent.trim().replace(/\\s+/g, " ").startsWith(text);
  const found = [...document.querySelectorAll(selector)].find((one) => shown(one) && says(one));
  if (!found) return null;
  found.scrollIntoView({block: "nearest"});
  const {left, top, width, height} = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
"""The middle of the first element that says this, once nothing covers it."""

IN_HAND = "(die) => document.querySelector(`[data-die='${die}']`).matches('[aria-pressed=true]')"

SETTLED = """() =>
  document.querySelector(".omen") !== null || document.querySelectorAll(".tray [data-die]").length === 4"""

DRAWN = "() => document.querySelector('[data-cell]') !== null"
"""Whether the board is there: a new table draws it last, frames after its heading."""

APART = 700
"""Milliseconds between two taps that are no double tap."""

PATIENCE = 60
A_WHILE = 3
"""Seconds both."""
TRIES = 5


class Person:
    """`most`: how many dice this person lays in a turn."""

    def __init__(self, tab, url, name, *, language="en", most=4):
        self.tab, self.url, self.name, self.most = tab, url, name, most
        self.t = texts(language)
        tab.go(f"{url}/version")  # an address of the game that is no page yet
        tab.run(f"() => {{ {TAUGHT} }}")

    # what there is on the page

    def wait(self, function, *arguments):
        """What a function of the page returns, as soon as that is something."""
        try:
            return wait_until(lambda: self.tab.run(function, *arguments), PATIENCE)
        except AssertionError:
            shown = self.tab.run("() => document.body.innerText")
            raise AssertionError(f"{arguments} never came: {self.tab.complaints} in {shown}") from None

    def tap(self, selector, text=None):
        self.tab.tap(*self.wait(FIND, selector, text))

    def choose_cell(self, cell, mark, die=None):
        """Tap a cell, with a die in hand, until it is marked: a tap may only have ended what was still moving."""
        marked = f"() => document.querySelector('[data-cell=\"{cell}\"]').matches('.{mark}')"
        for _ in range(TRIES):
            if die is not None and not self.tab.run(IN_HAND, die):
                self.tap(f"[data-die='{die}']")
            self.tap(f"[data-cell='{cell}']")
            with suppress(AssertionError):
                return wait_until(lambda: self.tab.run(marked), A_WHILE)
        raise AssertionError(f"cell {cell} was never {mark}")

    def press(self, id, selector="button"):
        """Press the button that says this, in no hurry: the second tap of a double tap would do nothing."""
        self.tab.tap(*self.wait(FIND, selector, self.t(id)), APART)

    def seen(self):
        """What the table shows, as soon as its dice lie still."""
        self.wait(SETTLED)
        return self.tab.run(SEEN)

    # from home to the table

    def call_oneself(self):
        self.tap("input[name='name']")
        self.tab.type(self.name)

    def new_room(self, game="magdagdon"):
        self.tab.go(f"{self.url}/")
        self.tap(".games button", self.t(f"{game}-name"))
        self.call_oneself()
        self.press("home-new-room")
        return self.wait("() => document.querySelector('.wayin .code')?.innerText")

    def join(self, code):
        self.tab.go(f"{self.url}/r/{code}")
        self.call_oneself()
        self.press("join-act")
        self.press("ready")

    # at the table

    def turn_or_end(self, turn):
        """Wait until the table shows this turn, or the results are there; whether the game goes on."""
        where = """(turn, rematch) => {
          if (document.querySelector("h1")?.textContent.trim() === turn) return "table";
          const big = [...document.querySelectorAll(".act")];
          return big.some((one) => one.textContent.trim().startsWith(rematch)) && "end";
        }"""
        return self.wait(where, self.t("turn-n", turn=turn), self.t("rematch")) == "table"

    def choose(self):
        seen = self.seen()
        if seen["magdagdon"]:
            self.choose_cell(seen["cells"].index(EMPTY), "picked")
            return self.press("let-it-fall", ".act")
        for die, cell in self.way(seen):
            self.choose_cell(cell, "staged", die)
        return self.press("confirm", ".act")

    def take(self, choice):
        """Choose in Lost Cities: two dice and where the arrows lead, or to refuse."""
        if isinstance(choice, Refuse):
            self.hold(".decline")
            return self.press("refuse", ".act")
        self.hold(f"[data-colour='{choice.colour}']")
        self.hold(f"[data-number='{choice.number}']")
        for column in choice.arrows:
            self.tap(f"[data-crest='{'none' if column is None else column}']")
        return self.tap(".lost .act")

    def hold(self, selector):
        """Tap this until it is pressed: a tap may only have ended what was still moving."""
        pressed = f"() => document.querySelector(`{selector}`).matches('[aria-pressed=true]')"
        for _ in range(TRIES):
            if self.tab.run(pressed):
                return
            self.tap(selector)
            with suppress(AssertionError):
                wait_until(lambda: self.tab.run(pressed), A_WHILE)
        raise AssertionError(f"{selector} was never pressed")

    def way(self, seen):
        """As many placements of the dice on show as are possible, up to `most`."""
        counts = range(min(self.most, seen["cells"].count(EMPTY)), 0, -1)
        return next(filter(None, (first_way(Field.of(tuple(seen["cells"])), seen["dice"], n) for n in counts)))

    def finished(self):
        self.wait(DRAWN)
        return EMPTY not in self.tab.run(SEEN)["cells"]

    def sees_scores(self, scores):
        """The results show these, from the first rank on, as soon as they have been counted up."""
        points = [self.t("number", n=score) for score in scores]
        shown = "[...document.querySelectorAll('.ranks .pts')].map((one) => one.textContent.trim()).join()"
        self.wait(f"(told) => {shown} === told", ",".join(points))

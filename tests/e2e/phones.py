"""People with a browser each: what they see, what they tap, and every frame that reaches them."""

import json
import re

from playwright.sync_api import expect

from engine.magdagdon.board import EMPTY, Field, first_way
from tests.e2e.texts import texts
from tests.until import PATIENCE

PHONE = (390, 844)

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const value = ({dataset}) => Number(dataset.v);
  const content = (cell) => cell.matches(".ruin") ? -1 : cell.matches(".stone") ? value(cell) : 0;
  return {
    cells: all("[data-cell]").map(content),
    staged: Object.fromEntries(all("[data-cell].staged").map((cell) => [cell.dataset.cell, value(cell)])),
    dice: all(".tray [data-die]").map(value),
    magdagdon: all(".omen").length > 0,
    falling: all("[data-cell].picked").map((cell) => Number(cell.dataset.cell)),
  };
}"""
"""What the table shows, read off the page."""


CUT = r"WebSocket connection to|ERR_|status of 503"
"""What a browser says when its server ends and another begins."""

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Waits until what was typed or tapped shows."""

GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


TAUGHT = """if (location.origin !== "null")
  localStorage.prefs ??= JSON.stringify({taught: ["magdagdon", "lost_cities"]});"""
"""What a browser keeps of who has played before."""


class Phone:
    """One person's browser with one page. Close it in the end: that is when its complaints are read.

    With `moving` everything moves as it does for people; `most` is how many dice this person lays in a turn. Who is
    `new` is shown a guided first turn. With `keeping` the browser keeps the game for a start without a network.

    Everything that came over its websockets is in `received`, everything that it sent in `sent`.
    """

    def __init__(
        self, browser, url, *, language="en", size=PHONE, moving=False, touch=True, most=4, new=False, keeping=False
    ):
        self.t = texts(language)
        self.most = most
        self.context = browser.new_context(
            base_url=url,
            viewport=dict(zip(("width", "height"), size, strict=True)),
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if keeping else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if not new:
            self.context.add_init_script(TAUGHT)
        self.received, self.sent = [], []
        self.complaints = []
        self.forgiven = []
        """Patterns of complaints that are meant: what a browser says when its server is killed."""
        self.page = self.open_tab()

    def open_tab(self):
        """One more page of this browser, as yet blank."""
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _listen(self, websocket):
        # Playwright marks what it is given, which a list's own method does not bear.
        websocket.on("framereceived", lambda frame: self.received.append(frame))  # noqa: PLW0108
        websocket.on("framesent", lambda frame: self.sent.append(frame))  # noqa: PLW0108

    def close(self):
        """End it; what the browser has complained of: a script, a missing file, the content policy."""
        self.context.close()
        meant = re.compile("|".join(self.forgiven) or "(?!)")
        return [text for text in self.complaints if not meant.search(text)]

    # what there is on the screen

    def button(self, id, **params):
        """The button that says this message."""
        return self.page.get_by_role("button", name=self.t(id, **params), exact=True)

    def big(self, id, **params):
        """The big button, when it says this message; small text may follow."""
        named = self.page.get_by_role("button", name=re.compile(rf"^{re.escape(self.t(id, **params))}(\s|$)"))
        return self.page.locator(".act").and_(named)

    def press(self, id):
        """Press the big button that says this, by key: two quick taps on one spot would count as a double tap."""
        self.page.evaluate(DRAWN)
        self.big(id).press("Enter")

    def text(self, id, **params):
        return self.page.get_by_text(self.t(id, **params))

    def die(self, n):
        return self.page.locator(f"[data-die='{n}']")

    def cell(self, n):
        return self.page.locator(f"[data-cell='{n}']")

    def seen(self):
        """What the table shows: `cells` without what is staged, `staged` by cell, `dice`, `magdagdon`, `falling`.

        A new table draws its board last, frames after its heading.
        """
        expect(self.cell(0)).to_be_attached()
        return self.page.evaluate(SEEN)

    def sees(self, id, **params):
        expect(self.text(id, **params).first).to_be_visible()

    def sees_rank(self, name, score):
        """The results give this person this score."""
        row = self.page.locator(".ranks li", has_text=self.t("you") if name == self.name else name)
        expect(row.locator(".pts")).to_have_text(self.t("number", n=score))

    # from home to the table

    def go(self, path):
        """Go to a page of the game: by its address at first, then as its own buttons do."""
        if self.page.url == "about:blank":
            self.page.goto(path)
        else:
            self.page.evaluate(GO, path)

    def home(self, name=None):
        self.go("/")
        if name is not None:
            self.name = name
            self.page.get_by_role("textbox", name=self.t("name-label")).fill(name)

    def new_room(self, name):
        """Make a room and sit down in it; its code."""
        self.home(name)
        self.press("home-new-room")
        return self.in_lobby()

    def in_lobby(self):
        """Wait for the lobby; the code it shows."""
        expect(self.page.get_by_role("heading", name=self.t("lobby-people"))).to_be_visible()
        return self.page.locator(".wayin .code").inner_text()

    def join_by_link(self, code, name):
        self.name = name
        self.go(f"/r/{code}")
        self.page.get_by_role("textbox", name=self.t("name-label")).fill(name)
        self.press("join-act")
        self.in_lobby()

    def join_by_code(self, typed, name):
        self.home(name)
        self.page.get_by_role("textbox", name=self.t("home-code")).fill(typed)
        self.button("home-join").tap()
        self.press("join-act")
        self.in_lobby()

    def play_alone(self, name):
        self.home(name)
        self.button("home-alone").tap()
        self.at_table(1)
        return self.page.locator(".head .code").inner_text()

    # at the table

    def at_table(self, turn):
        """Wait until the table shows this turn."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.t("turn-n", turn=turn))

    def turn_or_end(self, turn):
        """Wait until the table shows this turn, or the results are there; whether the game goes on."""
        table = self.page.get_by_role("heading", level=1, name=self.t("turn-n", turn=turn), exact=True)
        results = self.big("rematch")
        expect(table.or_(results)).to_be_visible()
        return table.is_visible()

    def way(self, most=None):
        """As many placements of the dice on show as are possible, up to `most`; there are some, if no MAGDAGDON."""
        seen = self.seen()
        counts = range(min(most or self.most, seen["cells"].count(EMPTY)), 0, -1)
        return next(filter(None, (first_way(Field.of(tuple(seen["cells"])), seen["dice"], n) for n in counts)))

    def stage(self, placements):
        for die, cell in placements:
            if self.die(die).get_attribute("aria-pressed") != "true":
                self.die(die).tap()
            self.cell(cell).tap()
            expect(self.cell(cell)).to_contain_class("staged")

    def choose(self):
        """Lay what the dice allow, or pick a cell to fall, without confirming; nothing if that is done already."""
        seen = self.seen()
        if seen["staged"] or seen["falling"]:
            return
        if seen["magdagdon"]:
            falling = self.cell(seen["cells"].index(EMPTY))
            falling.tap()
            expect(falling).to_contain_class("picked")
        else:
            self.stage(self.way())

    def confirm(self):
        self.big("let-it-fall" if self.seen()["magdagdon"] else "confirm").tap()

    def roll(self):
        """Have the dice rolled, alone."""
        self.press("roll")
        expect(self.page.locator("[data-die]")).to_have_count(4)

    def changeable(self):
        """A die that a Power can change by 1, the Power, and what the die then shows."""
        dice = self.seen()["dice"]
        die = dice.index(max(dice))
        return (die, "decrease", dice[die] - 1) if dice[die] > 1 else (die, "increase", 2)

    def use_power(self):
        """Change a die by 1."""
        die, power, after = self.changeable()
        self.die(die).tap()
        self.power(power).tap()
        expect(self.die(die)).to_have_attribute("data-v", str(after))

    def power(self, id):
        return self.page.locator(".powers").get_by_role("button", name=self.t(id))

    def finished(self):
        return EMPTY not in self.seen()["cells"]

    # what came over the line

    def heard(self, event=None):
        """What the server sent, in order: pairs of event and message; the answers to requests as `ack`."""
        for frame in self.received:
            found = re.match(r"4([23])(\d*)(\[.*)", frame, re.DOTALL)
            if not found:
                continue
            content = json.loads(found[3])
            name, message = content if found[1] == "2" else ("ack", content[0])
            if event in (None, name):
                yield name, message

    def said(self):
        """What this browser asked for, in order: pairs of event and message."""
        for frame in self.sent:
            found = re.match(r"42\d*(\[.*)", frame, re.DOTALL)
            if found:
                yield tuple(json.loads(found[1]))

"""A whole game by keyboard alone, from the home page to the rematch; what has the focus can always be seen."""

from playwright.sync_api import expect

from engine.magdagdon.board import EMPTY

ARROWS = {(-1, 0): "ArrowUp", (1, 0): "ArrowDown", (0, -1): "ArrowLeft", (0, 1): "ArrowRight"}

FOCUS = """() => {
  const focused = document.activeElement;
  const frame = focused.closest(".input") ? getComputedStyle(focused.closest(".input")).boxShadow : "";
  const {outlineStyle, outlineWidth} = getComputedStyle(focused);
  return {
    cell: focused.dataset.cell === undefined ? null : Number(focused.dataset.cell),
    seen: (outlineStyle !== "none" && parseFloat(outlineWidth) >= 3) || frame.includes("3px"),
    inside: focused.closest("dialog") !== null,
  };
}"""


class Keyboard:
    """Hands that only press keys."""

    def __init__(self, phone):
        self.page = phone.page
        self.press = phone.page.keyboard.press

    def focus(self):
        return self.page.evaluate(FOCUS)

    def tab_to(self, target):
        for _ in range(40):
            self.press("Tab")
            assert self.focus()["seen"], self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            if target.evaluate("(one) => one === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {target}")

    def walk_to(self, cell):
        if self.focus()["cell"] is None:
            self.press("ArrowDown")
        for _ in range(6):
            (row, column), (down, across) = divmod(self.focus()["cell"], 4), divmod(cell, 4)
            if (row, column) != (down, across):
                step = ((down > row) - (down < row), 0) if down != row else (0, (across > column) - (across < column))
                self.press(ARROWS[step])
        assert self.focus()["cell"] == cell
        assert self.focus()["seen"]

    def lay(self, die, cell):
        self.press(str(die + 1))
        self.walk_to(cell)
        self.press("Space")


def test_a_whole_game_is_played_by_keyboard_alone(server, phone):
    ann = phone(server.url, size=(1440, 900), touch=False)
    hands = Keyboard(ann)
    ann.go("/")
    name = ann.page.get_by_role("textbox", name=ann.t("name-label"))
    expect(name).to_be_visible()
    hands.tab_to(name)
    ann.page.keyboard.type("Ann")
    hands.tab_to(ann.button("home-alone"))
    hands.press("Enter")
    ann.at_table(1)
    turn = 1
    while ann.turn_or_end(turn):
        hands.press("Enter")
        expect(ann.page.locator("[data-die]")).to_have_count(4)
        seen = ann.seen()
        if seen["magdagdon"]:
            hands.walk_to(seen["cells"].index(EMPTY))
            hands.press("Space")
            expect(ann.big("let-it-fall")).to_be_enabled()
        else:
            way = ann.way()
            for die, cell in way:
                hands.lay(die, cell)
            expect(ann.page.locator("[data-cell].staged")).to_have_count(len(way))
        hands.press("Enter")
        turn += 1
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    hands.tab_to(ann.big("rematch"))
    hands.press("Enter")
    ann.at_table(1)
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()


def test_z_takes_back_and_every_key_is_listed_by_one(server, phone):
    ann = phone(server.url, size=(1440, 900), touch=False)
    hands = Keyboard(ann)
    ann.home("Ann")
    ann.button("home-alone").press("Enter")
    ann.at_table(1)
    ann.roll()
    way = ann.way(2)
    for die, cell in way:
        hands.lay(die, cell)
    hands.press("z")
    expect(ann.page.locator("[data-cell].staged")).to_have_count(1)
    at = hands.focus()["cell"]

    hands.press("?")
    listed = ann.page.get_by_role("dialog", name=ann.t("keys-title"))
    expect(listed.get_by_role("term")).to_have_count(8)
    for _ in range(3):
        hands.press("Tab")
        assert hands.focus()["inside"] or ann.page.evaluate("document.activeElement === document.body")
    hands.press("Escape")
    expect(listed).to_have_count(0)
    assert hands.focus()["cell"] == at


def test_a_drawer_gives_the_focus_back_to_what_opened_it(server, phone):
    ann = phone(server.url, size=(1440, 900), touch=False)
    hands = Keyboard(ann)
    ann.new_room("Ann")
    ann.button("menu").press("Enter")
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.t("leave")).press("Enter")
    expect(ann.page.get_by_role("heading", name=ann.t("leave-title"))).to_be_focused()
    hands.press("Escape")
    expect(ann.button("menu")).to_be_focused()

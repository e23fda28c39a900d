"""A whole game by the accessibility tree alone: roles and names, as a screen reader has them, and what the log says."""

import re

from playwright.sync_api import expect

from engine.magdagdon.board import EMPTY, Field, first_way

SIDE = 4
RUIN = -1


class Listener:
    """Somebody who finds things by role and name and does to them what a screen reader does: the default action."""

    def __init__(self, phone):
        self.page, self.t = phone.page, phone.t
        self.dice = self.page.get_by_role("group", name=self.t("tray"))
        self.board = self.page.get_by_role("grid", name=self.t("board-own"))
        self.log = self.page.get_by_role("log").get_by_role("paragraph")

    def do(self, role, name, *, within=None):
        found = (within or self.page).get_by_role(role, name=name, exact=isinstance(name, str))
        expect(found).to_be_enabled()
        found.dispatch_event("click")

    def names(self, part):
        """The names of the buttons of a part of the page, in order."""
        return re.findall(r'- button "([^"]*)"', part.aria_snapshot())

    def faces(self):
        """What the four dice show."""
        known = {
            self.t("die-label", n=n, value=value, state=state): value
            for n in range(1, 5)
            for value in range(1, 7)
            for state in ("free", "nowhere")
        }
        expect(self.dice.get_by_role("button", name=re.compile("|".join(map(re.escape, known))))).to_have_count(4)
        return [known[name] for name in self.names(self.dice)[:4]]

    def cells(self):
        """What stands on the board."""
        known = {self.label(cell, "stone", value): (cell, value) for cell in range(16) for value in range(1, 7)}
        known |= {self.label(cell, "ruin"): (cell, RUIN) for cell in range(16)}
        found = dict(known[name] for name in self.names(self.board) if name in known)
        return tuple(found.get(cell, EMPTY) for cell in range(16))

    def label(self, cell, state, value=0):
        row, column = divmod(cell, SIDE)
        return self.t("cell-label", row=row + 1, column=column + 1, state=state, value=value)

    def hears(self, *sentences):
        expect(self.log.last).to_have_text(" ".join(sentences))


def big(listener, id):
    """The big button: its name begins with this word, in capitals."""
    return re.compile(rf"^{re.escape(listener.t(id))}( |$)")


def test_a_whole_game_is_played_by_roles_and_names_alone(server, phone):
    ann = phone(server.url)
    ann.go("/")
    ears = Listener(ann)
    t = ears.t
    ann.page.get_by_role("textbox", name=t("name-label")).fill("Ann")
    ears.do("button", t("home-alone"))
    turn = 1
    while ann.turn_or_end(turn):
        ears.do("button", t("roll"))
        if turn_ends_in_a_ruin(ears, turn):
            cell = ears.cells().index(EMPTY)
            ears.do("button", ears.label(cell, "doomed"), within=ears.board)
            ears.hears(f"{ears.label(cell, 'picked')}.")
            ears.do("button", big(ears, "let-it-fall"))
        else:
            lay(ears)
            ears.do("button", big(ears, "confirm"))
        turn += 1
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    score = re.search(r"(−?\d+)$", heading.inner_text())[1]
    expect(ann.page.get_by_role("listitem").filter(has_text=t("you"))).to_contain_text(score)


def turn_ends_in_a_ruin(ears, turn):
    """Whether the roll that is heard cannot be laid."""
    first, second, third, fourth = faces = ears.faces()
    rolled = {
        name: ears.t("roll-aloud", turn=turn, first=first, second=second, third=third, fourth=fourth, magdagdon=name)
        for name in ("yes", "no")
    }
    expect(ears.log.last).to_have_text(re.compile("|".join(map(re.escape, rolled.values()))))
    assert len(faces) == SIDE
    return ears.log.last.inner_text() == rolled["yes"]


def lay(ears):
    """Lay as much as fits: every step is heard."""
    faces, board = ears.faces(), ears.cells()
    counts = range(min(4, board.count(EMPTY)), 0, -1)
    way = next(filter(None, (first_way(Field.of(board), faces, n) for n in counts)))
    for die, cell in way:
        value = faces[die]
        ears.do("button", re.compile(f"^{ears.t('die-label', n=die + 1, value=value, state='free')}"), within=ears.dice)
        expect(ears.log.last).to_have_text(re.compile(rf"^{re.escape(ears.t('hand-aloud', value=value, n=1)[:4])}"))
        ears.do("button", ears.label(cell, "legal", value), within=ears.board)
        row, column = divmod(cell, SIDE)
        expect(ears.log.last).to_contain_text(ears.t("laid-aloud", value=value, row=row + 1, column=column + 1))

"""A finished game is stepped through, put into a file and proved; a file with one altered face is found."""

import json

from playwright.sync_api import expect

from tests.axe import wrong_in_both_themes
from tests.e2e.table import play_to_the_end

SWIPE = """([boards, from, to]) => {
  const at = (type, clientX) => boards.dispatchEvent(
    new PointerEvent(type, {clientX, clientY: 300, pointerType: "touch", isPrimary: true, bubbles: true}));
  at("pointerdown", from);
  at("pointerup", to);
}"""


def played(process, ann):
    """A game of two, over, with its results before Ann."""
    code = process.open("bob")
    ann.join_by_link(code, "Ann")
    process.here(code, "bob")
    process.act(code, "bob", "start", game_no=1)
    ann.at_table(1)
    play_to_the_end(process, code)
    ann.big("rematch").wait_for()


def stepped(ann, turn, of):
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.t("replay-turn", turn=turn, of=of))


def link(ann, id):
    return ann.page.get_by_role("link", name=ann.t(id))


def saved(ann, tmp_path):
    with ann.page.expect_download() as download:
        ann.button("replay-save").tap()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    return path


def stepping(ann):
    """Step through the replay on show in every way there is."""
    of = int(ann.page.locator("input[type=range]").get_attribute("max"))
    stepped(ann, 1, of)
    ann.button("replay-next").tap()
    stepped(ann, 2, of)
    for key, turn in (("ArrowRight", 3), ("ArrowLeft", 2), ("End", of), ("Home", 1)):
        ann.page.keyboard.press(key)
        stepped(ann, turn, of)
    for _ in range(3):  # as fast as it goes: none may be lost
        ann.page.keyboard.press("ArrowRight")
    stepped(ann, 4, of)
    ann.page.keyboard.press("Home")
    stepped(ann, 1, of)
    ann.page.locator(".boards").evaluate(f"(boards) => ({SWIPE})([boards, 300, 100])")
    stepped(ann, 2, of)
    ann.page.reload()
    stepped(ann, 2, of)


def alter(file):
    """Another face on the first die of turn 2."""
    told = json.loads(file.read_text())
    roll = next(event for event in told["record"]["events"] if event["type"] == "rolled" and event["turn"] == 2)
    roll["dice"][0] = roll["dice"][0] % 6 + 1
    file.write_text(json.dumps(told))


def opened(ann, file):
    ann.page.locator("input[type=file]").set_input_files(file)


def test_a_finished_game_is_stepped_through_saved_and_proved_and_one_altered_face_is_found(
    server, process, phone, tmp_path
):
    ann = phone(server.url)
    played(process, ann)
    link(ann, "replay-title").tap()
    stepping(ann)
    found = {"replay": wrong_in_both_themes(ann.page)}
    file = saved(ann, tmp_path)

    link(ann, "verify-title").tap()
    ann.sees("verify-good")
    ann.text("verify-how").tap()
    found["verify"] = wrong_in_both_themes(ann.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}

    alter(file)
    ann.go("/verify")
    opened(ann, file)
    ann.sees("verify-bad")
    ann.sees("verify-dice-bad", n=1)
    bad = ann.page.locator(".throw.bad")
    expect(bad).to_have_count(1)
    expect(bad).to_contain_text(ann.t("turn-n", turn=2))

    file.write_text("{}")
    opened(ann, file)
    ann.sees("file_unreadable")

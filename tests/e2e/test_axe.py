"""axe finds nothing wrong on any screen, in either theme. In all languages: tests/browsers/test_axe.py."""

from tests.axe import wrong_in_both_themes
from tests.e2e.table import play_to_the_end


def test_axe_finds_nothing_wrong_from_home_to_the_results(server, process, phone):
    ann = phone(server.url, new=True)
    found = {}

    def look(name):
        if wrong := wrong_in_both_themes(ann.page):
            found[name] = wrong

    ann.home("Ann")
    look("home")
    code = process.open("bob", "cid")
    ann.go(f"/r/{code}")
    ann.big("join-act").wait_for()
    look("door")
    ann.join_by_link(code, "Ann")
    look("lobby")
    process.here(code, "bob", "cid")
    process.act(code, "bob", "start", game_no=1)
    ann.at_table(1)
    look("first turn")
    ann.button("menu").press("Enter")
    ann.button("close").wait_for()
    look("menu")
    ann.button("close").tap()
    ann.choose()
    look("staged")
    ann.confirm()
    ann.sees("choice-hidden")
    look("waiting")
    play_to_the_end(process, code)
    ann.big("rematch").wait_for()
    look("results")
    assert found == {}

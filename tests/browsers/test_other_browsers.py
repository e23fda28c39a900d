"""The game is the same in browsers of three makers: two people play it to the end in Firefox, and in WebKitGTK."""

import pytest

from engine.magdagdon import rules
from tests.browsers.firefox import Firefox
from tests.browsers.people import Person
from tests.browsers.webkitgtk import WebKit


@pytest.fixture(params=[Firefox, WebKit])
def several(request):
    opened = request.param()
    yield opened
    opened.close()


def test_two_people_play_a_whole_game_of_magdagdon(several, served, log_of):
    tabs = [several.open() for _ in range(2)]
    ann, bob = (Person(tab, served.url, name) for tab, name in zip(tabs, ("Ann", "Bob"), strict=True))
    code = ann.new_room()
    bob.join(code)
    ann.press("start", ".act")

    turn = 1
    while all([person.turn_or_end(turn) for person in (ann, bob)]):
        playing = [person for person in (ann, bob) if not person.finished()]
        assert len({tuple(person.seen()["dice"]) for person in playing}) == 1
        for person in playing:
            person.choose()
        turn += 1

    seats = rules.outcome(log_of(served.store_url, code).state()).seats
    scores = sorted((seat.score for seat in seats), reverse=True)
    for person in (ann, bob):
        person.sees_scores(scores)
    assert [tab.complaints for tab in tabs] == [[], []]

"""The games are the same in browsers of three makers: two people play each to the end in Firefox, and in WebKitGTK."""

import pytest

from engine.lost_cities import rules as expeditions
from engine.magdagdon import rules
from tests.browsers.firefox import Firefox
from tests.browsers.people import Person
from tests.browsers.webkitgtk import WebKit
from tests.e2e.sheets import Log

WRITING_TURNS = 3
"""Then both only refuse, and are soon exhausted."""


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


def test_two_people_play_a_whole_game_of_lost_cities(several, served):
    tabs = [several.open() for _ in range(2)]
    people = ann, bob = [Person(tab, served.url, name) for tab, name in zip(tabs, ("Ann", "Bob"), strict=True)]
    code = ann.new_room("lost_cities")
    bob.join(code)
    ann.press("start", ".act")

    turn = 1
    while all([person.turn_or_end(turn) for person in people]):
        first = (turn - 1) % 2
        for seat in (first, 1 - first):
            people[seat].wait("() => document.querySelector('.lost.choose') !== null")
            refusal, *pairs = expeditions.legal(Log(served.store_url, code, 2).state(), seat)
            longest = max(pairs, key=lambda pair: len(pair.arrows), default=refusal)
            people[seat].take(longest if turn <= WRITING_TURNS else refusal)
        turn += 1

    seats = expeditions.outcome(Log(served.store_url, code, 2).state()).seats
    scores = sorted((seat.score for seat in seats), reverse=True)
    for person in people:
        person.sees_scores(scores)
    assert [tab.complaints for tab in tabs] == [[], []]

"""Ranks: score, then tiebreak; what is equal shares the rank."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Outcome, Score
from server.rooms.ranks import concluded
from server.rooms.room import Person, Room
from tests.server.tabletop import GAMES, Tabletop, tiny_games  # noqa: F401
from tests.server.tiny_game import Options

pytestmark = pytest.mark.usefixtures("tiny_games")


def ranks(monkeypatch, *ended):
    """Of seats given as (score, tiebreak, gone)."""
    outcome = Outcome("rounds_played", tuple(Score(score, tiebreak, {}) for score, tiebreak, _ in ended))
    monkeypatch.setattr(GAMES["wide"], "outcome", lambda state: outcome, raising=False)
    people = tuple(
        Person(no=seat + 1, person=f"p{seat}", name=f"N{seat}", badge=1, seat=seat, gone=gone)
        for seat, (_, _, gone) in enumerate(ended)
    )
    room = Room(
        code="BCDFGH", game="wide", options=Options(), host=1, people=people, next_no=9, phase="playing", parked=True
    )
    over = concluded(room)
    assert (over.phase, over.parked) == ("over", False)
    return [rank.rank for rank in over.results[-1].ranks]


def test_the_higher_score_ranks_first_and_equals_share(monkeypatch):
    assert ranks(monkeypatch, (7, (), False), (9, (), False), (9, (), False), (3, (), False)) == [3, 1, 1, 4]
    assert ranks(monkeypatch, (9, (), False), (9, (), False), (3, (), False)) == [1, 1, 3]


def test_the_lower_tiebreak_decides_between_equal_scores_part_by_part(monkeypatch):
    assert ranks(monkeypatch, (9, (1, 8), False), (9, (0, 9), False), (9, (1, 7), False)) == [3, 1, 2]


def test_who_left_in_mid_game_has_no_rank_and_takes_none_away(monkeypatch):
    assert ranks(monkeypatch, (9, (), True), (5, (), False), (5, (), False), (1, (), False)) == [None, 1, 1, 3]


@given(
    ended=st.lists(st.tuples(st.integers(-9, 9), st.tuples(st.integers(0, 2)), st.booleans()), min_size=1, max_size=8)
)
def test_a_rank_is_one_more_than_the_number_of_those_who_did_better(ended):
    with pytest.MonkeyPatch.context() as monkeypatch:
        given_ranks = ranks(monkeypatch, *ended)
    for (score, tiebreak, gone), rank in zip(ended, given_ranks, strict=True):
        better = [e for e in ended if not e[2] and (e[0], [-t for t in e[1]]) > (score, [-t for t in tiebreak])]
        assert rank == (None if gone else 1 + len(better))


def test_results_name_people_and_add_up_over_the_games_of_a_room():
    table = Tabletop("wide")
    table.join("ann", "bob")
    table.start()
    while table.room.phase == "playing":
        table.claim("ann", 0)
        table.claim("bob", 1)
    table.rematch("bob")
    table.leave("ann")
    while table.room.phase == "playing":
        table.claim("bob", 1)
        table.run_auto()
    assert [
        (r.game_no, r.game, [(rank.no, rank.rank, rank.score) for rank in r.ranks]) for r in table.room.results
    ] == [
        (1, "wide", [(1, 2, 0), (2, 1, 2)]),
        (2, "wide", [(1, None, 0), (2, 1, 2)]),
    ]

"""What dice allowed and what choices cost, in a finished game."""

from __future__ import annotations

import pytest

from engine.dice import SeededDice
from engine.game import begin, play
from engine.lost_cities import rules
from engine.lost_cities.pieces import Choice, Event, Options, State

SEED = bytes([7] * 32)


def played(strengths: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """A game of bots of these strengths; 0: whatever the table would play."""
    dice = SeededDice(SEED)
    state, events = begin(rules, len(strengths), Options(), dice)
    while rules.outcome(state) is None:
        seat = next(seat for seat in range(len(strengths)) if not rules.waits(state, seat))
        choice: Choice = rules.autoplay(state, seat)
        if strengths[seat]:
            choice = rules.think(rules.view(state), rules.secret(state, seat), seat, strengths[seat])
        state, more = play(rules, state, seat, choice, dice)
        events += more
    return state, events


def scores(state: State) -> tuple[int, ...]:
    ended = rules.outcome(state)
    assert ended is not None
    return tuple(seat.score for seat in ended.seats)


def test_the_strongest_bot_could_have_chosen_nothing_better_and_a_weak_one_could() -> None:
    _, events = played((3, 1, 0))
    strongest, weakest, table = rules.review(Options(), 3, events)
    assert all(turn.best is None for turn in strongest.turns)
    assert sum(turn.cost for turn in table.turns) < 0
    assert sum(turn.cost for turn in weakest.turns) < 0
    assert all(turn.cost == 0 for turn in table.turns if turn.best is None)
    assert len(strongest.turns) == len(table.turns) > 10


def test_luck_and_choices_add_up_to_the_score() -> None:
    state, events = played((3, 1, 0))
    for review, score in zip(rules.review(Options(), 3, events), scores(state), strict=True):
        assert review.score == score == pytest.approx(review.start + review.luck + review.cost, abs=0.2)
        assert review.luck == pytest.approx(sum(turn.luck for turn in review.turns), abs=2)
        assert review.cost == pytest.approx(sum(turn.cost for turn in review.turns), abs=2)
        assert all(turn.cost <= 0 for turn in review.turns)

"""What dice allowed and what choices cost, in a finished game."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.dice import SeededDice
from engine.game import begin, play
from engine.lost_cities import rules
from engine.lost_cities.bots.fortune import Fortunes
from engine.lost_cities.bots.packed import pack
from engine.lost_cities.bots.values import outlook, values
from engine.lost_cities.pieces import Choice, Event, Faces, Options, Roll, Sheet, State

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


def test_dice_and_others_and_choices_add_up_to_the_score() -> None:
    state, events = played((3, 1, 0))
    for review, score in zip(rules.review(Options(), 3, events), scores(state), strict=True):
        parts = review.start + review.luck + review.others + review.cost
        assert review.score == score == pytest.approx(parts, abs=0.25)
        for part in ("luck", "others", "cost"):
            assert getattr(review, part) == pytest.approx(sum(getattr(turn, part) for turn in review.turns), abs=2.5)
        assert all(turn.cost <= 0 for turn in review.turns)


def test_what_others_choose_is_no_luck() -> None:
    """Not even what they leave of the dice."""
    first = [
        [seat.turns[0].luck for seat in rules.review(Options(), 2, played(strengths)[1])]
        for strengths in ((3, 0), (0, 0))
    ]
    assert first[0] == first[1]


def test_over_every_roll_luck_is_nothing() -> None:
    sheets = [pack(Sheet(columns=((3, 5, 5, 7), (), (9,), (), (0, 2, 2), ()), dice=2)), pack(Sheet(circles=(1, 4)))]
    sights = [values(2).sight(outlook(sheets, [True] * 8, seat, 1 - seat)) for seat in range(2)]
    given = Fortunes(sights, sheets, active=1)
    total = [0.0, 0.0]
    for (colours, often), (numbers, ways) in product(rolls(6), rolls(10)):
        for seat, fortune in enumerate(given.of(Roll(colours, numbers))):
            total[seat] += often * ways * fortune.luck
    assert [each / 216_000 for each in total] == pytest.approx([0, 0], abs=1e-6)


def rolls(faces: int) -> list[tuple[Faces, int]]:
    """Every roll of three such dice, with how often it falls."""
    falls = Counter(tuple(sorted(roll)) for roll in product(range(faces), repeat=3))
    return [((one, two, three), often) for (one, two, three), often in falls.items()]

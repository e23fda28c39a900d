"""The bots know every outcome, weigh Powers exactly, and the best game found is a game of the rules."""

import random
from itertools import pairwise, product

import pytest

from engine.dice import SeededDice
from engine.game import begin, play
from engine.magdagdon import rules
from engine.magdagdon.board import CELLS, EMPTY, EMPTY_BOARD, FACES, RUIN, SIDE, Field, put, ways
from engine.magdagdon.bots import hands, strengths
from engine.magdagdon.bots.beam import Beam
from engine.magdagdon.bots.outcomes import outcomes
from engine.magdagdon.bots.packed import Packed
from engine.magdagdon.bots.prospects import Terms, prospects
from engine.magdagdon.pieces import Options
from engine.magdagdon.scoring import score


def a_board(chance, steps):
    """A board as it comes up in play: numbers that hang together, now and then a ruin."""
    board = EMPTY_BOARD
    for _ in range(steps):
        if chance.random() < 0.2:
            board = put(board, RUIN, chance.choice([cell for cell in CELLS if board[cell] == EMPTY]))
            continue
        field = Field.of(board)
        legal = [(value, cell) for value in FACES for cell in CELLS if field.room(value) >> cell & 1]
        if legal:
            board = put(board, *chance.choice(legal))
    return board


def led(board, dice, minimum):
    """Every board that a turn can lead to, by the rules' own walk over ordered placements."""
    boards = set()
    for way in ways(Field.of(board), dice, minimum):
        after = board
        for die, cell in way:
            after = put(after, dice[die], cell)
        boards.add(after)
    return boards


@pytest.mark.parametrize("number", range(16))
def test_the_outcomes_of_a_turn_are_all_that_the_rules_allow_and_each_comes_once(number):
    chance = random.Random(number)
    board = a_board(chance, chance.randrange(16))
    dice = tuple(chance.choice(FACES) for _ in range(4))
    minimum = min(chance.choice((2, 3)), board.count(EMPTY)) or 1
    found = outcomes(Packed.of(board), hands.of(hands.named(dice)), minimum)
    assert len({rows for _, rows, _ in found}) == len(found)
    assert {rows for _, rows, _ in found} == {Packed.of(after).rows for after in led(board, dice, minimum)}
    assert {columns for _, _, columns in found} == {Packed.of(after).columns for after in led(board, dice, minimum)}


@pytest.mark.parametrize("difficulty", ["PEACEFUL", "NIGHTMARE"])
def test_a_board_is_worth_the_same_from_every_side_and_a_full_one_what_it_scores(difficulty):
    values = strengths.values(difficulty)
    for number in range(20):
        board = a_board(random.Random(number), 10)
        turned = tuple(board[SIDE * column + SIDE - 1 - row] for row, column in product(range(SIDE), range(SIDE)))
        mirrored = tuple(board[SIDE * row + SIDE - 1 - column] for row, column in product(range(SIDE), range(SIDE)))
        worth = [values.of(*Packed.of(each)) for each in (board, turned, mirrored)]
        assert worth == pytest.approx([worth[0]] * 3)
        full = tuple(cell or RUIN for cell in board)
        assert values.of(*Packed.of(full)) == score(full, difficulty, 0).total


def test_a_promise_is_the_mean_over_all_rolls_of_the_best_that_powers_make_of_them():
    values = strengths.values("PEACEFUL")
    board = (3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 0, RUIN, 0, 0, 6)
    nothing = ((0.0,) * 17,) * 2
    packed = Packed.of(board)

    def plain(roll):
        found = led(board, roll, 2)
        boards = found or {put(board, RUIN, cell) for cell in CELLS if board[cell] == EMPTY}
        return max(values.of(*Packed.of(after)) for after in boards)

    rolls = list(product(FACES, repeat=4))
    known = {roll: plain(roll) for roll in {tuple(sorted(roll)) for roll in rolls}}
    assert prospects(values, packed, Terms(2, (), nothing))[0] == pytest.approx(
        sum(known[tuple(sorted(roll))] for roll in rolls) / len(rolls)
    )

    def rerolled(roll, kept):
        left = [face for die, face in enumerate(roll) if kept >> die & 1]
        falls = list(product(FACES, repeat=4 - len(left)))
        return sum(known[tuple(sorted((*left, *fall)))] for fall in falls) / len(falls)

    def powered(roll):
        steps = [(*roll[:die], roll[die] + by, *roll[die + 1 :]) for die in range(4) for by in (-1, 1)]
        changed = [known[tuple(sorted(step))] for step in steps if set(step) <= set(FACES)]
        return max(known[roll], max(changed) - 10, max(rerolled(roll, kept) for kept in range(15)) - 10)

    best = {roll: powered(roll) for roll in known}
    assert prospects(values, packed, Terms(2, (10,), nothing))[0] == pytest.approx(
        sum(best[tuple(sorted(roll))] for roll in rolls) / len(rolls)
    )


@pytest.mark.parametrize("difficulty", ["PEACEFUL", "NIGHTMARE"])
def test_the_best_game_found_replays_through_the_rules_and_beats_who_cannot_know_the_dice(difficulty):
    dice = SeededDice(bytes([7]) * 32)
    line = Beam(strengths.values(difficulty), dice, strengths.terms(difficulty, 0), 4).search()
    state, _ = begin(rules, 1, Options(difficulty=difficulty), dice)
    for command in line.commands:
        state, _ = play(rules, state, 0, command, dice)
    assert rules.outcome(state).seats[0].score == line.score >= final(difficulty, 4, dice)


def final(difficulty, strength, dice):
    state, _ = begin(rules, 1, Options(difficulty=difficulty), dice)
    while not state.over:
        command = rules.think(rules.view(state), rules.secret(state, 0), 0, strength)
        state, _ = play(rules, state, 0, command, dice)
    return rules.outcome(state).seats[0].score


def test_a_stronger_bot_scores_more():
    seeds = [SeededDice(bytes([number]) * 32) for number in range(12)]
    means = [sum(final("SURVIVAL", strength, dice) for dice in seeds) for strength in (1, 3)]
    assert all(weaker < stronger for weaker, stronger in pairwise(means))


def test_at_everyones_own_pace_a_bot_plays_from_what_its_seat_alone_knows():
    dice = SeededDice(bytes([3]) * 32)
    state, _ = begin(rules, 2, Options(pace="own"), dice)
    assert rules.view(state).seats[1].cells is None
    command = rules.think(rules.view(state), rules.secret(state, 1), 1, 4)
    state, _ = play(rules, state, 1, command, dice)
    assert rules.view(state).seats[1].turns + (rules.secret(state, 1).powers_used or 0) == 1


@pytest.mark.parametrize("difficulty", ["PEACEFUL", "NIGHTMARE"])
def test_luck_and_choices_add_up_to_the_score_and_the_best_choices_cost_nothing(difficulty):
    dice = SeededDice(bytes([5]) * 32)
    options = Options(difficulty=difficulty)
    state, events = begin(rules, 2, options, dice)
    while not state.over:
        for seat in (0, 1):
            turn = state.players[seat].turn
            while not rules.waits(state, seat) and state.players[seat].turn == turn:
                view, secret = rules.view(state), rules.secret(state, seat)
                command = rules.think(view, secret, seat, 4) if seat else rules.autoplay(state, seat)
                state, more = play(rules, state, seat, command, dice)
                events += more
    careless, strong = reviews = rules.review(options, 2, events)
    for seat, review in enumerate(reviews):
        assert review.start + review.luck + review.cost == pytest.approx(review.score, abs=1)
        assert review.score == rules.outcome(state).seats[seat].score
        assert review.turns[-1].after == state.players[seat].cells
        assert all(turn.cost <= 0 and (turn.cost or turn.best is None or turn.power) for turn in review.turns)
    assert careless.cost < strong.cost

"""Several seats on the same dice: what closes a turn, what stays hidden, how seats finish (rules: *Shared dice*)."""

from __future__ import annotations

import msgspec
import pytest

from engine.dice import SeededDice
from engine.game import Illegal, begin, evolve_all, play, settle
from engine.magdagdon import rules
from engine.magdagdon.board import Board
from engine.magdagdon.pieces import (
    Chosen,
    Confirm,
    Increase,
    Options,
    OwnSecret,
    Player,
    Reroll,
    Rolled,
    Ruin,
    SeatView,
    Secret,
    State,
)
from tests.engine.magdagdon.positions import Laid, rolls

FULL: Board = (1,) * 16
LAST_CELL: Board = (1,) * 15 + (0,)
TWO = Confirm(1, ((0, 0), (1, 1)))
OWN = Options(pace="own")


def table(*boards: Board, options: Options | None = None, dice: Laid) -> State:
    """Seats with these boards, the next turn rolled."""
    state = State(options or Options(), 0, tuple(Player(cells=board) for board in boards))
    return settle(rules, state, dice)[0]


def secret_of(state: State, seat: int) -> Secret:
    secret = rules.secret(state, seat)
    assert secret is not None
    return secret


def test_together_everyone_has_the_same_dice_and_the_next_roll_waits_for_the_last_choice() -> None:
    dice = Laid(rolls([(1, 1, 2, 2), (3, 3, 3, 3)]))
    state, _ = begin(rules, 3, Options(), dice)
    for seat in (2, 0):
        state, events = play(rules, state, seat, TWO, dice)
        assert [type(event).__name__ for event in events] == ["Chosen"]
        assert rules.waits(state, seat)
    assert [seat.closed for seat in rules.view(state).seats] == [True, False, True]
    state, events = play(rules, state, 1, Confirm(1, ((2, 5), (3, 6))), dice)
    assert [type(event).__name__ for event in events] == ["Chosen", "Closed", "Rolled"]
    view = rules.view(state)
    assert (view.turn, view.dice) == (2, (3, 3, 3, 3))
    assert [seat.closed for seat in view.seats] == [False] * 3


def test_together_a_choice_lies_on_nobodys_view_until_the_turn_closes() -> None:
    dice = Laid(rolls([(1, 1, 2, 2)]))
    state, _ = begin(rules, 2, Options(), dice)
    before = rules.view(state)
    state, _ = play(rules, state, 0, TWO, dice)
    after = rules.view(state)
    assert after.seats[0] == msgspec.structs.replace(before.seats[0], closed=True)
    assert secret_of(state, 0).choice == TWO
    assert secret_of(state, 1).choice is None


def test_together_the_use_of_a_power_is_public_at_once_but_neither_which_nor_its_dice_nor_its_cost() -> None:
    dice = Laid(rolls([(1, 1, 2, 2)]) | {("reroll", 1, 3, 1): 6})
    state, _ = begin(rules, 2, Options(), dice)
    before = rules.view(state)
    state, _ = play(rules, state, 0, Reroll(1, 0, (3,)), dice)
    after = rules.view(state)
    assert after == msgspec.structs.replace(
        before, seats=(msgspec.structs.replace(before.seats[0], powers_used=1), before.seats[1])
    )
    assert secret_of(state, 0).dice == (1, 1, 2, 6)
    assert secret_of(state, 1).dice == (1, 1, 2, 2)


def test_together_the_cost_of_a_power_shows_when_the_turn_closes() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (1, 1, 1, 1)]))
    state, _ = begin(rules, 1, Options(), dice)
    state, _ = play(rules, state, 0, Increase(1, 0, 3), dice)
    state, _ = play(rules, state, 0, TWO, dice)
    score = rules.view(state).seats[0].score
    assert score is not None
    assert (score.base, score.powers, score.total) == (4, 10, -6)


def test_each_seat_has_a_magdagdon_of_its_own_board() -> None:
    state = table((1,) + (0,) * 15, (6,) + (0,) * 15, dice=Laid(rolls([(6, 6, 5, 5)])))
    assert [seat.magdagdon for seat in rules.view(state).seats] == [True, False]
    assert [secret_of(state, seat).magdagdon for seat in (0, 1)] == [True, False]
    with pytest.raises(Illegal, match="not_magdagdon"):
        rules.decide(state, 1, Ruin(1, 8), Laid({}))


def test_a_seat_whose_board_is_full_waits_and_blocks_nobody() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (1, 1, 1, 1), (2, 2, 2, 2)]))
    state = table(LAST_CELL, (0,) * 16, dice=dice)
    state, _ = play(rules, state, 0, Confirm(1, ((0, 15),)), dice)
    state, _ = play(rules, state, 1, TWO, dice)
    finished, playing = rules.view(state).seats
    assert (finished.finished, finished.required, finished.closed, finished.turns) == (True, 0, False, 1)
    assert rules.waits(state, 0)
    assert rules.secret(state, 0) is None
    assert not playing.finished
    state, _ = play(rules, state, 1, Confirm(2, ((0, 2), (1, 3))), dice)
    view = rules.view(state)
    assert (view.turn, view.dice) == (3, (2, 2, 2, 2))
    assert [seat.turns for seat in view.seats] == [1, 2]


def test_the_game_ends_with_the_last_full_board_and_shows_no_dice_any_more() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (6, 6, 6, 6)]))
    state = table(LAST_CELL, (*LAST_CELL[:14], 0, 0), FULL, dice=dice)
    state, _ = play(rules, state, 0, Confirm(1, ((2, 15),)), dice)
    assert rules.outcome(state) is None
    state, events = play(rules, state, 1, Confirm(1, ((0, 14), (3, 15))), dice)
    assert [type(event).__name__ for event in events] == ["Chosen", "Closed"]
    outcome = rules.outcome(state)
    assert outcome is not None
    assert [seat.tiebreak for seat in outcome.seats] == [(0, 1), (0, 1), (0, 0)]
    view = rules.view(state)
    assert (view.turn, view.dice) == (1, None)
    assert [rules.secret(state, seat) for seat in range(3)] == [None] * 3


def test_ties_rank_by_fewer_powers_then_fewer_turns() -> None:
    players = (Player(cells=FULL, turns=8, powers_used=0), Player(cells=FULL, turns=7, powers_used=0))
    outcome = rules.outcome(State(Options(), 8, players))
    assert outcome is not None
    assert [seat.tiebreak for seat in outcome.seats] == [(0, 8), (0, 7)]


def test_at_ones_own_pace_everyone_meets_the_same_rolls_in_the_same_turns() -> None:
    dice = SeededDice(bytes(range(32)))
    state, events = begin(rules, 3, OWN, dice)
    met: dict[int, set[tuple[int, ...]]] = {}
    while rules.outcome(state) is None:
        for event in events:
            if isinstance(event, Rolled):
                met.setdefault(event.turn, set()).add(event.dice)
        seat = next(seat for seat in range(3) if not rules.waits(state, seat))
        state, events = play(rules, state, seat, rules.autoplay(state, seat), dice)
    assert len(met) > 3
    assert all(len(dice) == 1 for dice in met.values())


def test_at_ones_own_pace_a_seat_plays_on_while_another_has_not_moved() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3)]))
    state, _ = begin(rules, 2, OWN, dice)
    state, _ = play(rules, state, 0, TWO, dice)
    state, _ = play(rules, state, 0, Confirm(2, ((0, 2), (1, 3))), dice)
    assert secret_of(state, 0).dice == (3, 3, 3, 3)
    assert secret_of(state, 1).dice == (1, 1, 1, 1)
    assert (secret_of(state, 0).turn, secret_of(state, 1).turn) == (3, 1)
    with pytest.raises(Illegal, match="turn_passed"):
        rules.decide(state, 1, Confirm(3, TWO.placements), dice)


def test_at_ones_own_pace_every_opening_of_a_seats_turn_counts() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (2, 2, 2, 2)]))
    state, _ = begin(rules, 2, OWN, dice)
    assert rules.turn(state) == 2
    state, _ = play(rules, state, 1, TWO, dice)
    assert rules.turn(state) == 3


def test_at_ones_own_pace_others_see_only_progress() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (2, 2, 2, 2)]))
    state, _ = begin(rules, 2, OWN, dice)
    state, _ = play(rules, state, 0, Increase(1, 0, 3), dice)
    state, _ = play(rules, state, 0, TWO, dice)
    view = rules.view(state)
    assert (view.turn, view.dice) == (None, None)
    assert view.seats[0] == SeatView(
        cells=None,
        turns=1,
        filled=2,
        closed=False,
        finished=False,
        required=None,
        magdagdon=None,
        powers_used=None,
        score=None,
    )


def test_at_ones_own_pace_a_seat_alone_knows_its_board_and_score() -> None:
    dice = Laid(rolls([(1, 1, 1, 1), (2, 2, 2, 2)]))
    state, _ = begin(rules, 2, OWN, dice)
    state, _ = play(rules, state, 0, TWO, dice)
    state, _ = play(rules, state, 0, Increase(2, 0, 3), dice)
    secret = secret_of(state, 0)
    assert isinstance(secret, OwnSecret)
    assert (secret.turn, secret.dice, secret.cells[:3], secret.required) == (2, (2, 2, 2, 3), (1, 1, 0), 2)
    assert (secret.score.base, secret.score.powers, secret.score.total) == (4, 10, -6)


def test_at_ones_own_pace_who_has_finished_still_sees_the_own_board_and_nobody_elses_until_the_end() -> None:
    dice = Laid(rolls([(1, 1, 1, 1)]))
    state = table(LAST_CELL, LAST_CELL, options=OWN, dice=dice)
    state, _ = play(rules, state, 0, Confirm(1, ((0, 15),)), dice)
    secret = secret_of(state, 0)
    assert isinstance(secret, OwnSecret)
    assert (secret.turn, secret.dice, secret.cells, secret.required) == (1, None, FULL, 0)
    assert rules.view(state).seats[0].cells is None
    state, _ = play(rules, state, 1, Confirm(1, ((0, 15),)), dice)
    view = rules.view(state)
    assert [seat.cells for seat in view.seats] == [FULL, FULL]
    assert (view.turn, view.dice) == (1, None)
    assert rules.secret(state, 0) is None


@pytest.mark.parametrize("options", [Options(), OWN])
def test_the_json_of_a_view_and_a_secret_is_the_wires(options: Options) -> None:
    state, _ = begin(rules, 1, options, Laid(rolls([(1, 2, 3, 4)])))
    view = msgspec.to_builtins(rules.view(state))
    assert list(view) == ["game", "difficulty", "pace", "turn", "dice", "seats"]
    assert list(view["seats"][0]) == [
        *("cells", "turns", "filled", "closed", "finished", "required", "magdagdon", "powers_used", "score")
    ]
    secret = msgspec.to_builtins(rules.secret(state, 0))
    own = ["cells", "required", "score"] if options is OWN else []
    assert list(secret) == ["turn", "dice", "powers_used", "magdagdon", "choice", *own]
    score = secret["score"] if options is OWN else view["seats"][0]["score"]
    assert list(score) == ["base", "bonuses", "ruins", "powers", "total", "lines"]
    assert msgspec.json.encode(score["lines"]) == b"[" + b",".join([b"[0,null,0]"] * 8) + b"]"


def test_a_seat_without_an_open_turn_cannot_have_dice_changed_or_choose() -> None:
    state = rules.start(1, Options())
    with pytest.raises(LookupError):
        evolve_all(rules, state, [Chosen(0, TWO)])

"""Every game runs to an end, in turns that only ever count up."""

from __future__ import annotations

from engine.dice import SeededDice
from engine.game import AnyGame, begin, play
from tests.engine.conformance.tables import (
    Playthrough,
    Table,
    Turn,
    by_autoplay,
    by_chance,
    play_through,
    seed_of,
    tables,
)


def test_random_play_always_ends(table: Table) -> None:
    for number in range(3):
        play_through(table, seed_of(number))


def test_autoplay_always_ends_a_game(table: Table) -> None:
    for number in range(3):
        play_through(table, seed_of(number), by_autoplay)


def test_a_game_ends_when_some_seats_are_autoplayed_and_others_are_not(table: Table) -> None:
    def pick(turn: Turn) -> object:
        return by_autoplay(turn) if turn.seat % 2 else by_chance(turn)

    play_through(table, seed_of(0), pick)


def test_turns_only_ever_count_up_and_an_opening_is_never_missed(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    for step in game_played.steps:
        assert game.turn(step.after) >= game.turn(step.before)
        woken = [seat for seat in range(seats) if game.waits(step.before, seat) and not game.waits(step.after, seat)]
        if woken:
            assert game.turn(step.after) > game.turn(step.before)


def test_the_first_turn_is_1_or_more(game_played: Playthrough) -> None:
    assert game_played.table.game.turn(game_played.opening) >= 1


def test_there_is_an_outcome_for_every_seat_when_the_game_is_over_and_none_before(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    assert all(game.outcome(step.before) is None for step in game_played.steps)
    outcome = game.outcome(game_played.last)
    assert outcome is not None
    assert len(outcome.seats) == seats
    assert len({tuple(seat.facts) for seat in outcome.seats}) == 1
    assert len({len(seat.tiebreak) for seat in outcome.seats}) == 1
    assert all(game.waits(game_played.last, seat) for seat in range(seats))


def test_a_finished_game_hides_nothing_any_more(game_played: Playthrough) -> None:
    game, seats, _ = game_played.table
    assert [game.secret(game_played.last, seat) for seat in range(seats)] == [None] * seats


def test_a_view_says_which_game_it_shows(game_played: Playthrough) -> None:
    game = game_played.table.game
    assert all(getattr(game.view(step.after), "game", None) == game.id for step in game_played.steps)


def test_every_option_has_a_default_there_is_a_table_of_high_scores_for_them_and_no_clock(game: AnyGame) -> None:
    options = game.options()
    assert game.table(options)
    assert game.clock(options) is None


def test_dailies_are_options_of_the_game_without_a_clock(game: AnyGame) -> None:
    for options in game.dailies.values():
        assert isinstance(options, game.options)
        assert game.clock(options) is None


class Noted:
    """Dice that write down where they fell."""

    def __init__(self, seed: bytes) -> None:
        self._dice = SeededDice(seed)
        self.places: list[str] = []

    def roll(self, sides: int, *where: str | int) -> int:
        self.places.append(":".join(map(str, where)))
        return self._dice.roll(sides, *where)


def test_no_two_dice_of_a_game_share_a_place(game: AnyGame) -> None:
    for table in tables(game):
        if table.seats == game.seats[0]:
            dice = Noted(seed_of(table))
            state, _ = begin(game, table.seats, table.options, dice)
            for step in play_through(table, seed_of(table)).steps:
                state, _ = play(game, state, step.seat, step.command, dice)
            assert len(set(dice.places)) == len(dice.places)

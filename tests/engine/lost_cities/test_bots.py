"""What bots see in sheets, what they make of known dice, and what they say of a finished game."""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec.structs import replace

from engine.dice import SeededDice
from engine.game import Illegal, begin, play
from engine.lost_cities import rules, writing
from engine.lost_cities.bots.beam import Beam
from engine.lost_cities.bots.measuring import measured
from engine.lost_cities.bots.packed import led, pack, points
from engine.lost_cities.bots.values import PAID, Outlook, entries, outlook, values
from engine.lost_cities.pieces import Arrows, Options, Sheet
from engine.lost_cities.scoring import score
from engine.lost_cities.sheet import BRIDGE, BRIDGE_POINTS, DICE, EXPEDITIONS, NUMBER_FACES, SPACES
from tests.engine.lost_cities.playing import Played, seed

WIDTH = 6
OPTIONS = Options()


@pytest.fixture(scope="module")
def sheets(games: list[Played]) -> list[Sheet]:
    """Sheets of all ages."""
    met = {sheet for game in games for state in game.states for sheet in state.sheets}
    return random.Random(1).sample(sorted(met, key=repr), 60)


def written(sheet: Sheet, column: int, number: int, arrows: Arrows) -> Sheet | None:
    try:
        return writing.write(sheet, column, number, arrows)
    except Illegal:
        return None


def test_packed_sheets_lead_where_the_rules_lead(sheets: list[Sheet]) -> None:
    for sheet, column, number in product(sheets, range(len(EXPEDITIONS)), range(NUMBER_FACES)):
        ways = (written(sheet, column, number, arrows) for arrows in writing.chains(sheet, column, number))
        found = led(pack(sheet), column, number)
        assert found.keys() == {pack(way) for way in ways if way is not None}
        for packed, arrows in found.items():
            assert pack(writing.write(sheet, column, number, arrows)) == packed


def test_a_packed_sheet_has_the_points_of_the_sheet(sheets: list[Sheet]) -> None:
    assert [points(pack(sheet)) for sheet in sheets] == [score(sheet, 0).total for sheet in sheets]


@pytest.mark.parametrize("seats", rules.seats)
def test_what_a_sheet_is_worth_is_the_sum_of_its_entries_and_the_bridges_it_crosses(
    seats: int, sheets: list[Sheet]
) -> None:
    nearest = (0, 6, PAID, 3, 2, PAID, 5, 1)
    known, seen = values(seats), Outlook(10, nearest, until=1, uncrossed=(0, 1, 3, 4, 6, 7), alone=False)
    for sheet in sheets:
        crossed = [writing.filled(sheet, column) >= BRIDGE for column in range(8) if seen.nearest[column] != PAID]
        total = sum(known.entry(entry, seen.left) for entry in entries(pack(sheet), seen))
        assert known.sight(seen).worth(pack(sheet)) == pytest.approx(total + BRIDGE_POINTS * sum(crossed))


@pytest.mark.parametrize("seats", rules.seats)
def test_a_sheet_with_which_the_game_is_over_is_worth_its_total(seats: int, sheets: list[Sheet]) -> None:
    for sheet in (replace(sheet, dice=SPACES) for sheet in sheets):
        for other, paying in ((Sheet(dice=SPACES), [True] * 8), (Sheet(), [column == DICE for column in range(8)])):
            table = [pack(sheet), *[pack(other)] * (seats - 1)]
            crossed = sum(paying[column] and writing.filled(sheet, column) >= BRIDGE for column in range(8))
            worth = values(seats).sight(outlook(table, paying, 0, 1)).worth(table[0])
            assert worth == score(sheet, crossed).total


def test_a_stronger_bot_is_further_at_the_same_table() -> None:
    totals = [[0, 0], [0, 0]]
    for number, swapped in product(range(6), (False, True)):
        for at, total in zip((0, 1), totals, strict=True):
            weaker, stronger = (at + 1, at + 2)
            ended = final(SeededDice(seed(number)), (stronger, weaker) if swapped else (weaker, stronger))
            total[0] += ended[swapped]
            total[1] += ended[not swapped]
    assert all(weaker < stronger for weaker, stronger in totals)


def final(dice: SeededDice, strengths: tuple[int, ...]) -> list[int]:
    state, _ = begin(rules, len(strengths), OPTIONS, dice)
    while (ended := rules.outcome(state)) is None:
        seat = next(seat for seat in range(len(strengths)) if not rules.waits(state, seat))
        choice = rules.think(rules.view(state), rules.secret(state, seat), seat, strengths[seat])
        state, _ = play(rules, state, seat, choice, dice)
    return [seat.score for seat in ended.seats]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_best_found_for_a_seat_replays_through_the_rules_with_bots_on_all_others(seats: int) -> None:
    dice = SeededDice(seed(seats))
    found = measured(OPTIONS, seats, dice, WIDTH)
    assert found.par == tuple(final(dice, (rules.strengths,) * seats))
    assert isinstance(found.best, tuple)
    for seat, best in enumerate(found.best):
        line = iter(Beam(values(seats), dice, seats, seat, WIDTH).search())
        state, _ = begin(rules, seats, OPTIONS, dice)
        while (ended := rules.outcome(state)) is None:
            at = next(at for at in range(seats) if not rules.waits(state, at))
            bot = rules.think(rules.view(state), rules.secret(state, at), at, rules.strengths)
            state, _ = play(rules, state, at, next(line) if at == seat else bot, dice)
        assert next(line, None) is None
        assert best.score == max(found.par[seat], ended.seats[seat].score) == best.board.score.total
    assert sum(best.score for best in found.best) > 1.1 * sum(found.par)

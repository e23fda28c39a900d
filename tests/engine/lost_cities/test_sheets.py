"""The printed sheet, writing on it, and what it is worth."""

import msgspec
import pytest

from engine.game import Illegal
from engine.lost_cities import rules, scoring
from engine.lost_cities.pieces import Sheet
from engine.lost_cities.sheet import ARTIFACT_POINTS, DICE_POINTS, EXPEDITION_POINTS, EXPEDITIONS
from engine.lost_cities.writing import chains, refuse, write

EVERY_ARROW_NEXT = Sheet(columns=((1,) * 3, (1,) * 4, (1,) * 2, (1,) * 3, (1,) * 4, (1,) * 5))
"""Each expedition is one space below its first arrow."""


def sheet(*columns: str, circles: tuple[int, ...] = (), artifacts: int = 0, dice: int = 0) -> Sheet:
    """A sheet with the columns given as digits (X is 10), the others empty."""
    numbers = tuple(tuple(10 if digit == "X" else int(digit) for digit in column) for column in columns)
    return Sheet((*numbers, *((),) * (6 - len(numbers))), circles, artifacts, dice)


def test_no_space_carries_both_an_arrow_and_an_artifact_box() -> None:
    assert [each.colour for each in EXPEDITIONS if each.arrows & each.artifacts] == []


def test_every_mark_stands_on_a_space_and_every_column_has_its_ten_values() -> None:
    assert {space for each in EXPEDITIONS for space in each.arrows | each.artifacts} <= set(range(1, 10))
    assert [len(points) for points in (EXPEDITION_POINTS, ARTIFACT_POINTS, DICE_POINTS)] == [10, 10, 10]


def test_no_column_can_give_two_arrows_to_one_chain() -> None:
    """Between two arrows of a column lies a space without one, where a chain would end."""
    for each in EXPEDITIONS:
        low, high = sorted(each.arrows)
        assert high - low > 1


def test_the_worked_example_is_worth_425_points() -> None:
    example = sheet("23378899", "266799X", "22224899", "17X", "88888888", "", circles=(0, 3, 4), artifacts=9, dice=7)
    points = scoring.score(example, bridges_won=4)
    assert points.columns == (70, 30, 35, -20, 70, 0)
    assert (points.artifacts, points.dice, points.bridges, points.total) == (100, 60, 80, 425)


def test_a_circle_doubles_losses_too_and_is_worth_nothing_without_a_number() -> None:
    assert scoring.score(sheet("5", circles=(0,)), 0).columns[0] == -40
    assert scoring.score(sheet("", circles=(0,)), 0).total == 0


def test_the_dice_column_of_an_exhausted_seat_is_worth_nothing() -> None:
    assert [scoring.score(Sheet(dice=marks), 0).dice for marks in (7, 8, 9)] == [60, 70, 0]


def test_a_circle_can_be_marked_only_while_its_column_has_no_number_and_does_not_start_it() -> None:
    circled = write(Sheet(), 2, 0, ())
    assert circled == Sheet(circles=(2,))
    with pytest.raises(Illegal, match="circle_taken"):
        write(circled, 2, 0, ())
    assert write(circled, 2, 1, ()).columns[2] == (1,)
    assert write(sheet("9"), 0, 0, ()) == sheet("9X", artifacts=1)


def test_a_started_column_takes_equal_or_greater_numbers_only() -> None:
    assert write(sheet("5"), 0, 5, ()).columns[0] == (5, 5)
    with pytest.raises(Illegal, match="lower"):
        write(sheet("5"), 0, 4, ())
    with pytest.raises(Illegal, match="lower"):
        write(sheet("5X"), 0, 9, ())


def test_a_number_for_a_full_column_marks_an_artifact_until_all_are_marked() -> None:
    full = sheet("111111111", artifacts=8)
    assert write(full, 0, 1, ()) == sheet("111111111", artifacts=9)
    with pytest.raises(Illegal, match="changes_nothing"):
        write(sheet("111111111", artifacts=9), 0, 1, ())


def test_an_arrow_to_a_full_column_needs_no_lower_number_and_may_be_without_effect() -> None:
    before = sheet("999", "111111111")
    assert write(before, 0, 9, (1,)) == sheet("9999", "111111111", artifacts=1)
    marked = sheet("999", "111111111", artifacts=9)
    assert write(marked, 0, 9, (1,)) == sheet("9999", "111111111", artifacts=9)


def test_an_arrow_writes_the_number_that_stands_on_top_of_the_column_it_advances() -> None:
    assert write(sheet("222", "37"), 0, 9, (1,)) == sheet("2229", "377", artifacts=1)
    assert write(sheet("222", "37"), 0, 9, (0,)) == sheet("22299", "37")


def test_a_chain_may_be_declined_at_every_arrow_but_never_in_silence() -> None:
    assert write(sheet("222"), 0, 2, (None,)) == sheet("2222")
    with pytest.raises(Illegal, match="arrow_missing"):
        write(sheet("222"), 0, 2, ())
    with pytest.raises(Illegal, match="arrow_extra"):
        write(sheet("222"), 0, 2, (None, None))


def test_a_chain_has_at_most_six_arrows() -> None:
    every = list(chains(EVERY_ARROW_NEXT, 0, 1))
    assert len(every) == len(set(every))
    assert max(map(len, every)) == 6
    assert all(None not in chain[:-1] for chain in every)


def test_a_pair_has_at_most_1957_chains() -> None:
    assert len(list(chains(EVERY_ARROW_NEXT, 0, 1))) == 1957


def test_every_chain_that_is_offered_is_legal() -> None:
    for chain in chains(EVERY_ARROW_NEXT, 0, 1):
        write(EVERY_ARROW_NEXT, 0, 1, chain)


def test_a_number_that_may_not_stand_there_offers_no_chain() -> None:
    assert list(chains(sheet("9"), 0, 1)) == []


def test_a_refusal_beyond_the_ninth_has_no_effect() -> None:
    assert refuse(Sheet(dice=8)) == refuse(Sheet(dice=9)) == Sheet(dice=9)


def test_a_command_keeps_its_shape_on_the_wire() -> None:
    for text in (
        b'{"type":"take","turn":3,"number":0,"colour":2,"arrows":[4,null]}',
        b'{"type":"refuse","turn":3}',
    ):
        assert msgspec.json.encode(msgspec.json.decode(text, type=rules.command)) == text

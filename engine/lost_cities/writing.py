"""Writing on a sheet: a number, the chain of arrows that it starts, a refusal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Illegal
from engine.lost_cities.pieces import Arrows, Sheet
from engine.lost_cities.sheet import ARTIFACTS, DICE, EXPEDITIONS, SPACES, TEN


def write(sheet: Sheet, column: int, number: int, arrows: Arrows) -> Sheet:
    """The sheet after a number die (0 … 9) is written on an expedition, its chain included. Raises `Illegal`.

    Every arrow that is triggered needs exactly one entry. An arrow on a full column marks an artifact, if one is left.
    """
    sheet, arrow = _place(sheet, column, number)
    for choice in arrows:
        if not arrow:
            raise Illegal("arrow_extra")
        sheet, arrow = (sheet, False) if choice is None else _advance(sheet, choice)
    if arrow:
        raise Illegal("arrow_missing")
    return sheet


def refuse(sheet: Sheet) -> Sheet:
    """The sheet after a refusal: one more mark in the dice column, if a space is left."""
    return replace(sheet, dice=min(sheet.dice + 1, SPACES))


def chains(sheet: Sheet, column: int, number: int) -> Iterator[Arrows]:
    """Every chain that makes this write legal, one by one; none if the number may not stand there.

    There can be 1,957 of them, with at most six entries each.
    """
    try:
        written, arrow = _place(sheet, column, number)
    except Illegal:
        return
    yield from _chains(written, arrow)


def filled(sheet: Sheet, column: int) -> int:
    """How many spaces of a column are filled, 0 … 9; the artifact and dice columns count like the others."""
    if column == ARTIFACTS:
        return sheet.artifacts
    if column == DICE:
        return sheet.dice
    return len(sheet.columns[column])


def _chains(sheet: Sheet, arrow: bool) -> Iterator[Arrows]:
    if not arrow:
        yield ()
        return
    yield (None,)
    for column in range(len(EXPEDITIONS)):
        if sheet.columns[column]:
            for rest in _chains(*_advance(sheet, column)):
                yield (column, *rest)


def _place(sheet: Sheet, column: int, number: int) -> tuple[Sheet, bool]:
    """Write the number alone. The second value tells whether an arrow was written on."""
    written = sheet.columns[column]
    if not written:
        return _fill(sheet, column, number) if number else (_mark_circle(sheet, column), False)
    value = number or TEN
    if value < written[-1]:
        raise Illegal("lower")
    if len(written) < SPACES:
        return _fill(sheet, column, value)
    if sheet.artifacts == SPACES:
        raise Illegal("changes_nothing")
    return _mark_artifact(sheet), False


def _advance(sheet: Sheet, column: int) -> tuple[Sheet, bool]:
    """Follow one arrow to a column. The second value tells whether another arrow was written on."""
    if column not in range(len(EXPEDITIONS)):
        raise Illegal("arrow_bad_column")
    written = sheet.columns[column]
    if not written:
        raise Illegal("arrow_not_started")
    if len(written) == SPACES:
        return _mark_artifact(sheet), False
    return _fill(sheet, column, written[-1])


def _fill(sheet: Sheet, column: int, value: int) -> tuple[Sheet, bool]:
    """Fill the lowest empty space and mark the artifact if it has a box."""
    written = (*sheet.columns[column], value)
    sheet = replace(sheet, columns=(*sheet.columns[:column], written, *sheet.columns[column + 1 :]))
    space = len(written)
    if space in EXPEDITIONS[column].artifacts:
        sheet = _mark_artifact(sheet)
    return sheet, space in EXPEDITIONS[column].arrows


def _mark_circle(sheet: Sheet, column: int) -> Sheet:
    if column in sheet.circles:
        raise Illegal("circle_taken")
    return replace(sheet, circles=tuple(sorted((*sheet.circles, column))))


def _mark_artifact(sheet: Sheet) -> Sheet:
    return replace(sheet, artifacts=min(sheet.artifacts + 1, SPACES))

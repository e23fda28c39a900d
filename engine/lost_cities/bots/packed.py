"""Sheets as eight small numbers, for who looks at thousands of them.

A column is `22 × spaces filled + 2 × the number on top + 1 if its circle is marked`: which numbers lie further down
matters to nobody. Artifacts and refusals are counted.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.lost_cities.pieces import Arrows, Sheet
from engine.lost_cities.sheet import (
    ARTIFACT_POINTS,
    ARTIFACTS,
    CIRCLE_FACTOR,
    DICE,
    DICE_POINTS,
    EXPEDITION_POINTS,
    EXPEDITIONS,
    NUMBER_FACES,
    SPACES,
    TEN,
)

Packed: TypeAlias = tuple[int, ...]
"""Six columns, the artifacts, the refusals."""

STEP: Final = 2 * (TEN + 1)
"""From a column to the same column with one more space filled."""
COLUMN_STATES: Final = STEP * (SPACES + 1)
EMPTY_SHEET: Final[Packed] = (0,) * (len(EXPEDITIONS) + 2)


class Led(NamedTuple):
    """What becomes of a column, and what that brings along."""

    column: int
    artifact: bool
    arrow: bool


def spaces(column: int) -> int:
    """How many spaces of a packed column are filled, 0 … 9."""
    return column // STEP


def top(column: int) -> int:
    """The number on top of a packed column, 1 … 10; 0: none."""
    return column % STEP // 2


def pack(sheet: Sheet) -> Packed:
    """A sheet, packed."""
    columns = (
        STEP * len(numbers) + 2 * (numbers[-1] if numbers else 0) + (column in sheet.circles)
        for column, numbers in enumerate(sheet.columns)
    )
    return (*columns, sheet.artifacts, sheet.dice)


def filled(sheet: Packed) -> tuple[int, ...]:
    """How many spaces are filled in each of the eight columns."""
    return (*(column // STEP for column in sheet[:ARTIFACTS]), sheet[ARTIFACTS], sheet[DICE])


def points(sheet: Packed) -> int:
    """The points of a sheet without its bridges."""
    columns = (EXPEDITION_POINTS[spaces(state)] * (CIRCLE_FACTOR if state % 2 else 1) for state in sheet[:ARTIFACTS])
    return sum(columns) + ARTIFACT_POINTS[sheet[ARTIFACTS]] + DICE_POINTS[sheet[DICE]]


def refused(sheet: Packed) -> Packed:
    """The sheet with one more refusal, if a space is left."""
    return (*sheet[:-1], min(sheet[DICE] + 1, SPACES))


def led(sheet: Packed, column: int, number: int) -> dict[Packed, Arrows]:
    """Every sheet that writing a number can lead to, each with one chain of arrows that leads there."""
    first = WRITTEN[column][sheet[column]][number]
    if first is None or (first.column == sheet[column] and sheet[ARTIFACTS] == SPACES):
        return {}
    written = _with(sheet, column, first)
    if not first.arrow:
        return {written: ()}
    found: dict[Packed, Arrows] = {}
    ahead: dict[Packed, Arrows] = {written: ()}
    while ahead:
        ahead = _followed(ahead, found)
    return found


def _followed(ahead: dict[Packed, Arrows], found: dict[Packed, Arrows]) -> dict[Packed, Arrows]:
    """Follow one arrow of each sheet: what ends there is found, the rest has another arrow before it."""
    further: dict[Packed, Arrows] = {}
    for sheet, arrows in ahead.items():
        found.setdefault(sheet, (*arrows, None))
        for column, advanced in enumerate(ADVANCED):
            step = advanced[sheet[column]]
            if step is not None:
                (further if step.arrow else found).setdefault(_with(sheet, column, step), (*arrows, column))
    return further


def _with(sheet: Packed, column: int, step: Led) -> Packed:
    artifacts = min(SPACES, sheet[ARTIFACTS] + 1) if step.artifact else sheet[ARTIFACTS]
    return (*sheet[:column], step.column, *sheet[column + 1 : ARTIFACTS], artifacts, sheet[DICE])


def _written(column: int, state: int, number: int) -> Led | None:
    """A number is written by itself; None: it may not stand there."""
    if not spaces(state):
        if number:
            return _filled(column, state, number)
        return None if state % 2 else Led(state + 1, artifact=False, arrow=False)
    return _filled(column, state, number or TEN) if (number or TEN) >= top(state) else None


def _filled(column: int, state: int, value: int) -> Led:
    space = spaces(state) + 1
    if space > SPACES:
        return Led(state, artifact=True, arrow=False)
    expedition = EXPEDITIONS[column]
    return Led(STEP * space + 2 * value + state % 2, space in expedition.artifacts, space in expedition.arrows)


WRITTEN: Final = tuple(
    tuple(tuple(_written(at, state, face) for face in range(NUMBER_FACES)) for state in range(COLUMN_STATES))
    for at in range(len(EXPEDITIONS))
)
"""By column, its state and the face of the number die."""
ADVANCED: Final = tuple(
    tuple(_filled(at, state, top(state)) if spaces(state) else None for state in range(COLUMN_STATES))
    for at in range(len(EXPEDITIONS))
)
"""By column and its state, what an arrow does there; None: nothing, it is not begun."""

"""What a sheet is worth to a strong player: the total it will come to, on average, less the bridges paid already.

It is the sum of the entries of what can be told of it one by one: each column as it stands, each bridge that still
pays with how near this seat and the nearest of the others are, artifacts, refusals, what the expeditions have in
common, and the outlook. Every entry is known for some lengths that the game may still have, and lies between those
otherwise. Tables of different sizes have entries of their own. All of it was learned by playing: temporal-difference
learning on positions after a choice, some ten thousand games for each size (`tests/strength/learning.py`).

A sheet that ends the game, whatever the others choose, is worth its total: nothing of that is learned.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from pkgutil import get_data
from typing import Final, NamedTuple

from engine.lost_cities.bots.packed import COLUMN_STATES, STEP, Packed, filled, points, spaces, top
from engine.lost_cities.sheet import ARTIFACTS, BRIDGE, BRIDGE_POINTS, COLUMNS, DICE, EXPEDITIONS, SPACES, TEN

UNIT: Final = 1 / 50
"""Points, of which a stored number counts so many."""
LENGTHS: Final = (0, 3, 7, 12, 18, 25, 32, 40)
"""Turns still to come for which entries are known."""
MOST: Final = LENGTHS[-1]
CROSSED: Final = (BRIDGE * STEP,) * ARTIFACTS + (BRIDGE,) * (COLUMNS - ARTIFACTS)
"""From what on each column of a packed sheet has crossed its bridge."""
PAID: Final = BRIDGE
"""Stands for the nearest of the others where a bridge pays no more."""

SIGHTS: Final = 5_000
KEPT: Final = 1_000
"""Outlooks and columns in them that are remembered, so that a process that thinks for days stays small."""

BRIDGES: Final = len(EXPEDITIONS) * COLUMN_STATES
ARTIFACT: Final = BRIDGES + 3 * BRIDGE * BRIDGE
REFUSAL: Final = ARTIFACT + SPACES + 1
BEGUN: Final = REFUSAL + SPACES + 1
ROOM: Final = BEGUN + 7 * 7
PAYING: Final = ROOM + 16
UNTIL: Final = PAYING + COLUMNS + 1
ENTRIES: Final = UNTIL + 5
"""The entries, kind after kind, those of columns first."""


def _common(state: int) -> int:
    """What an expedition adds to what all have in common: begun, not yet paying, numbers that still fit."""
    count = spaces(state)
    if not count:
        return 0
    return 1 + (8 if count < 4 else 0) + (64 * (TEN + 1 - top(state)) if count < SPACES else 0)


COMMON: Final = tuple(map(_common, range(COLUMN_STATES)))


class Outlook(NamedTuple):
    """What a seat knows besides its own sheet when it chooses."""

    left: int
    """Turns that the game will probably still have, at most `MOST`."""
    nearest: tuple[int, ...]
    """For each of the eight columns how many spaces the nearest of the others has filled; `PAID`."""
    until: int
    """Turns until this seat is active."""
    uncrossed: tuple[int, ...]
    """The columns whose bridge pays and is crossed by none of the others."""
    alone: bool
    """Whether all others have refused as often as they can."""


def outlook(sheets: Sequence[Packed], paying: Sequence[bool], seat: int, until: int) -> Outlook:
    """The outlook of a seat; `paying`: which of the eight bridges still pay."""
    heights = [filled(sheet) for sheet in sheets]
    others = [height for at, height in enumerate(heights) if at != seat]
    nearest = tuple(
        min(BRIDGE - 1, max(column)) if pays else PAID for *column, pays in zip(*others, paying, strict=True)
    )
    uncrossed = tuple(
        column
        for column, (*theirs, pays) in enumerate(zip(*others, paying, strict=True))
        if pays and max(theirs) < BRIDGE
    )
    alone = all(sheet[DICE] == SPACES for at, sheet in enumerate(sheets) if at != seat)
    gaps = [BRIDGE - max(column) for *column, pays in zip(*heights, paying, strict=True) if pays]
    patience = SPACES - min(sheet[-1] for sheet in sheets)
    left = 0.48 * sum(gaps) + 0.92 * max(gaps, default=0) + 0.74 * patience
    return Outlook(max(0, min(MOST, round(left))), nearest, until, uncrossed, alone)


def entries(sheet: Packed, seen: Outlook) -> Iterator[int]:
    """The numbers of the entries whose sum a sheet is worth."""
    common = 0
    for column, state in enumerate(sheet[:ARTIFACTS]):
        yield column * COLUMN_STATES + state
        common += COMMON[state]
    for column, (height, nearest) in enumerate(zip(filled(sheet), seen.nearest, strict=True)):
        if nearest != PAID and height < BRIDGE:
            yield bridge(column, height, nearest)
    yield ARTIFACT + sheet[ARTIFACTS]
    yield REFUSAL + sheet[-1]
    yield from shapes(common)
    yield PAYING + COLUMNS - seen.nearest.count(PAID)
    yield UNTIL + seen.until


def bridge(column: int, height: int, nearest: int) -> int:
    """The entry of a bridge that still pays."""
    return BRIDGES + (max(0, column - ARTIFACTS + 1) * BRIDGE + height) * BRIDGE + nearest


def shapes(common: int) -> tuple[int, int]:
    """The entries of what the expeditions have in common."""
    return BEGUN + common % 8 * 7 + common // 8 % 8, ROOM + common // 64 // 4


@cache
def between(left: int) -> tuple[int, float]:
    """The last length for which entries are known that is not above this one, and how far it lies behind that."""
    at = max(at for at in range(len(LENGTHS) - 1) if LENGTHS[at] <= left)
    return at, (left - LENGTHS[at]) / (LENGTHS[at + 1] - LENGTHS[at])


class Values:
    """The values of tables of one size."""

    def __init__(self, weights: Sequence[float]) -> None:
        """`weights` holds for each entry as many numbers as there are lengths; it must not change."""
        self._weights = weights
        self._sights: dict[Outlook, Sight] = {}
        self._columns: dict[tuple[int, int, int], Column] = {}
        self._lefts: dict[int, Common] = {}

    def entry(self, entry: int, left: int) -> float:
        """What an entry adds with so many turns left: between the lengths for which it is known."""
        at, part = between(left)
        at += entry * len(LENGTHS)
        return (1 - part) * self._weights[at] + part * self._weights[at + 1]

    def column(self, left: int, column: int, nearest: int) -> Column:
        """What each state of a column is worth, its bridge included."""
        key = left, column, nearest
        if key not in self._columns:
            self._columns[key] = Column(self, left, column, nearest)
        return self._columns[key]

    def sight(self, seen: Outlook) -> Sight:
        """The values of all sheets in one outlook."""
        if len(self._sights) > SIGHTS or len(self._columns) > KEPT:
            self._sights.clear()
            self._columns.clear()
        if seen not in self._sights:
            self._sights[seen] = Sight(self, seen, self._common(seen.left))
        return self._sights[seen]

    def _common(self, left: int) -> Common:
        if left not in self._lefts:
            self._lefts[left] = Common(self, left)
        return self._lefts[left]


class Column(dict[int, float]):
    """What the states of a column are worth, found when they are first asked for."""

    def __init__(self, values: Values, left: int, column: int, nearest: int) -> None:
        super().__init__()
        self._values = values
        self._left = left
        self._column = column
        self._nearest = nearest

    def __missing__(self, state: int) -> float:
        column = self._column
        if column < ARTIFACTS:
            height, entry = spaces(state), column * COLUMN_STATES + state
        else:
            height, entry = state, (ARTIFACT if column == ARTIFACTS else REFUSAL) + state
        worth = self._values.entry(entry, self._left)
        if self._nearest != PAID:
            ahead = height < BRIDGE
            worth += self._values.entry(bridge(column, height, self._nearest), self._left) if ahead else BRIDGE_POINTS
        self[state] = worth
        return worth


class Common(dict[int, float]):
    """What is worth what the expeditions have in common, found when it is first asked for."""

    def __init__(self, values: Values, left: int) -> None:
        super().__init__()
        self._values = values
        self._left = left

    def __missing__(self, common: int) -> float:
        self[common] = worth = sum(self._values.entry(entry, self._left) for entry in shapes(common))
        return worth


class Sight:
    """What sheets are worth in one outlook."""

    def __init__(self, values: Values, seen: Outlook, common: Common) -> None:
        self._columns = [values.column(seen.left, column, nearest) for column, nearest in enumerate(seen.nearest)]
        self._common = common
        paying = COLUMNS - seen.nearest.count(PAID)
        self._paying = [column for column, nearest in enumerate(seen.nearest) if nearest != PAID]
        self._uncrossed = [(column, CROSSED[column]) for column in seen.uncrossed]
        self._alone = seen.alone
        self._base = values.entry(PAYING + paying, seen.left) + values.entry(UNTIL + seen.until, seen.left)

    def worth(self, sheet: Packed) -> float:
        """The total that the sheet will come to, less the bridges paid already."""
        if self._over(sheet):
            return points(sheet) + BRIDGE_POINTS * sum(sheet[column] >= CROSSED[column] for column in self._paying)
        red, orange, yellow, green, blue, purple, artifacts, dice = sheet
        a, b, c, d, e, f, g, h = self._columns
        common = COMMON[red] + COMMON[orange] + COMMON[yellow] + COMMON[green] + COMMON[blue] + COMMON[purple]
        columns = a[red] + b[orange] + c[yellow] + d[green] + e[blue] + f[purple]
        return self._base + columns + g[artifacts] + h[dice] + self._common[common]

    def _over(self, sheet: Packed) -> bool:
        """Whether the game ends when this turn closes, whatever the others choose."""
        if self._alone and sheet[DICE] == SPACES:
            return True
        for column, crossed in self._uncrossed:  # noqa: SIM110 (a million times, and most fail at the first)
            if sheet[column] < crossed:
                return False
        return True


@cache
def values(seats: int) -> Values:
    """The values that come with the game. Read at the first call. Raises `FileNotFoundError`."""
    name = f"values{seats}.bin"
    numbers = get_data(__name__, name)
    if numbers is None:
        raise FileNotFoundError(name)
    return stored(numbers)


def stored(kept: bytes) -> Values:
    """The values in the bytes of a file: 16-bit integers, each a multiple of `UNIT`."""
    numbers = array("h")
    numbers.frombytes(kept)
    return Values([number * UNIT for number in numbers])

"""What a turn's dice can be made to show by someone who knows how every die will fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Record
from engine.magdagdon.board import FACES
from engine.magdagdon.bots.hands import LESS, MORE, SIZES, named
from engine.magdagdon.pieces import Decrease, Four, Increase, Power, Reroll

Again = Callable[[int, int], int]
"""The face of a die when it is rolled again for this time."""

NOWHERE = 99
"""More Powers than there are."""


class Shown(NamedTuple):
    """Four dice of a turn after some Powers, and how often each has been rolled again."""

    dice: Four
    rerolls: Four


class Way(NamedTuple):
    """A way to some dice: the Powers it takes, and what all four dice then show."""

    powers: tuple[Power, ...]
    """Their `use` counts from 0."""
    dice: Four
    """What the dice then show."""


class Foreseen(Record, frozen=True):
    """A turn: its Powers, hand by hand."""

    dice: Four
    ways: dict[int, Way]
    """For each hand that can be had of these dice the way that takes the fewest Powers."""

    def powers(self) -> list[int]:
        """For each hand how many Powers it takes; those out of reach take more than there are."""
        return [len(self.ways[hand].powers) if hand in self.ways else NOWHERE for hand in range(len(SIZES))]

    def follow(self, left: int) -> list[int]:
        """For each hand the faces, one bit each, that a further die may show when so many Powers are left."""
        powers = self.powers()
        return [sum(1 << face for face in FACES if more[face] >= 0 and powers[more[face]] <= left) for more in MORE]


def foresee(dice: Dice, turn: int, left: int) -> Foreseen:
    """Everything that a turn's dice can come to with so many Powers."""
    first, second, third, fourth = (dice.roll(6, "roll", turn, die) for die in range(4))
    again = cache(lambda die, time: dice.roll(6, "reroll", turn, die, time))
    start = Shown((first, second, third, fourth), (0, 0, 0, 0))
    ways: dict[int, Way] = {}
    seen: dict[Shown, tuple[Power, ...]] = {start: ()}
    latest = [start]
    for used in range(left + 1):
        for shown in latest:
            _add(ways, named(shown.dice), Way(seen[shown], shown.dice))
        if used < left:
            latest = _further(again, turn, seen, latest)
    return Foreseen(start.dice, ways)


def _add(ways: dict[int, Way], hand: int, way: Way) -> None:
    """A hand, and whatever is part of it."""
    if hand not in ways:
        ways[hand] = way
        for less in LESS[hand]:
            _add(ways, less, way)


def _further(again: Again, turn: int, seen: dict[Shown, tuple[Power, ...]], latest: Sequence[Shown]) -> list[Shown]:
    found = []
    for shown in latest:
        for power, led in _powers(again, turn, len(seen[shown]), shown):
            if led not in seen:
                seen[led] = (*seen[shown], power)
                found.append(led)
    return found


def _powers(again: Again, turn: int, use: int, shown: Shown) -> Iterator[tuple[Power, Shown]]:
    for die, face in enumerate(shown.dice):
        for kind, by in ((Decrease, -1), (Increase, 1)):
            if face + by in FACES:
                yield kind(turn, use, die), Shown(_changed(shown.dice, {die: face + by}), shown.rerolls)
    for count in range(1, 5):
        for chosen in combinations(range(4), count):
            times = {die: shown.rerolls[die] + 1 for die in chosen}
            fallen = {die: again(die, time) for die, time in times.items()}
            yield Reroll(turn, use, chosen), Shown(_changed(shown.dice, fallen), _changed(shown.rerolls, times))


def _changed(four: Four, changes: dict[int, int]) -> Four:
    first, second, third, fourth = (changes.get(die, value) for die, value in enumerate(four))
    return (first, second, third, fourth)

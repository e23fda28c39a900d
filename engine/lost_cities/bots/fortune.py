"""What a roll gives each seat: what the dice promise as they fell, less what rolls promise on average.

The values are those of positions after a choice. Just before a roll they are some five points too low for every turn,
as they miss that a seat takes the best of it; what rolls promise on average misses nothing. The active seat is taken to
choose as the strongest bot would: what it does otherwise is no luck of the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engine.game import Seat
from engine.lost_cities.bots.packed import Packed, led, refused
from engine.lost_cities.bots.values import Sight
from engine.lost_cities.pieces import Roll, Take
from engine.lost_cities.sheet import COLOUR_DICE, COLOUR_FACES, NUMBER_DICE, NUMBER_FACES
from engine.lost_cities.turns import pairs

Colours: TypeAlias = tuple[int, ...]

COLOURS: Final = Counter(tuple(sorted(faces)) for faces in product(range(COLOUR_FACES), repeat=COLOUR_DICE))
"""Every roll of the colour dice, with how often it falls."""
NUMBERS: Final = range(NUMBER_FACES)
ROLLS: Final[int] = NUMBER_FACES**NUMBER_DICE
"""Rolls of the number dice."""


class Fortune(NamedTuple):
    """A roll for one seat, in points of its total, less the bridges paid already."""

    expected: float
    """Before the dice fell."""
    luck: float
    """What they gave beyond that."""


class Made(NamedTuple):
    """What dice are worth to a seat."""

    refusal: float
    pairs: tuple[tuple[float, ...], ...]
    """By colour and number; never less than a refusal."""


class Fortunes:
    """What rolls give in one position, just before a roll."""

    def __init__(self, sights: Sequence[Sight], sheets: Sequence[Packed], active: Seat) -> None:
        """`sights` and `sheets` seat by seat, as they are then."""
        self._made = tuple(map(_made, sights, sheets))
        self._first = first = self._made[active]
        self._expected = tuple(
            _expected_first(own) if seat == active else _expected_after(first, own)
            for seat, own in enumerate(self._made)
        )
        self._active = active

    def of(self, dice: Roll) -> tuple[Fortune, ...]:
        """A roll, seat by seat."""
        taken = _taken(self._first, dice)
        return tuple(
            Fortune(expected, _promised(own, dice, None if seat == self._active else taken) - expected)
            for seat, (own, expected) in enumerate(zip(self._made, self._expected, strict=True))
        )


def _expected_first(own: Made) -> float:
    """What rolls promise the active seat on average."""
    rolls = ((ways, _highest(_best(own, colours, number) for number in NUMBERS)) for colours, ways in COLOURS.items())
    return sum(ways * highest for ways, highest in rolls) / COLOURS.total() / ROLLS


def _expected_after(first: Made, own: Made) -> float:
    """What they promise a seat that chooses when the active one has taken its pair."""
    rolls = ((ways, _left(first, own, colours)) for colours, ways in COLOURS.items())
    return sum(ways * left for ways, left in rolls) / COLOURS.total() / ROLLS


def _left(first: Made, own: Made, colours: Colours) -> float:
    """The sum over all rolls of numbers, found from what the active seat takes of each."""
    wanted = sorted(
        (max((first.pairs[colours[die]][number], die) for die in range(COLOUR_DICE)), number) for number in NUMBERS
    )
    unwanted = sum(worth <= first.refusal for (worth, _), _ in wanted)
    total = _highest(_best(own, colours, number) for _, number in wanted[:unwanted])
    for at, ((_, die), number) in enumerate(wanted[unwanted:], unwanted):
        rest = (*colours[:die], *colours[die + 1 :])
        again = _best(own, rest, number)
        less = sorted(_best(own, rest, number) for _, number in wanted[:at])
        total += 3 * sum(worth * (2 * below + 1) for below, worth in enumerate(less))  # this number falls once
        total += 3 * sum(max(worth, again) for worth in less) + again  # twice, and three times
    return total


def _highest(worths: Iterable[float]) -> float:
    """The sum of the highest of three over all rolls of these numbers."""
    return sum(worth * ((below + 1) ** 3 - below**3) for below, worth in enumerate(sorted(worths)))


def _best(own: Made, colours: Colours, number: int) -> float:
    return max(own.pairs[colour][number] for colour in colours)


def _made(sight: Sight, sheet: Packed) -> Made:
    refusal = sight.worth(refused(sheet))

    def best(colour: int, number: int) -> float:
        return max(refusal, max(map(sight.worth, led(sheet, colour, number)), default=refusal))

    return Made(refusal, tuple(tuple(best(colour, number) for number in NUMBERS) for colour in range(COLOUR_FACES)))


def _taken(first: Made, dice: Roll) -> Take | None:
    """What the strongest bot would take off the table."""
    worth, number, colour = max((_of(first, dice, number, colour), number, colour) for number, colour in pairs(None))
    return Take(0, number, colour, ()) if worth > first.refusal else None


def _promised(own: Made, dice: Roll, taken: Take | None) -> float:
    return max(_of(own, dice, number, colour) for number, colour in pairs(taken))


def _of(own: Made, dice: Roll, number: int, colour: int) -> float:
    return own.pairs[dice.colours[colour]][dice.numbers[number]]

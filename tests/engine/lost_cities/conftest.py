"""Games that several test files of this game look at."""

import pytest

from engine.lost_cities import rules
from tests.engine.lost_cities.playing import PLAYERS, Played


@pytest.fixture(scope="session")
def games() -> list[Played]:
    """Games of two to five seats, by players who refuse at random, never, or who love arrows."""
    return [
        Played(seats, number=100 * seats + 10 * kind + number, player=player)
        for seats in rules.seats
        for kind, player in enumerate(PLAYERS)
        for number in range(8)
    ]

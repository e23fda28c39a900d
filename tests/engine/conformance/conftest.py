"""Every game of GAMES at every kind of table."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.game import AnyGame
from tests.engine.conformance.tables import EVERY_TABLE, Playthrough, Table, played


@pytest.fixture(params=EVERY_TABLE, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """One way to play one game."""
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture
def game_played(table: Table) -> Playthrough:
    """A game played by chance to its end."""
    return played(table)


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """One game."""
    game: AnyGame = request.param
    return game

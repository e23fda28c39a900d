"""The rules of every game, without clock, network or chance of their own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import AnyGame
from engine.lost_cities import rules as lost_cities
from engine.magdagdon import rules as magdagdon

GAMES: Mapping[str, AnyGame] = {
    magdagdon.id: magdagdon,
    lost_cities.id: lost_cities,
}
"""The games by id. Adding one costs its folder and a line here."""

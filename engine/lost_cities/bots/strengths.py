"""The three bots, from a beginner to the strongest."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.lost_cities.bots import glancing
from engine.lost_cities.bots.choosing import Considered, best, consider
from engine.lost_cities.bots.packed import pack
from engine.lost_cities.bots.values import outlook, values
from engine.lost_cities.pieces import Choice, Roll, Secret, Take, View

STRENGTHS: Final = len(glancing.SIGHTS) + 1
"""Those that judge at a glance, and the one that has learned."""


def think(view: View, secret: Secret | None, seat: Seat, strength: int) -> Choice:
    """What a bot of this strength, 1 … 3, chooses on this seat, whose turn it must be. Raises `LookupError`."""
    if view.dice is None or secret is not None:
        raise LookupError("this seat has nothing to choose")
    if strength < STRENGTHS:
        return glancing.choose(view, view.dice, seat, strength)
    return best(considered(view, view.dice, seat)).choice


def considered(view: View, dice: Roll, seat: Seat) -> list[Considered]:
    """What the strongest bot sees before it."""
    sheets = [pack(each.sheet) for each in view.seats]
    paying = [paid is None for paid in view.bridges]
    seen = outlook(sheets, paying, seat, (seat - view.turn) % len(sheets))
    taken = view.taken if isinstance(view.taken, Take) else None
    return consider(values(len(sheets)).sight(seen), sheets[seat], view.turn, dice, taken)

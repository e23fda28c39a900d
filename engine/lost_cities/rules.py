# ruff: noqa: ARG001 (the Game protocol passes more than this game needs)
"""Lost Cities: Roll & Write as a game of this table: everything the protocol `engine.game.Game` names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.lost_cities import pieces
from engine.lost_cities.bots.hinting import hint
from engine.lost_cities.bots.measuring import measure
from engine.lost_cities.bots.reviewing import review
from engine.lost_cities.bots.strengths import STRENGTHS, think
from engine.lost_cities.course import evolve, follow_up, start, turn
from engine.lost_cities.judging import autoplay, decide, legal, waits
from engine.lost_cities.pieces import Options, State
from engine.lost_cities.showing import outcome, secret, view

__all__ = [
    "autoplay",
    "clock",
    "command",
    "dailies",
    "decide",
    "event",
    "evolve",
    "follow_up",
    "hint",
    "id",
    "legal",
    "measure",
    "measured",
    "options",
    "outcome",
    "review",
    "seats",
    "secret",
    "start",
    "state",
    "strengths",
    "table",
    "think",
    "turn",
    "version",
    "view",
    "waits",
]

id = "lost_cities"
version = 1
seats = range(2, 6)
options = Options
state = State
command = pieces.Choice
event = pieces.Event
dailies: Mapping[str, Options] = MappingProxyType({})
strengths = STRENGTHS
measured = True


def table(options: Options) -> str:
    """One table: that of the house sheet."""
    return "house"


def clock(options: Options) -> int | None:
    """Seconds for each choice: of the active seat, then anew of all others together."""
    return options.clock

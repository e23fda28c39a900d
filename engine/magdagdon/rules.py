"""MAGDAGDON as a game of this table: everything the protocol `engine.game.Game` names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.magdagdon import pieces
from engine.magdagdon.bots.hinting import hint
from engine.magdagdon.bots.measuring import measure
from engine.magdagdon.bots.reviewing import review
from engine.magdagdon.bots.strengths import STRENGTHS, think
from engine.magdagdon.course import evolve, follow_up
from engine.magdagdon.judging import autoplay, decide, legal, waits
from engine.magdagdon.pieces import Options, Player, State
from engine.magdagdon.scoring import TERMS
from engine.magdagdon.showing import outcome, secret, view

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

id: Final = "magdagdon"
version: Final = 2
"""2: a log says which Power was used."""
seats: Final = range(1, 9)
options = Options
state = State
command = pieces.Command
event = pieces.Event
strengths: Final = len(STRENGTHS)
measured: Final = True
dailies: Mapping[str, Options] = {name: Options(difficulty=name, pace="own") for name in TERMS}


def table(options: Options) -> str:
    """High scores are kept per difficulty."""
    return options.difficulty


def clock(options: Options) -> int | None:
    """Seconds a turn may take."""
    return options.clock


def start(seats: int, options: Options) -> State:
    """Empty boards, nothing rolled yet."""
    return State(options, openings=0, players=(Player(),) * seats)


def turn(state: State) -> int:
    """Counts the turns opened; at everyone's own pace those of all seats together."""
    return state.openings

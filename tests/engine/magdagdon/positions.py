"""Positions and dice made to measure, so that a test can start where its rule applies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.game import settle
from engine.magdagdon import rules
from engine.magdagdon.board import EMPTY_BOARD, Board
from engine.magdagdon.pieces import Command, Options, Player, State
from engine.magdagdon.scoring import Difficulty


class Laid:
    """Dice that show what was laid down for each place; a place that nobody laid down fails the test."""

    def __init__(self, faces: Mapping[tuple[str | int, ...], int]) -> None:
        self._faces = faces

    def roll(self, sides: int, *where: str | int) -> int:
        assert sides == 6
        return self._faces[where]


NO_DICE = Laid({})
"""Dice that must not be asked."""


def rolls(faces: Sequence[Sequence[int]], first: int = 1) -> dict[tuple[str | int, ...], int]:
    """The places of these rolls of four, from turn `first` on."""
    return {("roll", turn, die): face for turn, roll in enumerate(faces, first) for die, face in enumerate(roll)}


def position(
    board: Board = EMPTY_BOARD,
    dice: Sequence[int] | None = None,
    difficulty: Difficulty = "PEACEFUL",
    powers_used: int = 0,
    then: Iterable[Sequence[int]] = (),
) -> tuple[State, Laid]:
    """One seat's game with this board, these dice rolled (None: not rolled yet) and the rolls that follow."""
    player = Player(cells=board, powers_used=powers_used)
    state = State(Options(difficulty=difficulty), openings=0, players=(player,))
    if dice is None:
        return state, NO_DICE
    laid = Laid(rolls([dice, *then]))
    return settle(rules, state, laid)[0], laid


def command(**fields: object) -> Command:
    """A command as the wire brings it."""
    parsed: Command = msgspec.convert(fields, rules.command)
    return parsed

"""What a game's dice allow: the strongest bot's score, and the best that can be found when they are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.dice import Dice
from engine.game import Measure
from engine.magdagdon.bots.beam import Beam
from engine.magdagdon.bots.strengths import STRENGTHS, terms, think, values
from engine.magdagdon.course import evolve, follow_up
from engine.magdagdon.judging import decide
from engine.magdagdon.pieces import Options, Player, State
from engine.magdagdon.scoring import Difficulty, score
from engine.magdagdon.showing import secret, view

WIDTHS: Final[Mapping[Difficulty, int]] = {"PEACEFUL": 1000, "SURVIVAL": 3000, "NIGHTMARE": 5000}
"""How many boards the search keeps: as many as a quarter of a minute allows."""


def measure(options: Options, dice: Dice) -> Measure:
    """What these dice allow on this difficulty, whatever the pace."""
    difficulty = options.difficulty
    par = _par(difficulty, dice)
    line = Beam(values(difficulty), dice, terms(difficulty, 0), WIDTHS[difficulty]).search()
    return Measure(par, max(par, line.score))


def _par(difficulty: Difficulty, dice: Dice) -> int:
    """The strongest bot's score, when it plays alone."""
    state = _settled(State(Options(difficulty=difficulty), openings=0, players=(Player(),)), dice)
    while (known := secret(state, 0)) is not None:
        command = think(view(state), known, 0, len(STRENGTHS))
        for event in decide(state, 0, command, dice):
            state = evolve(state, event)
        state = _settled(state, dice)
    [player] = state.players
    return score(player.cells, difficulty, player.powers_used).total


def _settled(state: State, dice: Dice) -> State:
    while (event := follow_up(state, dice)) is not None:
        state = evolve(state, event)
    return state

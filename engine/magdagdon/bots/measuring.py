"""What a game's dice allow: the strongest bot's score, and the best that can be found when they are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.dice import Dice
from engine.game import Best, Course, Measure, evolve_all, settle
from engine.magdagdon import course
from engine.magdagdon.bots.beam import Beam
from engine.magdagdon.bots.strengths import STRENGTHS, terms, think, values
from engine.magdagdon.judging import decide
from engine.magdagdon.pieces import Command, Event, Options, Player, Secret, State
from engine.magdagdon.scoring import Difficulty, score
from engine.magdagdon.showing import secret, view

COURSE: Final[Course[State, Event]] = course
WIDTHS: Final[Mapping[Difficulty, int]] = {"PEACEFUL": 1000, "SURVIVAL": 3000, "NIGHTMARE": 5000}
"""How many boards the search keeps: as many as a quarter of a minute allows."""


def measure(options: Options, seats: int, dice: Dice) -> Measure:
    """What these dice allow on this difficulty, on every seat the same, whatever the pace."""
    difficulty = options.difficulty
    par = _played(difficulty, dice, _by_the_strongest)
    line = iter(Beam(values(difficulty), dice, terms(difficulty, 0), WIDTHS[difficulty]).search().commands)
    best = max(par, _played(difficulty, dice, lambda *_: next(line)), key=lambda found: found.score)
    return Measure((par.score,) * seats, best)


def _by_the_strongest(state: State, known: Secret) -> Command:
    return think(view(state), known, 0, len(STRENGTHS))


def _played(difficulty: Difficulty, dice: Dice, choose: Callable[[State, Secret], Command]) -> Best:
    """How somebody ends who plays alone and chooses so."""
    state, _ = settle(COURSE, State(Options(difficulty=difficulty), openings=0, players=(Player(),)), dice)
    while (known := secret(state, 0)) is not None:
        state = evolve_all(COURSE, state, decide(state, 0, choose(state, known), dice))
        state, _ = settle(COURSE, state, dice)
    [player], [seat] = state.players, view(state).seats
    return Best(score(player.cells, difficulty, player.powers_used).total, seat)

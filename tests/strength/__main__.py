"""How strong the bots are: seeded games through the engine, as a seat sees them.

python -m tests.strength [--games N] [--game NAME] [--strengths 4 5]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

from engine.dice import SeededDice
from engine.game import begin, play
from engine.magdagdon import rules
from engine.magdagdon.pieces import Options
from engine.magdagdon.scoring import TERMS


def game(difficulty, strength: int, number: int) -> tuple[int, list[float]]:
    """The score of one game, and the milliseconds that each turn took to think over."""
    dice = SeededDice(number.to_bytes(32, "big"))
    state, _ = begin(rules, 1, Options(difficulty=difficulty), dice)
    thought = [0.0]
    while not state.over:
        view, secret = rules.view(state), rules.secret(state, 0)
        began = time.process_time()
        command = rules.think(view, secret, 0, strength)
        thought[-1] += 1000 * (time.process_time() - began)
        turns = state.players[0].turns
        state, _ = play(rules, state, 0, command, dice)
        if state.players[0].turns > turns:
            thought.append(0.0)
    return rules.outcome(state).seats[0].score, thought[:-1]


def measured(difficulty, strength: int, games: int) -> str:
    """One line of the table."""
    played = [game(difficulty, strength, number) for number in range(1, games + 1)]
    scores = [score for score, _ in played]
    thought = sorted(ms for _, turns in played for ms in turns)
    mean, spread = statistics.fmean(scores), statistics.pstdev(scores)
    return (
        f"magdagdon {difficulty:<9} strength {strength}: mean {mean:6.1f} ± {spread / games**0.5:.1f}, "
        f"spread {spread:5.1f}, p95 {thought[int(0.95 * len(thought))]:5.1f} ms a turn, {games} games"
    )


def lines(wanted: argparse.Namespace) -> Iterator[str]:
    for difficulty in wanted.difficulties:
        for strength in wanted.strengths:
            yield measured(difficulty, strength, wanted.games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--strengths", type=int, nargs="*", default=[1, 2, 3, 4, 5])
    parser.add_argument("--difficulties", nargs="*", default=list(TERMS))
    for line in lines(parser.parse_args()):
        print(line, flush=True)

"""How strong the bots are: seeded games played through the rules, each bot knowing what its seat is shown.

    python -m tests.strength [--games N] [--tables PEACEFUL SURVIVAL NIGHTMARE lost_cities] [--strengths 4 5]
    python -m tests.strength --best 40 [--tables …]      the best that is found when so many games' dice are known

Milliseconds are those of the processor. Lost Cities is played at tables of two, three and four bots of one strength.
"""

import argparse
import statistics
import time

from engine import GAMES
from engine.dice import SeededDice
from engine.game import begin, play
from engine.magdagdon.scoring import TERMS

CROWDS = (2, 3, 4)


class Played:
    """One game: the scores, and the milliseconds that each turn of each seat took to think over."""

    def __init__(self, game, seats, options, strength, number):
        dice = SeededDice(number.to_bytes(32, "big"))
        state, _ = begin(game, seats, game.options(**options), dice)
        spent = {}
        while game.outcome(state) is None:
            seat = next(seat for seat in range(seats) if not game.waits(state, seat))
            turn = game.turn(state)
            view, secret = game.view(state), game.secret(state, seat)
            began = time.process_time()
            command = game.think(view, secret, seat, strength)
            spent[turn, seat] = spent.get((turn, seat), 0) + 1000 * (time.process_time() - began)
            state, _ = play(game, state, seat, command, dice)
        self.scores = [seat.score for seat in game.outcome(state).seats]
        self.spent = list(spent.values())


def line(table, strength, games):
    """One line of what is printed; None: the game has no such strength."""
    game = GAMES["magdagdon" if table in TERMS else table]
    if strength > game.strengths:
        return None
    crowds, options = ((1,), {"difficulty": table}) if table in TERMS else (CROWDS, {})
    played = [Played(game, crowds[n % len(crowds)], options, strength, n) for n in range(1, games + 1)]
    scores = [score for each in played for score in each.scores]
    spent = sorted(ms for each in played for ms in each.spent)
    spread = statistics.pstdev(scores)
    return (
        f"{table:<11} strength {strength}: mean {statistics.fmean(scores):6.1f} ± {spread / len(scores) ** 0.5:3.1f}, "
        f"spread {spread:5.1f}, p95 {spent[int(0.95 * len(spent))]:5.1f} ms a turn, {games} games"
    )


def best(table, seeds):
    """One line about the best that is found in known dice, beside the par of the same dice."""
    game, crowds, options = GAMES["lost_cities"], CROWDS, {}
    if table in TERMS:
        game, crowds, options = GAMES["magdagdon"], (1,), {"difficulty": table}
    par, found, spent = [], [], []
    for n in range(1, seeds + 1):
        began = time.process_time()
        seats = crowds[n % len(crowds)]
        measure = game.measure(game.options(**options), seats, SeededDice(n.to_bytes(32, "big")))
        spent.append(time.process_time() - began)
        par += measure.par
        found += [each.score for each in (measure.best if isinstance(measure.best, tuple) else [measure.best])]
    most, level = statistics.fmean(found), statistics.fmean(par)
    return f"{table:<11} best found: mean {most:6.1f}, par {level:6.1f}, at most {max(spent):4.1f} s, {seeds} games"


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.strength")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tables", nargs="*", default=[*TERMS, "lost_cities"])
    parser.add_argument("--strengths", type=int, nargs="*", default=[1, 2, 3, 4, 5])
    parser.add_argument("--best", type=int, default=0)
    wish = parser.parse_args()
    if wish.best:
        for table in wish.tables:
            print(best(table, wish.best), flush=True)
        return
    for table in wish.tables:
        for strength in wish.strengths:
            if (measured := line(table, strength, wish.games)) is not None:
                print(measured, flush=True)


if __name__ == "__main__":
    main()

"""How the strongest bot of Lost Cities comes by its values: it plays itself and learns what positions came to.

    python -m tests.strength.learning [--minutes 15] [--seats 2 3 4 5] [--into engine/lost_cities/bots] [--anew]
    python -m tests.strength.learning --check 500 [--seats 2 3 4 5]      how right the values are, learning nothing

It begins with the values that are there; `--anew`: with what a sheet promises at first sight. Those that come with the
game are of `--anew`, then of two more runs; since the end of a game is foreseen their means were met once more, over
1500 games. The minutes are those of a processor, for all sizes together.

After each game every entry moves a little towards what its positions came to: what the values said a turn later, and a
turn after that, and less and less so the end (temporal differences). Some seats choose carelessly for some turns, so
that positions are known which only people come by; from there on all choose well. In the end means are met
(`centred`; `--minutes 0` does nothing else).
"""

import argparse
import random
import statistics
import time
from array import array
from pathlib import Path

from engine.lost_cities.bots import values as known
from engine.lost_cities.bots.choosing import best, consider
from engine.lost_cities.bots.packed import COLUMN_STATES, EMPTY_SHEET, filled, points, spaces, top
from engine.lost_cities.bots.values import LENGTHS, UNIT, Values, between, entries, outlook, stored
from engine.lost_cities.pieces import Refuse, Roll
from engine.lost_cities.sheet import (
    ARTIFACT_POINTS,
    BRIDGE,
    BRIDGE_POINTS,
    CIRCLE_FACTOR,
    COLOUR_FACES,
    COLUMNS,
    EXPEDITION_POINTS,
    NUMBER_FACES,
    SPACES,
    TEN,
)

TRACES = (0.7, 1)
"""How far the end reaches back, at first and in the end: the part that each turn leaves of it."""
ANEW, MORE = (0.12, 0.01), (0.04, 0.004)
"""How far entries move, at first and in the end: the part of what a whole position is wrong by."""
CENTRED = 4000
"""Games after which means are met."""
CARELESS = 0.4
"""The part of games in which half of the seats choose carelessly for some turns; those teach nothing."""


class Passed:
    """One choice of a seat, for learning."""

    def __init__(self, sheet, seen, worth, paid):
        self.sheet, self.seen = sheet, seen
        self.total = worth + paid


class Game:
    """A game of one set of values against itself. `passed`: by seat what is to be learned from."""

    def __init__(self, values, seats, chance):
        self.values, self.chance = values, chance
        self.sheets = [EMPTY_SHEET] * seats
        self.paying = [True] * COLUMNS
        self.paid = [0] * seats
        self.passed = [[] for _ in range(seats)]
        odd = chance.random() < CARELESS
        self.careless = [chance.randint(1, 25) if odd and chance.random() < 0.5 else 0 for _ in range(seats)]
        self.blur = chance.choice((5, 10, 20, 40, 80))
        self.turn = 0

    def play(self):
        """To the end; the totals."""
        seats = len(self.sheets)
        while any(self.paying) and not all(sheet[-1] == SPACES for sheet in self.sheets):
            self.turn += 1
            dice = Roll(self._faces(COLOUR_FACES), self._faces(NUMBER_FACES))
            active = (self.turn - 1) % seats
            choice, self.sheets[active] = self._chosen(active, dice, None)
            taken = None if isinstance(choice, Refuse) else choice
            others = {seat: self._chosen(seat, dice, taken)[1] for seat in range(seats) if seat != active}
            for seat, sheet in others.items():
                self.sheets[seat] = sheet
            self._close()
        return [points(sheet) + paid for sheet, paid in zip(self.sheets, self.paid, strict=True)]

    def _faces(self, sides):
        return tuple(self.chance.randrange(sides) for _ in range(3))

    def _chosen(self, seat, dice, taken):
        seen = outlook(self.sheets, self.paying, seat, (seat - self.turn) % len(self.sheets))
        options = consider(self.values.sight(seen), self.sheets[seat], self.turn, dice, taken)
        if self.turn <= self.careless[seat]:
            chosen = max(options, key=lambda option: option.worth + self.chance.gauss(0, self.blur))
        else:
            chosen = best(options)
        if self.turn > max(self.careless):
            self.passed[seat].append(Passed(chosen.sheet, seen, chosen.worth, self.paid[seat]))
        return chosen.choice, chosen.sheet

    def _close(self):
        heights = [filled(sheet) for sheet in self.sheets]
        for column in range(COLUMNS):
            if self.paying[column]:
                there = [seat for seat, height in enumerate(heights) if height[column] >= BRIDGE]
                self.paying[column] = not there
                for seat in there:
                    self.paid[seat] += BRIDGE_POINTS


def learn(weights, passed, total, step, trace):
    """Move the entries of one seat's game."""
    target = later = total
    for at in reversed(passed):
        target = trace * target + (1 - trace) * later
        later = at.total
        rows = list(entries(at.sheet, at.seen))
        knot, part = between(at.seen.left)
        move = step * (target - at.total) / (len(rows) * ((1 - part) ** 2 + part**2))
        for row in rows:
            weights[row * len(LENGTHS) + knot] += move * (1 - part)
            weights[row * len(LENGTHS) + knot + 1] += move * part


def first_sight():
    """Values to begin with."""
    weights = array("d", bytes(8 * len(LENGTHS) * known.ENTRIES))
    refusals = (-8, 12, -48, -12, 0, -6, 10, 10, 2, -62)
    for at, length in enumerate(LENGTHS):
        left = length / LENGTHS[-1]
        for entry in range(known.ENTRIES):
            weights[entry * len(LENGTHS) + at] = _first(entry, left, refusals)
    return weights


def _first(entry, left, refusals):
    if entry < known.BRIDGES:
        state = entry % COLUMN_STATES
        fits = (TEN - top(state) + 1) / TEN if spaces(state) else 1
        points = _between(EXPEDITION_POINTS, spaces(state) + 7.8 * left * fits)
        return points * (CIRCLE_FACTOR if state % 2 else 1)
    if entry < known.ARTIFACT:
        height = (entry - known.BRIDGES) // BRIDGE % BRIDGE
        return 0.6 * BRIDGE_POINTS * max(0, min(1, (height + 5 * left - 5) / 2))
    if entry < known.REFUSAL:
        return _between(ARTIFACT_POINTS, entry - known.ARTIFACT + 6.25 * left)
    if entry < known.BEGUN:
        return refusals[entry - known.REFUSAL]
    return 0


def _between(scale, reached):
    below = min(SPACES, int(reached))
    return scale[below] + (reached - below) * (scale[below + 1] - scale[below]) if below < SPACES else scale[SPACES]


def trained(weights, seats, minutes, steps, chance):
    """Learn for so many minutes of the processor; tells now and then how it stands."""
    began, games, scores, wrong = time.process_time(), 0, [], []
    told = 0
    while (gone := (time.process_time() - began) / 60 / minutes) < 1:
        game = Game(Values(weights), seats, chance)
        totals = game.play()
        step = steps[0] * (steps[1] / steps[0]) ** gone
        trace = TRACES[0] + (TRACES[1] - TRACES[0]) * gone
        for passed, total in zip(game.passed, totals, strict=True):
            learn(weights, passed, total, step, trace)
            if not any(game.careless):
                scores.append(total)
                wrong.append(total - passed[0].total)
        games += 1
        if gone * 8 >= told:
            told += 1
            mean, off = sum(scores) / max(1, len(scores)), sum(wrong) / max(1, len(wrong))
            print(f"{seats} seats, {games} games: mean {mean:.1f}, {off:+.1f} to what was expected", flush=True)
            scores, wrong = [], []


def centred(weights, seats, chance):
    """Move what is the same for all choices of a moment to what games came to: the last ones weighed too much."""
    wrong, seen = [0.0] * len(LENGTHS), [0.0] * len(LENGTHS)
    values = Values(weights[:])
    for _ in range(CENTRED):
        game = Game(values, seats, chance)
        totals = game.play()
        for passed, total in zip(game.passed, totals, strict=True):
            for at in passed:
                knot, part = between(at.seen.left)
                for where, share in ((knot, 1 - part), (knot + 1, part)):
                    wrong[where] += share * (total - at.total)
                    seen[where] += share
    for entry in range(known.PAYING, known.UNTIL):
        for at, (sum_, count) in enumerate(zip(wrong, seen, strict=True)):
            weights[entry * len(LENGTHS) + at] += sum_ / max(1, count)


def checked(values, seats, games, chance):
    """How totals differ from what positions promised, over games that nobody has learned from."""
    found = []
    for _ in range(games):
        game = Game(values, seats, chance)
        totals = game.play()
        for passed, total in zip(game.passed, totals, strict=True):
            found += [(at.total, total) for at in passed]
    found.sort()
    tenths = [found[at * len(found) // 10 : (at + 1) * len(found) // 10] for at in range(10)]
    means = [[statistics.fmean(numbers) for numbers in zip(*tenth, strict=True)] for tenth in tenths]
    off = statistics.fmean(abs(came - promised) for promised, came in means)
    bias = statistics.fmean(came - promised for promised, came in found)
    spread = statistics.fmean((came - promised) ** 2 for promised, came in found) ** 0.5
    print(f"{seats} seats: {off:.1f} off over tenths, {bias:+.1f} on the whole, spread {spread:.0f}, {games} games")
    print(" ", *(f"{promised:.0f}→{came:.0f}" for promised, came in means), flush=True)


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.strength.learning")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--into", type=Path, default=Path("engine/lost_cities/bots"))
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--check", type=int, default=0)
    wish = parser.parse_args()
    chance = random.Random(1 if wish.anew else 3)
    for seats in wish.seats:
        kept = wish.into / f"values{seats}.bin"
        if wish.check:
            checked(stored(kept.read_bytes()), seats, wish.check, random.Random(2))
            continue
        weights = first_sight() if wish.anew else array("d", (n * UNIT for n in array("h", kept.read_bytes())))
        if wish.minutes:
            trained(weights, seats, wish.minutes / len(wish.seats), ANEW if wish.anew else MORE, chance)
        centred(weights, seats, chance)
        numbers = array("h", (max(-32768, min(32767, round(weight / UNIT))) for weight in weights))
        kept.write_bytes(numbers.tobytes())


if __name__ == "__main__":
    main()

"""What a decision costs: `python -m tests.load.decisions`.

Each decision is timed three times and the best time counts, so that the machine's other work stays out of it.
Aim: under 1 ms at the median, 25 ms at worst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations_with_replacement
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engine import GAMES
from engine.dice import SeededDice
from engine.game import AnyGame, play, settle
from engine.magdagdon import rules as magdagdon
from engine.magdagdon.board import EMPTY, EMPTY_BOARD, RUIN, Board, Field, first_way
from engine.magdagdon.pieces import Options, Player, State
from tests.engine.conformance.tables import Playthrough, play_through, seed_of, shown, tables

Job = Callable[[], Any]
MEDIAN_AIM, WORST_AIM = 1.0, 25.0


def best_of_three(job: Job) -> float:
    """Milliseconds."""
    times = []
    for _ in range(3):
        begun = perf_counter()
        job()
        times.append(perf_counter() - begun)
    return min(times) * 1000


def report(what: str, jobs: Iterable[Job]) -> tuple[float, float]:
    """Time these jobs and print a line about them."""
    times = [best_of_three(job) for job in jobs]
    middle, worst = median(times), max(times)
    print(f"{what:<58} {len(times):>6} {middle:>9.3f} {worst:>9.3f}")
    return middle, worst


def games_of(game: AnyGame) -> list[Playthrough]:
    """Games in every configuration, with the fewest and the most seats."""
    return [play_through(table, seed_of(table)) for table in tables(game)]


def commands(games: Iterable[Playthrough]) -> Iterator[Job]:
    """Every command and all that follows from it: a turn closed, dice rolled, MAGDAGDON or not."""
    for played in games:
        dice = SeededDice(played.seed)
        for step in played.steps:
            yield partial(play, played.table.game, step.before, step.seat, step.command, dice)


def automatic(games: Iterable[Playthrough]) -> Iterator[Job]:
    """What an expired clock plays."""
    for played in games:
        for step in played.steps:
            yield partial(played.table.game.autoplay, step.before, step.seat)


def shows(games: Iterable[Playthrough]) -> Iterator[Job]:
    """The view and all secrets, after every command."""
    for played in games:
        for step in played.steps:
            yield partial(shown, played.table.game, played.table.seats, step.after)


def feasible(board: Board, dice: tuple[int, ...], minimum: int) -> Job:
    """Whether so many of these dice can be placed on a board."""
    return lambda: first_way(Field.of(board), dice, minimum)


def empty_board() -> Iterator[Job]:
    """Every roll of NIGHTMARE's first turn."""
    return (feasible(EMPTY_BOARD, dice, 3) for dice in combinations_with_replacement(range(1, 7), 4))


def hard_boards(count: int = 3000) -> Iterator[Job]:
    """Boards grown by chance, some with ruins, and rolls that cannot be placed, so that the whole search is needed."""
    chance = Random("hard boards")
    while count:
        board, dice = grown(chance), tuple(chance.choices(range(1, 7), k=4))
        minimum = min(3, board.count(EMPTY))
        if minimum and first_way(Field.of(board), dice, minimum) is None:
            count -= 1
            yield feasible(board, dice, minimum)


def grown(chance: Random) -> Board:
    """A board with up to four ruins on which up to twelve numbers have been placed."""
    board = [RUIN] * chance.randrange(5)
    board += [EMPTY] * (16 - len(board))
    chance.shuffle(board)
    for _ in range(chance.randrange(13)):
        value = chance.randrange(1, 7)
        room = Field.of(tuple(board)).room(value)
        if cells := [cell for cell in range(16) if room >> cell & 1]:
            board[chance.choice(cells)] = value
    return tuple(board)


def eight_seats() -> Iterator[Job]:
    """The dearest moment of all: a roll for eight different boards in NIGHTMARE, each almost empty."""
    for number in range(40):
        dice = SeededDice(seed_of(number))
        boards = [(EMPTY,) * seat + (RUIN,) + (EMPTY,) * (15 - seat) for seat in range(8)]
        state = State(Options(difficulty="NIGHTMARE"), 0, tuple(Player(cells=board) for board in boards))
        yield partial(settle, magdagdon, state, dice)


def main() -> None:
    """Print what decisions cost, game by game, then MAGDAGDON's hard cases."""
    print(f"{'milliseconds':<58} {'timed':>6} {'median':>9} {'worst':>9}")
    rows = []
    for name, game in GAMES.items():
        games = games_of(game)
        rows.append(report(f"{name}: a command and what follows from it", commands(games)))
        rows.append(report(f"{name}: autoplay", automatic(games)))
        rows.append(report(f"{name}: the view and all secrets", shows(games)))
    rows.append(report("magdagdon: can it be placed? empty board, NIGHTMARE", empty_board()))
    rows.append(report("magdagdon: can it be placed? hard boards", hard_boards()))
    rows.append(report("magdagdon: a roll for eight seats, NIGHTMARE", eight_seats()))
    met = all(middle < MEDIAN_AIM and worst < WORST_AIM for middle, worst in rows)
    print(f"aim (median {MEDIAN_AIM:g}, worst {WORST_AIM:g}): {'met' if met else 'MISSED'}")


if __name__ == "__main__":
    main()

"""The best game that can be found when every die is known beforehand: a beam of promising boards, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dice import Dice
from engine.magdagdon.board import EMPTY_BOARD
from engine.magdagdon.bots.choosing import Situation, lay
from engine.magdagdon.bots.foreseen import Foreseen, foresee
from engine.magdagdon.bots.hands import SIZES
from engine.magdagdon.bots.outcomes import outcomes, rate
from engine.magdagdon.bots.packed import Packed
from engine.magdagdon.bots.prospects import Terms
from engine.magdagdon.bots.values import REVERSED, ROW, Values
from engine.magdagdon.pieces import Command

KEPT_BEFORE_TWINS: Final = 4
"""How many times the width is kept before boards that are turns and reflections of others are dropped."""


class Node(NamedTuple):
    """A board that the search has reached, and the way there."""

    worth: float
    """What it promises, less the Powers it has cost."""
    board: Packed
    used: int
    """Powers used on the way."""
    before: Node | None
    hand: int
    """The hand that was placed last; −1: none, a ruin was."""


class Line(NamedTuple):
    """A whole game, and its score."""

    score: int
    commands: tuple[Command, ...]


class Beam:
    """A beam search through all games that can be played on known dice."""

    def __init__(self, values: Values, dice: Dice, terms: Terms, width: int) -> None:
        """`terms` are those of a game that has not begun; `width`: boards that are kept from turn to turn."""
        self._values = values
        self._dice = dice
        self._terms = terms
        self._width = width

    def search(self) -> Line:
        """The best game found."""
        nodes = [Node(0.0, Packed.of(EMPTY_BOARD), 0, None, -1)]
        turns: list[Foreseen] = []
        best: Node | None = None
        while nodes:
            turns.append(foresee(self._dice, len(turns) + 1, len(self._terms.costs)))
            found = self._turn(nodes, turns[-1])
            best = max((node for node in (best, *found) if node and not node.board.empty), default=None)
            nodes = _without_twins((node for node in found if node.board.empty), self._width)
        if best is None:
            raise ArithmeticError("a game ends after sixteen turns at most")
        return Line(round(best.worth), tuple(_commands(best, turns, self._terms)))

    def _turn(self, nodes: Sequence[Node], turn: Foreseen) -> list[Node]:
        """The most promising boards that the next turn can lead to, the best first."""
        most = KEPT_BEFORE_TWINS * self._width
        found: list[tuple[float, int, int, int, int]] = []
        floor = float("-inf")
        powers = turn.powers()
        follow = [turn.follow(left) for left in range(len(self._terms.costs) + 1)]
        for at, node in enumerate(nodes):
            rebates = self._rebates(node, powers)
            led = outcomes(node.board, follow[len(self._terms.costs) - node.used], self._terms.least(node.board.empty))
            placeable = False
            for worth, (hand, rows, columns) in zip(rate(self._values, led, node.board.empty), led, strict=True):
                placeable = placeable or not powers[hand]
                if worth + rebates[hand] > floor:
                    found.append((worth + rebates[hand], at, hand, rows, columns))
            if not placeable:
                found += self._ruined(node, at)
            if len(found) > 3 * most:
                found = nlargest(most, found)
                floor = found[-1][0]
        return [
            self._node(nodes[at], worth, hand, rows, columns, powers)
            for worth, at, hand, rows, columns in nlargest(most, found)
        ]

    def _rebates(self, node: Node, powers: Sequence[int]) -> list[float]:
        """For each hand what must be added to the worth of a board: unused Powers less the cost of the used ones."""
        costs, spare, empty = self._terms.costs, self._terms.spare, node.board.empty
        rebates = []
        for size, more in zip(SIZES, powers, strict=True):
            used = min(node.used + more, len(costs))
            rebates.append(spare[len(costs) - used][max(0, empty - size)] - sum(costs[:used]))
        return rebates

    def _ruined(self, node: Node, at: int) -> Iterator[tuple[float, int, int, int, int]]:
        empty = node.board.empty - 1
        costs = self._terms.costs
        extra = self._terms.spare[len(costs) - node.used][empty] - sum(costs[: node.used])
        for rows, columns in node.board.ruins():
            yield self._values.of(rows, columns, empty) + extra, at, -1, rows, columns

    def _node(self, before: Node, worth: float, hand: int, rows: int, columns: int, powers: Sequence[int]) -> Node:
        empty = before.board.empty - (SIZES[hand] if hand >= 0 else 1)
        used = before.used + (powers[hand] if hand >= 0 else 0)
        return Node(worth, Packed(rows, columns, empty), used, before, hand)


def _without_twins(nodes: Iterator[Node], width: int) -> list[Node]:
    """The first of them, each board in one of its eight positions only."""
    kept: dict[tuple[int, int], Node] = {}
    for node in nodes:
        kept.setdefault((_position(node.board), node.used), node)
        if len(kept) == width:
            break
    return list(kept.values())


def _position(board: Packed) -> int:
    """A number that all turns and reflections of a board share, and no other board."""
    return min(*_reflections(board.rows), *_reflections(board.columns))


def _reflections(rows: int) -> Iterator[int]:
    first, second, third, fourth = rows >> 36, rows >> 24 & ROW, rows >> 12 & ROW, rows & ROW
    for a, b, c, d in (
        (first, second, third, fourth),
        (REVERSED[first], REVERSED[second], REVERSED[third], REVERSED[fourth]),
    ):
        yield ((a << 12 | b) << 12 | c) << 12 | d
        yield ((d << 12 | c) << 12 | b) << 12 | a


def _commands(last: Node, turns: Sequence[Foreseen], terms: Terms) -> Iterator[Command]:
    """The commands that lead to a board."""
    path = [last]
    while (before := path[-1].before) is not None:
        path.append(before)
    path.reverse()
    for number, (before, node) in enumerate(pairwise(path), start=1):
        turn = turns[number - 1]
        dice = turn.dice
        if node.hand >= 0:
            way = turn.ways[node.hand]
            yield from (replace(power, use=before.used + power.use) for power in way.powers)
            dice = way.dice
        yield lay(Situation(before.board.board(), dice, number, node.used, terms), node.board)

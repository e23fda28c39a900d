"""The best total that a seat can be found to reach at a table of bots, when it knows every die beforehand.

A beam of promising positions goes from turn to turn. The strongest bot sits on all other seats and answers whatever the
seat does, so that each line is a game that could have been played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Seat
from engine.lost_cities import turns
from engine.lost_cities.bots.choosing import Considered, best, consider
from engine.lost_cities.bots.packed import EMPTY_SHEET, Packed, filled, points
from engine.lost_cities.bots.values import Values, outlook
from engine.lost_cities.pieces import Choice, Roll, Take
from engine.lost_cities.sheet import BRIDGE, BRIDGE_POINTS, COLUMNS, DICE, SPACES

Table = tuple[Packed, ...]
"""The sheets of all seats."""
Paying = tuple[bool, ...]
"""Which of the eight bridges still pay."""


class Node(NamedTuple):
    """A position of the beam, before the dice of a turn are rolled."""

    sheets: Table
    paying: Paying
    paid: int
    """Points of the bridges that paid the seat."""
    before: Node | None
    choice: Choice | None
    """What the seat chose last."""


class Choosing(NamedTuple):
    """A position in which the seat has chosen and the others have not, except for the active one."""

    worth: float
    node: Node
    sheets: Table
    choice: Choice
    taken: Take | None


class Beam:
    """A beam search through all games that one seat can play on known dice."""

    def __init__(self, values: Values, dice: Dice, seats: int, seat: Seat, width: int) -> None:
        """`width`: positions that are kept from turn to turn."""
        self._values = values
        self._dice = dice
        self._seats = seats
        self._seat = seat
        self._width = width

    def search(self) -> tuple[Choice, ...]:
        """The choices of the best game found, turn by turn."""
        nodes = [Node((EMPTY_SHEET,) * self._seats, (True,) * COLUMNS, 0, None, None)]
        ended: list[Node] = []
        turn = 0
        while nodes:
            turn += 1
            played = self._turn(nodes, turn)
            ended += [node for node in played if _over(node)]
            nodes = [node for node in played if not _over(node)]
        return _choices(max(ended, key=self._total))

    def _turn(self, nodes: Sequence[Node], number: int) -> list[Node]:
        """What the most promising choices of the seat lead to."""
        turn = _Turn(self._values, number, turns.roll(number, self._dice), self._seats)
        ways = (way for node in nodes for way in self._ways(node, turn))
        chosen: dict[tuple[Table, Paying, int, Take | None], Choosing] = {}
        for way in nlargest(3 * self._width, ways, key=lambda way: way.worth):
            chosen.setdefault((way.sheets, way.node.paying, way.node.paid, way.taken), way)
            if len(chosen) == self._width:
                break
        return [self._closed(way, turn) for way in chosen.values()]

    def _ways(self, node: Node, turn: _Turn) -> Iterator[Choosing]:
        """What the seat may choose, each once for each sheet."""
        sheets, taken = node.sheets, None
        if turn.active != self._seat:
            answer = turn.answer(sheets, node.paying, turn.active, None)
            sheets = _with(sheets, turn.active, answer.sheet)
            taken = answer.choice if isinstance(answer.choice, Take) else None
        for option in turn.options(sheets, node.paying, self._seat, taken):
            choice = option.choice
            gone = choice if turn.active == self._seat and isinstance(choice, Take) else taken
            worth = option.worth + node.paid
            yield Choosing(worth, node, _with(sheets, self._seat, option.sheet), choice, gone)

    def _closed(self, way: Choosing, turn: _Turn) -> Node:
        """The others choose, and bridges are paid."""
        node, seat = way.node, self._seat
        sheets = way.sheets
        known = sheets if turn.active == seat else _with(sheets, seat, node.sheets[seat])
        for other in range(self._seats):
            if other not in (seat, turn.active):
                sheets = _with(sheets, other, turn.answer(known, node.paying, other, way.taken).sheet)
        heights = [filled(sheet) for sheet in sheets]
        paying = tuple(pays and max(column) < BRIDGE for *column, pays in zip(*heights, node.paying, strict=True))
        won = sum(was and height >= BRIDGE for was, height in zip(node.paying, heights[seat], strict=True))
        return Node(sheets, paying, node.paid + BRIDGE_POINTS * won, node, way.choice)

    def _total(self, node: Node) -> int:
        return points(node.sheets[self._seat]) + node.paid


class _Turn:
    """The dice of a turn, and what the bots make of them."""

    def __init__(self, values: Values, number: int, dice: Roll, seats: int) -> None:
        self._values = values
        self._number = number
        self._dice = dice
        self.active = (number - 1) % seats
        self._answers: dict[tuple[Table, Paying, Seat, Take | None], Considered] = {}

    def answer(self, sheets: Table, paying: Paying, seat: Seat, taken: Take | None) -> Considered:
        """What the strongest bot chooses on a seat. The same question is worked out once a turn."""
        key = sheets, paying, seat, taken
        if key not in self._answers:
            self._answers[key] = best(self.options(sheets, paying, seat, taken))
        return self._answers[key]

    def options(self, sheets: Table, paying: Paying, seat: Seat, taken: Take | None) -> list[Considered]:
        """Everything a seat may choose, judged as the strongest bot judges it."""
        seen = outlook(sheets, paying, seat, (seat - self._number) % len(sheets))
        return consider(self._values.sight(seen), sheets[seat], self._number, self._dice, taken)


def _over(node: Node) -> bool:
    return not any(node.paying) or all(sheet[DICE] == SPACES for sheet in node.sheets)


def _with(sheets: Table, seat: Seat, sheet: Packed) -> Table:
    return (*sheets[:seat], sheet, *sheets[seat + 1 :])


def _choices(last: Node) -> tuple[Choice, ...]:
    """What the seat chose on the way to a position."""
    found: list[Choice] = []
    node: Node | None = last
    while node is not None and node.choice is not None:
        found.append(node.choice)
        node = node.before
    return tuple(reversed(found))

"""Tables to look at: what the server would send to one browser, played by the real engine from fixed seeds."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.dice import SeededDice
from engine.game import begin, play
from engine.lost_cities import rules, turns, writing
from engine.lost_cities.pieces import Choice, Options, Refuse, Roll, Sheet, State, Take
from engine.lost_cities.sheet import BRIDGE

NAMES = ("Majda", "Mateo", "Eleni", "Sari", "Alejandra")
BADGES = (3, 5, 1, 2, 7)
STANDING = {"ready": False, "bot": None, "auto": False, "gone": False}
Message = dict[str, Any]


class Table:
    """A game in play, seen from seat 0 unless said otherwise."""

    def __init__(self, seats: int, seed: int = 1, clock: int | None = None) -> None:
        self.options = Options(clock)
        self.dice = SeededDice(bytes([seed] * 32))
        self.chance = random.Random(seed)
        self.state: State = begin(rules, seats, self.options, self.dice)[0]
        self.version = 1

    def choose(self, *seats: int, refuse: bool = False) -> Table:
        """These seats choose, with a fair eye for points, unless they refuse."""
        for seat in seats:
            if not rules.waits(self.state, seat):
                choice = Refuse(self.state.turn) if refuse else self._best(seat)
                self.state = play(rules, self.state, seat, choice, self.dice)[0]
                self.version += 1
        return self

    def turns(self, count: int, *, refuse: bool = False) -> Table:
        """Everybody plays this many turns."""
        seats = len(self.state.sheets)
        for _ in range(count):
            first = (self.state.turn - 1) % seats
            self.choose(first, *(seat for seat in range(seats) if seat != first), refuse=refuse)
        return self

    def _best(self, seat: int) -> Choice:
        legal = list(rules.legal(self.state, seat))
        some = [legal[0], *self.chance.sample(legal[1:], min(60, len(legal) - 1))]
        return max(some, key=lambda one: self._worth(seat, one))

    def _worth(self, seat: int, choice: Choice) -> float:
        after = turns.after(self.state.sheets[seat], turns.on_table(self.state), choice)
        refused = 14 if isinstance(choice, Refuse) else 0
        return _worth(after) - _worth(self.state.sheets[seat]) - refused + self.chance.random()

    def room(self, remaining_ms: int | None = None) -> Message:
        """The message `room`."""
        over = rules.outcome(self.state)
        people = [
            {"no": seat + 1, "seat": seat, "name": NAMES[seat], "badge": BADGES[seat], **STANDING}
            for seat in range(len(self.state.sheets))
        ]
        message = {
            "version": self.version,
            "room": {
                **{"code": "KTMRZ7", "game_no": 1, "game": "lost_cities", "options": self.options, "host": 1},
                **{"phase": "over" if over else "playing", "people": people, "locked": False},
                **{"commitment": "ab" * 32, "seed": None, "results": []},
            },
            "view": rules.view(self.state),
            "outcome": None,
            "clock": None if remaining_ms is None else {"remaining_ms": remaining_ms},
        }
        if over:
            order = sorted((one.score for one in over.seats), reverse=True)
            ranked = [
                {"seat": seat, "rank": order.index(one.score) + 1, **msgspec.to_builtins(one)}
                for seat, one in enumerate(over.seats)
            ]
            message["outcome"] = {"why": over.why, "seats": ranked}
        return msgspec.to_builtins(message)

    def seat(self, seat: int = 0) -> Message:
        """The message `seat`."""
        secret = rules.secret(self.state, seat)
        message = {"code": "KTMRZ7", "version": self.version, "you": seat + 1, "seat": seat, "secret": secret}
        return msgspec.to_builtins(message)


def _worth(sheet: Sheet) -> float:
    """Points, with a column's future counted in."""
    hope = (0, 4, 8, 13, 19, 25, 32, 46, 52, 60)
    columns = sum(hope[len(column)] - (column[-1] - len(column)) * 1.6 for column in sheet.columns if column)
    return columns + hope[sheet.artifacts] + 3 * len(sheet.circles)


def sent(table: Table, seat: int | None = 0, *, remaining_ms: int | None = None, away: tuple[int, ...] = ()) -> Message:
    """What one browser has got: who it is, the room, its secret, who is there."""
    online = [no + 1 for no in range(len(table.state.sheets)) if no not in away]
    return {
        "you": None if seat is None else seat + 1,
        "seat": seat,
        "messages": [["room", table.room(remaining_ms)], *([] if seat is None else [["seat", table.seat(seat)]])],
        "online": online,
    }


def on_sheet(sheet: Sheet, *, colours: tuple[int, int, int], numbers: tuple[int, int, int]) -> Table:
    """Turn 18 of four: seat 1 has just taken the last die of each kind, seat 0 has this sheet and may choose."""
    table = Table(4, 3, 60).turns(17)
    roller = table.state.sheets[1]
    begun = tuple(() if column == colours[2] else numbers for column, numbers in enumerate(roller.columns))
    table.state = replace(
        table.state,
        sheets=(sheet, replace(roller, columns=begun), *table.state.sheets[2:]),
        bridges=tuple(
            (0,) if writing.filled(sheet, column) >= BRIDGE else seats and (2,)
            for column, seats in enumerate(table.state.bridges)
        ),
        dice=Roll(colours, numbers),
    )
    table.state = play(rules, table.state, 1, Take(18, 2, 2, ()), table.dice)[0]
    return table


RICH = Sheet(
    columns=((1, 2, 2, 4, 5, 7), (3, 4, 6, 6), (2, 2, 3, 5, 5, 6, 8), (1, 4), (2, 4, 4, 6), ()),
    circles=(1,), artifacts=6, dice=2,
)  # fmt: skip
LONG = Sheet(
    columns=((1, 2, 3), (1, 1, 2, 3), (1, 2), (2, 2, 2), (1, 1, 2, 2), (1, 2, 2, 3, 3)),
    circles=(), artifacts=4, dice=8,
)  # fmt: skip


def tables() -> dict[str, Message]:
    """Every table by name."""
    seconds = 42_000
    late = Table(4, 5, 60).turns(14)
    five = Table(5, 8, 60).turns(15)
    closing = Table(4, 5).turns(15).choose(3, 1, 2)
    reveal = sent(closing)
    closing.choose(0)
    reveal["later"] = [["room", closing.room()], ["seat", closing.seat()]]
    waiting = Table(4, 5, 60).turns(16)
    return {
        "rich": sent(on_sheet(RICH, colours=(4, 3, 0), numbers=(7, 0, 4)), remaining_ms=seconds),
        "chain": sent(on_sheet(LONG, colours=(0, 3, 1), numbers=(3, 0, 9))),
        "stuck": sent(on_sheet(Sheet(columns=((9,),) * 6), colours=(0, 1, 2), numbers=(1, 2, 9))),
        "first": sent(Table(2, 9)),
        "active": sent(Table(4, 5, 60).turns(16), remaining_ms=8_000),
        "taken": sent(Table(4, 5, 60).turns(16).choose(0), remaining_ms=seconds),
        "plan": sent(late, remaining_ms=seconds),
        "closed": sent(Table(4, 5, 60).turns(17).choose(1, 0, 2), remaining_ms=seconds, away=(3,)),
        "five": sent(five.choose(0, 1, 3), 4, remaining_ms=seconds),
        "two": sent(Table(2, 4).turns(9)),
        "exhausted": sent(_exhausted()),
        "reveal": reveal,
        "watch": sent(waiting.choose(0, 2), None, remaining_ms=seconds),
        "watch-five": sent(five, None),
        "over": sent(_over(4)),
        "over-five": sent(_over(5)),
    }


def _exhausted() -> Table:
    table = Table(3, 6).turns(6)
    for _ in range(9):
        first = (table.state.turn - 1) % 3
        for seat in (first, *(seat for seat in range(3) if seat != first)):
            table.choose(seat, refuse=seat == 0)
    return table


def _over(seats: int) -> Table:
    table = Table(seats, 4)
    while rules.outcome(table.state) is None:
        table.turns(1)
    return table

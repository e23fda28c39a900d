"""Tables to look at: what the server would send to one browser, played by the real engine from fixed seeds."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from engine.dice import SeededDice
from engine.game import begin, play
from engine.magdagdon import rules
from engine.magdagdon.board import obstacle
from engine.magdagdon.pieces import Confirm, Options, Ruin, State
from engine.magdagdon.scoring import score

NAMES = ("Majda", "Eleni", "Mateo", "Sari", "Iñaki", "Nefeli", "Budi", "Alejandra")
Message = dict[str, Any]


class Table:
    """A game in play, seen from seat 0 unless said otherwise."""

    def __init__(self, seats: int, seed: int = 1, **options: Any) -> None:
        self.options = Options(**options)
        self.dice = SeededDice(bytes([seed] * 32))
        self.chance = random.Random(seed)
        self.state: State = begin(rules, seats, self.options, self.dice)[0]
        self.version = 1

    def choose(self, *seats: int) -> Table:
        """These seats end their turn, with a fair eye for points."""
        for seat in seats:
            if rules.waits(self.state, seat):
                continue
            some = itertools.islice(rules.legal(self.state, seat), 3000)
            ends = [one for one in some if isinstance(one, Confirm | Ruin)]
            command = max(self.chance.sample(ends, min(9, len(ends))), key=lambda one: self._worth(seat, one))
            self.state = play(rules, self.state, seat, command, self.dice)[0]
            self.version += 1
        return self

    def turns(self, count: int) -> Table:
        """Everybody plays this many turns."""
        for _ in range(count):
            self.choose(*range(len(self.state.players)))
        return self

    def _worth(self, seat: int, command: Confirm | Ruin) -> tuple[int, int]:
        """Points first; then what still fits around the numbers of the board."""
        cells = list(self.state.players[seat].cells)
        for die, cell in command.placements if isinstance(command, Confirm) else ():
            cells[cell] = self.state.players[seat].open_hand.now.dice[die]
        room = sum(obstacle(tuple(cells), value, cell) is None for value in range(1, 7) for cell in range(16))
        bonuses = score(tuple(cells), self.options.difficulty, 0).bonuses
        return bonuses + room, room

    def room(self, remaining_ms: int | None = None) -> Message:
        """The message `room`."""
        over = rules.outcome(self.state)
        people = [
            {
                "no": seat + 1,
                "seat": seat,
                "name": NAMES[seat],
                "badge": seat + 1,
                "ready": False,
                "bot": None,
                "auto": False,
                "gone": False,
            }
            for seat in range(len(self.state.players))
        ]
        message = {
            "version": self.version,
            "room": {
                "code": "KTMRZ7",
                "game_no": 1,
                "game": "magdagdon",
                "options": self.options,
                "host": 1,
                "locked": False,
                "phase": "over" if over else "playing",
                "people": people,
                "commitment": "ab" * 32,
                "seed": None,
                "results": [],
            },
            "view": rules.view(self.state),
            "outcome": None,
            "clock": None if remaining_ms is None else {"remaining_ms": remaining_ms},
        }
        if over:
            order = sorted(one.score for one in over.seats)[::-1]
            message["outcome"] = {
                "why": over.why,
                "seats": [
                    {"seat": seat, "rank": order.index(one.score) + 1, **msgspec.to_builtins(one)}
                    for seat, one in enumerate(over.seats)
                ],
            }
        return msgspec.to_builtins(message)

    def seat(self, seat: int = 0) -> Message:
        """The message `seat`."""
        secret = rules.secret(self.state, seat)
        message = {"code": "KTMRZ7", "version": self.version, "you": seat + 1, "seat": seat, "secret": secret}
        return msgspec.to_builtins(message)


def sent(table: Table, seat: int | None = 0, *, remaining_ms: int | None = None, away: tuple[int, ...] = ()) -> Message:
    """What one browser has got: who it is, the room, its secret, who is there."""
    online = [no + 1 for no in range(len(table.state.players)) if no not in away]
    return {
        "you": None if seat is None else seat + 1,
        "seat": seat,
        "messages": [["room", table.room(remaining_ms)], *([] if seat is None else [["seat", table.seat(seat)]])],
        "online": online,
    }


def first(turns: range, seeds: range, wanted: Callable[[Table], bool], **options: Any) -> Table:
    """The first game and turn in which something is so."""
    for seed in seeds:
        table = Table(seed=seed, **options)
        for _ in turns:
            if wanted(table):
                return table
            table.turns(1)
    raise LookupError("no such game in these seeds")


def _in_magdagdon(table: Table) -> bool:
    hand = table.state.players[0].hand
    return hand is not None and hand.now.magdagdon and table.state.openings > 3


def _own_board_full(table: Table) -> bool:
    return table.state.players[0].finished and not table.state.over


def tables() -> dict[str, Message]:
    """Every table by name."""
    seconds = 38_000
    six = Table(6, 5, clock=60).turns(4).choose(1, 3)
    waiting = Table(6, 5, clock=60).turns(4).choose(0, 1, 3)
    closing = Table(6, 5).turns(4).choose(0, 1, 2, 3, 4)
    reveal = sent(closing)
    closing.choose(5)
    reveal["later"] = [["room", closing.room()], ["seat", closing.seat()]]
    magdagdon = first(range(9), range(1, 60), _in_magdagdon, seats=6, clock=60)
    falling = sent(Table(6, 5, clock=60).turns(4).choose(1, 3), remaining_ms=8_000)
    return {
        "stage": sent(six, remaining_ms=seconds, away=(5,)),
        "late": falling,
        "eight": sent(
            Table(8, 4, difficulty="SURVIVAL", clock=30).turns(3).choose(2, 4, 7), remaining_ms=21_000, away=(3,)
        ),
        "two": sent(Table(2, 6).turns(2)),
        "first": sent(Table(4, 9)),
        "nightmare": sent(Table(4, 11, difficulty="NIGHTMARE").turns(3).choose(1)),
        "alone": sent(Table(1, 7).turns(2)),
        "magdagdon": sent(magdagdon, remaining_ms=30_000),
        "magdagdon-nightmare": sent(first(range(9), range(1, 60), _in_magdagdon, seats=3, difficulty="NIGHTMARE")),
        "closed": sent(waiting, remaining_ms=25_000, away=(5,)),
        "finished": sent(first(range(12), range(1, 60), _own_board_full, seats=4)),
        "reveal": reveal,
        "own": sent(Table(4, 13, pace="own").choose(1, 1, 2, 0, 0)),
        "watch": sent(six, None, remaining_ms=25_000, away=(5,)),
        "watch-eight": sent(Table(8, 5).turns(3).choose(2, 4, 7), None),
        "over": sent(Table(5, 4, difficulty="SURVIVAL").turns(14)),
    }

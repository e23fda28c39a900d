"""Whole games for the tests to look at, and the vectors."""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.dice import SeededDice
from engine.game import begin, play
from engine.lost_cities import rules
from engine.lost_cities.pieces import Choice, Options, Refuse, Roll, Rolled, Sheet, State
from engine.lost_cities.writing import filled

VECTORS = Path(os.environ.get("VECTORS", Path(__file__).parents[2] / "vectors")) / "lost_cities"

Player = Callable[[random.Random, list[Choice]], Choice]
"""Picks one of the choices it is given: the refusal first, then pairs with some of their chains."""


def vectors(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_bytes())


def plain(record: Any) -> Any:
    """A record as whoever reads its JSON sees it."""
    return json.loads(msgspec.json.encode(record))


def seed(number: int) -> bytes:
    return hashlib.sha256(f"seed {number}".encode()).digest()


def anything(chance: random.Random, choices: list[Choice]) -> Choice:
    return chance.choice(choices)


def whatever_writes(chance: random.Random, choices: list[Choice]) -> Choice:
    return chance.choice(choices[1:] or choices)


def longest_chain(chance: random.Random, choices: list[Choice]) -> Choice:
    takes = [(len(each.arrows), chance.random(), each) for each in choices if not isinstance(each, Refuse)]
    return max(takes)[-1] if takes else choices[0]


PLAYERS: tuple[Player, ...] = (anything, whatever_writes, longest_chain)


def some_choices(state: State, seat: int, chance: random.Random) -> list[Choice]:
    """The refusal and, of every legal pair, a few chains: enough variety without walking through all of them."""
    by_pair: dict[tuple[int, int], list[Choice]] = {}
    refusal, *takes = rules.legal(state, seat)
    for take in takes:
        assert not isinstance(take, Refuse)
        by_pair.setdefault((take.number, take.colour), []).append(take)
    return [refusal, *(each for chains in by_pair.values() for each in chance.sample(chains, min(3, len(chains))))]


class Played:
    """One whole game: every state in which the table waited, and every event."""

    def __init__(self, seats: int, number: int, player: Player) -> None:
        self.seats, self.dice = seats, SeededDice(seed(number))
        chance = random.Random(number)
        state, events = begin(rules, seats, Options(), self.dice)
        self.states, self.events = [state], list(events)
        while rules.outcome(state) is None:
            seat = chance.choice([each for each in range(seats) if not rules.waits(state, each)])
            choice = player(chance, some_choices(state, seat, chance))
            state, events = play(rules, state, seat, choice, self.dice)
            self.states.append(state)
            self.events += events

    def steps(self) -> Iterator[tuple[State, State]]:
        """Every state with the one after it."""
        yield from zip(self.states, self.states[1:], strict=False)


def reached(sheet: Sheet) -> set[int]:
    """The columns 0 … 7 of which space 7 is filled."""
    return {column for column in range(8) if filled(sheet, column) >= 7}


def state_of(case: dict[str, Any]) -> State:
    """A state of the vectors as a state of the rules, with the open choices in it."""
    seats = case["seats"]
    closed = {
        "sheets": case["sheets"],
        "choices": [None] * seats,
        "turn": case["turn"],
        "dice": None if case["over"] else {"colours": case["colours"], "numbers": case["numbers"]},
        "bridges": case["bridges"],
        "why": "exhausted" if case["over"] else None,
    }
    state = msgspec.convert(closed, State)
    roller = (case["turn"] - 1) % seats
    for seat in sorted(range(seats), key=lambda seat: seat != roller):
        if case["chosen"] and case["chosen"][seat] is not None:
            choice = msgspec.convert(case["chosen"][seat], rules.command)
            for event in rules.decide(state, seat, choice, SeededDice(seed(0))):
                state = rules.evolve(state, event)
    return state


def opened(*sheets: Sheet, turn: int = 1, colours: str = "012", numbers: str = "123") -> State:
    """A table with these sheets and these dice on it."""
    first, second, third = map(int, colours)
    one, two, three = map(int, numbers)
    state = State(sheets=sheets, choices=(None,) * len(sheets), turn=turn - 1)
    return rules.evolve(state, Rolled(turn, Roll((first, second, third), (one, two, three))))


def choose(state: State, *choices: tuple[int, Choice]) -> State:
    """The state after these choices, in this order."""
    dice = SeededDice(seed(0))
    for seat, choice in choices:
        state, _ = play(rules, state, seat, choice, dice)
    return state

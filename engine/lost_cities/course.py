# ruff: noqa: ARG001 (the Game protocol passes more than this game needs)
"""The course of a game: what opens, closes and ends by itself, and the state after each event.

In a turn the active seat rolls and chooses first, openly; then all other seats choose, hidden from each other until the
last of them has chosen. Only then do their sheets change, and only then are bridges paid, so the order in which choices
arrive decides nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.dice import Dice
from engine.lost_cities import turns
from engine.lost_cities.pieces import Chose, Closed, Ended, Event, Options, Rolled, Sheet, State


def start(seats: int, options: Options) -> State:
    """Empty sheets, no dice on the table."""
    return State(sheets=(Sheet(),) * seats, choices=(None,) * seats)


def turn(state: State) -> int:
    """Turns open twice: for the active seat (odd numbers), then for the others (even numbers)."""
    active = turns.active(state)
    return 2 * state.turn - (active is not None and state.choices[active] is None)


def follow_up(state: State, dice: Dice) -> Event | None:
    """When all have chosen, the turn closes; then the game ends or the next turn opens."""
    if state.why is not None:
        return None
    if state.dice is not None:
        return None if None in state.choices else Closed(turns.paid(state))
    why = turns.end(state)
    return Ended(why) if why is not None else Rolled(state.turn + 1, turns.roll(state.turn + 1, dice))


def evolve(state: State, event: Event) -> State:
    """The active seat's sheet changes with its choice, those of the others when the turn closes."""
    match event:
        case Rolled(turn=turn, dice=roll):
            return replace(state, turn=turn, dice=roll)
        case Chose(seat=seat, choice=choice):
            return turns.chose(state, seat, choice)
        case Closed(bridges=paid):
            return turns.closed(state, paid)
        case Ended(why=why):
            return replace(state, why=why)

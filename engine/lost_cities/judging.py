# ruff: noqa: ARG001 (the Game protocol passes more than this game needs)
"""What a seat may choose."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dice import Dice
from engine.game import Illegal, Seat
from engine.lost_cities import turns, writing
from engine.lost_cities.pieces import Choice, Chose, Event, Refuse, State, Take


def waits(state: State, seat: Seat) -> bool:
    """A seat waits when it has chosen, when the active seat has not chosen before it, and when the game is over."""
    active = turns.active(state)
    if active is None or state.choices[seat] is not None:
        return True
    return seat != active and state.choices[active] is None


def legal(state: State, seat: Seat) -> Iterator[Choice]:
    """The refusal, then every pair of dice with every chain of arrows that it allows."""
    if state.dice is None or waits(state, seat):
        return
    yield Refuse(state.turn)
    for number, colour in turns.pairs(turns.taken(state)):
        for arrows in writing.chains(state.sheets[seat], state.dice.colours[colour], state.dice.numbers[number]):
            yield Take(state.turn, number, colour, arrows)


def decide(state: State, seat: Seat, command: Choice, dice: Dice) -> tuple[Event, ...]:
    """Accept a choice for the open turn. Raises `Illegal`."""
    roll = turns.on_table(state)
    if command.turn != state.turn:
        raise Illegal("turn_passed", turn=command.turn)
    if state.choices[seat] is not None:
        raise Illegal("already_chosen")
    if waits(state, seat):
        raise Illegal("not_active")
    if isinstance(command, Take):
        turns.check_dice(command, turns.taken(state))
    turns.after(state.sheets[seat], roll, command)
    return (Chose(seat, command),)


def autoplay(state: State, seat: Seat) -> Choice:
    """What the table plays for a seat whose time is up: a refusal."""
    return Refuse(state.turn)

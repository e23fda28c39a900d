"""The open turn: its dice, who is active, what was taken, and what its closing brings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from engine.dice import Dice
from engine.game import Illegal, Seat
from engine.lost_cities import writing
from engine.lost_cities.pieces import Bridges, Choice, Faces, Paid, Past, Refuse, Roll, Sheet, State, Take, Why
from engine.lost_cities.sheet import BRIDGE, COLOUR_DICE, COLOUR_FACES, NUMBER_DICE, NUMBER_FACES, SPACES


def roll(turn: int, dice: Dice) -> Roll:
    """All six dice of a turn."""
    return Roll(colours=_three(dice, COLOUR_FACES, "colour", turn), numbers=_three(dice, NUMBER_FACES, "number", turn))


def on_table(state: State) -> Roll:
    """The dice on the table. Raises `Illegal` without any: a player only meets that when the game is over."""
    if state.dice is None:
        raise Illegal("game_over")
    return state.dice


def active(state: State) -> Seat | None:
    """Who rolled the dice on the table; None: there are none."""
    return None if state.dice is None else _roller(state)


def taken(state: State) -> Take | None:
    """The pair that the active seat took off the table; None: all six dice are there."""
    seat = active(state)
    choice = None if seat is None else state.choices[seat]
    return choice if isinstance(choice, Take) else None


def pairs(taken: Take | None) -> Iterator[tuple[int, int]]:
    """The number die and the colour die of each pair that may be taken, by their indices."""
    for number, colour in product(range(NUMBER_DICE), range(COLOUR_DICE)):
        if taken is None or (number != taken.number and colour != taken.colour):
            yield number, colour


def check_dice(command: Take, taken: Take | None) -> None:
    """Refuse dice that do not exist or have been taken. Raises `Illegal`. An equal face on another die stays."""
    if command.number not in range(NUMBER_DICE):
        raise Illegal("bad_number")
    if command.colour not in range(COLOUR_DICE):
        raise Illegal("bad_colour")
    if taken is not None and command.number == taken.number:
        raise Illegal("number_taken")
    if taken is not None and command.colour == taken.colour:
        raise Illegal("colour_taken")


def after(sheet: Sheet, roll: Roll, choice: Choice) -> Sheet:
    """A sheet after a choice. Raises `Illegal`."""
    if isinstance(choice, Refuse):
        return writing.refuse(sheet)
    return writing.write(sheet, roll.colours[choice.colour], roll.numbers[choice.number], choice.arrows)


def chose(state: State, seat: Seat, choice: Choice) -> State:
    """A choice is made. The active seat's is on its sheet at once, any other waits for the turn to close."""
    choices = tuple(choice if each == seat else kept for each, kept in enumerate(state.choices))
    sheets = state.sheets
    if seat == active(state):
        dice = on_table(state)
        sheets = tuple(after(sheet, dice, choice) if each == seat else sheet for each, sheet in enumerate(sheets))
    return replace(state, choices=choices, sheets=sheets)


def paid(state: State) -> Paid:
    """The bridges that pay when the turn closes: the open ones that somebody has crossed now.

    Nobody stood behind them before this turn, or they would have been paid then.
    """
    sheets = _revealed(state)
    crossed = (
        (column, tuple(seat for seat, sheet in enumerate(sheets) if writing.filled(sheet, column) >= BRIDGE))
        for column, seats in enumerate(state.bridges)
        if seats is None
    )
    return tuple((column, seats) for column, seats in crossed if seats)


def closed(state: State, paid: Paid) -> State:
    """The turn is past: its choices are on the sheets, its bridges are paid, its dice are off the table."""
    choices = tuple(choice for choice in state.choices if choice is not None)
    return State(
        sheets=_revealed(state),
        choices=(None,) * len(state.choices),
        turn=state.turn,
        bridges=_settled(state.bridges, paid),
        past=Past(state.turn, _roller(state), on_table(state), choices, paid),
    )


def end(state: State) -> Why | None:
    """Why the game is over after a closed turn; None: it goes on."""
    exhausted = all(sheet.dice == SPACES for sheet in state.sheets)
    if None in state.bridges:
        return "exhausted" if exhausted else None
    return "bridges_and_exhausted" if exhausted else "bridges"


def _three(dice: Dice, sides: int, kind: str, turn: int) -> Faces:
    first, second, third = (dice.roll(sides, kind, turn, die) - 1 for die in range(3))
    return (first, second, third)


def _roller(state: State) -> Seat:
    return (state.turn - 1) % len(state.sheets)


def _revealed(state: State) -> tuple[Sheet, ...]:
    """All sheets with every choice of the open turn; the active seat's is on its sheet already."""
    dice, roller = on_table(state), _roller(state)
    return tuple(
        sheet if choice is None or seat == roller else after(sheet, dice, choice)
        for seat, (sheet, choice) in enumerate(zip(state.sheets, state.choices, strict=True))
    )


def _settled(bridges: Bridges, paid: Paid) -> Bridges:
    now = dict(paid)
    return tuple(now.get(column, seats) for column, seats in enumerate(bridges))

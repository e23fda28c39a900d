"""What the game is made of: sheets, commands, events, the state and what may be seen of it.

Columns are 0 … 5 for the expeditions (red, orange, yellow, green, blue, purple), 6 for artifacts, 7 for dice. Dice are
named by their index 0 … 2 among the dice of their kind. Faces are 0 … 5 (the column) and 0 … 9 (the number).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.game import Record, Seat
from engine.lost_cities.sheet import COLUMNS, EXPEDITIONS

Arrows: TypeAlias = tuple[int | None, ...]
"""One entry for each arrow that a write triggers, in order: the expedition to advance, or None to decline."""

Faces: TypeAlias = tuple[int, int, int]

Paid: TypeAlias = tuple[tuple[int, tuple[Seat, ...]], ...]
"""Columns whose bridge paid in one turn, ascending, each with the seats it paid, ascending."""

Bridges: TypeAlias = tuple[tuple[Seat, ...] | None, ...]
"""For each of the eight columns the seats that its bridge paid, ascending; None: still open."""

Why: TypeAlias = Literal["bridges", "exhausted", "bridges_and_exhausted"]


class Options(Record, frozen=True):
    """How a room plays: `clock` is the number of seconds for each choice; None: no limit."""

    clock: Annotated[int, Meta(ge=5, le=600)] | None = None


class Sheet(Record, frozen=True):
    """What one seat has written. Numbers stand bottom up, 1 … 10; a 0 on a started column is written as 10."""

    columns: tuple[tuple[int, ...], ...] = ((),) * len(EXPEDITIONS)
    circles: tuple[int, ...] = ()
    """The expeditions whose double-points circle is marked, ascending."""
    artifacts: int = 0
    dice: int = 0


class Roll(Record, frozen=True):
    """The faces of the three colour dice and the three number dice."""

    colours: Faces
    numbers: Faces


class Take(Record, frozen=True, tag_field="type", tag="take"):
    """Write one number die on the expedition of one colour die, with the whole chain of arrows that this starts."""

    turn: int
    number: int
    colour: int
    arrows: Arrows


class Refuse(Record, frozen=True, tag_field="type", tag="refuse"):
    """Write nothing and mark one space of the dice column."""

    turn: int


Choice: TypeAlias = Take | Refuse
"""What a seat does in a turn; also the command that says so."""


class Rolled(Record, frozen=True, tag_field="type", tag="rolled"):
    """A turn opened: the active seat rolled all six dice."""

    turn: int
    dice: Roll


class Chose(Record, frozen=True, tag_field="type", tag="chose"):
    """A seat chose: at once visible for the active seat, hidden for any other until the turn closes."""

    seat: Seat
    choice: Choice


class Closed(Record, frozen=True, tag_field="type", tag="closed"):
    """A turn closed: every choice is revealed, and these bridges paid these seats."""

    bridges: Paid


class Ended(Record, frozen=True, tag_field="type", tag="ended"):
    """The game is over."""

    why: Why


Event: TypeAlias = Rolled | Chose | Closed | Ended


class Past(Record, frozen=True):
    """The turn that closed last: what was rolled, what every seat chose, which bridges paid."""

    turn: int
    active: Seat
    dice: Roll
    choices: tuple[Choice, ...]
    bridges: Paid


class State(Record, frozen=True):
    """A running or finished game. Sheets hold all but the hidden choices of the open turn."""

    sheets: tuple[Sheet, ...]
    choices: tuple[Choice | None, ...]
    """What each seat chose in the open turn."""
    turn: int = 0
    dice: Roll | None = None
    """The dice on the table; None: no turn is open."""
    bridges: Bridges = (None,) * COLUMNS
    past: Past | None = None
    why: Why | None = None
    """Why the game ended; None while it runs."""


class Points(Record, frozen=True):
    """What a sheet is worth: six expeditions, artifacts, dice, bridges won, and their sum."""

    columns: tuple[int, ...]
    artifacts: int
    dice: int
    bridges: int
    total: int


class SeatView(Record, frozen=True):
    """One seat as everybody sees it: its sheet without a hidden choice, and what that sheet is worth now."""

    sheet: Sheet
    closed: bool
    """Whether this seat has chosen in the open turn."""
    exhausted: bool
    bridges: tuple[int, ...]
    """The columns whose bridge paid this seat, ascending."""
    score: Points


class View(Record, frozen=True):
    """What everybody sees."""

    game: Literal["lost_cities"]
    turn: int
    active: Seat | None
    """Who rolled; None when the game is over, like the dice."""
    dice: Roll | None
    taken: Choice | None
    """What the active seat chose in the open turn; None: nothing yet."""
    seats: tuple[SeatView, ...]
    bridges: Bridges
    past: Past | None
    """The turn that closed last; None during the first."""


class Secret(Record, frozen=True):
    """A seat's own choice of the open turn, as long as nobody else may see it."""

    turn: int
    choice: Choice

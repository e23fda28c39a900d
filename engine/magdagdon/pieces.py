"""What MAGDAGDON is made of: options, commands, events, state, and what is shown of it. Their JSON is the wire's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.game import Record, Seat
from engine.magdagdon.board import EMPTY_BOARD, Board, Placements, empty_cells, is_full
from engine.magdagdon.scoring import TERMS, Difficulty, Points, Terms

Four = tuple[int, int, int, int]
"""One value for each of the four dice."""


class Options(Record, frozen=True):
    """How a room plays. Raises `ValueError` for a clock at everyone's own pace."""

    difficulty: Difficulty = "PEACEFUL"
    pace: Literal["together", "own"] = "together"
    clock: Annotated[int, msgspec.Meta(ge=5, le=600)] | None = None
    """Seconds a turn may take."""

    def __post_init__(self) -> None:
        if self.pace == "own" and self.clock is not None:
            raise ValueError("own pace has no clock")


class Confirm(Record, frozen=True, tag="confirm", tag_field="type"):
    """Put dice on the board for good, in this order."""

    turn: int
    placements: Placements


class Ruin(Record, frozen=True, tag="ruin", tag_field="type"):
    """Accept MAGDAGDON: an empty cell becomes a ruin."""

    turn: int
    cell: int


class Decrease(Record, frozen=True, tag="decrease", tag_field="type"):
    """The Power that lowers one die by 1. `use` is the number of Powers used before, so that none is paid twice."""

    turn: int
    use: int
    die: int


class Increase(Record, frozen=True, tag="increase", tag_field="type"):
    """The Power that raises one die by 1."""

    turn: int
    use: int
    die: int


class Reroll(Record, frozen=True, tag="reroll", tag_field="type"):
    """The Power that rolls one or more dice again."""

    turn: int
    use: int
    dice: tuple[int, ...]


Choice = Confirm | Ruin
"""What ends a seat's turn."""
Power = Decrease | Increase | Reroll
Command = Choice | Power


class Rolled(Record, frozen=True, tag="rolled", tag_field="type"):
    """A turn opens for these seats with the same four dice; for those in `magdagdon` they cannot be placed."""

    turn: int
    dice: Four
    seats: tuple[Seat, ...]
    magdagdon: tuple[Seat, ...]


class Changed(Record, frozen=True, tag="changed", tag_field="type"):
    """A seat used a Power: what its dice show now, which of them were rolled again, whether that is a MAGDAGDON."""

    seat: Seat
    dice: Four
    rerolled: tuple[int, ...]
    magdagdon: bool
    power: Power | None = None
    """The command, so that its dice can be held against it; None in logs of before it was kept."""


class Chosen(Record, frozen=True, tag="chosen", tag_field="type"):
    """A seat has ended its turn; the choice stays hidden until the turn closes."""

    seat: Seat
    choice: Choice


class Closed(Record, frozen=True, tag="closed", tag_field="type"):
    """The turn closes for these seats: their choices come to lie on their boards."""

    seats: tuple[Seat, ...]


Event = Rolled | Changed | Chosen | Closed


class Roll(Record, frozen=True):
    """Four faces, and whether they are a MAGDAGDON on the board they were rolled for."""

    dice: Four
    magdagdon: bool


class Hand(Record, frozen=True):
    """What an open turn has laid before a seat."""

    rolled: Roll
    """As the dice fell, the same for everyone who plays this turn."""
    now: Roll
    """After this seat's Powers."""
    rerolls: Four = (0, 0, 0, 0)
    """How often each die has been rolled again in this turn."""
    powers: int = 0
    """Powers used in this turn."""
    choice: Choice | None = None


class Player(Record, frozen=True):
    """One seat's game. Everything but `hand` is as of its last closed turn; `powers_used` counts the open turn too."""

    cells: Board = EMPTY_BOARD
    turns: int = 0
    """Turns closed; ruin turns count."""
    powers_used: int = 0
    hand: Hand | None = None

    @property
    def finished(self) -> bool:
        """Whether this board is full."""
        return is_full(self.cells)

    @property
    def turn(self) -> int:
        """The number of the turn this seat is in, from 1; the last one played when it has finished."""
        return self.turns if self.finished else self.turns + 1

    @property
    def open_hand(self) -> Hand:
        """The hand of an open turn. Raises `LookupError` when this seat's turn is not open."""
        if self.hand is None:
            raise LookupError("this seat's turn is not open")
        return self.hand


class State(Record, frozen=True):
    """A game. `openings` counts the turns opened: at everyone's own pace each seat's turns count apart."""

    options: Options
    openings: int
    players: tuple[Player, ...]

    @property
    def terms(self) -> Terms:
        """What the difficulty sets."""
        return TERMS[self.options.difficulty]

    @property
    def together(self) -> bool:
        """Whether all seats play a turn at the same time."""
        return self.options.pace == "together"

    @property
    def over(self) -> bool:
        """Whether every board is full."""
        return all(player.finished for player in self.players)

    def required(self, seat: Seat) -> int:
        """How many dice this seat must place a turn: fewer when fewer cells are empty, 0 when it has finished."""
        return min(self.terms.minimum, empty_cells(self.players[seat].cells))


class SeatView(Record, frozen=True):
    """What everybody may see of a seat; at everyone's own pace most of it is None until the game is over."""

    cells: Board | None
    turns: int
    filled: int
    closed: bool
    finished: bool
    required: int | None
    magdagdon: bool | None
    powers_used: int | None
    score: Points | None


class View(Record, frozen=True):
    """What everybody may see."""

    game: Literal["magdagdon"]
    difficulty: Difficulty
    pace: Literal["together", "own"]
    turn: int | None
    dice: Four | None
    seats: tuple[SeatView, ...]


class Secret(Record, frozen=True):
    """What a seat alone may know: its dice after its own Powers, and its hidden choice."""

    turn: int
    dice: Four | None
    powers_used: int
    magdagdon: bool
    choice: Choice | None


class OwnSecret(Secret, frozen=True):
    """The same at everyone's own pace, where nobody else sees the board either."""

    cells: Board
    required: int
    score: Points

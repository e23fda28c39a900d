"""What a game is: plain facts and pure functions, without clock, network or chance of its own.

A game is a module (`engine/<name>/rules.py`) that offers everything the protocol `Game` names. The functions below it
drive any such module: they are all that the server calls to open a game, play a command and rebuild a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from engine.dice import Dice

Seat = int
"""0 … n − 1. The room knows who sits there; a game never does."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A typed, immutable fact: options, states, commands, events, views and secrets are made of these."""


class Illegal(Exception):
    """A command that the rules refuse. `reason` is a message id, `params` are the message's variables."""

    def __init__(self, reason: str, **params: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params


class Score(Record, frozen=True):
    """How one seat ended: higher `score` ranks first, then the lower `tiebreak`; equal in both shares the rank."""

    score: int
    tiebreak: tuple[int, ...]
    facts: dict[str, int]
    """Labelled figures for the results page; a label is a message id of the game's texts."""
    feats: tuple[str, ...] = ()
    """What was achieved, in names of the game's own, each as often as it was: statistics count them over many games."""


class Outcome(Record, frozen=True):
    """A finished game: `why` it ended (a message id of the game's texts) and one `Score` a seat, in seat order."""

    why: str
    seats: tuple[Score, ...]


class Reason(Record, frozen=True):
    """One reason in words: `text` is a message id of the game's texts, `params` are the message's variables."""

    text: str
    params: dict[str, int | str]


class Hint(Record, frozen=True):
    """What a seat might do now, and why: at least one reason, the weightiest first."""

    command: Any
    """One of the game's commands, legal in the position that was asked about."""
    why: tuple[Reason, ...]


class Best(Record, frozen=True):
    """The best result found by a search that knows every die beforehand."""

    score: int
    board: Any
    """The seat that has it, as the game's view shows seats at the end; None: that is not known."""


class Measure(Record, frozen=True):
    """How much can be made of the dice of one seed."""

    par: tuple[int, ...]
    """By seat, what the strongest bot scores there when it plays all of them."""
    best: Best | tuple[Best, ...] | None
    """Of all seats together, or seat by seat where they differ in what they can reach; None: nobody looked for it."""


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")


class Course(Protocol[StateT, EventT]):
    """The part of a game that goes on without a command."""

    def follow_up(self, state: StateT, dice: Dice) -> EventT | None:
        """What now happens by itself (a roll, a reveal, a bridge, the end); None: the table waits for a player."""

    def evolve(self, state: StateT, event: EventT) -> StateT:
        """The state after an event: bookkeeping only, it neither judges nor rolls."""


class Game(Course[StateT, EventT], Protocol[OptionsT, StateT, CommandT, EventT]):
    """A game as plain facts and pure functions."""

    @property
    def id(self) -> str:
        """The name in rooms, addresses and message ids."""

    @property
    def version(self) -> int:
        """The version of the rules, from 1. Raise it when older logs would replay to another result, or say less."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def options(self) -> type[OptionsT]:
        """The record that a room is configured with; every field has a default.

        Raises `ValueError` in `__post_init__` for options that do not go together.
        """

    @property
    def state(self) -> type[StateT]:
        """The record that a room keeps while a game runs. It never holds a seed."""

    @property
    def command(self) -> Any:
        """The tagged union of what a player may send (tag field `type`)."""

    @property
    def event(self) -> Any:
        """The tagged union of what can happen (tag field `type`). Faces rolled are part of the events."""

    @property
    def dailies(self) -> Mapping[str, OptionsT]:
        """The challenges of a day, by name."""

    def table(self, options: OptionsT) -> str:
        """Which high-score table a game with these options belongs to."""

    def clock(self, options: OptionsT) -> int | None:
        """Seconds a turn may take; None: no limit."""

    def start(self, seats: int, options: OptionsT) -> StateT:
        """The position before anything has happened; `follow_up` then rolls the first dice."""

    def legal(self, state: StateT, seat: Seat) -> Iterator[CommandT]:
        """Every legal command of a seat, lazily; nothing means that this seat waits."""

    def decide(self, state: StateT, seat: Seat, command: CommandT, dice: Dice) -> tuple[EventT, ...]:
        """What a player's command brings about. Raises `Illegal`; never changes anything."""

    def view(self, state: StateT) -> Record:
        """What everybody may see now, ready to send."""

    def secret(self, state: StateT, seat: Seat) -> Record | None:
        """What only this seat may know now, ready to send; None: nothing."""

    def autoplay(self, state: StateT, seat: Seat) -> CommandT:
        """What an expired clock plays for a seat that does not wait. Never a cost a player would have to choose."""

    @property
    def strengths(self) -> int:
        """How many strengths its bots have; 1 is the weakest."""

    def think(self, view: Any, secret: Any, seat: Seat, strength: int) -> CommandT:
        """What a bot does on a seat that does not wait, knowing nothing but what `view` and `secret` give this seat.

        May take a good part of a second; the same for the same position.
        """

    def hint(self, view: Any, secret: Any, seat: Seat) -> Hint:
        """What the strongest bot would do on a seat that does not wait, and why; it knows no more than `think`.

        May take a good part of a second.
        """

    @property
    def measured(self) -> bool:
        """Whether finished games can be measured and reviewed."""

    def review(self, options: OptionsT, seats: int, events: Iterable[EventT]) -> tuple[Record, ...]:
        """Seat by seat what choices (and luck) did in a finished game, ready to send.

        May take some seconds. Raises `LookupError` in a game that is not measured.
        """

    def measure(self, options: OptionsT, seats: int, dice: Dice) -> Measure:
        """What these dice allow so many seats. May take a minute. Raises `LookupError` where nothing is measured."""

    def outcome(self, state: StateT) -> Outcome | None:
        """The result of a finished game; None while it runs."""

    def turn(self, state: StateT) -> int:
        """How many turns were opened so far. Deadlines name a turn by it; commands may carry another number."""

    def waits(self, state: StateT, seat: Seat) -> bool:
        """Whether this seat has nothing to do now. Cheap: no search."""


AnyGame = Game[Any, Any, Any, Any]


def begin(
    game: Game[OptionsT, StateT, CommandT, EventT], seats: int, options: OptionsT, dice: Dice
) -> tuple[StateT, tuple[EventT, ...]]:
    """Open a game: its first state and the events that led there."""
    return settle(game, game.start(seats, options), dice)


def play(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, seat: Seat, command: CommandT, dice: Dice
) -> tuple[StateT, tuple[EventT, ...]]:
    """A player's command and everything that follows from it. Raises `Illegal`."""
    decided = game.decide(state, seat, command, dice)
    settled, followed = settle(game, evolve_all(game, state, decided), dice)
    return settled, decided + followed


def settle(game: Course[StateT, EventT], state: StateT, dice: Dice) -> tuple[StateT, tuple[EventT, ...]]:
    """Let everything happen that happens by itself, until the table waits for a player or the game is over."""
    events: list[EventT] = []
    while (event := game.follow_up(state, dice)) is not None:
        events.append(event)
        state = game.evolve(state, event)
    return state, tuple(events)


def replay(
    game: Game[OptionsT, StateT, CommandT, EventT], seats: int, options: OptionsT, events: Iterable[EventT]
) -> StateT:
    """The state that a log of events leads to. Needs no seed: events carry the faces rolled."""
    return evolve_all(game, game.start(seats, options), events)


def evolve_all(game: Course[StateT, EventT], state: StateT, events: Iterable[EventT]) -> StateT:
    """The state after several events."""
    for event in events:
        state = game.evolve(state, event)
    return state

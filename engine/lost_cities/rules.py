# ruff: noqa: ARG001 (the Game protocol passes more than this game needs)
"""Lost Cities: Roll & Write as the Game protocol wants it.

In a turn the active seat rolls and chooses first, openly; then all other seats choose, hidden from each other until the
last of them has chosen. Only then do their sheets change, and only then are bridges paid, so the order in which choices
arrive decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from engine.dice import Dice
from engine.game import Illegal, Measure, Outcome, Seat
from engine.lost_cities import bots, hinting, reviewing, scoring, turns, writing
from engine.lost_cities.pieces import (
    Choice,
    Chose,
    Closed,
    Ended,
    Event,
    Options,
    Refuse,
    Rolled,
    SeatView,
    Secret,
    Sheet,
    State,
    Take,
    View,
)
from engine.lost_cities.sheet import SPACES

id = "lost_cities"
version = 1
seats = range(2, 6)
options = Options
state = State
command = Choice
event = Event
dailies: Mapping[str, Options] = MappingProxyType({})
strengths = len(bots.SIGHTS)
think = bots.think
hint = hinting.hint
measured = True


def table(options: Options) -> str:
    """One table: that of the house sheet."""
    return "house"


def clock(options: Options) -> int | None:
    """Seconds for each choice: of the active seat, then anew of all others together."""
    return options.clock


def start(seats: int, options: Options) -> State:
    """Empty sheets, no dice on the table."""
    return State(sheets=(Sheet(),) * seats, choices=(None,) * seats)


def measure(options: Options, seats: int, dice: Dice) -> Measure:
    """What a table of the strongest bots makes of these dice; what others take decides too much for a best of all."""
    state = _settled(start(seats, options), dice)
    while (ended := outcome(state)) is None:
        seat = next(seat for seat in range(seats) if not waits(state, seat))
        choice = think(view(state), secret(state, seat), seat, strengths)
        for event in decide(state, seat, choice, dice):
            state = evolve(state, event)
        state = _settled(state, dice)
    return Measure(tuple(seat.score for seat in ended.seats), None)


def _settled(state: State, dice: Dice) -> State:
    while (event := follow_up(state, dice)) is not None:
        state = evolve(state, event)
    return state


def review(options: Options, seats: int, events: Iterable[Event]) -> tuple[reviewing.SeatReview, ...]:
    """What every choice cost against the strongest bot's."""
    return reviewing.review(start(seats, options), events, evolve)


def turn(state: State) -> int:
    """Turns open twice: for the active seat (odd numbers), then for the others (even numbers)."""
    active = turns.active(state)
    return 2 * state.turn - (active is not None and state.choices[active] is None)


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
    taken = turns.taken(state)
    for number, face in enumerate(state.dice.numbers):
        for colour, column in enumerate(state.dice.colours):
            if taken is None or (number != taken.number and colour != taken.colour):
                for arrows in writing.chains(state.sheets[seat], column, face):
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


def view(state: State) -> View:
    """Everything but the hidden choices; scores are those of the sheets shown."""
    active = turns.active(state)
    return View(
        game="lost_cities",
        turn=state.turn,
        active=active,
        dice=state.dice,
        taken=None if active is None else state.choices[active],
        seats=tuple(_seat_view(state, seat) for seat in range(len(state.sheets))),
        bridges=state.bridges,
        past=state.past,
    )


def secret(state: State, seat: Seat) -> Secret | None:
    """A seat's own hidden choice. The active seat has none: its choice is open."""
    choice = state.choices[seat]
    return None if choice is None or seat == turns.active(state) else Secret(state.turn, choice)


def autoplay(state: State, seat: Seat) -> Choice:
    """Refuse."""
    return Refuse(state.turn)


def outcome(state: State) -> Outcome | None:
    """Totals when the game is over."""
    return None if state.why is None else scoring.result(state.why, state.sheets, state.bridges)


def _seat_view(state: State, seat: Seat) -> SeatView:
    sheet, won = state.sheets[seat], scoring.won(state.bridges, seat)
    return SeatView(
        sheet=sheet,
        closed=state.choices[seat] is not None,
        exhausted=sheet.dice == SPACES,
        bridges=won,
        score=scoring.score(sheet, len(won)),
    )

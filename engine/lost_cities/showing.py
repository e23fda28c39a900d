"""What may be seen of a game, and how it ended."""

from __future__ import annotations

from engine.game import Outcome, Seat
from engine.lost_cities import scoring, turns
from engine.lost_cities.pieces import SeatView, Secret, State, View
from engine.lost_cities.sheet import SPACES


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

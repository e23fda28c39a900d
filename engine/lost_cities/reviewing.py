"""A finished game, choice by choice: what the strongest bot would have chosen, and what that would have been worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.game import Record
from engine.lost_cities import bots, turns
from engine.lost_cities.pieces import Choice, Chose, Event, Roll, State

LEAST = 0.5
"""Points that are worth telling."""


class TurnReview(Record, frozen=True):
    """One choice of a seat, judged by what it could know then."""

    turn: int
    dice: Roll
    choice: Choice
    best: Choice | None
    """What the strongest bot would have chosen; None: nothing better."""
    cost: int
    """Points that the choice lost against that, as the bot sees it; never positive."""


class SeatReview(Record, frozen=True):
    """A whole game of a seat."""

    turns: tuple[TurnReview, ...]


def review(state: State, events: Iterable[Event], evolve: Callable[[State, Event], State]) -> tuple[SeatReview, ...]:
    """Every seat's game, by its first state and the events of a game that is over."""
    told: list[list[TurnReview]] = [[] for _ in state.sheets]
    for event in events:
        if isinstance(event, Chose):
            told[event.seat].append(_judged(state, event))
        state = evolve(state, event)
    return tuple(SeatReview(tuple(turns)) for turns in told)


def _judged(state: State, event: Chose) -> TurnReview:
    dice, sheet = turns.on_table(state), state.sheets[event.seat]
    seen = bots.Seen(tuple(paid is None for paid in state.bridges))
    sight = bots.SIGHTS[-1]
    options = bots.considered(state.turn, sheet, dice, turns.taken(state), seen, sight)
    promised, best = max(options, key=lambda option: option[0])
    lost = promised - bots.worth(turns.after(sheet, dice, event.choice), seen, sight)
    better = lost >= LEAST and best != event.choice
    return TurnReview(state.turn, dice, event.choice, best if better else None, -round(lost) if better else 0)

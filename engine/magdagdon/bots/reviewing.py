"""A finished game, turn by turn: what the dice gave, and what the choices cost against the strongest bot's.

All points are expected scores, so that start + luck + cost is the score. What a seat did is judged by what it could
know then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.game import Record, Seat
from engine.magdagdon.board import Board
from engine.magdagdon.bots import hands
from engine.magdagdon.bots.choosing import Power, Situation, best_power, consider
from engine.magdagdon.bots.packed import Packed
from engine.magdagdon.bots.prospects import Terms, prospects
from engine.magdagdon.bots.strengths import terms, values
from engine.magdagdon.bots.values import Values
from engine.magdagdon.course import evolve
from engine.magdagdon.pieces import Changed, Event, Four, Options, Player, Rolled, State
from engine.magdagdon.scoring import score

LEAST = 0.05
"""Points that are worth telling."""


class TurnReview(Record, frozen=True):
    """One turn of a seat. Points are rounded to tenths."""

    dice: Four
    """As they fell."""
    luck: float
    """What the roll, and every reroll, gave beyond what was to be expected."""
    cost: float
    """What the choices lost against the best; never positive."""
    before: Board
    after: Board
    best: Board | None
    """The board that the strongest bot would have made of the dice as they were placed; None: no better one."""
    ways: int
    """How many boards were as good as the best, as far as that is worth telling, the best one included."""
    power: Literal["step", "reroll"] | None
    """The Power that the strongest bot would have used first, where none was used."""


class SeatReview(Record, frozen=True):
    """A whole game of a seat."""

    start: float
    """To be expected before the first roll."""
    luck: float
    cost: float
    score: int
    turns: tuple[TurnReview, ...]


def review(options: Options, seats: int, events: Iterable[Event]) -> tuple[SeatReview, ...]:
    """Every seat's game, by the events of a game that is over."""
    reviewers = [_Reviewer(options, seat) for seat in range(seats)]
    state = State(options, openings=0, players=(Player(),) * seats)
    for event in events:
        after = evolve(state, event)
        for seat, reviewer in enumerate(reviewers):
            reviewer.see(event, state.players[seat], after.players[seat])
        state = after
    return tuple(reviewer.done(state.players[seat]) for seat, reviewer in enumerate(reviewers))


class _Reviewer:
    """Goes along with one seat."""

    def __init__(self, options: Options, seat: Seat) -> None:
        self._difficulty = options.difficulty
        self._values: Values = values(options.difficulty)
        self._seat = seat
        self._expected = prospects(self._values, Packed(0, 0, 16), self._terms(0))[0]
        self._start = self._expected
        self._luck = self._cost = 0.0
        self._power: Power | None = None
        self._turns: list[TurnReview] = []

    def see(self, event: Event, before: Player, after: Player) -> None:
        """Something happened; the seat before and after it."""
        if isinstance(event, Rolled) and self._seat in event.seats:
            self._luck = self._cost = 0.0
            self._rolled(after)
        elif isinstance(event, Changed) and event.seat == self._seat:
            self._changed(event, before, after)
        elif before.hand is not None and after.hand is None:
            self._closed(before, after)

    def done(self, player: Player) -> SeatReview:
        """All of it."""
        total = score(player.cells, self._difficulty, player.powers_used).total
        luck, cost = sum(turn.luck for turn in self._turns), sum(turn.cost for turn in self._turns)
        return SeatReview(_tenths(self._start), _tenths(luck), _tenths(cost), total, tuple(self._turns))

    def _rolled(self, player: Player) -> None:
        """The dice lie before the seat: what they promise at best."""
        situation = self._situation(player)
        promised = consider(self._values, situation)[0].worth
        self._power = None
        if situation.terms.costs:
            power = best_power(self._values, situation)
            if power.worth > promised:
                promised, self._power = power.worth, power
        self._luck += promised - self._spent(player) - self._expected
        self._expected = promised - self._spent(player)

    def _changed(self, event: Changed, before: Player, after: Player) -> None:
        """A Power was used: its choice costs something, and a reroll is luck as well."""
        if event.rerolled:
            kept = [face for die, face in enumerate(before.open_hand.now.dice) if die not in event.rerolled]
            promised = prospects(self._values, Packed.of(before.cells), self._terms(after.powers_used))
            mean = promised[hands.named(tuple(kept))] - self._spent(after)
            self._cost += mean - self._expected
            self._expected = mean
            self._rolled(after)
            return
        expected, luck = self._expected, self._luck
        self._rolled(after)
        self._luck = luck
        self._cost += self._expected - expected

    def _closed(self, before: Player, after: Player) -> None:
        """The turn is over."""
        situation = self._situation(before)
        packed = Packed.of(after.cells)
        spare = situation.terms.spare[len(situation.terms.costs)][packed.empty]
        worth = self._values.of(*packed) + spare - self._spent(before)
        self._cost += worth - self._expected
        ranked = consider(self._values, situation)
        best = ranked[0]
        as_good = best.worth - self._spent(before) - worth < LEAST
        hand = before.open_hand
        self._turns.append(
            TurnReview(
                dice=hand.rolled.dice,
                luck=_tenths(self._luck),
                cost=min(0.0, _tenths(self._cost)),
                before=before.cells,
                after=after.cells,
                best=None if as_good else best.board.board(),
                ways=sum(best.worth - each.worth < LEAST for each in ranked),
                power=None if self._power is None else "step" if self._power.step else "reroll",
            )
        )
        self._expected = worth

    def _situation(self, player: Player) -> Situation:
        dice, used = player.open_hand.now.dice, player.powers_used
        return Situation(player.cells, dice, player.turn, used, self._terms(used))

    def _terms(self, used: int) -> Terms:
        return terms(self._difficulty, used)

    def _spent(self, player: Player) -> int:
        return score(player.cells, self._difficulty, player.powers_used).powers


def _tenths(points: float) -> float:
    return round(points, 1)

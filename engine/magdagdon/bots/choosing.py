"""What a bot does with the dice before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.magdagdon.board import EMPTY, FACES, NEIGHBOURS, RUIN, Board, Placements
from engine.magdagdon.bots import hands
from engine.magdagdon.bots.hands import HANDS, LESS, ROLLS, SIZES, STEPPED, STEPS
from engine.magdagdon.bots.outcomes import outcomes
from engine.magdagdon.bots.packed import Packed
from engine.magdagdon.bots.prospects import Prospects, Terms, prospects
from engine.magdagdon.bots.values import Values
from engine.magdagdon.pieces import Command, Confirm, Decrease, Four, Increase, Reroll, Ruin


class Strength(NamedTuple):
    """How well a bot plays."""

    blur: float
    """Points, up to which a board may look better than it is."""
    powers: bool
    """Whether it knows what Powers are good for."""
    ahead: int
    """Of how many outcomes it looks a whole roll ahead; 0: of none."""


class Situation(NamedTuple):
    """What a seat knows when it must choose."""

    cells: Board
    dice: Four
    turn: int
    used: int
    """Powers used so far."""
    terms: Terms


class Considered(NamedTuple):
    """A board that the turn may lead to, and what it is worth, Powers left included."""

    worth: float
    board: Packed


class Power(NamedTuple):
    """A Power, and what it promises less its cost."""

    worth: float
    step: tuple[int, int] | None
    """The face to change, and by how much; None: a reroll."""
    kept: int
    """The hand that a reroll keeps."""


def choose(values: Values, situation: Situation, strength: Strength, salt: int) -> Command:
    """The command that ends the turn or uses a Power. Bots of another salt see boards blurred in another way."""
    ranked = consider(values, situation)
    if strength.powers and situation.terms.costs:
        power = best_power(values, situation)
        if power.worth > ranked[0].worth:
            return _power(situation, power)
    if strength.blur:
        ranked = sorted((_blurred(each, strength.blur, salt) for each in ranked), reverse=True)
    if strength.ahead:
        ranked = look_ahead(values, ranked[: strength.ahead], situation.terms)
    return lay(situation, ranked[0].board)


def consider(values: Values, situation: Situation) -> list[Considered]:
    """Every board that the turn may lead to without a further Power, the best first."""
    board, terms = Packed.of(situation.cells), situation.terms
    spare = terms.spare[len(terms.costs)]
    led = [
        Packed(rows, columns, board.empty - SIZES[hand])
        for hand, rows, columns in outcomes(board, hands.of(hands.named(situation.dice)), terms.least(board.empty))
    ] or [Packed(rows, columns, board.empty - 1) for rows, columns in board.ruins()]
    return sorted((Considered(values.of(*each) + spare[each.empty], each) for each in led), reverse=True)


def look_ahead(values: Values, ranked: Sequence[Considered], terms: Terms) -> list[Considered]:
    """The same boards, judged by all rolls that may come next."""
    judged = (
        Considered(prospects(values, each.board, terms)[0], each.board) if each.board.empty else each for each in ranked
    )
    return sorted(judged, reverse=True)


def best_power(values: Values, situation: Situation) -> Power:
    """The most that one of the Powers left promises."""
    terms = situation.terms
    after = prospects(values, Packed.of(situation.cells), terms.after_power())
    roll, cost = hands.named(situation.dice), terms.costs[0]
    steps = zip(STEPPED[roll], STEPS[roll], strict=True)
    step = max(Power(after[led] - cost, step, 0) for led, step in steps)
    return max(step, _best_reroll(after, roll, cost), key=lambda power: power.worth)


def _best_reroll(after: Prospects, roll: int, cost: int) -> Power:
    kept = {roll}
    while SIZES[min(kept)]:
        kept |= {less for hand in kept for less in LESS[hand]}
    worth, hand = max((after[hand], hand) for hand in kept if hand < ROLLS[0])
    return Power(worth - cost, None, hand)


def _power(situation: Situation, power: Power) -> Command:
    if power.step is not None:
        face, by = power.step
        kind = Increase if by > 0 else Decrease
        return kind(situation.turn, situation.used, situation.dice.index(face))
    kept = list(HANDS[power.kept])
    rolled = []
    for die, face in enumerate(situation.dice):
        if face in kept:
            kept.remove(face)
        else:
            rolled.append(die)
    return Reroll(situation.turn, situation.used, tuple(rolled))


def _blurred(considered: Considered, blur: float, salt: int) -> Considered:
    """The same board as somebody sees it who does not see well: always the same board in the same way."""
    mixed = (considered.board.rows ^ salt * 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 31) * 0x94D049BB133111EB & (1 << 64) - 1
    return considered._replace(worth=considered.worth + blur * (mixed >> 40) / (1 << 24))


def lay(situation: Situation, led: Packed) -> Confirm | Ruin:
    """The command that leads to this board."""
    before, after = situation.cells, led.cells()
    added = {cell: after[cell] for cell, value in enumerate(before) if value == EMPTY and after[cell]}
    if not set(added.values()) <= set(FACES):
        return Ruin(situation.turn, next(iter(added)))
    return Confirm(situation.turn, _in_turn(before, situation.dice, added))


def _in_turn(before: Board, dice: Four, added: dict[int, int]) -> Placements:
    """The new numbers in an order in which each touches an older one."""
    standing = {cell for cell, value in enumerate(before) if value not in (EMPTY, RUIN)}
    unused, placements, waiting = list(enumerate(dice)), [], dict(added)
    while waiting:
        cell = next(cell for cell in waiting if not standing or standing & set(NEIGHBOURS[cell]))
        die = next(each for each in unused if each[1] == waiting[cell])
        unused.remove(die)
        placements.append((die[0], cell))
        standing.add(cell)
        del waiting[cell]
    return tuple(placements)

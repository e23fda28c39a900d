"""What the strongest bot would do on a seat, and why, for who plays alone and asks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Hint, Reason, Seat
from engine.magdagdon.board import CELLS, EMPTY, FACES, SIDE, Board, empty_cells, obstacle, put
from engine.magdagdon.bots.choosing import Considered, Situation, best_power, choose, consider, look_ahead
from engine.magdagdon.bots.strengths import STRENGTHS, situation, values
from engine.magdagdon.bots.values import Values
from engine.magdagdon.pieces import Command, Confirm, Decrease, Four, Increase, Reroll, Ruin, Secret, View
from engine.magdagdon.scoring import LINES, POINTS, bonus

MOST = 2
"""Reasons that are given."""


def hint(view: View, secret: Secret, seat: Seat) -> Hint:
    """The strongest bot's command on this seat, which must have dice before it, with its best reasons."""
    known, at = values(view.difficulty), situation(view, secret, seat)
    command: Command = choose(known, at, STRENGTHS[-1], salt=seat)
    reasons = [*_reasons(known, at, command), Reason("hint-best", {})]
    return Hint(command, tuple(reasons[: min(MOST, max(1, len(reasons) - 1))]))


def _reasons(known: Values, at: Situation, command: Command) -> Iterator[Reason]:
    if isinstance(command, Ruin):
        row, column = divmod(command.cell, SIDE)
        yield Reason("hint-ruin", {"row": row + 1, "column": column + 1})
    elif isinstance(command, Confirm):
        after = at.cells
        for die, cell in command.placements:
            after = put(after, at.dice[die], cell)
        yield from _completed(at.cells, after)
        yield from _waiting(at.cells, after)
        yield from _fewer(known, at, after)
        yield from _open(after)
    else:
        yield from _powered(known, at, command)


def _powered(known: Values, at: Situation, command: Decrease | Increase | Reroll) -> Iterator[Reason]:
    """What the Power is worth, which before anything stands is anybody's guess, and what its dice would complete."""
    cost = at.terms.costs[0]
    gains = round(best_power(known, at).worth + cost - _soberly(known, at, consider(known, at)[0]))
    if any(at.cells) and gains > cost:
        yield Reason("hint-power", {"cost": cost, "gains": gains})
    else:
        yield Reason("hint-power-pays", {"cost": cost})
    if not isinstance(command, Reroll):
        by = 1 if isinstance(command, Increase) else -1
        dice = _stepped(at.dice, command.die, by)
        changed = at._replace(dice=dice, terms=at.terms.after_power())
        yield from _completed(at.cells, consider(known, changed)[0].board.board())


def _stepped(dice: Four, changed: int, by: int) -> Four:
    first, second, third, fourth = (face + by if die == changed else face for die, face in enumerate(dice))
    return (first, second, third, fourth)


def _completed(before: Board, after: Board) -> Iterator[Reason]:
    """The lines that get their bonus, the dearest first."""
    found = [
        _line("hint-line", at, after, cells)
        for at, cells in enumerate(LINES)
        if bonus(_contents(after, cells)) and not bonus(_contents(before, cells))
    ]
    yield from sorted(found, key=lambda reason: -int(reason.params["points"]))


def _line(text: str, at: int, board: Board, cells: tuple[int, ...]) -> Reason:
    name = bonus(_contents(board, cells))
    return Reason(
        text,
        {
            "axis": "row" if at < SIDE else "column",
            "n": at % SIDE + 1,
            "points": POINTS[name] if name else 0,
        },
    )


def _waiting(before: Board, after: Board) -> Iterator[Reason]:
    """The lines that now lack one number for a bonus, the dearest first."""
    found = []
    for at, cells in enumerate(LINES):
        contents = _contents(after, cells)
        if contents == _contents(before, cells) or contents.count(EMPTY) != 1:
            continue
        gap = cells[contents.index(EMPTY)]
        for face in FACES:
            led = put(after, face, gap)
            if obstacle(after, face, gap) is None and bonus(_contents(led, cells)):
                reason = _line("hint-waits", at, led, cells)
                found.append(replace(reason, params=reason.params | {"face": face}))
    yield from sorted(found, key=lambda reason: -int(reason.params["points"]))


def _fewer(known: Values, at: Situation, after: Board) -> Iterator[Reason]:
    """That a further die would do harm, where one could be laid."""
    ranked, empty = consider(known, at), empty_cells(after)
    more = next((led for led in ranked if led.board.empty < empty), None)
    points = 0 if more is None else round(ranked[0].worth - _soberly(known, at, more))
    if points > 0:
        yield Reason("hint-fewer", {"points": points})


def _soberly(known: Values, at: Situation, led: Considered) -> float:
    """What a board is worth that hardly ever comes about: values know little of such, the next rolls know more."""
    return max(led.worth, look_ahead(known, [led], at.terms)[0].worth)


def _open(after: Board) -> Iterator[Reason]:
    """What still finds a cell."""
    room = {face: {cell for cell in CELLS if obstacle(after, face, cell) is None} for face in FACES}
    if all(room.values()):
        yield Reason("hint-open-all", {})
        return
    pairs = [(len(room[low] | room[low + 1]), low) for low in FACES if low + 1 in FACES and room[low] and room[low + 1]]
    if pairs:
        count, low = max(pairs)
        yield Reason("hint-open", {"n": count, "low": low, "high": low + 1})


def _contents(board: Board, cells: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(board[cell] for cell in cells)

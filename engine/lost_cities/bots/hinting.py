"""What the strongest bot would do on a seat, and why, for who plays alone and asks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Hint, Reason, Seat
from engine.lost_cities import turns, writing
from engine.lost_cities.bots.strengths import STRENGTHS, think
from engine.lost_cities.pieces import Refuse, Secret, Sheet, Take, View
from engine.lost_cities.scoring import score
from engine.lost_cities.sheet import BRIDGE, BRIDGE_POINTS, COLUMNS, DICE, EXPEDITIONS, TEN

MOST = 2
"""Reasons that are given."""
NAMES = (*(expedition.colour for expedition in EXPEDITIONS), "artifacts", "refusals")


def hint(view: View, secret: Secret | None, seat: Seat) -> Hint:
    """The strongest bot's choice on this seat, whose turn it must be, with its best reasons. Raises `LookupError`."""
    choice = think(view, secret, seat, STRENGTHS)
    sheet = view.seats[seat].sheet
    if view.dice is None:
        raise LookupError("this seat has nothing to choose")
    after = turns.after(sheet, view.dice, choice)
    if isinstance(choice, Refuse):
        reasons = [*_gains(view, sheet, after), Reason("hint-refuse", {})]
    else:
        column = view.dice.colours[choice.colour]
        reasons = [*_gains(view, sheet, after), *_opened(sheet, after, column, choice)]
    return Hint(choice, tuple(reasons[:MOST]))


def _gains(view: View, before: Sheet, after: Sheet) -> Iterator[Reason]:
    """The bridges that are crossed, then the columns that are worth more than before, the most first."""
    grown = [column for column in range(COLUMNS) if writing.filled(after, column) > writing.filled(before, column)]
    for column in grown:
        if view.bridges[column] is None and writing.filled(before, column) < BRIDGE <= writing.filled(after, column):
            yield Reason("hint-bridge", {"column": NAMES[column], "points": BRIDGE_POINTS})
    worth = {column: (_points(before, column), _points(after, column)) for column in grown}
    for column in sorted(grown, key=lambda column: worth[column][0] - worth[column][1]):
        was, will = worth[column]
        if will > was:
            yield Reason("hint-column", {"column": NAMES[column], "before": was, "after": will})


def _opened(before: Sheet, after: Sheet, column: int, choice: Take) -> Iterator[Reason]:
    """What an expedition that is begun, or goes on below its points, still has before it."""
    if after.circles != before.circles:
        yield Reason("hint-circle", {"column": NAMES[column]})
    for led in choice.arrows:
        if led is not None:
            yield Reason("hint-arrow", {"column": NAMES[led]})
    last = after.columns[column][-1:]
    if after.artifacts > before.artifacts:
        yield Reason("hint-artifact", {"space": after.artifacts})
    yield Reason("hint-room", {"column": NAMES[column], "n": TEN - last[0] + 1 if last else TEN})


def _points(sheet: Sheet, column: int) -> int:
    points = score(sheet, 0)
    return points.dice if column == DICE else (*points.columns, points.artifacts)[column]

"""What a sheet is worth, and how the seats stand when the game is over."""

from __future__ import annotations

from engine.game import Outcome, Score, Seat
from engine.lost_cities.pieces import Bridges, Points, Sheet, Why
from engine.lost_cities.sheet import (
    ARTIFACT_POINTS,
    BRIDGE_POINTS,
    CIRCLE_FACTOR,
    DICE_POINTS,
    EXPEDITION_POINTS,
    EXPEDITIONS,
)


def score(sheet: Sheet, bridges_won: int) -> Points:
    """The points of a sheet and of the bridges that paid its seat. A circle doubles its column, losses too."""
    columns = tuple(
        EXPEDITION_POINTS[len(numbers)] * (CIRCLE_FACTOR if column in sheet.circles else 1)
        for column, numbers in enumerate(sheet.columns)
    )
    artifacts, dice = ARTIFACT_POINTS[sheet.artifacts], DICE_POINTS[sheet.dice]
    bridges = bridges_won * BRIDGE_POINTS
    return Points(columns, artifacts, dice, bridges, total=sum(columns) + artifacts + dice + bridges)


def won(bridges: Bridges, seat: Seat) -> tuple[int, ...]:
    """The columns whose bridge paid this seat, ascending."""
    return tuple(column for column, seats in enumerate(bridges) if seats is not None and seat in seats)


def result(why: Why, sheets: tuple[Sheet, ...], bridges: Bridges) -> Outcome:
    """How every seat ended. Equal totals share the rank, so there is no tiebreak."""
    points = [score(sheet, len(won(bridges, seat))) for seat, sheet in enumerate(sheets)]
    return Outcome(why, tuple(Score(each.total, (), _facts(each), _feats(each)) for each in points))


def _feats(points: Points) -> tuple[str, ...]:
    """The expeditions that paid."""
    return tuple(expedition.colour for expedition, paid in zip(EXPEDITIONS, points.columns, strict=True) if paid > 0)


def _facts(points: Points) -> dict[str, int]:
    return {
        "expeditions": sum(points.columns),
        "artifacts": points.artifacts,
        "dice": points.dice,
        "bridges": points.bridges,
    }

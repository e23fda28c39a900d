"""What somebody's games amount to, for each table of scores. Pure: read off the stored results each time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import Record
from server.records.scores import Row
from server.rooms.merit import weight


class Statistics(Record, frozen=True):
    """All games of one person in one table."""

    game: str
    table: str
    games: int
    average: float
    """Of the scores, to one decimal."""
    best: int
    best_tiebreak: tuple[int, ...]
    best_record: str
    """The id of the game's record."""
    distribution: tuple[tuple[int, int], ...]
    """Each score and how often it was reached, the lowest first."""
    feats: dict[str, int]
    """How often each of the game's feats was achieved, the most frequent first."""


def statistics(rows: Iterable[Row]) -> list[Statistics]:
    """For each table in which there are results, by game and table."""
    tables: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        tables.setdefault((row.game, row.table), []).append(row)
    return [_of(game, table, found) for (game, table), found in sorted(tables.items())]


def _of(game: str, table: str, rows: list[Row]) -> Statistics:
    best = min(rows, key=lambda row: (weight(row.score, row.tiebreak), row.ended, row.id))
    feats = Counter(feat for row in rows for feat in row.feats)
    return Statistics(
        game=game,
        table=table,
        games=len(rows),
        average=round(sum(row.score for row in rows) / len(rows), 1),
        best=best.score,
        best_tiebreak=best.tiebreak,
        best_record=best.id,
        distribution=tuple(sorted(Counter(row.score for row in rows).items())),
        feats=dict(sorted(feats.items(), key=lambda item: (-item[1], item[0]))),
    )

"""One number for how good a result is, the best lowest: what the store's boards sort by. Pure.

Score first, then the tiebreak: equal numbers share the rank. It fits the 53 bits of a sorted set's score.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST = 2**28
"""No score is as large."""
TIEBREAKS = 3
"""How many figures a tiebreak may have …"""
FIGURE = 256
"""… and what each stays below."""


def weight(score: int, tiebreak: Sequence[int]) -> int:
    """The number. Raises `ValueError` for what does not fit."""
    if abs(score) >= MOST or len(tiebreak) > TIEBREAKS or not all(0 <= figure < FIGURE for figure in tiebreak):
        raise ValueError("no board takes such a result")
    number = -score
    for figure in (*tiebreak, *[0] * (TIEBREAKS - len(tiebreak))):
        number = number * FIGURE + figure
    return number

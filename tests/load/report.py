"""The figures, as they come in and as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import median
from typing import Any

from tests.load.measured import Figures

COLUMNS = ("commands", "per_cpu", "cpu", "store", "own", "p50", "p95", "p99", "ack99", "refused")


class Report:
    """Prints a line for whatever is measured, and keeps it for a file."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        self.missed: list[str] = []

    def head(self) -> None:
        """What the columns are."""
        print(f"{'':<44}" + "".join(f"{name:>9}" for name in COLUMNS) + "   medians of all rounds")

    def note(self, text: str) -> None:
        """Something by the way."""
        print(f"  {text}", flush=True)

    def figures(self, what: str, rounds: Sequence[Figures]) -> None:
        """The same measured several times."""
        rows = [asdict(one) for one in rounds]
        self.kept[what] = rows
        middle = [median(row[name] for row in rows) for name in COLUMNS]
        print(f"{what:<44}" + "".join(f"{value:>9.{2 if value < 10 else 0}f}" for value in middle), flush=True)
        reasons = {row["reasons"] for row in rows if row["reasons"]}
        if reasons:
            self.note(f"refused: {' '.join(reasons)}")

    def ratio(self, what: str, rounds: Sequence[float], *, least: float) -> None:
        """What should be at least so much."""
        self._judged(what, rounds, f"at least {least:g}", median(rounds) >= least)

    def most(self, what: str, rounds: Sequence[float], *, most: float) -> None:
        """What should be at most so much."""
        self._judged(what, rounds, f"at most {most:g}", median(rounds) <= most)

    def _judged(self, what: str, rounds: Sequence[float], aim: str, met: bool) -> None:
        self.kept[what] = list(rounds)
        span = " – ".join(f"{value:.2f}" for value in (min(rounds), median(rounds), max(rounds)))
        print(f"{what:<60} {span:>24}   {aim}: {'met' if met else 'MISSED'}", flush=True)
        if not met:
            self.missed.append(what)

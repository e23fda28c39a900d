"""`python -m tests.soak`: what only shows after thousands of times. Exits with 1 if anything promised was not so.

Everything is at full size by default; spans that would take days are scaled down by the server's own timings.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
from collections.abc import Iterator

from tests.soak import abandoned, bad_line, crashes, wall
from tests.soak.measured import Report


def main(arguments: list[str]) -> int:
    """Run what was asked for, one after the other, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--cycles", type=int, default=5_000, help="times somebody connects, joins and crashes")
    parser.add_argument("--rooms", type=int, default=1_000, help="rooms that are made and left alone")
    parser.add_argument("--minutes", type=float, default=30, help="on a bad line")
    parser.add_argument("--games", type=int, default=400, help="before a wall")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="of everything that is drawn")
    asked = parser.parse_args(arguments)
    # Whatever ends it, what it has started is cleared away.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    print(f"seed {asked.seed}", flush=True)
    violations = list[str]()
    for report in _reports(asked):
        print("\n".join(report.lines), flush=True)
        violations += report.violations
    print(f"violations: {len(violations)}")
    print("\n".join(f"  {words}" for words in violations))
    return 1 if violations else 0


def _reports(asked: argparse.Namespace) -> Iterator[Report]:
    if asked.cycles:
        yield asyncio.run(crashes.run(asked.cycles, random.Random(asked.seed)))
    if asked.rooms:
        yield asyncio.run(abandoned.run(asked.rooms))
    if asked.minutes:
        yield asyncio.run(bad_line.run(asked.minutes, random.Random(asked.seed)))
    if asked.games:
        yield wall.run(asked.games, random.Random(asked.seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What the product carries, beside a bare relay in the same run: `make load`, or `python -m tests.load --help`."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from tests.load.cliff import cliff
from tests.load.cluster import cluster
from tests.load.report import Report
from tests.load.speed import many_seats, speed, two_processes
from tests.load.standing import many_rooms, memory, starting

PARTS = ("speed", "seats", "processes", "cluster", "memory", "rooms", "cliff")


def asked() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6, help="of each measurement")
    parser.add_argument("--rooms", type=int, default=30)
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--json", type=Path, help="a file for all figures")
    return parser.parse_args()


async def run(report: Report, parts: list[str], rooms: int, rounds: int, seconds: float) -> None:
    """All that was asked for, one after the other."""
    jobs = {
        "speed": lambda: speed(report, rooms, rounds, seconds),
        "seats": lambda: many_seats(report, rooms, rounds, seconds),
        "processes": lambda: two_processes(report, rooms, rounds, seconds),
        "cluster": lambda: cluster(report, rooms, rounds, seconds),
        "memory": lambda: memory(report),
        "rooms": lambda: many_rooms(report, rooms, rounds, seconds),
        "cliff": lambda: cliff(report, rooms, seconds),
    }
    for part in parts:
        await jobs[part]()


def main() -> None:
    """Measure, print, and keep the figures if a file was named."""
    arguments = asked()
    report = Report()
    report.head()
    asyncio.run(run(report, arguments.parts, arguments.rooms, arguments.rounds, arguments.seconds))
    if "memory" in arguments.parts:
        starting(report)
    if arguments.json:
        arguments.json.write_text(json.dumps(report.kept, indent=1), "utf-8")
    print("missed: " + ", ".join(report.missed) if report.missed else "all met")


if __name__ == "__main__":
    main()

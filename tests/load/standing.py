"""What is there costs: memory of people who wait, time of rooms that nobody is in, connections, and starting."""

from __future__ import annotations

import asyncio
import time

from server.config import Timings
from server.rooms.tables import Tables
from server.store.store import Store
from tests.load.crowd import Pace, gather
from tests.load.measured import cpu, measure, resident
from tests.load.report import Report
from tests.load.served import Product
from tests.load.speed import WARM

CROWDED = 200
"""Rooms of four who wait in the lobby."""
MANY = 10_000
"""Rooms that live, and of which nobody says anything."""


async def memory(report: Report) -> None:
    """What one more who waits in a room takes, and what it costs to let them in."""
    with Product() as product:
        await gather(product.urls, 10, 4, Pace(), start=False)
        await asyncio.sleep(WARM)  # what is read only after the start is nobody's
        held, used = resident(*product.pids), cpu(*product.pids)
        await gather(product.urls, CROWDED, 4, Pace(), start=False)
        people = 4 * CROWDED
        report.most(
            "memory of one who waits in a room, KB", [(resident(*product.pids) - held) / people / 1024], most=75
        )
        report.note(f"{people / (cpu(*product.pids) - used):.0f} people come and join for each second of the server's")


async def many_rooms(report: Report, rooms: int, rounds: int, seconds: float) -> None:
    """What a command costs among ten thousand rooms, and alone."""
    with Product() as product:
        pace = Pace()
        await gather(product.urls, rooms, 4, pace)
        await measure(pace, product.pids, WARM)
        alone = [(await measure(pace, product.pids, seconds)).per_cpu for _ in range(rounds)]
        await asyncio.to_thread(_open_many, product.store.url)
        among = [(await measure(pace, product.pids, seconds)).per_cpu for _ in range(rounds)]
    report.ratio(
        f"a command alone, to one among {MANY} rooms", [b / a for a, b in zip(alone, among, strict=True)], least=0.9
    )


def _open_many(url: str) -> None:
    store = Store(url)
    tables = Tables(store, Timings(), lambda *_: None)
    for number in range(MANY):
        tables.create("magdagdon", {}, f"person{number}")
    store.close()


def starting(report: Report) -> None:
    """From the start of a process to its first answer, with the store running."""
    with Product(0) as product:
        times = []
        for _ in range(3):
            begun = time.monotonic()
            with product.another():
                times.append(time.monotonic() - begun)
    report.most("start of a process, seconds", times, most=1)

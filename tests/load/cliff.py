"""Three times more than can be done: what is refused, how long the rest takes, and how soon it is over."""

from __future__ import annotations

from tests.load.crowd import Pace, gather
from tests.load.measured import measure
from tests.load.report import Report
from tests.load.served import Product
from tests.load.speed import WARM

TIMES = 3
AFTER = 5.0
"""Seconds after the burst in which things become as they were."""


async def cliff(report: Report, rooms: int, seconds: float) -> None:
    """A burst, and what comes after it."""
    with Product() as product:
        pace = Pace()
        await gather(product.urls, rooms * 5, 4, pace)
        await measure(pace, product.pids, WARM)
        most = (await measure(pace, product.pids, seconds)).commands
        burst = await measure(pace, product.pids, seconds, rate=TIMES * most)
        report.figures(f"{TIMES} times what can be done ({TIMES * most:.0f}/s)", [burst])
        report.most("99 % of what was accepted in the burst, ms", [burst.ack99], most=250)
        await measure(pace, product.pids, AFTER, rate=most / 2)
        after = await measure(pace, product.pids, seconds, rate=most / 2)
        report.figures(f"{AFTER:g} seconds after the burst, at half load", [after])
        report.most("99 % after the burst, ms", [after.p99], most=250)

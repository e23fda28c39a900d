"""Three times more than can be done: what is refused, how long the rest takes, and how soon it is over.

Offered is what is sent, not what is planned: somebody asks at each of so many moments a second, if it is anybody's turn
who has not asked already. Who is refused asks again soon, as a new command. The time of a command counts from when it
is sent.
"""

from __future__ import annotations

from tests.load.crowd import Pace, gather
from tests.load.measured import measure
from tests.load.report import Report
from tests.load.served import SHEDDING, Product
from tests.load.speed import WARM

TIMES = 3
AFTER = 5.0
"""Seconds after the burst in which things become as they were."""


async def cliff(report: Report, rooms: int, seconds: float) -> None:
    """A burst, and what comes after it."""
    with Product(limits=SHEDDING) as product:
        few, pace = Pace(), Pace()
        await gather(product.urls, rooms, 4, few)
        await gather(product.urls, rooms * 5, 4, pace)
        await measure(few, product.pids, WARM)
        most = (await measure(few, product.pids, seconds)).commands
        burst = await measure(pace, product.pids, seconds, rate=TIMES * most, crowd=True)
        report.figures(f"{TIMES} times what can be done ({TIMES * most:.0f}/s)", [burst])
        report.note(f"{burst.asked:.0f} were sent a second, {burst.asked - burst.commands:.0f} of them were refused")
        report.ratio("done in the burst, to what can be done", [burst.commands / most], least=0.8)
        report.most("99 % of what was accepted in the burst, ms", [burst.ack99], most=250)
        report.most("99 % of it, until all had seen it, ms", [burst.p99], most=250)
        await measure(pace, product.pids, AFTER, rate=most / 2)
        after = await measure(pace, product.pids, seconds, rate=most / 2)
        report.figures(f"{AFTER:g} seconds after the burst, at half load", [after])
        report.most("99 % after the burst, ms", [after.p99], most=250)

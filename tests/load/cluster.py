"""What a command costs on a cluster of three stores, beside one store."""

from __future__ import annotations

from tests.load.crowd import Pace, gather
from tests.load.measured import Figures, measure
from tests.load.report import Report
from tests.load.served import Product
from tests.server.clusters import Cluster

WARM = 3.0
"""Seconds before anything is counted."""


async def cluster(report: Report, rooms: int, rounds: int, seconds: float) -> None:
    """One process on each, in turn: what the server needs for a command, and what all stores together do."""
    with Product() as alone, Product(kind=Cluster) as three:
        paces = []
        for product in (alone, three):
            pace = Pace()
            await gather(product.urls, rooms, 4, pace)
            await measure(pace, product.pids, WARM)
            paces.append((pace, product))
        kept: tuple[list[Figures], list[Figures]] = [], []
        for _ in range(rounds):
            for (pace, product), figures in zip(paces, kept, strict=True):
                figures.append(await measure(pace, product.pids, seconds, store=product.store.pids))
    report.figures("product, one store", kept[0])
    report.figures("product, a cluster of three", kept[1])
    pairs = list(zip(*kept, strict=True))
    served = [three.per_cpu / one.per_cpu for one, three in pairs]
    stored = [(three.store / three.commands) / (one.store / one.commands) for one, three in pairs]
    report.ratio("commands per CPU-second on a cluster, to one store", served, least=0.8)
    report.most("what its three stores need for a command, to one store", stored, most=2)

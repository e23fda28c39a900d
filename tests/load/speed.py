"""How fast: the product and the relay in turn, as fast as they can and at half of it, with four and eight in a room."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.load.crowd import Pace, Seat, assemble, gather
from tests.load.measured import Figures, measure
from tests.load.report import Report
from tests.load.served import Product, Relay

WARM = 3.0
"""Seconds before anything is counted."""
SAID = {"type": "play", "game_no": 1, "command": {"type": "confirm", "turn": 1, "placements": [[0, 1], [1, 2]]}}


async def speed(report: Report, rooms: int, rounds: int, seconds: float) -> float:
    """The product beside the relay that sends the same messages. Commands a second that the product can do."""
    with Product() as product:
        pace = Pace()
        seats = await gather(product.urls, rooms, 4, pace)
        await measure(pace, product.pids, WARM)
        first = [length for seat in seats for length in seat.room.first_game]
        report.most("a message of four in its first game, bytes", [sum(first) / len(first)], most=2300)
        ours, theirs = list[Figures](), list[Figures]()
        for _ in range(rounds):
            for seat in seats:
                seat.counted.clear()
            ours.append(await measure(pace, product.pids, seconds, store=product.store.pids))
            report.note(f"sent for a command: {_sent(seats, ours[-1].commands * seconds)}")
            with Relay(*_typical(seats)) as relay:
                echoes = Pace()
                people = await assemble(relay.url, rooms, 4, echoes, SAID)
                await measure(echoes, relay.pids, WARM / 3)
                theirs.append(await measure(echoes, relay.pids, seconds))
                for one in people:
                    one.socket.close()
        report.figures("product, rooms of 4", ours)
        report.figures("relay, the same messages", theirs)
        ratios = [one.per_cpu / other.per_cpu for one, other in zip(ours, theirs, strict=True)]
        report.ratio("product to relay, commands per CPU-second", ratios, least=1.2)
        most = min(one.commands for one in ours)
        await measure(pace, product.pids, WARM, rate=most / 2)  # what full load left unanswered
        half = [await measure(pace, product.pids, seconds, rate=most / 2) for _ in range(rounds)]
        report.figures(f"product at half load ({most / 2:.0f}/s)", half)
        report.most("99 % at half load, ms", [one.p99 for one in half], most=30)
    return most


async def many_seats(report: Report, rooms: int, rounds: int, seconds: float) -> None:
    """What a command costs with eight in a room, and with four."""
    with Product() as product:
        four, eight = Pace(), Pace()
        await gather(product.urls, rooms, 4, four)
        await gather(product.urls, rooms // 2, 8, eight)
        ratios = []
        for pace in (four, eight):
            await measure(pace, product.pids, WARM)
        for _ in range(rounds):
            costs = [(await measure(pace, product.pids, seconds)).per_cpu for pace in (four, eight)]
            ratios.append(costs[0] / costs[1])
    report.most("a command with 8 in a room, to one with 4", ratios, most=1.4)


async def two_processes(report: Report, rooms: int, rounds: int, seconds: float) -> None:
    """What a command costs at two processes of one store, and at one with half the rooms: each has as much to do."""
    with Product() as one, Product(2) as two:
        ratios = []
        paces = []
        for product in (one, two):
            pace = Pace()
            await gather(product.urls, rooms * len(product.urls), 4, pace)
            await measure(pace, product.pids, WARM)
            paces.append((pace, product))
        for _ in range(rounds):
            single, double = [(await measure(pace, product.pids, seconds)).per_cpu for pace, product in paces]
            ratios.append(2 * double / single)
    report.ratio("two processes to one, had they a processor each", ratios, least=1.8)


def _typical(seats: Sequence[Seat]) -> tuple[dict[str, Any], dict[str, Any], int]:
    """A message of middling length, and how many seats are sent one for each command."""
    told = sorted((seat for seat in seats if '"playing"' in seat.sample), key=lambda seat: len(seat.sample))
    middle = told[len(told) // 2]
    room = json.loads(f"[{middle.sample}")[1]
    del room["version"]
    counted = _counted(seats)
    return room, json.loads(f"[{middle.sample_seat}")[1], round(4 * counted["seat"] / counted["room"])


def _counted(seats: Sequence[Seat]) -> Counter[str]:
    return sum((seat.counted for seat in seats), Counter[str]())


def _sent(seats: Sequence[Seat], commands: float) -> str:
    counted = _counted(seats)
    if not counted["room"]:
        return "nothing"
    return (
        f"{counted['room'] / commands:.1f} room ({counted['room_bytes'] / counted['room']:.0f} bytes), "
        f"{counted['seat'] / commands:.1f} seat"
    )

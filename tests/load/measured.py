"""What processes have used, read off the system, and what people have seen."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.load.crowd import Pace, Seen

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Figures:
    """Of one stretch of time."""

    commands: float
    """A second."""
    per_cpu: float
    """Commands for each second of the servers' processor time."""
    cpu: float
    """Processors that the servers had."""
    store: float
    """Processors that the store had."""
    own: float
    """Processors that the people had. Near 1: it is they who are measured."""
    p50: float
    p95: float
    p99: float
    """Milliseconds from when a command was due until the last in its room had its outcome."""
    ack99: float
    """Milliseconds until it was acknowledged."""
    asked: float
    """A second, the refused ones included."""
    refused: int
    reasons: str


async def measure(
    pace: Pace,
    servers: Sequence[int],
    seconds: float,
    *,
    store: Sequence[int] = (),
    rate: float | None = None,
    crowd: bool = False,
) -> Figures:
    """Let people act for so long, and see what it costs."""
    before = cpu(*servers), cpu(*store), time.process_time(), time.monotonic()
    seen = await pace.run(seconds, rate, crowd=crowd)
    after = cpu(*servers), cpu(*store), time.process_time(), time.monotonic()
    served, stored, own, passed = (end - start for start, end in zip(before, after, strict=True))
    return _figures(seen, served, stored / passed, own / passed, passed)


def _figures(seen: Seen, served: float, store: float, own: float, passed: float) -> Figures:
    commands = len(seen.answered)
    p50, p95, p99 = (percentile(seen.shown, share) * 1000 for share in (0.5, 0.95, 0.99))
    return Figures(
        commands=commands / passed,
        per_cpu=commands / served if served else 0.0,
        cpu=served / passed,
        store=store,
        own=own,
        p50=p50,
        p95=p95,
        p99=p99,
        ack99=percentile(seen.answered, 0.99) * 1000,
        asked=(commands + seen.refused.total()) / passed,
        refused=seen.refused.total(),
        reasons=" ".join(sorted(seen.refused)),
    )


def cpu(*pids: int) -> float:
    """Seconds of processor time that these processes have used, in their own code and in the system's."""
    return sum(_cpu(pid) for pid in pids)


def resident(*pids: int) -> int:
    """Bytes of memory that these processes hold."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE for pid in pids)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of the others does not exceed; of nothing: not a number."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS

"""`python -m tests.chaos`: the trial at full size. Exits with 1 if anything that is promised was not so."""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys

from tests.chaos.faults import Spans
from tests.chaos.figures import lines
from tests.chaos.trial import Settings, Witnessed, run

SHOWN = 50
"""So many violations are printed."""


def main(arguments: list[str]) -> int:
    """Hold a trial and say what came of it."""
    plain, spans = Settings(), Spans()
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--rooms", type=int, default=plain.rooms)
    parser.add_argument("--seconds", type=float, default=plain.seconds, help="how long things go wrong")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="of everything that is drawn")
    parser.add_argument("--servers", type=int, default=plain.servers)
    parser.add_argument("--pace", type=float, default=plain.pace, help="seconds that a player thinks, on average")
    parser.add_argument("--away", type=float, default=spans.away, help="seconds that the store is away at its longest")
    parser.add_argument("--every", type=float, default=4, help="seconds from one fault to the next, on average")
    asked = parser.parse_args(arguments)
    spans = spans._replace(between=(0.5 * asked.every, 1.5 * asked.every), away=asked.away)
    settings = Settings(asked.rooms, asked.seconds, asked.seed, asked.servers, asked.pace, spans)
    witnessed = asyncio.run(held(settings))
    print("\n".join(lines(witnessed)))
    print(f"violations: {len(witnessed.violations)}")
    for words in witnessed.violations[:SHOWN]:
        print(f"  {words}")
    return 1 if witnessed.violations else 0


async def held(settings: Settings) -> Witnessed:
    """The trial, cleared away even when this process is told to end."""
    trial = asyncio.ensure_future(run(settings))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, trial.cancel)
    return await trial


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

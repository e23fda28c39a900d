"""Writes the golden games of the games named, or of all."""

from __future__ import annotations

import sys

from engine import GAMES
from tests.engine.golden.record import record

for name in sys.argv[1:] or GAMES:
    record(GAMES[name])

"""Writes the kept games of the games named, or of all."""

from __future__ import annotations

import sys

from engine import GAMES
from tests.replays.written import write

for name in sys.argv[1:] or GAMES:
    write(GAMES[name])

"""Dice that nobody can bend: a face is a pure function of the game's seed and of where it falls.

Delaying, repeating or reordering requests cannot change a face, because no draw depends on an earlier one. Anyone who
knows the seed can recompute every die (rules: *Shared dice*).
"""

from __future__ import annotations

import hashlib
import hmac
from itertools import count
from typing import Protocol

SEED_BYTES = 32


class Dice(Protocol):
    """What the rules may ask of chance."""

    def roll(self, sides: int, *where: str | int) -> int:
        """The face, 1 … sides, of the one die that falls at this place of the game."""


class SeededDice:
    """Dice keyed by a 256-bit seed.

    The face at a place is read from HMAC-SHA-256(seed, place), where the place is its parts joined by colons
    (`roll:3:0` is die 0 of turn 3): the first byte below the largest multiple of `sides` that fits into 256, modulo
    `sides`, plus one. If all 32 bytes are rejected, the message `place#1` (then `#2`, …) is read in the same way.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    def roll(self, sides: int, *where: str | int) -> int:
        """The face, 1 … sides (at most 256), of the die at this place."""
        place = ":".join(map(str, where))
        limit = 256 - 256 % sides
        for block in count():
            message = place if block == 0 else f"{place}#{block}"
            for byte in hmac.digest(self._seed, message.encode(), "sha256"):
                if byte < limit:
                    return byte % sides + 1
        raise AssertionError("count() does not end")


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal: shown when a game starts, so that the seed can be checked when it ends."""
    return hashlib.sha256(seed).hexdigest()

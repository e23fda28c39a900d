"""Recovery codes: what somebody writes down to be the same person on another device.

Twenty characters of the room codes' alphabet, the last chosen so that the whole checks: one wrong character, or two
that changed places, are noticed before anything is looked up. The places count 1 … 20 and the alphabet 0 … 27, and 29
is a prime above both: so neither mistake can leave the sum as it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from server.refusals import Refused
from server.rooms.codes import ALPHABET, is_rude, read_typed

LENGTH = 20
GROUP = 5
"""Characters that are written together."""
MODULUS = 29


def draw(below: Callable[[int], int]) -> str:
    """A fresh code, as it is written; `below(n)` gives a random number 0 … n − 1 (`secrets.randbelow`)."""
    while True:
        values = [below(len(ALPHABET)) for _ in range(LENGTH - 1)]
        values.append(_closing(values))
        if values[-1] < len(ALPHABET):
            code = "".join(ALPHABET[value] for value in values)
            if not is_rude(code):
                return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def normalise(typed: str) -> str:
    """The code that somebody typed, without what does not count: as for a room's code.

    Raises `Refused`: bad_code{character}, bad_recovery_code when it is not one or was mistyped.
    """
    code = read_typed(typed)
    if len(code) != LENGTH or _sum([ALPHABET.index(character) for character in code]) != 0:
        raise Refused("bad_recovery_code")
    return code


def digest(secret: str) -> str:
    """What is kept of a code, or of a link's token. Both are random enough for nothing to be gained by trying."""
    return hashlib.sha256(f"magdagdon {secret}".encode()).hexdigest()


def _sum(values: Sequence[int]) -> int:
    return sum(place * value for place, value in enumerate(values, 1)) % MODULUS


def _closing(values: Sequence[int]) -> int:
    """The last value, with which the sum is 0: perhaps one above the alphabet."""
    return -_sum(values) * pow(LENGTH, -1, MODULUS) % MODULUS

"""Room codes: six of 28 consonants and digits, easy to say, hard to misread, and never a rude word."""

from __future__ import annotations

from collections.abc import Callable

ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789"
LENGTH = 6


def draw(below: Callable[[int], int]) -> str:
    """A fresh code; `below(n)` gives a random number 0 … n − 1 (`secrets.randbelow`)."""
    raise NotImplementedError


def normalise(typed: str) -> str:
    """The code that somebody typed: case, spaces and hyphens do not count.

    Raises `Refused`: bad_code{character} names the first character that no code holds, unknown_room for a wrong length.
    """
    raise NotImplementedError

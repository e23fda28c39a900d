"""What a person may be called in a room."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 20
"""Visible characters (grapheme clusters) in a name."""


def clean(typed: str) -> str:
    """The name as it will be shown. Raises `Refused`: name_empty, name_too_long{max}."""
    raise NotImplementedError


def distinct(name: str, others: Iterable[str]) -> str:
    """The name again. Raises `Refused`: name_taken{name} if it looks like one of the others."""
    raise NotImplementedError

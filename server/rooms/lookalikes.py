"""Whether two names look alike, so that nobody can pass for somebody else."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Any

import regex  # type: ignore[import-untyped]

_UNSEEN = regex.compile(
    r"[\p{Default_Ignorable_Code_Point}\p{InCombining_Diacritical_Marks}\s\u1AB0-\u1AFF\u1DC0-\u1DFF]"
)
_OVERLAYS = regex.compile(r"[\u0334-\u0338]")
_UPRIGHT = str.maketrans("Il1|0", "||||O")
"""One upright stroke stands for all of them, so that folding its case keeps Ian and Lan apart."""


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other. Case, accents, spacing and invisible characters do not count.

    Letters are compared as typed and in both cases, each by itself: a Greek Ν looks like N and a ν like v, so folding
    case and script one after the other would make Eva and Ena the same.
    """
    shapes, others = _shapes(one), _shapes(other)
    return len(shapes) == len(others) and all(a & b for a, b in zip(shapes, others, strict=True))


def _shapes(name: str) -> list[frozenset[str]]:
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKD", name))
    return [_shapes_of(character) for character in plain.replace("rn", "m").replace("ß", "ss")]


@cache
def table() -> dict[str, Any]:
    """Unicode's table of confusables. To read it takes as long as a tenth of a start: only who needs it does."""
    from confusable_homoglyphs import confusables  # type: ignore[import-untyped] # noqa: PLC0415

    found: dict[str, Any] = confusables.confusables_data
    return found


@lru_cache(maxsize=4096)
def _shapes_of(character: str) -> frozenset[str]:
    as_typed = _latin(character).translate(_UPRIGHT).casefold()
    # Only what looks like an I becomes a small l when it is written large.
    large = _latin(character.upper()).replace("l", "I")
    return frozenset({as_typed, large, _latin(character.casefold())})


def _latin(character: str) -> str:
    """What a character looks like in ASCII, by Unicode's table of confusables; itself if like nothing there."""
    if character.isascii():
        return character
    found = (_OVERLAYS.sub("", glyph["c"]) for glyph in table().get(character, ()))
    return min((glyph for glyph in found if glyph.isascii()), default=character)

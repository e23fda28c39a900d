"""What a person may be called in a room: at most 20 visible characters that look like nobody else's name."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

import regex  # type: ignore[import-untyped]

from server.refusals import Refused
from server.rooms.lookalikes import alike

LONGEST = 20
"""Visible characters (grapheme clusters) in a name: an emoji family is one."""

LONGEST_CHARACTER = 11
"""Code points in one visible character: four people of any skin colour, joined."""

LONGEST_TYPED = 1_000
"""Code points that are looked at, at all."""

_TAGS = r"[\U000E0020-\U000E007E]"
_JOINING = (
    r"[[\p{L}\p{M}]&&[\p{Arab}\p{Syrc}\p{Mong}\p{Nkoo}\p{Deva}\p{Beng}\p{Guru}\p{Gujr}\p{Orya}\p{Taml}\p{Telu}\p{Knda}"
    r"\p{Mlym}\p{Sinh}\p{Khmr}\p{Mymr}]]"
)
_INVISIBLE = regex.compile(
    # Where the invisible belongs to what is seen, it stays: emoji selectors and joiners, flags of regions, and the
    # joiners with which Persian or Sinhala is spelt.
    rf"""(?:
        (?<=\p{{Emoji}}) \uFE0F
      | (?<=\p{{Extended_Pictographic}}[\uFE0F\U0001F3FB-\U0001F3FF]?) \u200D (?=\p{{Extended_Pictographic}})
      | (?<=\U0001F3F4{_TAGS}{{0,7}}) {_TAGS} (?={_TAGS}{{0,7}}\U000E007F)
      | (?<=\U0001F3F4{_TAGS}{{1,7}}) \U000E007F
      | (?<={_JOINING}) [\u200C\u200D] (?={_JOINING})
    )(*SKIP)(*FAIL)
    | [\p{{C}}\p{{Default_Ignorable_Code_Point}}\u2800\U0001D159]""",
    regex.VERBOSE | regex.VERSION1,
)
_SPACES = regex.compile(r"[\s\p{Z}]+")
_HEAPED_MARKS = regex.compile(r"(?<=\p{M}{4})\p{M}+")
_LONELY_MARKS = regex.compile(r"(?<![^ ])\p{M}+")
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_CHARACTER = regex.compile(r"\X")


def clean(typed: str) -> str:
    """The name as it will be shown: Unicode form C, single spaces, nothing that steers or hides.

    Raises `Refused`: name_empty, name_too_long{max}.
    """
    if len(typed) > LONGEST_TYPED:
        raise Refused("name_too_long", max=LONGEST)
    before, name = typed, _tidy(typed)
    while name != before:
        before, name = name, _tidy(name)
    if not _VISIBLE.search(name):
        raise Refused("name_empty")
    characters = _CHARACTER.findall(name)
    if len(characters) > LONGEST or max(map(len, characters)) > LONGEST_CHARACTER:
        raise Refused("name_too_long", max=LONGEST)
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name again. Raises `Refused`: name_taken{name} with the one of the others that it looks like."""
    for other in others:
        if alike(name, other):
            raise Refused("name_taken", name=other)
    return name


def free(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if it looks like one of the others."""
    numbered = (name, *(f"{name} {number}" for number in range(2, len(others) + 2)))
    return next(each for each in numbered if not any(alike(each, other) for other in others))


def _tidy(name: str) -> str:
    """One round; taking something out can leave something else where it may not stand."""
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", name)).strip()
    return str(_HEAPED_MARKS.sub("", _LONELY_MARKS.sub("", _INVISIBLE.sub("", name))))

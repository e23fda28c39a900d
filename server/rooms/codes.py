"""Room codes: six of 28 consonants and digits, easy to say, hard to misread, and never a rude word."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from server.refusals import Refused
from server.rooms import rude

ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789"
LENGTH = 6

LONGEST_TYPED = 100
"""Characters that are looked at, at all."""

_TWINS = str.maketrans("ΒβΗηΚκΜμΝνΡρΤτΧχΖζВвКкМмНнРрСсТтХх", "BBHHKKMMNNPPTTXXZZBBKKMMHHPPCCTTXX")
"""Greek and Cyrillic letters that are the same capitals: what a keyboard set to another language types for a code."""

_SOUNDS = str.maketrans("CQZ52789W6", "KKSSSTBGVG", "AEIOU34Y")
"""What is read as the same consonant; vowels, and what is read as one, go."""

_SHORTEST_SOUND = 3


def draw(below: Callable[[int], int]) -> str:
    """A fresh code; `below(n)` gives a random number 0 … n − 1 (`secrets.randbelow`)."""
    while is_rude(code := "".join(ALPHABET[below(len(ALPHABET))] for _ in range(LENGTH))):
        pass
    return code


def is_rude(code: str) -> bool:
    """Whether a rude word can be read in a code, digits and missing vowels included."""
    sounds = code.translate(_SOUNDS)
    readings = {sounds, sounds.replace("V", "")}
    return any(word in code for word in rude.AS_PRINTED.split()) or any(
        word in reading for word in _RUDE_SOUNDS for reading in readings
    )


def normalise(typed: str) -> str:
    """The code that somebody typed: case, width, spaces, hyphens and invisible characters do not count.

    Raises `Refused`: bad_code{character} names the first character that no code holds, unknown_room for a wrong length.
    """
    code = read_typed(typed)
    if len(code) != LENGTH:
        raise Refused("unknown_room")
    return code


def read_typed(typed: str) -> str:
    """What is typed in characters of codes; nothing, if it is too long to be one. Raises `Refused`: bad_code."""
    if len(typed) > LONGEST_TYPED:
        return ""
    if not typed.strip(ALPHABET):
        return typed  # as nearly always
    read = unicodedata.normalize("NFKC", typed)
    return "".join(_read(character) for character in read if not _is_spacing(character))


def _is_spacing(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) in {"Pd", "Cf"}


def _read(character: str) -> str:
    capital = character.translate(_TWINS).upper()
    if len(capital) == 1 and capital in ALPHABET:
        return capital
    raise Refused("bad_code", character=character if character.isprintable() else f"U+{ord(character):04X}")


def _sounds_of(words: str) -> set[str]:
    return {sounds for word in words.split() if len(sounds := word.translate(_SOUNDS)) >= _SHORTEST_SOUND}


_RUDE_SOUNDS = frozenset[str]().union(*map(_sounds_of, rude.BY_LANGUAGE.values()))

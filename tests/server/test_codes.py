"""Room codes."""

import random
import secrets

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.refusals import Refused
from server.rooms import codes, rude
from tests.server.tabletop import refused


def test_the_alphabet_has_28_characters_and_none_that_is_misread_or_makes_words():
    assert len(set(codes.ALPHABET)) == len(codes.ALPHABET) == 28
    assert not set(codes.ALPHABET) & set("AEIOUL01")


def test_a_fresh_code_is_six_characters_of_the_alphabet():
    code = codes.draw(secrets.randbelow)
    assert len(code) == 6
    assert set(code) <= set(codes.ALPHABET)


def test_a_code_that_spells_a_rude_word_is_drawn_again():
    wanted = iter("BFCKBBBCDFGH")
    assert codes.draw(lambda n: codes.ALPHABET.index(next(wanted))) == "BCDFGH"


@pytest.mark.parametrize(
    "code",
    [
        "BFCKBB",
        "F4CKMM",
        "BBSH7T",
        "5H77BB",
        "MRD3BB",
        "KRV4BB",
        "BP3N35",
        "B88BBB",
        "NZSSNZ",
        "4RSCHB",
        "PVT4BB",
        "FVCKMM",
    ],
)
def test_rude_words_are_told_through_digits_and_missing_vowels(code):
    assert codes.is_rude(code)


def test_every_language_has_its_words_and_every_word_counts():
    assert set(rude.BY_LANGUAGE) == {"en", "el", "es", "id", "de", "fr", "pt", "cs", "sk"}
    for word in " ".join(rude.BY_LANGUAGE.values()).split():
        assert "L" not in word
        spelt = "".join(c for c in word if c in codes.ALPHABET)
        assert codes.is_rude(spelt), word


def test_most_codes_remain():
    chance = random.Random(1)
    drawn = ["".join(chance.choices(codes.ALPHABET, k=6)) for _ in range(2_000)]
    assert sum(map(codes.is_rude, drawn)) < 500


@pytest.mark.parametrize(
    "typed",
    [
        "BCDFGH",
        "bcdfgh",
        " bcd fgh\n",
        "bcd-fgh",
        "b c d f g h",
        "bcd–fgh",
        "BCD\u200bFGH",
        "ＢＣＤＦＧＨ",
        "bcd\u00a0fgh",
    ],
)
def test_case_width_spaces_and_hyphens_do_not_count(typed):
    assert codes.normalise(typed) == "BCDFGH"


def test_capitals_shared_with_greek_and_cyrillic_keyboards_are_understood():
    assert codes.normalise("ΒΗΚΜΝΡ") == codes.normalise("βηκμνρ") == "BHKMNP"
    assert codes.normalise("ВНКМРТ") == "BHKMPT"


@pytest.mark.parametrize(
    ("typed", "character"),
    [
        ("BCDFG0", "0"),
        ("bcdfgo", "o"),
        ("BC1FGH", "1"),
        ("iBCDFG", "i"),
        ("lBCDFG", "l"),
        ("ΩBCDFG", "Ω"),
        ("BCDFGß", "ß"),
        ("BCDFG😀", "😀"),
        ("O", "O"),
        ("BCD\ud800", "U+D800"),
        ("\x00", "U+0000"),
    ],
)
def test_the_first_character_that_no_code_holds_is_named(typed, character):
    with refused("bad_code", character=character):
        codes.normalise(typed)


@pytest.mark.parametrize("typed", ["", "BCDFG", "BCDFGHJ", "B" * 10_000])
def test_no_room_has_a_code_of_another_length(typed):
    with refused("unknown_room"):
        codes.normalise(typed)


@given(st.text())
def test_whatever_is_typed_gives_a_code_or_a_refusal_that_can_be_sent(typed):
    try:
        code = codes.normalise(typed)
    except Refused as refusal:
        msgspec.json.encode(refusal.params)
        return
    assert len(code) == 6
    assert set(code) <= set(codes.ALPHABET)
    assert codes.normalise(code) == code


@given(st.text(codes.ALPHABET, min_size=6, max_size=6))
def test_every_code_is_found_by_itself(code):
    assert codes.normalise(code) == codes.normalise(code.lower()) == code

"""What a person may be called."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from server.refusals import Refused
from server.rooms import names
from server.rooms.lookalikes import alike
from tests.server.tabletop import refused

FAMILY = "\u200d".join("👨👩👧👦")
KISS = "\u200d".join(["👩🏽", "❤\ufe0f", "💋", "👩🏼"])
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
AWKWARD = st.sampled_from(
    [*"aΕе \u200d\u200c\ufe0f\u202e\u2066\u0301\u20e3\u3164\u00ad\ue000👩❤🏽🇬ක්ی\U000e0067\U000e007f\U0001f3f4", "rn"]
)


class TestCleaning:
    @pytest.mark.parametrize(
        "name",
        [
            *(
                "Majda",
                "Ελένη",
                "José María",
                "Николай",
                "محمد",
                "한국",
                "राम",
                "Nguyễn",
                "O’Brien",
                "<b>&\"'{}</b>",
                "42",
            ),
            *("علی\u200cرضا", "ශ්\u200dරී", FAMILY, KISS, ENGLAND, "❤\ufe0f\u200d🔥", "🏳\ufe0f\u200d🌈", "1\ufe0f\u20e3"),
            *("🇬🇷🇮🇩", "🫨", "<b>&\"'{}</b>"),
        ],
    )
    def test_an_honest_name_stays_as_it_is(self, name):
        assert names.clean(name) == name

    @pytest.mark.parametrize(
        ("typed", "name"),
        [
            ("  Majda \t\n B ", "Majda B"),
            ("Majda\u3000B", "Majda B"),
            ("Jose\u0301", "José"),
            ("\u202eevil\u202c", "evil"),
            ("a\u2066b\u2069c\u200ed\u061ce", "abcde"),
            ("a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg", "abcdefg"),
            ("a\x00b\x1bc\x7fd", "abcd"),
            ("a\ue000b\U000f0000c\U0010ffffd", "abcd"),
            ("a\ud800b\ufdd0c", "abc"),
            ("a\u3164b\u2800c\u115fd", "abcd"),
            ("a\ufe0fb", "ab"),
            ("\U000e0067\U000e0062Bob", "Bob"),
            ("\u0301Bob \u0301Roy", "Bob Roy"),
        ],
    )
    def test_what_steers_hides_or_is_nobodys_is_taken_out(self, typed, name):
        assert names.clean(typed) == name

    @pytest.mark.parametrize(
        "typed", ["", " ", "\n\t", "\u200b\u200d", "\u202e", "\u3164", "\u0301", "\ue000", "\ufe0f"]
    )
    def test_a_name_in_which_nothing_can_be_seen_is_empty(self, typed):
        with refused("name_empty"):
            names.clean(typed)

    def test_twenty_visible_characters_fit_and_one_more_does_not(self):
        for character in ("a", "é", FAMILY, KISS, ENGLAND, "한", "क्षि"):
            assert names.clean(character * 20)
            with refused("name_too_long", max=20):
                names.clean(character * 21)

    def test_the_length_is_that_of_the_cleaned_name(self):
        assert names.clean(" " * 300 + "a\u200b" * 20) == "a" * 20

    def test_one_character_cannot_be_endless(self):
        with refused("name_too_long", max=20):
            names.clean("\u200d".join("👩" * 50))
        with refused("name_too_long", max=20):
            names.clean("a" + "\u0301" * 2_000)

    def test_marks_are_not_heaped_up(self):
        assert names.clean("a" + "\u0317" * 30) == "a" + "\u0317" * 4

    @given(st.text() | st.lists(AWKWARD, max_size=30).map("".join))
    def test_whatever_is_typed_gives_a_clean_name_or_a_refusal(self, typed):
        try:
            name = names.clean(typed)
        except Refused as refusal:
            assert refusal.reason in {"name_empty", "name_too_long"}  # noqa: PT017
            return
        assert names.clean(name) == name == unicodedata.normalize("NFC", name)
        assert 1 <= len(regex.findall(r"\X", name)) <= 20
        assert name == " ".join(name.split())
        assert not regex.search(r"[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]", name)
        assert name.encode()


class TestLookalikes:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Eleni", "Εleni"),
            ("Eleni", "εleni"),
            ("Ελένη", "ΕΛΕΝΗ"),
            ("Νίκος", "νικοσ"),
            ("Маша", "Mаша"),
            ("MAJDA", "Маjdа"),
            ("Majda", "majda"),
            ("Majda", "Maj da"),
            ("Majda", "Мaj\u200bda"),
            ("Jan", "Ján"),
            ("Łukasz", "Lukasz"),
            ("Ian", "lan"),
            ("Ιvan", "ivan"),
            ("Bob", "B0b"),
            ("Bernie", "Bemie"),
            ("Max", "𝓜𝓪𝔁"),
            ("Max", "Ｍａｘ"),
            ("Iki", "ıkı"),
            ("Straße", "STRASSE"),
            ("❤", "❤\ufe0f"),
            ("Havel", "Ηaνel"),
        ],
    )
    def test_names_that_could_be_taken_for_each_other(self, one, other):
        assert alike(one, other)
        with refused("name_taken", name=other):
            names.distinct(one, ["Zoe", other])

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Eva", "Ena"),
            ("Ian", "Lan"),
            ("Kai", "Kal"),
            ("Anna", "Ana"),
            ("Ann", "Ann2"),
            ("Νίκη", "Ηίκη"),
            ("राम", "रमा"),
            ("か", "が"),
            (FAMILY, KISS),
            ("😀", "😁"),
        ],
    )
    def test_names_that_are_only_similar_live_side_by_side(self, one, other):
        assert not alike(one, other)
        assert names.distinct(one, [other]) == one

    @given(st.text(max_size=20), st.text(max_size=20))
    def test_being_alike_goes_both_ways_and_holds_for_oneself(self, one, other):
        assert alike(one, one)
        assert alike(one, other) == alike(other, one)

    @given(st.text("abcxyzАВЕαβγ", max_size=8))
    def test_case_never_makes_a_name_another(self, name):
        assert alike(name, name.upper())
        assert alike(name, name.lower())

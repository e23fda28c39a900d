"""Recovery codes: what may be typed, what is noticed, and how many there are."""

import random
import secrets

import pytest

from server.persons import recovery
from server.refusals import Refused
from server.rooms import codes

CODES = [recovery.draw(random.Random(seed).randrange) for seed in range(20)]


def readable(typed):
    try:
        return recovery.normalise(typed)
    except Refused:
        return None


def test_a_code_is_four_groups_of_five_characters_that_room_codes_have_too():
    for code in CODES:
        groups = code.split("-")
        assert [len(group) for group in groups] == [5, 5, 5, 5]
        assert set("".join(groups)) <= set(codes.ALPHABET)
        assert not codes.is_rude("".join(groups))


def test_a_code_may_be_typed_in_small_letters_with_spaces_or_on_a_greek_keyboard():
    for code in CODES:
        plain = code.replace("-", "")
        greek = plain.translate(str.maketrans("BHKMNPTXZ", "ΒΗΚΜΝΡΤΧΖ"))
        for typed in (code, plain, code.lower(), f" {code.replace('-', ' - ')} ", greek):
            assert recovery.normalise(typed) == plain


def test_every_single_wrong_character_and_every_two_that_changed_places_are_noticed():
    for code in CODES[:3]:
        plain = recovery.normalise(code)
        for at in range(recovery.LENGTH):
            for other in codes.ALPHABET.replace(plain[at], ""):
                assert readable(plain[:at] + other + plain[at + 1 :]) is None
            for to in range(at):
                moved = plain[:to] + plain[at] + plain[to + 1 : at] + plain[to] + plain[at + 1 :]
                assert moved == plain or readable(moved) is None


@pytest.mark.parametrize("typed", ["", "BCDFGH", CODES[0][:-1], CODES[0] + "B", CODES[0] + " " * 200, "B" * 5_000])
def test_what_has_another_length_is_no_code(typed):
    with pytest.raises(Refused) as refused:
        recovery.normalise(typed)
    assert refused.value.reason == "bad_recovery_code"


def test_a_character_that_no_code_holds_is_named():
    with pytest.raises(Refused) as refused:
        recovery.normalise("O" + CODES[0][1:])
    assert (refused.value.reason, refused.value.params) == ("bad_code", {"character": "O"})


def test_codes_are_too_many_to_be_guessed():
    drawn = 2_000
    rude = sum(codes.is_rude("".join(secrets.choice(codes.ALPHABET) for _ in range(20))) for _ in range(drawn)) / drawn
    possible = len(codes.ALPHABET) ** recovery.LENGTH / recovery.MODULUS * (1 - rude)
    people, guesses = 10**6, 10**4 * 100 * 365 * 86_400  # a million codes, ten thousand guesses a second for a century
    assert possible > 10**27
    assert people * guesses / possible < 1e-6


def test_a_digest_tells_codes_apart_and_says_nothing_of_them():
    digests = {recovery.digest(recovery.normalise(code)) for code in CODES}
    assert len(digests) == len(CODES)
    assert all(len(digest) == 64 for digest in digests)

"""Dice that anyone can check (rules: *Shared dice*)."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice import SEED_BYTES, SeededDice, commitment

SEED = bytes(range(32))

# Made with `printf roll:1:0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f`, read by hand.
KNOWN_ROLLS = [[6, 5, 6, 5], [3, 2, 2, 3], [2, 5, 3, 3], [6, 4, 3, 4], [1, 6, 4, 1]]
KNOWN_REROLLS = [2, 3, 4, 1, 6, 2, 4, 1]
KNOWN_TENS = [3, 7, 8]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 as RFC 2104 writes it, for keys that fit into one block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def face(seed: bytes, sides: int, place: str) -> int:
    """The face at a place, by the description of the dice alone."""
    accepted = [byte for byte in hmac_sha256(seed, place.encode()) if byte < (256 // sides) * sides]
    return accepted[0] % sides + 1


@given(st.binary(min_size=32, max_size=32), st.sampled_from([2, 3, 4, 6, 8, 10, 12, 20, 100]), st.integers(0, 10**6))
def test_a_face_is_read_from_the_hmac_of_its_place(seed: bytes, sides: int, turn: int) -> None:
    assert SeededDice(seed).roll(sides, "roll", turn, 0) == face(seed, sides, f"roll:{turn}:0")


def test_known_answers_hold_for_ever() -> None:
    dice = SeededDice(SEED)
    rolls = [[dice.roll(6, "roll", turn, die) for die in range(4)] for turn in range(1, 6)]
    assert rolls == KNOWN_ROLLS
    assert [dice.roll(6, "reroll", 1, 0, times) for times in range(1, 9)] == KNOWN_REROLLS
    assert [dice.roll(10, "number", 1, die) for die in range(3)] == KNOWN_TENS


@pytest.mark.parametrize("sides", [6, 10])
def test_every_face_is_equally_likely(sides: int) -> None:
    dice, throws = SeededDice(SEED), 60_000
    counted = Counter(dice.roll(sides, "throw", number) for number in range(throws))
    assert set(counted) == set(range(1, sides + 1))
    expected = throws / sides
    chi_square = sum((count - expected) ** 2 / expected for count in counted.values())
    assert chi_square < 40  # with at most 9 degrees of freedom, fair dice go beyond that once in 10⁵ seeds


def test_neighbouring_places_are_independent() -> None:
    dice = SeededDice(SEED)
    pairs = Counter((dice.roll(6, "roll", turn, 0), dice.roll(6, "roll", turn, 1)) for turn in range(36_000))
    chi_square = sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(1, 7) for b in range(1, 7))
    assert chi_square < 90  # 35 degrees of freedom


def test_when_every_byte_is_rejected_the_place_is_read_again_with_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        return b"\xff" * 32 if len(asked) < 3 else b"\xff\xfc\x05" + b"\xff" * 29

    monkeypatch.setattr(hmac, "digest", digest)
    assert SeededDice(SEED).roll(6, "roll", 1, 0) == 6
    assert asked == [b"roll:1:0", b"roll:1:0#1", b"roll:1:0#2"]


@given(st.integers(1, 256), st.integers(0, 1000))
def test_a_face_is_1_to_sides(sides: int, number: int) -> None:
    assert 1 <= SeededDice(SEED).roll(sides, "any", number) <= sides


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(size: int) -> None:
    assert SEED_BYTES == 32
    with pytest.raises(ValueError, match="32 bytes"):
        SeededDice(bytes(size))


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

"""The boards of the days in the store: who has begun, who has ended how, and who stands where.

For each challenge of a day there are a hash with the seed, a hash of attempts by person, a sorted set of results (the
best first, equal ones as they ended) and a hash that counts how often each score was reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.game import Record
from server.daily import dates
from server.daily.attempts import Attempt, Ended, decoded, encoded, member, person_of
from server.rooms.merit import weight
from server.store.lines import Lines
from server.store.scripts import Script

BOARD = Script("board")
FORGET = Script("forget")


class Challenge(Record, frozen=True):
    """One challenge of a day."""

    day: str
    game: str
    name: str


class Seen(Record, frozen=True):
    """What is known of a challenge at a glance."""

    seed: bytes | None
    """None: none was drawn, or it is kept no more."""
    players: int
    """How many have finished."""
    attempt: Attempt | None
    """Of whoever looks."""


class Place(Record, frozen=True):
    """One line of a board."""

    rank: int
    person: str
    """The identity. Never sent to anybody."""
    ended: Ended


class Standing(Record, frozen=True):
    """Where one result stands."""

    rank: int
    place: int
    """Its line on the board, from 0."""
    players: int
    worse: int
    """How many results are worse."""


class Boards:
    """The boards. Every method may raise `StoreAway`."""

    def __init__(self, line: Lines) -> None:
        self._line = line

    def draw(self, challenge: Challenge, drawn: bytes, now: int) -> bytes:
        """The seed of a challenge: the one drawn now, unless there is one already."""
        key = key_of(challenge)
        asked = ("HSETNX", key, "seed", drawn.hex()), ("PEXPIRE", key, kept_for(challenge, now)), ("HGET", key, "seed")
        return bytes.fromhex(self._line.ask(*asked)[2].decode())

    def seed(self, challenge: Challenge) -> bytes | None:
        """The seed of a challenge; None: that day had none, or is kept no more."""
        [seed] = self._line.ask(("HGET", key_of(challenge), "seed"))
        return None if seed is None else bytes.fromhex(seed.decode())

    def look(self, challenge: Challenge, person: str | None) -> Seen:
        """A challenge as somebody finds it."""
        seed, players, [attempt] = self._line.ask(
            ("HGET", key_of(challenge), "seed"),
            ("ZCARD", board_key(challenge)),
            ("HMGET", attempts_key(challenge), person or ""),
        )
        drawn = None if seed is None else bytes.fromhex(seed.decode())
        return Seen(drawn, players, None if attempt is None else decoded(attempt))

    def drawn(self, challenges: Sequence[Challenge]) -> list[Challenge]:
        """Those of these challenges that are kept."""
        found = self._line.ask(*(("EXISTS", key_of(challenge)) for challenge in challenges)) if challenges else []
        return [challenge for challenge, there in zip(challenges, found, strict=True) if there]

    def begin(self, challenge: Challenge, person: str, code: str, now: int) -> Attempt:
        """Begin the one attempt in the room with this code, unless it is begun already; the attempt there is."""
        key = attempts_key(challenge)
        asked = (
            ("HSETNX", key, person, encoded(Attempt(code))),
            ("PEXPIRE", key, kept_for(challenge, now)),
            ("HGET", key, person),
        )
        return decoded(self._line.ask(*asked)[2])

    def attempts(self, challenge: Challenge, persons: Sequence[str]) -> list[Attempt | None]:
        """The attempts of these people, in their order."""
        if not persons:
            return []
        [found] = self._line.ask(("HMGET", attempts_key(challenge), *persons))
        return [None if attempt is None else decoded(attempt) for attempt in found]

    def end(self, challenge: Challenge, person: str, attempt: Attempt, now: int) -> bool:
        """Put the result of an attempt on the board; False: it is there already, or was not begun as this one."""
        ended = attempt.ended
        if ended is None:
            raise ValueError("an attempt that has not ended")
        written = BOARD.run(
            self._line,
            keys_of(challenge),
            person,
            encoded(Attempt(attempt.code)),
            encoded(attempt),
            member(person, ended),
            weight(ended.score, ended.tiebreak),
            ended.score,
            kept_for(challenge, now),
        )
        return bool(written)

    def forget(self, challenges: Sequence[Challenge], person: str) -> None:
        """Take a person's attempts and results out of these boards."""
        asked = [("HGET", attempts_key(challenge), person) for challenge in challenges]
        found = self._line.ask(*asked) if asked else []
        for challenge, attempt in zip(challenges, found, strict=True):
            if attempt is not None:
                FORGET.run(self._line, keys_of(challenge), person, *_place_of(person, decoded(attempt).ended))

    def standing(self, challenge: Challenge, person: str, ended: Ended) -> Standing | None:
        """Where a result stands; None: it is not on the board (yet)."""
        key, number = board_key(challenge), weight(ended.score, ended.tiebreak)
        place, better, worse, players = self._line.ask(
            ("ZRANK", key, member(person, ended)),
            ("ZCOUNT", key, "-inf", f"({number}"),
            ("ZCOUNT", key, f"({number}", "+inf"),
            ("ZCARD", key),
        )
        return None if place is None else Standing(better + 1, place, players, worse)

    def lines(self, challenge: Challenge, *windows: tuple[int, int]) -> list[list[Place]]:
        """The lines of the board in each window: from its first to its last, counted from 0."""
        key = board_key(challenge)
        found = self._line.ask(*(("ZRANGE", key, max(0, first), last, "WITHSCORES") for first, last in windows))
        asked = [
            question
            for some in found
            if some
            for question in (
                ("ZCOUNT", key, "-inf", b"(" + some[1]),
                ("HMGET", attempts_key(challenge), *map(person_of, some[::2])),
            )
        ]
        replies = iter(self._line.ask(*asked) if asked else [])
        return [
            _places(some, max(0, first), next(replies), next(replies)) if some else []
            for some, (first, _) in zip(found, windows, strict=True)
        ]

    def spread(self, challenge: Challenge) -> list[tuple[int, int]]:
        """How often each score was reached, the lowest first."""
        [found] = self._line.ask(("HGETALL", spread_key(challenge)))
        return sorted((int(score), int(count)) for score, count in zip(found[::2], found[1::2], strict=True))


def _places(found: Sequence[bytes], first: int, better: int, attempts: Sequence[bytes | None]) -> list[Place]:
    """Lines out of members with their weights, the first of which stands at a place after so many better ones."""
    ranks = _ranks([int(number) for number in found[1::2]], better + 1, first)
    return [
        Place(rank, person, ended)
        for rank, person, attempt in zip(ranks, map(person_of, found[::2]), attempts, strict=True)
        if attempt is not None and (ended := decoded(attempt).ended) is not None
    ]


def _ranks(weights: Sequence[int], first_rank: int, first_place: int) -> list[int]:
    """The rank of each line: that of the line before if equal, else its own place."""
    ranks = [first_rank]
    for place, (before, this) in enumerate(pairwise(weights), first_place + 1):
        ranks.append(ranks[-1] if this == before else place + 1)
    return ranks


def key_of(challenge: Challenge) -> str:
    """The key of a challenge, a hash with its seed; the other keys begin with it."""
    return f"daily:{{{challenge.day}:{challenge.game}:{challenge.name}}}"


def attempts_key(challenge: Challenge) -> str:
    """The key of the hash of attempts, by person."""
    return f"{key_of(challenge)}:attempts"


def board_key(challenge: Challenge) -> str:
    """The key of the sorted set of results."""
    return f"{key_of(challenge)}:board"


def spread_key(challenge: Challenge) -> str:
    """The key of the hash that counts how often each score was reached."""
    return f"{key_of(challenge)}:spread"


def keys_of(challenge: Challenge) -> tuple[str, str, str]:
    """The keys that the scripts change: attempts, board, spread."""
    return attempts_key(challenge), board_key(challenge), spread_key(challenge)


def _place_of(person: str, ended: Ended | None) -> tuple[str, int]:
    return ("", 0) if ended is None else (member(person, ended), ended.score)


def kept_for(challenge: Challenge, now: int) -> int:
    """Milliseconds for which everything of a challenge is kept from now on."""
    return max(1, dates.closes(challenge.day) + dates.KEPT_MS - now)

"""Who came where: score, then tiebreak; what is equal in both shares the rank. Who left in mid-game has none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Score
from server.rooms.room import AnyRoom, Person, Rank, Result, game_of


def concluded(room: AnyRoom) -> AnyRoom:
    """The room after a move: over, with one more result that is to be recorded, if its game has ended."""
    outcome = game_of(room).outcome(room.state)
    if outcome is None:
        return room
    seated = {p.seat: p for p in room.people}
    ranks = _ranked([seated[seat] for seat in range(len(outcome.seats))], outcome.seats)
    results = (*room.results, Result(room.game_no, room.game, ranks))
    return replace(room, phase="over", parked=False, results=results, unrecorded=True)


def _ranked(people: Sequence[Person], scores: Sequence[Score]) -> tuple[Rank, ...]:
    counted = [_merit(score) for person, score in zip(people, scores, strict=True) if not person.gone]
    return tuple(
        Rank(
            no=person.no,
            rank=None if person.gone else 1 + sum(better < _merit(score) for better in counted),
            score=score.score,
            tiebreak=score.tiebreak,
        )
        for person, score in zip(people, scores, strict=True)
    )


def _merit(score: Score) -> tuple[int, tuple[int, ...]]:
    """Sorts the best first."""
    return -score.score, score.tiebreak

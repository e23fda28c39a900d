"""A room in memory, changed as the funnel changes one: each change on the newest copy, with the next version."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import engine
from server.refusals import Refused
from server.rooms import play, room
from server.rooms.codec import codec
from server.rooms.history import LogEntry
from server.rooms.requests import (
    Autoplay,
    Configure,
    Do,
    HandOver,
    Join,
    Kick,
    Leave,
    Lock,
    Play,
    Ready,
    Rematch,
    Rename,
    Start,
)
from server.rooms.room import AnyRoom, Change, Outside, Person
from tests.server.tiny_game import TinyGame

MINUTE_MS = 60_000


class Tabletop:
    """Whoever acts is present; `gone_for` makes somebody absent."""

    def __init__(self, game: str = "tiny", host: str | None = "ann", **options: Any) -> None:
        self.room: AnyRoom = room.create("BCDFGH", game, options, host)
        self.version = 1
        self.ago: dict[str, int] = {}
        self.log: list[LogEntry] = []
        self.last: Change | None = None

    # What people do.

    def join(self, *people: str) -> None:
        for person in people:
            self.do(person, Join(person.title()))

    def leave(self, person: str) -> None:
        self.do(person, Leave())

    def rename(self, person: str, name: str) -> None:
        self.do(person, Rename(name))

    def ready(self, person: str, on: bool = True) -> None:
        self.do(person, Ready(on))

    def configure(self, person: str, game: str = "tiny", **options: Any) -> None:
        self.do(person, Configure(game, options))

    def start(self, person: str = "ann", game_no: int | None = None) -> None:
        self.do(person, Start(self.room.game_no + 1 if game_no is None else game_no))

    def rematch(self, person: str = "ann", game_no: int | None = None) -> None:
        self.do(person, Rematch(self.room.game_no + 1 if game_no is None else game_no))

    def kick(self, person: str, whom: str) -> None:
        self.do(person, Kick(self.no(whom)))

    def lock(self, person: str, on: bool = True) -> None:
        self.do(person, Lock(on))

    def hand_over(self, person: str, to: str) -> None:
        self.do(person, HandOver(self.no(to)))

    def autoplay(self, person: str, whom: str) -> None:
        self.do(person, Autoplay(self.no(whom)))

    def claim(self, person: str, share: int = 0, turn: int | None = None, game_no: int | None = None) -> None:
        command = {"type": "claim", "turn": self.turn if turn is None else turn, "share": share}
        self.do(person, Play(self.room.game_no if game_no is None else game_no, command))

    def play_to_the_end(self) -> None:
        """Everybody claims nothing in every turn; the table plays for the absent and the gone."""
        while self.room.phase == "playing":
            for p in self.room.people:
                if self.waited_for(p.seat) and not (p.auto or p.gone):
                    self.claim(p.person)
            self.run_auto()

    # What the table does.

    def expire(self, game_no: int | None = None, turn: int | None = None) -> None:
        self.change(lambda r, o: play.expire(r, *self.deadline(game_no, turn), o))

    def run_auto(self, game_no: int | None = None, turn: int | None = None) -> None:
        self.change(lambda r, o: play.run_auto(r, *self.deadline(game_no, turn), o))

    def returned(self, person: str) -> None:
        self.ago[person] = 0
        self.change(lambda r, o: play.returned(r, person))

    def gone_for(self, person: str, ms: int | None) -> None:
        """None: never seen."""
        if ms is None:
            self.ago.pop(person, None)
        else:
            self.ago[person] = ms

    # What can be asked.

    @property
    def turn(self) -> int:
        return play.turn(self.room)

    def deadline(self, game_no: int | None, turn: int | None) -> tuple[int, int]:
        return self.room.game_no if game_no is None else game_no, self.turn if turn is None else turn

    def waited_for(self, seat: int | None) -> bool:
        playing = seat is not None and self.room.phase == "playing"
        return playing and not engine.GAMES[self.room.game].waits(self.room.state, seat)

    def person(self, person: str) -> Person:
        """The newest entry of this identity, gone or not."""
        return [p for p in self.room.people if p.person == person][-1]

    def no(self, person: str) -> int:
        return self.person(person).no

    def listed(self) -> list[str]:
        return [p.person for p in self.room.people]

    def do(self, person: str, do: Do) -> None:
        self.ago[person] = 0
        self.change(lambda r, o: play.apply(r, person, do, o))

    def change(self, pure: Callable[[AnyRoom, Outside], Change | None]) -> None:
        version = self.version + 1
        before = self.room
        self.last = pure(before, Outside(version=version, seed=bytes([version % 256]) * 32, now=0, ago=dict(self.ago)))
        if self.last is None:
            return
        self.room, self.version = self.last.room, version
        self.log = [self.last.entry] if self.last.begins else [*self.log, self.last.entry]
        as_json = codec(self.room.game)
        assert as_json.decode(as_json.encode(self.room)) == self.room
        assert msgspec.json.encode(self.last.entry)


GAMES = {
    "tiny": TinyGame("tiny", range(1, 4)),
    "duo": TinyGame("duo", range(2, 4)),
    "wide": TinyGame("wide", range(1, 9)),
}


@pytest.fixture
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the small games exist while this test runs."""
    monkeypatch.setattr(engine, "GAMES", GAMES)


@contextmanager
def refused(reason: str, **params: int | str) -> Iterator[None]:
    """What happens inside is refused for exactly this reason."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.reason, caught.value.params) == (reason, params)

"""A room's log, gone through entry by entry: every event decided again from the seed, every state rebuilt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

import engine
from engine.dice import SeededDice
from engine.game import AnyGame, Illegal


class BeginningPart(msgspec.Struct):
    """What a game began with."""

    game: str
    options: Any
    seats: tuple[int, ...]


class Entry(msgspec.Struct):
    """One line of the log."""

    by: int | None
    do: dict[str, Any]
    events: list[Any] = []
    beginning: BeginningPart | None = None


class Moment(NamedTuple):
    """The game on the table right after one entry."""

    version: int
    entry: Entry
    run: Run | None
    """None in a lobby that no game has left yet."""


class Wrong(Exception):
    """An entry is not what the rules say."""


class Run:
    """One game: its beginning, and the state it has come to."""

    def __init__(self, version: int, entry: Entry, seed: str | None) -> None:
        """`seed` may be unknown: then the events are believed."""
        beginning = entry.beginning
        assert beginning is not None
        self.began = version
        self.game_no: int = entry.do["game_no"]
        self.game: AnyGame = engine.GAMES[beginning.game]
        self.options = msgspec.convert(beginning.options, self.game.options)
        self.seats = beginning.seats
        self.state: Any = self.game.start(len(self.seats), self.options)
        self.turns: dict[int, list[int]] = {seat: [] for seat in range(len(self.seats))}
        """The turns rolled for each seat, as they came."""
        self._dice = SeededDice(bytes.fromhex(seed)) if seed else None

    def go_on(self, entry: Entry) -> list[Any]:
        """Take an entry's events, each as the rules demand it; what they are. Raises `Wrong`, `Illegal`."""
        events = [msgspec.convert(event, self.game.event) for event in entry.events]
        due: list[Any] = []
        for event in events:
            if self._dice is not None:
                due = due or self._due(entry, event)
                if not due or due.pop(0) != event:
                    raise Wrong(f"{event} does not follow")
            self.state = self.game.evolve(self.state, event)
            for seat in self._rolled_for(event):
                self.turns[seat].append(event.turn)
        if due:
            raise Wrong(f"{due[0]} is missing")
        if self._dice is not None and events and self.game.follow_up(self.state, self._dice) is not None:
            raise Wrong("the table did not wait for the players")
        return events

    def _due(self, entry: Entry, event: Any) -> list[Any]:
        """What has to happen next: by itself, or by the entry's command, or by the table in a seat's place."""
        assert self._dice is not None
        follows = self.game.follow_up(self.state, self._dice)
        if follows is not None:
            return [follows]
        if entry.do["type"] == "play":
            command = msgspec.convert(entry.do["command"], self.game.command)
            seat = self.seats.index(entry.by or 0)
        elif entry.do["type"] in ("expire", "run_auto"):
            seat = event.seat
            command = self.game.autoplay(self.state, seat)
        else:
            raise Wrong(f"{entry.do['type']} moves nothing")
        return list(self.game.decide(self.state, seat, command, self._dice))

    def _rolled_for(self, event: Any) -> tuple[int, ...]:
        if event.__struct_config__.tag != "rolled":
            return ()
        return event.seats if hasattr(event, "seats") else tuple(self.turns)

    def skipped(self) -> bool:
        """Whether a seat missed a turn, or had one twice."""
        return any(turns != [*range(1, len(turns) + 1)] for turns in self.turns.values())


def moments(log: dict[int, bytes], seeds: dict[int, str]) -> Iterator[Moment | str]:
    """What happened, in order; in words where something is wrong."""
    run: Run | None = None
    for version in range(1, max(log, default=0) + 1):
        if version not in log:
            yield f"log entry {version} is missing"
            continue
        entry = _ENTRY.decode(log[version])
        if entry.beginning is not None:
            run = Run(version, entry, seeds.get(entry.do["game_no"]))
        if run is not None:
            try:
                run.go_on(entry)
            except (Wrong, Illegal, ValueError) as error:
                yield f"log entry {version} ({entry.do['type']}): {error}"
                return
        elif entry.events:
            yield f"log entry {version} moves a game that has not begun"
        yield Moment(version, entry, run)


_ENTRY = msgspec.json.Decoder(Entry)

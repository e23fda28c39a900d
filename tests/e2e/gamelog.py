"""A game as its log in the store tells it, and what a browser may have been sent of it."""

import msgspec

from engine.game import replay
from engine.magdagdon import rules
from engine.magdagdon.pieces import Options, Rolled


class Beginning(msgspec.Struct):
    options: Options
    seats: tuple[int, ...]


class Entry(msgspec.Struct):
    by: int | None
    do: dict[str, object]
    events: tuple[rules.event, ...] = ()
    beginning: Beginning | None = None


class GameLog:
    """The log of the game begun last in a room: `entries` as pairs of version and entry."""

    def __init__(self, lines):
        self.entries = [(version, msgspec.json.decode(line, type=Entry)) for version, line in lines]

    @property
    def beginning(self):
        return self.entries[0][1].beginning

    def done(self, type_, by=None):
        """What was asked for and granted."""
        return [e.do for _, e in self.entries if e.do["type"] == type_ and by in (None, e.by)]

    def commands(self, type_):
        """The commands of this type that were played."""
        played = [do["command"] for do in self.done("play")]
        return [command for command in played if command["type"] == type_]

    def state(self, version=None):
        """The game as the engine replays it, after this version."""
        events = [event for at, entry in self.entries if version is None or at <= version for event in entry.events]
        return replay(rules, len(self.beginning.seats), self.beginning.options, events)

    def rolls(self):
        """The four dice of each turn."""
        events = [event for _, entry in self.entries for event in entry.events]
        return {event.turn: list(event.dice) for event in events if isinstance(event, Rolled)}

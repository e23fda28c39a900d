"""What a player wants next."""

from __future__ import annotations

import random
from typing import Any

from tests.chaos.moves import move
from tests.chaos.screen import Screen
from tests.chaos.table import PLAYERS, Kind

Do = dict[str, Any]


class Script:
    """One person's part: come in, be ready, play, be ready for the rematch, and so on without end."""

    def __init__(self, name: str, kind: Kind, chance: random.Random) -> None:
        self.name = name
        self._kind = kind
        self._chance = chance

    def wish(self, screen: Screen) -> Do | None:
        """The next request; None: there is nothing to do now."""
        room, me = screen.room, screen.me
        if room is None or screen.behind:
            return None
        if me is None or me.name is None:
            return {"type": "join", "name": self.name}
        if room.phase == "playing":
            return self._play(screen, room.game_no, me.seat)
        if not me.ready:
            return {"type": "ready", "on": True}
        return self._begin(screen)

    def _play(self, screen: Screen, game_no: int, seat: int | None) -> Do | None:
        if seat is None or seat != screen.seat.seat or screen.seat.version < self._least(screen):
            return None
        room, secret = screen.room, bytes(screen.seat.secret)
        assert room is not None
        command = move(room.game, screen.view, secret, seat, self._chance, powers=self._kind.powers)
        if command is None or self._lets_pass(game_no, command["turn"]):
            return None
        return {"type": "play", "game_no": game_no, "command": command}

    def _least(self, screen: Screen) -> int:
        """How new the `seat` message has to be. In MAGDAGDON every move of one's own changes what it says."""
        return screen.played if self._kind.game == "magdagdon" else 0

    def _lets_pass(self, game_no: int, turn: int) -> bool:
        """Whether this player is idle in this turn, so that the clock has to play."""
        return self._kind.idles > 0 and random.Random(f"{self.name} {game_no} {turn}").random() < self._kind.idles

    def _begin(self, screen: Screen) -> Do | None:
        room = screen.room
        assert room is not None
        people = [person for person in room.people if not person.gone]
        if len(people) < PLAYERS or not all(person.ready for person in people):
            return None
        if room.phase == "over":
            seated = screen.me is not None and screen.me.seat is not None
            return {"type": "rematch", "game_no": room.game_no + 1} if seated else None
        return {"type": "start", "game_no": room.game_no + 1} if room.host == screen.no else None

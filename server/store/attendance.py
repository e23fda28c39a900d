"""Who is where: for each room, when each person was last seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from server.store.asked import Command
from server.store.kept import Kept, milliseconds, online_key
from server.store.scripts import Script

SEEN = Script("seen")


class Attendance(Kept):
    """For each room a sorted set by time: `person@process` for who is connected, a bare `person` for who was."""

    def seen(self, code: str, *members: str) -> None:
        """These `person@process` are here now, by the store's clock."""
        SEEN.run(self._line, (online_key(code),), self._keep, *members)

    def unseen(self, code: str, member: str) -> None:
        """The person's last socket at this process has closed; when that was is remembered under the bare person."""
        self.seen(code, member.rpartition("@")[0])
        self._line.ask(("ZREM", online_key(code), member))

    def presence(self, code: str) -> dict[str, int]:
        """For each person seen in the last day, at whatever process: how many milliseconds ago."""
        found, now = self._line.ask(_listed(code), ("TIME",))
        return _ago(found, milliseconds(now))

    def attended(self, rooms: Mapping[str, Collection[str]]) -> dict[str, dict[str, int]]:
        """These `person@process` are in these rooms now; the presence in each. All in one piece: rooms are many."""
        seen = [SEEN.call((online_key(code),), self._keep, *members) for code, members in rooms.items()]
        *answers, now = SEEN.known(self._line, *seen, *map(_listed, rooms), ("TIME",))
        read = milliseconds(now)
        return {code: _ago(found, read) for code, found in zip(rooms, answers[len(rooms) :], strict=True)}


def _listed(code: str) -> Command:
    return "ZRANGE", online_key(code), 0, -1, "WITHSCORES"


def _ago(found: list[bytes], now: int) -> dict[str, int]:
    """The longest ago comes first: of several processes that have seen a person, the latest stays."""
    return {
        member.decode().partition("@")[0]: max(0, now - int(when))
        for member, when in zip(found[::2], found[1::2], strict=True)
    }

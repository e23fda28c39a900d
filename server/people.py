"""People and lobby: who is in, what they are called, who is host."""

from __future__ import annotations

from server.room import AnyRoom, Change, Outside


def replace_host(room: AnyRoom, old: int | None, outside: Outside) -> Change | None:
    """Make the present person with the lowest number the host, if the host still is `old` and not present."""
    raise NotImplementedError

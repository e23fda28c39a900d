"""Hidden means absent: from one version to the next everybody may learn what the rules open, and not one thing more.

This asks no game what it shows. As long as a turn stays open, all that may change for everybody is that a seat has
chosen, and how many Powers it has used; at everyone's own pace, how far each has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.chaos.replay import Entry, Run

LIVE = {"closed", "powers_used"}
PROGRESS = {"closed", "turns", "filled", "finished"}

Place = tuple[str | int, ...]


def early(run: Run, entry: Entry, before: bytes | None, view: bytes) -> Iterator[str]:
    """What this entry showed to everybody too early, in words; `before` is the view before it in the same game."""
    if before is None or before == view or run.game.outcome(run.state) is not None:
        return
    own = getattr(run.options, "pace", "together") == "own"
    if not own and any(event["type"] in ("closed", "rolled", "ended") for event in entry.events):
        return
    seats = {event["seat"] for event in entry.events if "seat" in event}
    if not own and run.game.id == "lost_cities":
        seats_open = {msgspec.json.decode(before)["active"]}
        if seats <= seats_open:
            return  # the active seat plays with open cards
    allowed = {("seats", seat, name) for seat in seats for name in (PROGRESS if own else LIVE)}
    for place in differences(msgspec.json.decode(before), msgspec.json.decode(view)):
        if place[:3] not in allowed:
            yield f"{entry.do['type']} by {entry.by} showed {place} to everybody before its time"


def differences(one: Any, other: Any, place: Place = ()) -> Iterator[Place]:
    """The places at which two values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], (*place, name))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, others) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, others, (*place, at))
    elif one != other:
        yield place

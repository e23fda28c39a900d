"""What a room has to be looked at for, in the index of the store: before it is committed, and whenever it is read."""

from __future__ import annotations

from server.config import Timings
from server.rooms import deadlines
from server.rooms.copies import Copy
from server.rooms.room import AnyRoom, Change
from server.store.store import Store


class Lookout:
    """Keeps the store's index of deadlines as the rooms need it. Every method may raise `StoreAway`."""

    def __init__(self, store: Store, timings: Timings) -> None:
        self._store = store
        self._timings = timings

    def begin(self, copy: Copy, change: Change) -> None:
        """Put new deadlines into the index before the commit that makes them: no turn is ever without."""
        new = deadlines.of(change.room)
        if not new:
            return
        opened, known = (self._store.clock(), ()) if counts_anew(change) else (copy.opened, deadlines.of(copy.room))
        for deadline in new:
            if deadline not in known:
                self._store.watch(deadline.member, deadlines.due(deadline, change.room, opened, self._timings))

    def again(self, copy: Copy, now: int) -> None:
        """Put the deadlines of a room that was read into the index, should they have been lost there.

        What has only just fallen due is being looked at, or was put off after a gap: neither is to be undone.
        """
        for deadline in deadlines.of(copy.room):
            due = deadlines.due(deadline, copy.room, copy.opened, self._timings)
            if not 0 <= now - due <= self._timings.swept_gap * 1000:
                self._store.watch(deadline.member, due)

    def end(self, room: AnyRoom) -> None:
        """Take out what this room had to be looked at for."""
        for deadline in deadlines.of(room):
            self._store.unwatch(deadline.member)


def counts_anew(change: Change) -> bool:
    """Whether the time counts from now: of a turn, or since the end of the game."""
    return change.opens or change.room.unrecorded

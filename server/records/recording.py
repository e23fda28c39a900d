"""What becomes of a finished game: one lasting record first, then everything that is read off it.

Each step does nothing when it has been done before. So a process may die between any two of them: whoever next looks at
the room takes all of them again, and only then does the room forget that it has to be recorded.
"""

from __future__ import annotations

import logging

from server.daily.attempts import Attempt, Ended
from server.daily.boards import Boards, Challenge
from server.records.hidden import Hidden, found, looking
from server.records.listed import Listed
from server.records.measures import wanting
from server.records.records import GameRecord, Played, Records, belonging, own, record_of
from server.records.scores import remembering, row_of
from server.rooms.recount import Altered
from server.rooms.room import AnyRoom
from server.store.asked import Command, StoreAway
from server.store.disk import Disk
from server.store.store import Log, Store

log = logging.getLogger(__name__)


class Recorder:
    """Records finished games, on a connection of its own."""

    def __init__(self, store: Store) -> None:
        self._dated = store.dated
        self._now = store.now
        self._line = line = store.another_line()
        self._disk = Disk(line)
        self._records = Records(line)
        self._boards = Boards(line)
        self._listed = Listed(line)
        self._hidden = Hidden(line)

    def record(self, room: AnyRoom, ended: int, entries: Log) -> None:
        """Make the finished game of a room, which ended then by the store's clock, a lasting record.

        What the log does not bear out is not recorded. Raises `StoreAway`.
        """
        try:
            self._record(record_of(room, self._dated(ended), entries))
        except Altered as error:
            log.error("a game was not recorded: %s", error)  # noqa: TRY400 - the line says all
        except StoreAway:
            raise
        except Exception:
            log.exception("a game could not be recorded")  # its people go on all the same

    def _record(self, made: GameRecord) -> None:
        record, shown = self._put(made)
        self._listed.place(record, shown)
        if record.ranked is not None:
            self._enter(record)
            self._disk.settle()

    def _put(self, made: GameRecord) -> tuple[GameRecord, list[Played]]:
        """Keep the record, and everybody's own results; what is kept, and the seats that may be in high scores."""
        record, replies = self._records.put(made, *_along(made))
        if record is not made:
            replies = self._line.ask(*_along(record))
        seats = own(record)
        return record, found(seats, replies[: len(seats)])

    def _enter(self, record: GameRecord) -> None:
        """The board of the day."""
        daily, [seat] = record.daily, record.seats
        if daily is not None:
            score = seat.score
            ended = Ended(record.id, seat.name, score.score, score.tiebreak, record.ended)
            attempt = Attempt(record.code, ended)
            self._boards.end(Challenge(daily.day, record.game, daily.name), daily.owner, attempt, self._now())
            if not self._hidden.shown(record, [seat]):
                self._listed.take_off(record, seat)


def _along(record: GameRecord) -> list[Command]:
    """What is asked on one way with a record: first of each of its own seats whether it is hidden."""
    seats = own(record)
    rows = [row_of(record, seat) for seat in seats]
    return [*looking(record, seats), *belonging(record), *remembering(rows), *wanting(record)]

"""Taking results off the boards and tables that others see, and putting them back."""

from __future__ import annotations

from collections.abc import Sequence

from server.daily.attempts import Ended, member
from server.daily.boards import Challenge, keys_of
from server.records.records import GameRecord, Played, Records, own
from server.records.scores import Scores, row_of
from server.rooms.merit import weight
from server.store.lines import Lines
from server.store.scripts import Script

LISTING = Script("listing")


class Listed:
    """What is shown of finished games. Every method may raise `StoreAway`; doing it twice is doing it once."""

    def __init__(self, line: Lines) -> None:
        self._line = line
        self._records = Records(line)
        self._scores = Scores(line)

    def take_off(self, record: GameRecord, seat: Played) -> None:
        """This result is on no board and in no table any more."""
        if seat in own(record):
            self._scores.forget(row_of(record, seat))
            self._board(record, seat, on=False)

    def put_back(self, record: GameRecord, seat: Played) -> None:
        """This result is where it would be if it had never been taken off."""
        if seat in own(record):
            self.place(record, [seat])
            self._board(record, seat, on=True)

    def place(self, record: GameRecord, seats: Sequence[Played]) -> None:
        """Offer results to their table; records that no table names any more are kept like any other."""
        if seats:
            fallen = self._scores.place([row_of(record, seat) for seat in seats])
            stays = {record.id} if fallen.count(record.id) < len(seats) else set()
            self._records.settle(stays, {*fallen} - stays)

    def _board(self, record: GameRecord, seat: Played, *, on: bool) -> None:
        daily, score = record.ranked, seat.score
        if daily is not None:
            challenge = Challenge(daily.day, record.game, daily.name)
            ended = Ended(record.id, seat.name, score.score, score.tiebreak, record.ended)
            number = weight(score.score, score.tiebreak)
            LISTING.run(self._line, keys_of(challenge), member(seat.person, ended), number, score.score, int(on))

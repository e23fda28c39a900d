"""What an operator does about results and people that others should not see."""

from __future__ import annotations

from collections.abc import Iterator

from server.records.hidden import Hidden, person_field, result_field
from server.records.listed import Listed
from server.records.records import GameRecord, Played, Records
from server.records.scores import Scores
from server.refusals import Refused
from server.store.lines import Lines


class Moderation:
    """Takes results off the boards of others, and puts them back. Their person goes on seeing them.

    A result is named by its game and the person's number there, as `/api/games/<id>` tells them. Every method may raise
    `StoreAway`, and `Refused`: unknown_record, unknown_person.
    """

    def __init__(self, line: Lines) -> None:
        self._records = Records(line)
        self._scores = Scores(line)
        self._listed = Listed(line)
        self._hidden = Hidden(line)

    def hide(self, game: str, no: int) -> None:
        """Take one result off every board."""
        record, seat = self._seat(game, no)
        self._hidden.add(result_field(record, seat))
        self._listed.take_off(record, seat)

    def unhide(self, game: str, no: int) -> None:
        """Put one result back on every board, unless its person is hidden."""
        record, seat = self._seat(game, no)
        self._hidden.remove(result_field(record, seat))
        self._put_back(record, seat)

    def hide_person(self, game: str, no: int) -> int:
        """Take everything of the person who had this seat off every board, also what is to come; how many results."""
        _, seat = self._seat(game, no)
        self._hidden.add(person_field(seat.person))
        results = list(self._results(seat.person))
        for record, each in results:
            self._listed.take_off(record, each)
        return len(results)

    def unhide_person(self, game: str, no: int) -> int:
        """Put it all back, but for what is hidden by itself; how many results there are."""
        _, seat = self._seat(game, no)
        self._hidden.remove(person_field(seat.person))
        results = list(self._results(seat.person))
        for record, each in results:
            self._put_back(record, each)
        return len(results)

    def _put_back(self, record: GameRecord, seat: Played) -> None:
        if self._hidden.shown(record, [seat]):
            self._listed.put_back(record, seat)

    def _seat(self, game: str, no: int) -> tuple[GameRecord, Played]:
        record = self._records.get(game)
        if record is None:
            raise Refused("unknown_record")
        for seat in record.seats:
            if seat.no == no and seat.person:
                return record, seat
        raise Refused("unknown_person")

    def _results(self, person: str) -> Iterator[tuple[GameRecord, Played]]:
        for row in self._scores.of(person):
            record = self._records.get(row.id)
            if record is not None:
                yield from ((record, seat) for seat in record.seats if seat.person == person)

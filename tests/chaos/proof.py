"""Whether everything that was promised is so: what the players witnessed, against what the store holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from server.rooms.codec import codec
from server.rooms.room import AnyRoom, game_of
from tests.chaos import hidden
from tests.chaos.player import Player, Tab
from tests.chaos.replay import Entry, Moment, Run, moments
from tests.chaos.table import REMEMBERED, Request, Table

EXPECTED = {
    *("turn_passed", "already_chosen", "power_passed", "game_passed", "no_game", "game_over"),
    *("not_active", "too_few_players", "no_powers_left"),
}
"""Reasons for which a request may be refused here: its moment had passed. Nothing else is ever asked wrongly."""
CHANGE_NOTHING = {"join", "ready", "start", "rematch"}
"""What may find that there is nothing to do: it is answered ok without an entry of its own."""


class Evidence(NamedTuple):
    """All there is about one room when everything is over."""

    table: Table
    players: Sequence[Player]
    tabs: Sequence[Tab]
    """The players', and those that only watch."""
    log: dict[int, bytes]
    """From the first entry on, as it was followed."""
    kept: dict[int, bytes]
    """The log as it is stored in the end: that of the last game."""
    version: int
    game: str
    record: bytes
    """As it is stored in the end."""

    @property
    def numbers(self) -> dict[str, int]:
        """The players' numbers in the room, by name."""
        return {player.name: player.screen.no for player in self.players}


def violations(evidence: Evidence) -> list[str]:
    """Everything that is not as it was promised, in words."""
    code = evidence.table.code
    found = [*answers(evidence), *receipts(evidence), *course(evidence), *_kept(evidence), *screens(evidence)]
    return [*evidence.table.violations, *(f"{code}: {words}" for words in found)]


def answers(evidence: Evidence) -> Iterator[str]:
    """Whatever is asked is answered in one way, however often it is asked."""
    made = Counter(request.name for request in evidence.table.requests)
    for request in evidence.table.requests:
        if len(request.versions) > 1 and _own(evidence, request):
            yield f"{request.id} got several versions: {sorted(request.versions)}"
        if request.versions and request.reasons and made[request.name] - request.order <= REMEMBERED:
            yield f"{request.id} was both done and refused: {sorted(request.reasons)}"
        if request.reasons - EXPECTED:
            yield f"{request.id} was refused: {sorted(request.reasons)} ({request.do})"
        if request.stale and request.versions:
            yield f"{request.id} was done though its moment had passed: {request.do}"
        if not request.versions and not request.reasons:
            yield f"{request.id} was never decided"


def _own(evidence: Evidence, request: Request) -> bool:
    """Whether a request did something: then it has one version, and only that."""
    if request.do["type"] not in CHANGE_NOTHING:
        return True
    entries = (_ENTRY.decode(evidence.log[version]) for version in request.versions if version in evidence.log)
    return any((entry.by, entry.do) == (evidence.numbers[request.name], request.do) for entry in entries)


def receipts(evidence: Evidence) -> Iterator[str]:
    """Every command that was acknowledged is in the log exactly once, and nothing else is."""
    entries = {version: _ENTRY.decode(entry) for version, entry in evidence.log.items()}
    numbers = evidence.numbers
    told: dict[int, Request] = {}
    for request in evidence.table.requests:
        for version in request.versions:
            entry = entries.get(version)
            if entry is None:
                yield f"{request.id} was acknowledged as version {version}, which is not in the log"
            elif entry.by == numbers[request.name] and entry.do == request.do and version not in told:
                told[version] = request
            elif request.do["type"] not in CHANGE_NOTHING:
                yield f"{request.id} was acknowledged as version {version}, which is {entry.by}: {entry.do}"
    for version, entry in entries.items():
        if entry.by is not None and entry.do["type"] != "return" and version not in told:
            yield f"version {version} ({entry.by}: {entry.do}) is in the log and was acknowledged to nobody"


def course(evidence: Evidence) -> Iterator[str]:
    """The games went as the rules and their dice demand, and everybody was shown exactly that, and no more."""
    secrets = _secrets(evidence)
    results = {result.game_no: result for result in _room(evidence).results}
    past: tuple[Run | None, int, Any] = (None, 0, None)
    last: Run | None = None
    for moment in moments(evidence.log, evidence.table.seeds | _open_seed(evidence)):
        if isinstance(moment, str):
            yield moment
            continue
        last = moment.run
        view = b"null" if last is None else _JSON.encode(last.game.view(last.state))
        shown = evidence.table.views.get(moment.version)
        if shown is not None and shown != hash(view):
            yield f"version {moment.version} was shown otherwise than it is in the log"
        for who, seat, said in secrets.get(moment.version, ()):
            yield from _told(moment, who, seat, said)
        if last is not None:
            yield from hidden.early(last, moment.entry, past[2] if past[0] is last else None, view)
            yield from _ended(last, results)
        past = (last, moment.version, view)
    yield from _stored(evidence, last)


def _told(moment: Moment, who: int, seat: int | None, said: int) -> Iterator[str]:
    """What a seat was told alone is its own, and as it is in the log."""
    run = moment.run
    mine = run.seats.index(who) if run is not None and who in run.seats else None
    if seat != mine:
        yield f"person {who} was told at version {moment.version} of seat {seat}, not {mine}"
        return
    secret = None if run is None or seat is None else run.game.secret(run.state, seat)
    if said != hash(_JSON.encode(secret)):
        yield f"seat {seat} was told at version {moment.version} otherwise than it is in the log"


def _ended(run: Run, results: dict[int, Any]) -> Iterator[str]:
    """No turn was skipped or repeated; a game that has ended has the result that its log gives."""
    if run.skipped():
        yield f"game {run.game_no} skipped or repeated a turn: {run.turns}"
    outcome = run.game.outcome(run.state)
    if outcome is None:
        return
    result = results.get(run.game_no)
    if result is None:
        yield f"game {run.game_no} ended and has no result"
        return
    reached = [(score.score, score.tiebreak) for score in outcome.seats]
    if [(rank.score, rank.tiebreak) for rank in result.ranks] != reached:
        yield f"game {run.game_no} ended with {reached}, its result says {result.ranks}"
    if tuple(rank.no for rank in result.ranks) != run.seats:
        yield f"game {run.game_no} was played by {run.seats}, its result says {result.ranks}"


def _stored(evidence: Evidence, run: Run | None) -> Iterator[str]:
    """What is stored in the end is where the log leads."""
    room = _room(evidence)
    phase, game_no, began, state = "lobby", 0, 0, None
    if run is not None:
        phase = "playing" if run.game.outcome(run.state) is None else "over"
        game_no, began, state = run.game_no, run.began, run.state
    if (room.phase, room.game_no, room.began) != (phase, game_no, began):
        yield f"game {room.game_no} is stored as {room.phase}, the log ends in game {game_no}, which is {phase}"
    elif _JSON.encode(room.state) != _JSON.encode(state):
        yield "the stored state is not the one that the log leads to"


def _kept(evidence: Evidence) -> Iterator[str]:
    """The log that is stored in the end is that of the last game, as it was written."""
    if evidence.version != max(evidence.log, default=0):
        yield f"version {evidence.version} is stored, the log ends with {max(evidence.log, default=0)}"
    began = _room(evidence).began
    for version in evidence.kept.keys() | {version for version in evidence.log if version >= began}:
        if evidence.kept.get(version) != evidence.log.get(version):
            yield f"log entry {version} is not stored as it was written"


def screens(evidence: Evidence) -> Iterator[str]:
    """In the end every tab holds the last version, and who may is told of their seat."""
    for tab in evidence.tabs:
        if tab.screen.version != evidence.version:
            yield f"a tab of {tab.name or 'a spectator'} holds version {tab.screen.version}, not {evidence.version}"
    room = _room(evidence)
    seats = {person.no: person.seat for person in room.people}
    for tab in evidence.tabs:
        seat = seats.get(evidence.numbers.get(tab.name, 0))
        secret = None if seat is None or room.state is None else game_of(room).secret(room.state, seat)
        told, known = tab.screen.seat, (seat, _JSON.encode(secret))
        if (told.seat, bytes(told.secret)) != known:
            yield f"a tab of {tab.name or 'a spectator'} was told {told} of its seat, which is {known}"


def _secrets(evidence: Evidence) -> dict[int, list[tuple[int, int | None, int]]]:
    told: dict[int, list[tuple[int, int | None, int]]] = {}
    for tab in evidence.tabs:
        for version, seat, said in tab.screen.told:
            told.setdefault(version, []).append((evidence.numbers.get(tab.name, 0), seat, said))
    return told


def _open_seed(evidence: Evidence) -> dict[int, str]:
    """The seed of the game on the table, which nobody has been shown yet."""
    room = _room(evidence)
    return {room.game_no: room.seed} if room.seed else {}


def _room(evidence: Evidence) -> AnyRoom:
    return codec(evidence.game).decode(evidence.record)


_ENTRY = msgspec.json.Decoder(Entry)
_JSON = msgspec.json.Encoder()

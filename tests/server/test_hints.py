"""Hints are for who plays alone: asked for at the table, thought of elsewhere, told to nobody else."""

import json

import msgspec
import pytest

import engine
from engine.game import Illegal
from server.daily.challenges import Days
from server.records.records import Records, own
from server.refusals import Refused
from server.rooms import hints, projection
from server.rooms.requests import AskHint, SeatBot
from server.thinking import bots
from tests.server.seats import Past, Watching
from tests.server.tabletop import Tabletop, tiny_games  # noqa: F401

tiny = pytest.mark.usefixtures("tiny_games")


def alone(game="tiny", *people):
    table = Tabletop(game)
    table.join("ann", *people)
    table.start()
    return table


def asks(table, person="ann"):
    table.do(person, AskHint(1))


def thinks(table):
    found = bots.hinted(table.room, table.room.asked.seat)
    table.change(lambda room, _: hints.give(room, found))


def told(table, seat=0):
    return json.loads(projection.hint(table.room, seat))


@tiny
def test_who_plays_alone_asks_and_is_told_until_the_next_command():
    table = alone()
    assert told(table) is None
    asks(table)
    assert told(table) == "coming"
    thinks(table)
    assert told(table) == {"command": {"type": "claim", "turn": 1, "share": 0}, "why": [{"text": "wise", "params": {}}]}
    assert told(table, None) is None
    table.claim("ann")
    assert told(table) is None


@tiny
def test_whoever_plays_with_bots_plays_alone_and_what_bots_do_does_not_spoil_the_hint():
    table = Tabletop("wide")
    table.join("ann")
    table.do("ann", SeatBot(1))
    table.start()
    asks(table)
    thinks(table)
    table.change(lambda room, _: bots.moves.play_bot(room, 2, bots.Play(1, bots.thought(room, room.people[1]))))
    assert told(table)["command"]["share"] == 0
    assert told(table, 1) is None


@tiny
@pytest.mark.parametrize(
    ("people", "who", "game_no", "reason"),
    [
        (("bob",), "ann", 1, "hints_alone"),
        ((), "bob", 1, "not_seated"),
        ((), "ann", 2, "game_passed"),
    ],
)
def test_elsewhere_a_hint_is_refused(people, who, game_no, reason):
    table = alone("tiny", *people)
    before = table.room
    with pytest.raises(Refused, match=reason):
        table.do(who, AskHint(game_no))
    assert table.room == before


@tiny
def test_before_the_game_and_when_there_is_nothing_to_choose_a_hint_is_refused():
    table = Tabletop("wide")
    table.join("ann")
    with pytest.raises(Refused, match="no_game"):
        asks(table)
    table.do("ann", SeatBot(1))
    table.start()
    table.claim("ann")
    with pytest.raises(Refused, match="nothing_to_choose"):
        asks(table)


@tiny
def test_who_comes_meanwhile_finds_no_hint_and_ends_them():
    table = alone("wide")
    asks(table)
    table.join("bob")
    assert told(table) is None
    with pytest.raises(Refused, match="hints_alone"):
        asks(table)


@tiny
def test_a_hint_for_another_position_is_not_given():
    table = alone()
    late = bots.hinted(table.room, 0)
    table.claim("ann")
    asks(table)
    with pytest.raises(Illegal, match="turn_passed"):
        hints.give(table.room, late)


@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_a_hint_is_thought_of_with_nothing_but_what_the_seat_is_sent(name, monkeypatch):
    asked = []
    game = engine.GAMES[name]
    monkeypatch.setattr(game, "hint", lambda *question: asked.append(question))
    table = Tabletop(name)
    table.join("ann")
    table.do("ann", SeatBot(1))
    table.start()
    bots.hinted(table.room, 0)
    [(view, secret, seat)] = asked
    assert json.loads(msgspec.json.encode(view)) == json.loads(projection.room_message(1, table.room, None))["view"]
    assert (msgspec.json.encode(secret), seat) == (projection.secret(table.room, 0), 0)


@pytest.fixture
def here(store):
    process = Watching(store)
    process.clock.sweep()
    return process


def test_the_process_of_the_bots_thinks_of_hints(here):
    code = here.begin("ann")
    here.act(code, "ann", "hint", game_no=1)
    here.bots.look()
    asked = here.room(code).asked
    here.choose(code, "ann", choice=asked.hint.command)
    assert here.room(code).asked is None


def test_when_nothing_thinks_a_hint_may_be_asked_for_again(here, store_server):
    code = here.begin("ann")
    here.act(code, "ann", "hint", game_no=1)
    here.clock.sweep()
    assert here.room(code).asked is not None
    here.tables.change(code, lambda room, _: longer_ago(room))
    Past(store_server).turn_opened(code, 60)
    here.clock.sweep()
    assert here.room(code).asked is None
    here.act(code, "ann", "hint", game_no=1)
    here.bots.look()
    assert here.room(code).asked.hint is not None


def longer_ago(room):
    replace = msgspec.structs.replace
    entry = hints.LogEntry(None, hints.Unanswered(1))
    return hints.Change(replace(room, asked=replace(room.asked, at=room.asked.at - 60_000)), entry)


@pytest.mark.parametrize("hinted", [False, True])
def test_a_game_with_a_hint_is_kept_but_counts_on_no_list(here, hinted):
    code = here.begin("ann", difficulty="NIGHTMARE")
    if hinted:
        here.act(code, "ann", "hint", game_no=1)
    while here.room(code).phase == "playing":
        here.choose(code, "ann")
    record = Records(here.store.line).get(here.room(code).id)
    assert [seat.own for seat in record.seats] == [not hinted]
    assert len(own(record)) == (not hinted)


def test_no_hint_in_the_attempt_of_the_day_but_in_its_practice(here):
    days = Days(here.store, here.tables, lambda: here.store.secret("daily"))
    challenge = days.challenge("magdagdon", "NIGHTMARE")
    code = days.play("ann", "Ann", challenge).code
    with pytest.raises(Refused, match="hints_ranked"):
        here.act(code, "ann", "hint", game_no=1)
    while here.room(code).phase == "playing":
        here.choose(code, "ann")
    practice = days.practise("ann", "Ann", challenge).code
    here.act(practice, "ann", "hint", game_no=1)
    assert here.room(practice).asked is not None

"""Bots sit among people, know what a player on their seat knows, and delay nobody."""

import json
from itertools import pairwise

import msgspec
import pytest

import engine
from engine import game as rules
from engine.dice import SeededDice
from server.config import Timings
from server.refusals import Refused
from server.rooms import moves, projection
from server.rooms.requests import Configure, Kick, Play, SeatBot
from server.thinking.bots import Bots, thought
from tests.server.seats import Past, Watching
from tests.server.tabletop import Tabletop, tiny_games  # noqa: F401

tiny = pytest.mark.usefixtures("tiny_games")


def bots_of(room):
    return [(p.name, p.bot) for p in room.people if p.bot is not None]


@tiny
def test_the_host_lets_bots_in_and_sends_them_away():
    table = Tabletop("wide")
    table.join("ann", "bob")
    table.do("ann", SeatBot(1))
    table.do("ann", SeatBot(2))
    assert bots_of(table.room) == [("Pebble", "1"), ("Brick", "2")]
    table.do("ann", Kick(table.room.people[-1].no))
    assert bots_of(table.room) == [("Pebble", "1")]
    table.leave("bob")
    table.start()
    assert [p.seat for p in table.room.people] == [0, 1]


@tiny
@pytest.mark.parametrize(("who", "strength", "reason"), [("bob", 1, "not_host"), ("ann", 3, "bad_request")])
def test_a_bot_is_let_in_by_the_host_alone_and_in_a_strength_that_there_is(who, strength, reason):
    table = Tabletop()
    table.join("ann", "bob")
    with pytest.raises(Refused, match=reason):
        table.do(who, SeatBot(strength))


@tiny
def test_no_bot_sits_down_in_mid_game_or_where_no_seat_is_free():
    table = Tabletop()
    table.join("ann")
    while len(table.room.people) < max(engine.GAMES["tiny"].seats):
        table.do("ann", SeatBot(1))
    with pytest.raises(Refused, match="room_full"):
        table.do("ann", SeatBot(1))
    table.start()
    with pytest.raises(Refused, match="game_running"):
        table.do("ann", SeatBot(1))


def test_in_a_game_with_fewer_strengths_a_bot_is_as_strong_as_they_get():
    table = Tabletop("magdagdon")
    table.join("ann")
    table.do("ann", SeatBot(5))
    table.do("ann", Configure("lost_cities", {}))
    assert bots_of(table.room) == [("Arch", "3")]


@pytest.mark.parametrize("name", ["magdagdon", "lost_cities"])
def test_a_bot_is_shown_nothing_but_what_a_player_on_its_seat_is_sent(name, monkeypatch):
    asked = []
    game = engine.GAMES[name]
    monkeypatch.setattr(game, "think", lambda *question: asked.append(question) or game.autoplay(state, question[2]))
    table = Tabletop(name)
    table.join("ann", "bob")
    table.do("ann", SeatBot(1))
    table.start()
    while table.room.phase == "playing":
        state = table.room.state
        awaited = [p for p in table.room.people if not game.waits(state, p.seat)]
        bot = msgspec.structs.replace(awaited[-1], bot="1")
        thought(table.room, bot)
        view, secret, seat, _ = asked.pop()
        sent = json.loads(projection.room_message(1, table.room, None))["view"]
        assert json.loads(msgspec.json.encode(view)) == sent
        assert msgspec.json.encode(secret) == projection.secret(table.room, bot.seat)
        assert seat == bot.seat
        for person in awaited:
            do = Play(1, msgspec.to_builtins(game.autoplay(table.room.state, person.seat)))
            table.change(lambda room, _, who=person.no, do=do: as_anybody(room, who, do))


def as_anybody(room, no, do):
    """A command of whoever sits there, bot or not."""
    people = tuple(msgspec.structs.replace(p, bot="1") if p.no == no else p for p in room.people)
    change = moves.play_bot(msgspec.structs.replace(room, people=people), no, do)
    return msgspec.structs.replace(change, room=msgspec.structs.replace(change.room, people=room.people))


@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_every_strength_plays_a_game_to_its_end_with_legal_commands(name):
    game = engine.GAMES[name]
    for strength in range(1, game.strengths + 1):
        dice = SeededDice(bytes([strength] * 32))
        state, _ = rules.begin(game, min(game.seats), game.options(), dice)
        while game.outcome(state) is None:
            seat = next(seat for seat in range(max(game.seats)) if not game.waits(state, seat))
            command = game.think(game.view(state), game.secret(state, seat), seat, strength)
            state, _ = rules.play(game, state, seat, command, dice)


@pytest.fixture
def here(store):
    process = Watching(store)
    process.clock.sweep()
    return process


def begin_with_a_bot(here):
    code = here.open("ann")
    here.act(code, "ann", "seat_bot", strength=5)
    here.act(code, "ann", "start", game_no=1)
    return code


def test_a_bot_plays_when_it_has_thought_as_long_as_people_do(here, store_server):
    code = begin_with_a_bot(here)
    here.bots.look()
    assert not game_closed(here, code, 1)
    Past(store_server).turn_opened(code, 4)
    here.bots = Bots(here.store, here.tables, here.timings)
    while not game_closed(here, code, 1):
        here.bots.look()
        here.bots._due = dict.fromkeys(here.bots._due, 0)  # a Power takes its time too
    assert here.room(code).people[1].auto is False
    here.choose(code, "ann")
    assert here.turn(code) == 2


def test_bots_do_not_all_choose_in_the_same_instant(here):
    code = here.open("ann")
    for strength in (1, 3, 5):
        here.act(code, "ann", "seat_bot", strength=strength)
    here.act(code, "ann", "start", game_no=1)
    here.bots = Bots(here.store, here.tables, Timings(bot_after=60))
    here.bots.look()
    due = sorted(here.bots._due.values())
    assert len(due) == 3
    assert all(later - earlier >= 100 for earlier, later in pairwise(due))


def test_when_nothing_thinks_the_table_plays_for_a_bot_and_the_game_goes_on(here, store_server):
    code = begin_with_a_bot(here)
    Past(store_server).turn_opened(code, 7)
    here.clock.sweep()
    assert not game_closed(here, code, 1)
    Past(store_server).turn_opened(code, 2)
    here.clock.sweep()
    assert game_closed(here, code, 1)
    here.choose(code, "ann")
    assert here.turn(code) == 2


def game_closed(here, code, seat):
    return here.room(code).state.players[seat].hand.choice is not None

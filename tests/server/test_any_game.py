"""The server knows no game's insides: every game there is goes from lobby to rematch by the same changes."""

import json
import random
from itertools import islice

import msgspec
import pytest

import engine
from engine import game as rules
from server.rooms import projection
from server.rooms.requests import Play
from tests.server.tabletop import Tabletop


def play_on(table, chance, on_change):
    """Random legal commands, sent as JSON, until the game is over."""
    game = engine.GAMES[table.room.game]
    while table.room.phase == "playing":
        waiting = [p for p in table.room.people if table.waited_for(p.seat)]
        who = chance.choice(waiting)
        if who.gone:
            table.run_auto()
        else:
            command = chance.choice(list(islice(game.legal(table.room.state, who.seat), 50)))
            table.do(who.person, Play(table.room.game_no, json.loads(msgspec.json.encode(command))))
        on_change()


@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_a_game_goes_from_lobby_to_rematch(name):
    table = Tabletop(name)
    people = ("ann", "bob", "cleo")[: max(engine.GAMES[name].seats)]
    table.join(*people)

    def nothing_leaks():
        message = projection.room_message(table.version, table.room, None)
        secrets = [projection.secret(table.room, p.seat) for p in table.room.people]
        for sent in (message, *secrets):
            assert table.room.phase == "over" or table.room.seed.encode() not in sent
            assert not [p for p in people if f'"{p}"'.encode() in sent]

    for game_no in (1, 2):
        table.rematch() if table.room.results else table.start()
        play_on(table, random.Random(game_no), nothing_leaks)
        message = json.loads(projection.room_message(table.version, table.room, None))
        assert [seat["seat"] for seat in message["outcome"]["seats"]] == list(range(len(people)))
        assert min(seat["rank"] for seat in message["outcome"]["seats"]) == 1
        beginning = table.log[0].beginning
        events = [event for entry in table.log for event in entry.events]
        game = engine.GAMES[beginning.game]
        assert rules.replay(game, len(beginning.seats), beginning.options, events) == table.room.state

    table.rematch()
    table.leave(people[-1])
    play_on(table, random.Random(3), nothing_leaks)
    assert table.room.results[-1].ranks[-1].rank is None

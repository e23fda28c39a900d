"""How a game comes to the table: configure, start, rematch."""

import hashlib

import pytest

from engine import game as rules
from engine.dice import SeededDice
from server.rooms.requests import Configure
from tests.server.tabletop import GAMES, Tabletop, refused, tiny_games  # noqa: F401

pytestmark = pytest.mark.usefixtures("tiny_games")


@pytest.fixture
def table():
    table = Tabletop("wide")
    table.join("ann", "bob", "cleo")
    return table


def seats(table):
    return {p.person: p.seat for p in table.room.people if p.seat is not None}


class TestStart:
    def test_seats_are_dealt_in_order_of_the_numbers(self, table):
        table.hand_over("ann", "cleo")
        table.start("cleo")
        assert seats(table) == {"ann": 0, "bob": 1, "cleo": 2}
        assert (table.room.phase, table.room.game_no, table.room.began) == ("playing", 1, table.version)

    def test_who_is_not_present_or_has_no_name_watches(self, table):
        table.gone_for("bob", 6_001)
        table.gone_for("cleo", None)
        table.start()
        assert seats(table) == {"ann": 0}

        table = Tabletop("wide")
        table.join("bob")
        table.hand_over("ann", "bob")
        table.start("bob")
        assert seats(table) == {"bob": 0}

    def test_who_starts_is_present_whatever_presence_says(self, table):
        table.ago = {}
        table.do("ann", Configure("duo", {}))
        with refused("too_few_players", min=2):
            table.start()
        table.configure("ann", "tiny")
        table.start()
        assert seats(table) == {"ann": 0}

    def test_no_more_than_the_game_seats_sit_down(self, table):
        table.join("dora", "ed")
        table.configure("ann", "tiny")
        table.start()
        assert seats(table) == {"ann": 0, "bob": 1, "cleo": 2}

    def test_too_few_players_are_told_how_many_it_takes(self):
        table = Tabletop("duo")
        table.join("ann")
        with refused("too_few_players", min=2):
            table.start()

    def test_the_game_opens_on_the_committed_seed(self, table):
        table.start()
        seed = bytes.fromhex(table.room.seed)
        assert table.room.commitment == hashlib.sha256(seed).hexdigest()
        assert table.room.state == rules.begin(GAMES["wide"], 3, table.room.options, SeededDice(seed))[0]
        assert table.last.begins
        assert table.last.opens

    def test_the_log_replays_alone(self, table):
        table.configure("ann", "wide", rounds=3)
        table.start()
        table.claim("bob", 1)
        table.claim("ann", 0)
        table.claim("cleo", 1)
        first = table.log[0]
        assert (first.by, first.beginning.game, first.beginning.seats) == (1, "wide", (1, 2, 3))
        events = [event for entry in table.log for event in entry.events]
        game = GAMES[first.beginning.game]
        replayed = rules.replay(game, len(first.beginning.seats), first.beginning.options, events)
        assert replayed == table.room.state


class TestPressingTwice:
    def test_a_second_start_of_the_same_game_finds_nothing_to_do(self, table):
        table.start(game_no=1)
        begun = table.room
        table.start(game_no=1)
        assert (table.last, table.room) == (None, begun)

    def test_five_people_pressing_rematch_begin_one_game(self, table):
        table.start()
        table.play_to_the_end()
        for person in ("bob", "ann", "cleo", "bob", "ann"):
            table.rematch(person, game_no=2)
        assert (table.room.game_no, table.room.phase) == (2, "playing")
        assert len(table.log) == 1

    def test_naming_a_game_that_is_over_finds_nothing_to_do(self, table):
        table.start()
        table.play_to_the_end()
        table.start(game_no=1)
        assert table.last is None

    @pytest.mark.parametrize("game_no", [0, 2, 3, 2**53 - 1])
    def test_naming_any_other_game_is_refused(self, table, game_no):
        with refused("game_passed"):
            table.start(game_no=game_no)

    def test_a_start_of_a_game_that_was_abandoned_is_refused(self, table):
        table.start(game_no=1)
        table.leave("bob")
        table.leave("cleo")
        table.configure("ann", "wide")
        with refused("game_passed"):
            table.start(game_no=1)

    def test_the_next_game_does_not_begin_while_one_runs(self, table):
        table.start()
        with refused("game_running"):
            table.start(game_no=2)
        with refused("game_running"):
            table.rematch("bob", game_no=2)

    def test_start_and_rematch_of_the_same_game_begin_one(self, table):
        table.start()
        table.play_to_the_end()
        table.rematch("bob", game_no=2)
        table.start("ann", game_no=2)
        assert table.last is None


class TestRematch:
    def test_any_seated_person_may_and_the_host_may_unseated(self, table):
        table.start()
        table.join("dora")
        table.hand_over("ann", "dora")
        table.play_to_the_end()
        table.rematch("cleo")
        table.play_to_the_end()
        table.rematch("dora")
        assert table.room.game_no == 3

    def test_a_watcher_may_not(self, table):
        table.start()
        table.join("dora")
        table.play_to_the_end()
        with refused("not_seated"):
            table.rematch("dora")
        with refused("not_member"):
            table.rematch("stranger")

    def test_in_a_lobby_there_is_nothing_to_play_again(self, table):
        with refused("no_game"):
            table.rematch("ann")

    def test_five_rematches_in_a_row_are_fresh(self, table):
        table.start()
        seeds = set()
        for game_no in range(1, 7):
            room = table.room
            assert (room.game_no, room.phase, room.began, room.parked) == (game_no, "playing", table.version, False)
            assert room.state == rules.begin(GAMES["wide"], 3, room.options, SeededDice(bytes.fromhex(room.seed)))[0]
            assert [p.auto or p.ready for p in room.people] == [False] * 3
            seeds.add(room.seed)
            table.gone_for("cleo", 60_000)
            table.autoplay("ann", "cleo")
            table.claim("bob", 1)
            table.play_to_the_end()
            table.gone_for("cleo", 0)
            table.ready("bob")
            assert len(table.room.results) == game_no
            table.rematch("bob")
        assert len(seeds) == 6

    def test_who_was_absent_from_one_game_sits_down_at_the_next(self, table):
        table.gone_for("bob", 60_000)
        table.start()
        assert "bob" not in seats(table)
        table.play_to_the_end()
        table.gone_for("bob", 0)
        table.rematch()
        assert seats(table) == {"ann": 0, "bob": 1, "cleo": 2}


class TestConfigure:
    def test_another_game_and_other_options_are_taken(self, table):
        table.configure("ann", "tiny", rounds=5, clock=30)
        assert (table.room.game, table.room.options.rounds, table.room.options.clock) == ("tiny", 5, 30)
        table.configure("ann", "tiny", rounds=5, clock=30)
        assert table.last is None

    def test_what_the_game_does_not_take_changes_nothing(self, table):
        before = table.room
        with refused("unknown_game"):
            table.configure("ann", "chess")
        with refused("bad_options"):
            table.configure("ann", "tiny", rounds=0)
        assert table.room is before

    def test_after_a_game_the_room_is_a_lobby_with_its_results(self, table):
        table.start()
        table.play_to_the_end()
        table.configure("ann", "wide")
        assert (table.room.phase, table.room.state, table.room.seed, table.room.commitment) == ("lobby", None, "", None)
        assert seats(table) == {}
        assert len(table.room.results) == 1
        table.start()
        assert table.room.game_no == 2

    def test_alone_it_abandons_the_running_game(self):
        table = Tabletop("tiny")
        table.join("ann")
        table.start()
        table.configure("ann", "tiny", rounds=4)
        assert (table.room.phase, table.room.results) == ("lobby", ())
        with refused("no_game"):
            table.claim("ann", game_no=1, turn=1)

    def test_with_others_in_the_room_a_running_game_goes_on(self, table):
        table.start()
        with refused("game_running"):
            table.configure("ann", "wide", rounds=4)

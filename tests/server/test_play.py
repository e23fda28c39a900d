"""What happens at a running table: commands, absence, clocks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Illegal
from server.rooms import play
from server.rooms.requests import Autoplay, Play
from tests.server.tabletop import MINUTE_MS, Tabletop, refused, tiny_games  # noqa: F401
from tests.server.tiny_game import Claim, Claimed

pytestmark = pytest.mark.usefixtures("tiny_games")


def started(*people, **options):
    table = Tabletop("wide", **options)
    table.join("ann", *people)
    table.start()
    return table


def claims(table):
    return table.room.state.claims


class TestCommands:
    def test_a_command_changes_the_state_and_is_logged_in_the_games_own_words(self):
        table = started("bob")
        table.claim("bob", 1)
        assert claims(table) == (None, 1)
        entry = table.log[-1]
        assert (entry.by, entry.do.command, entry.events) == (2, Claim(turn=1, share=1), (Claimed(seat=1, share=1),))

    def test_the_last_choice_opens_the_next_turn_and_only_that(self):
        table = started("bob")
        table.claim("bob")
        assert not table.last.opens
        table.claim("ann")
        assert (table.last.opens, table.turn) == (True, 2)

    def test_the_end_of_the_game_opens_nothing(self):
        table = started(rounds=1)
        table.claim("ann")
        assert (table.room.phase, table.last.opens) == ("over", False)

    def test_the_rules_own_refusals_pass_through(self):
        table = started("bob")
        before = table.room
        for share, turn, reason in ((7, 1, "out_of_range"), (0, 2, "turn_passed")):
            with pytest.raises(Illegal, match=reason):
                table.claim("ann", share, turn)
        table.claim("ann")
        with pytest.raises(Illegal, match="already_chosen"):
            table.claim("ann")
        assert table.log[-1].by == 1
        assert before.state.claims == (None, None)

    @pytest.mark.parametrize(
        "command",
        [
            None,
            7,
            "claim",
            [],
            {},
            {"type": "claim"},
            {"type": "claim", "turn": 1, "share": "1"},
            {"type": "claim", "turn": True, "share": 1},
            {"type": "claim", "turn": 1, "share": 1, "seat": 0},
            {"type": "roll", "turn": 1},
        ],
    )
    def test_a_command_of_another_shape_is_a_bad_request(self, command):
        table = started("bob")
        with refused("bad_request"):
            table.do("ann", Play(1, command))

    def test_without_a_game_there_is_nothing_to_play(self):
        table = Tabletop("wide")
        table.join("ann")
        with refused("no_game"):
            table.claim("ann", game_no=0)
        table.start()
        table.play_to_the_end()
        with refused("no_game"):
            table.claim("ann", game_no=1)

    def test_watchers_strangers_and_who_left_are_refused(self):
        table = started("bob", "cleo")
        table.join("dora")
        table.leave("bob")
        for person in ("dora", "bob", "stranger"):
            with refused("not_seated"):
                table.claim(person)

    def test_a_late_command_of_game_1_in_the_same_turn_of_game_2_is_refused(self):
        table = started("bob")
        table.play_to_the_end()
        table.rematch()
        with refused("game_passed"):
            table.claim("bob", turn=1, game_no=1)
        assert claims(table) == (None, None)


class TestAutoplay:
    def test_a_seated_person_lets_the_table_play_for_who_is_a_minute_away(self):
        table = started("bob")
        table.gone_for("bob", MINUTE_MS)
        table.autoplay("ann", "bob")
        assert table.person("bob").auto
        table.autoplay("ann", "bob")
        assert table.last is None

    def test_somebody_never_seen_is_away(self):
        table = started("bob")
        table.gone_for("bob", None)
        table.autoplay("ann", "bob")
        assert table.person("bob").auto

    @pytest.mark.parametrize("ago", [0, 6_001, MINUTE_MS - 1])
    def test_before_the_minute_is_over_it_is_refused(self, ago):
        table = started("bob")
        table.gone_for("bob", ago)
        with refused("not_away"):
            table.autoplay("ann", "bob")

    def test_with_a_clock_the_clock_does_it(self):
        table = started("bob", clock=30)
        table.gone_for("bob", MINUTE_MS)
        with refused("not_away"):
            table.autoplay("ann", "bob")

    def test_nobody_does_it_to_themselves(self):
        table = started("bob")
        table.ago.clear()
        with refused("not_away"):
            play.apply(table.room, "ann", Autoplay(1), play.Outside(version=9, seed=b"", now=0, ago={}))

    def test_only_the_seated_may_and_only_to_the_seated(self):
        table = started("bob")
        table.join("dora")
        for person in ("bob", "dora"):
            table.gone_for(person, MINUTE_MS)
        with refused("unknown_person"):
            table.autoplay("ann", "dora")
        with refused("unknown_person"):
            table.do("ann", Autoplay(9))
        with refused("not_seated"):
            table.autoplay("dora", "bob")

    def test_without_a_running_game_it_is_refused(self):
        table = started("bob")
        table.play_to_the_end()
        table.gone_for("bob", MINUTE_MS)
        with refused("no_game"):
            table.autoplay("ann", "bob")

    def test_who_returns_or_plays_is_played_for_no_longer(self):
        for back in (lambda t: t.returned("bob"), lambda t: t.claim("bob")):
            table = started("bob")
            table.gone_for("bob", MINUTE_MS)
            table.autoplay("ann", "bob")
            back(table)
            assert not table.person("bob").auto
            assert not table.last.opens


class TestExpiredClock:
    def test_every_seat_that_does_not_wait_is_played(self):
        table = started("bob", "cleo", clock=30)
        table.claim("bob", 1)
        table.expire()
        assert (table.turn, table.room.state.scores, table.last.opens) == (2, (0, 1, 0), True)
        assert table.log[-1].by is None
        assert len([e for e in table.log[-1].events if type(e).__name__ == "Claimed"]) == 2

    def test_it_plays_exactly_one_turn(self):
        table = started(clock=30, rounds=9)
        table.expire()
        assert table.turn == 2

    def test_it_can_end_the_game(self):
        table = started("bob", clock=30, rounds=1)
        table.expire()
        assert (table.room.phase, table.last.opens) == ("over", False)

    @pytest.mark.parametrize(("game_no", "turn"), [(1, 2), (2, 1), (1, 0), (0, 1)])
    def test_one_of_another_turn_or_game_finds_nothing_to_do(self, game_no, turn):
        table = started("bob", clock=30)
        table.expire(game_no, turn)
        assert table.last is None

    def test_fired_twice_it_closes_the_turn_once(self):
        table = started("bob", clock=30)
        table.expire(1, 1)
        table.expire(1, 1)
        assert (table.last, table.turn) == (None, 2)

    def test_a_game_without_a_clock_has_none_to_expire(self):
        table = started("bob")
        table.expire()
        assert table.last is None

    def test_in_a_lobby_and_over_there_is_nothing_to_do(self):
        table = Tabletop("wide", clock=30)
        table.expire(0, 0)
        assert table.last is None
        table = started(clock=30)
        table.play_to_the_end()
        table.expire()
        table.run_auto()
        assert table.last is None


class TestAutoTurns:
    def test_the_seats_of_the_absent_and_the_gone_are_played(self):
        table = started("bob", "cleo", "dora")
        table.gone_for("bob", MINUTE_MS)
        table.autoplay("ann", "bob")
        table.leave("cleo")
        table.run_auto()
        assert claims(table) == (None, 0, 0, None)
        table.run_auto()
        assert table.last is None

    def test_played_last_they_open_the_next_turn(self):
        table = started("bob")
        table.claim("ann")
        table.gone_for("bob", MINUTE_MS)
        table.autoplay("ann", "bob")
        table.run_auto()
        assert (table.turn, table.last.opens) == (2, True)

    def test_nobody_auto_is_nothing_to_do(self):
        table = started("bob")
        table.run_auto()
        assert table.last is None

    def test_one_of_another_turn_finds_nothing_to_do(self):
        table = started("bob", "cleo")
        table.leave("bob")
        table.run_auto(turn=2)
        assert table.last is None


class TestParking:
    def parked(self, **options):
        table = started("bob", "cleo", clock=30, **options)
        table.claim("ann", 1)
        table.leave("cleo")
        for person in ("ann", "bob"):
            table.gone_for(person, 7_000)
        return table

    @pytest.mark.parametrize("fire", ["expire", "run_auto"])
    def test_with_no_seated_human_present_a_deadline_parks_the_table(self, fire):
        table = self.parked()
        table.join("dora")
        before = table.room.state
        getattr(table, fire)()
        assert (table.room.parked, table.room.state, table.last.opens) == (True, before, False)
        assert play.deadline_kinds(table.room) == ()
        assert play.clock_seconds(table.room) is None

    def test_a_parked_table_is_not_played_and_not_opened_again(self):
        table = self.parked()
        table.expire()
        table.gone_for("ann", 0)
        table.expire()
        assert table.last is None
        table.run_auto()
        assert table.last is None
        table.change(lambda room, outside: play.reopen(room, 1, 1))
        assert table.last is None

    def test_a_seated_person_who_returns_gets_the_open_turn_with_its_whole_clock(self):
        table = self.parked()
        table.expire()
        table.returned("dora")
        assert table.last is None
        table.returned("cleo")
        assert table.last is None
        table.returned("bob")
        assert (table.room.parked, table.last.opens, table.turn) == (False, True, 1)
        table.returned("ann")
        assert table.last is None

    def test_a_command_of_a_seated_person_does_so_too(self):
        table = self.parked()
        table.expire()
        table.claim("bob")
        assert (table.room.parked, table.last.opens) == (False, True)


class TestWatchingTheClock:
    def test_a_turn_that_is_opened_again_keeps_its_state(self):
        table = started("bob", clock=30)
        before = table.room
        table.change(lambda room, outside: play.reopen(room, 1, 1))
        assert (table.room, table.last.opens) == (before, True)
        table.change(lambda room, outside: play.reopen(room, 1, 2))
        assert table.last is None

    def test_what_has_to_be_watched(self):
        table = Tabletop("wide", clock=30)
        table.join("ann", "bob")
        assert play.deadline_kinds(table.room) == ()
        table.start()
        assert play.deadline_kinds(table.room) == ("clock",)
        table.leave("bob")
        assert play.deadline_kinds(table.room) == ("clock", "auto")
        table.run_auto()
        assert play.deadline_kinds(table.room) == ("clock",)
        table.play_to_the_end()
        assert play.deadline_kinds(table.room) == ()

    def test_without_a_clock_only_the_auto_seats_are_watched(self):
        table = started("bob")
        assert play.deadline_kinds(table.room) == ()
        table.leave("bob")
        assert play.deadline_kinds(table.room) == ("auto",)

    @given(opened=st.integers(0, 2**41), late=st.integers(-5_000, 100_000))
    def test_the_remaining_time_is_never_negative(self, opened, late):
        table = started(clock=30)
        left = play.remaining_ms(table.room, opened, opened + late)
        assert left == max(0, 30_000 - late)

    def test_no_clock_means_no_remaining_time(self):
        assert play.remaining_ms(started().room, 0, 0) is None

    def test_the_turn_is_zero_in_a_lobby(self):
        assert play.turn(Tabletop().room) == 0

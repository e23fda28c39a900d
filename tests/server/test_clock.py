"""Time plays: each turn closes once by the stated rule, and no outage burns anybody's turn."""

import threading
import time

import pytest

from server.rooms import history
from server.rooms.clock import Clock
from server.store.store import StoreAway
from tests.server.seats import Past, Process, Watching
from tests.server.stores import answers, wait_until


@pytest.fixture
def here(store):
    process = Watching(store)
    process.clock.sweep()
    return process


@pytest.fixture
def there(here, open_store):
    return Watching(open_store())


@pytest.fixture
def past(store_server):
    return Past(store_server)


def watched(process):
    return [member for member, _ in process.store.all_watched()]


def closed(process, code):
    return [player.hand.choice is not None for player in process.room(code).state.players]


def test_a_clock_that_ran_out_plays_for_everyone_who_has_not_chosen(here, past):
    code = here.begin("ann", "bob", clock=20)
    mine = here.choice(code, "ann")
    here.choose(code, "ann", choice=mine)
    past.turn_opened(code, 21)
    here.clock.sweep()
    assert here.turn(code) == 2
    assert watched(here) == [f"{code}:1:2:clock"]


def test_a_clock_fires_only_after_its_grace(here, past):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 20.5)
    here.clock.sweep()
    assert here.turn(code) == 1
    past.turn_opened(code, 0.5)
    here.clock.sweep()
    assert here.turn(code) == 2


def test_time_plays_a_whole_game_to_its_end(here, past):
    code = here.begin("ann", "bob", clock=5)
    for turn in range(1, 17):
        assert here.turn(code) == turn
        past.turn_opened(code, 6)
        here.clock.sweep()
        if here.room(code).phase == "over":
            break
    assert here.room(code).phase == "over"
    assert watched(here) == []


def test_two_processes_that_sweep_at_once_close_a_turn_once(here, there, past):
    code = here.begin("ann", "bob", clock=20)
    there.clock.sweep()
    for turn in range(1, 6):
        past.turn_opened(code, 21)
        sweeps = [threading.Thread(target=process.clock.sweep) for process in (here, there)]
        for sweep in sweeps:
            sweep.start()
        for sweep in sweeps:
            sweep.join()
        assert here.turn(code) == turn + 1


def test_a_deadline_looked_at_too_early_is_put_back(here, store_server):
    code = here.begin("ann", clock=20)
    [(member, due)] = here.store.all_watched()
    here.store.watch(member, due - 30_000)
    here.clock.sweep()
    assert here.turn(code) == 1
    assert here.store.all_watched() == [(member, due)] or abs(here.store.all_watched()[0][1] - due) < 1_000


def test_a_deadline_whose_turn_has_passed_is_forgotten(here):
    code = here.begin("ann", clock=20)
    here.store.watch(f"{code}:1:1:auto", 0)
    here.store.watch(f"{code}:0:1:clock", 0)
    here.choose(code, "ann")
    here.store.watch(f"{code}:1:1:clock", 0)
    here.clock.sweep()
    assert here.turn(code) == 2
    assert watched(here) == [f"{code}:1:2:clock"]


def test_a_deadline_whose_turn_is_about_to_open_is_not_forgotten(here):
    code = here.begin("ann", clock=20)
    for coming in (f"{code}:1:2:clock", f"{code}:2:1:clock"):
        here.store.watch(coming, 0)
    here.clock.sweep()
    assert set(watched(here)) == {f"{code}:1:1:clock", f"{code}:1:2:clock", f"{code}:2:1:clock"}


def test_a_deadline_of_a_room_that_has_expired_is_forgotten(here, store_server):
    code = here.begin("ann", clock=20)
    store_server.client.delete(f"room:{{{code}}}")
    here.store.watch(f"{code}:1:1:clock", 0)
    here.clock.sweep()
    assert watched(here) == []


def test_the_deadline_of_one_game_does_nothing_in_the_next(here, past):
    code = here.begin("ann", clock=20)
    here.act(code, "ann", "configure", game="magdagdon", options={"clock": 20})
    here.act(code, "ann", "start", game_no=2)
    here.store.watch(f"{code}:1:1:clock", 0)
    here.clock.sweep()
    assert (here.room(code).game_no, here.turn(code)) == (2, 1)
    assert watched(here) == [f"{code}:2:1:clock"]


def test_the_deadline_of_a_game_that_was_put_away_is_forgotten(here):
    code = here.begin("ann", clock=20)
    here.act(code, "ann", "configure", game="magdagdon", options={"clock": 20})
    here.store.watch(f"{code}:1:1:clock", 0)
    here.clock.sweep()
    assert watched(here) == []


def test_a_gap_between_sweeps_burns_no_turn_and_gives_every_clock_back(here, past):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 22)
    past.swept(6)
    here.clock.sweep()
    here.clock.sweep()
    copy = here.tables.read(code)
    assert here.turn(code) == 1
    assert here.store.clock() - copy.opened < 2_000
    [(member, due)] = here.store.all_watched()
    assert member == f"{code}:1:1:clock"
    assert abs(due - (copy.opened + 21_000)) < 1_000


def test_a_short_gap_between_sweeps_is_none(here, past):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 22)
    past.swept(4)
    here.clock.sweep()
    assert here.turn(code) == 2


def test_after_a_gap_another_process_fires_nothing_while_the_turns_are_being_opened(here, there, past, monkeypatch):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 22)
    past.swept(6)
    there_swept = []

    def slowly(deadline):
        there.tables.read(code)
        there.clock.sweep()
        there_swept.append(there.turn(code))

    monkeypatch.setattr(here.clock, "_reopen", slowly)
    here.clock.sweep()
    assert there_swept == [1]


def test_a_clock_that_nobody_looked_at_in_time_opens_its_turn_again(here, past):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 21 + 6)
    here.clock.sweep()
    assert here.turn(code) == 1
    assert here.store.clock() - here.tables.read(code).opened < 2_000


def test_a_deadline_that_finds_nobody_seated_present_parks_the_room(here, past):
    code = here.begin("ann", "bob", clock=20)
    for person in ("ann", "bob"):
        past.seen(code, person, 7)
    here.here(code, "a spectator")
    past.turn_opened(code, 21)
    here.clock.sweep()
    assert here.room(code).parked
    assert (here.turn(code), watched(here)) == (1, [])


def test_one_player_present_is_enough_for_the_clock_to_go_on(here, past):
    code = here.begin("ann", "bob", clock=20)
    past.seen(code, "ann", 100)
    past.turn_opened(code, 21)
    here.clock.sweep()
    assert (here.turn(code), here.room(code).parked) == (2, False)


def test_a_seat_that_is_played_automatically_plays_two_seconds_after_each_roll(here, past):
    code = here.begin("ann", "bob")
    past.seen(code, "bob", 61)
    here.act(code, "ann", "autoplay", no=2)
    for turn in (1, 2, 3):
        assert watched(here) == [f"{code}:1:{turn}:auto"]
        past.turn_opened(code, 1.5)
        here.clock.sweep()
        assert closed(here, code) == [False, False]
        past.turn_opened(code, 1)
        here.clock.sweep()
        assert closed(here, code) == [False, True]
        assert watched(here) == []
        here.choose(code, "ann")


def test_who_is_kicked_late_in_a_turn_is_played_at_once_and_nobody_gets_a_new_clock(here, past):
    code = here.begin("ann", "bob", clock=60)
    past.turn_opened(code, 40)
    opened = here.tables.read(code).opened
    here.act(code, "ann", "kick", no=2)
    here.clock.sweep()
    assert closed(here, code) == [False, True]
    assert here.tables.read(code).opened == opened


def test_a_sweep_that_finds_the_store_away_is_followed_by_one_that_works(own_store_server, open_store):
    process = Process(open_store(own_store_server, limit=0.2))
    code = process.begin("ann", clock=20)
    clock = Clock(process.store, process.tables, process.timings)
    own_store_server.freeze()
    with pytest.raises(StoreAway):
        clock.sweep()
    stop = threading.Event()
    loop = threading.Thread(target=clock.run, args=(lambda _: time.sleep(0.01), stop.is_set))
    loop.start()
    own_store_server.thaw()
    wait_until(lambda: answers(process.store))
    Past(own_store_server).turn_opened(code, 22)
    wait_until(lambda: own_store_server.client.hget(f"room:{{{code}}}", "version") == b"4")
    stop.set()
    loop.join()


def test_the_log_says_that_time_played(here, past):
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 21)
    here.clock.sweep()
    _, entry = here.store.log(code)[-1]
    assert b'"by":null' in entry
    assert history.Expiry.__struct_config__.tag.encode() in entry


def test_a_deadline_that_only_a_newer_server_knows_is_left_to_it_and_stops_no_other(here, past):
    newer = "BCDFGH:1:1:weather", "BCDFGH:1:1:2:clock", "weather"
    for member in newer:
        here.store.watch(member, 0)
    code = here.begin("ann", clock=20)
    past.turn_opened(code, 21)
    here.clock.sweep()
    assert here.turn(code) == 2
    here.bots.look()
    assert {*newer} < {*watched(here)}
    past.swept(60)
    here.clock.sweep()
    assert {*newer} < {*watched(here)}

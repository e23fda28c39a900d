"""A finished game becomes one lasting record, whatever ends in between, and only if its log bears it out."""

import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from server.records.records import Records
from server.records.scores import Scores
from server.rooms.clock import Clock
from server.rooms.history import LogEntry
from server.rooms.requests import Play
from server.store.asked import StoreAway
from server.store.disk import Disk
from server.store.kept import log_key, room_key
from tests.server.seats import Past, Process
from tests.server.stores import wait_until

NIGHTMARE = {"difficulty": "NIGHTMARE"}


@pytest.fixture
def here(store):
    return Process(store)


def plays_to_the_end(process, code, *people):
    """Everybody chooses in every turn; the version that the last choice got."""
    while (room := process.room(code)).phase == "playing":
        for person in people:
            seat = process.seat(code, person)
            if not room.state.players[seat].finished and room.state.players[seat].hand.choice is None:
                version = process.choose(code, person)
    return version


def forgetful(process):
    """A process that dies as soon as a game is over."""

    def dies(*_):
        raise StoreAway("it died")

    process.tables._record = dies
    return process


def unrecorded(process, *people):
    """A room whose game is over, and whose process died before it was recorded. Its code."""
    code = process.begin(*people, **NIGHTMARE)
    with pytest.raises(StoreAway):
        plays_to_the_end(forgetful(process), code, *people)
    assert stored(process, code)["unrecorded"]
    return code


def stored(process, code):
    return msgspec.json.decode(process.store.load(code).record)


def record(process, code):
    return Records(process.store.line).get(process.room(code).id)


def rows(process, table="NIGHTMARE"):
    return [(ranked.rank, ranked.row.person) for ranked in Scores(process.store.line).best("magdagdon", table, 100)]


def test_a_finished_game_is_recorded_with_all_it_takes_to_play_it_again(here):
    code = here.begin("ann", "bob", **NIGHTMARE)
    plays_to_the_end(here, code, "ann", "bob")
    room, kept = here.room(code), record(here, code)
    assert not room.unrecorded
    assert (kept.game, kept.version, kept.table, kept.source) == ("magdagdon", 2, "NIGHTMARE", "room")
    assert (kept.seed, kept.commitment, kept.code) == (room.seed, room.commitment, code)
    assert [(seat.person, seat.name, seat.own) for seat in kept.seats] == [("ann", "Ann", True), ("bob", "Bob", True)]
    assert [seat.score.score for seat in kept.seats] == [rank.score for rank in room.results[0].ranks]
    assert kept.events[0]["type"] == "rolled"
    assert rows(here) == [(1, "ann"), (1, "bob")]


def test_a_game_in_a_table_of_high_scores_stays_and_one_that_fell_off_fades(here, store_server, monkeypatch):
    monkeypatch.setattr("server.records.scores.MOST", 1)
    first, second = here.begin("ann", **NIGHTMARE), here.begin("bob", **NIGHTMARE)
    for code, person in ((first, "ann"), (second, "bob")):
        plays_to_the_end(here, code, person)
    left = {store_server.client.ttl(f"game:{{{here.room(code).id}}}") for code in (first, second)}
    assert len(rows(here)) == 1
    assert min(left) == -1
    assert 399 * 86_400 < max(left) <= 400 * 86_400


def test_the_answer_to_the_last_move_comes_after_the_record(here):
    code = here.begin("ann", **NIGHTMARE)
    version = plays_to_the_end(here, code, "ann")
    assert here.tables.read(code).version == version + 1
    assert record(here, code) is not None


def test_a_process_that_died_before_the_record_left_it_to_the_next_look_at_the_clock(here, open_store, store_server):
    code = unrecorded(here, "ann")
    there = Process(open_store())
    clock = Clock(there.store, there.tables, there.timings)
    clock.sweep()
    Past(store_server).turn_opened(code, 4)
    clock.sweep()
    assert not stored(there, code)["unrecorded"]
    assert rows(there) == [(1, "ann")]


def test_a_process_that_died_before_the_record_left_it_to_whoever_comes_in(here, open_store):
    code = unrecorded(here, "ann")
    there = Process(open_store())
    there.tables.change(code, lambda *_: None)
    assert not stored(there, code)["unrecorded"]
    assert rows(there) == [(1, "ann")]


def test_the_same_last_move_again_is_answered_with_its_version_and_recorded_before(here, open_store):
    code = here.begin("ann", **NIGHTMARE)
    while True:
        before, choice = here.room(code), here.choice(code, "ann")
        if before.state.players[0].cells.count(0) <= 3:
            break
        here.choose(code, "ann", choice=choice)
    there = Process(open_store())
    there.tables.keep(code)
    there.tables.view(code)
    forgetful(here)
    turn = 0
    while (room := here.room(code)).phase == "playing":
        turn += 1
        choice = here.choice(code, "ann")
        try:
            here.choose(code, "ann", id=f"last-{turn}", choice=choice)
        except StoreAway:
            break
    assert stored(here, code)["unrecorded"]
    version = there.choose(code, "ann", id=f"last-{turn}", choice=choice)
    assert record(there, code) is not None
    assert there.tables.read(code).version == version + 1
    assert room.game_no == 1


def test_no_next_game_begins_before_the_last_one_is_recorded(here, open_store):
    code = unrecorded(here, "ann")
    there = Process(open_store())
    there.act(code, "ann", "rematch", game_no=2)
    assert there.room(code).phase == "playing"
    assert rows(there) == [(1, "ann")]


def test_eight_who_record_the_same_game_at_once_make_one_record_and_one_row(here, open_store):
    code = unrecorded(here, "ann")
    processes = [Process(open_store()) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda process: process.tables.change(code, lambda *_: None), processes))
    assert rows(here) == [(1, "ann")]
    assert len(Scores(here.store.line).of("ann")) == 1


def test_a_log_with_one_move_altered_is_not_recorded_and_nobody_waits_for_it(here, open_store, store_server):
    code = unrecorded(here, "ann")
    client, key, altered = store_server.client, log_key(code), False
    entries = client.xrange(key)
    client.delete(key)
    for id, fields in entries:
        entry = fields[b"entry"]
        told = msgspec.json.decode(entry, type=LogEntry)
        placed = told.do.command.get("placements", []) if isinstance(told.do, Play) else []
        if len(placed) > 1 and not altered:
            altered = True
            placed[0][0], placed[1][0] = placed[1][0], placed[0][0]
            entry = msgspec.json.encode(told)
        client.xadd(key, {"entry": entry}, id=id)
    assert altered
    there = Process(open_store())
    there.tables.change(code, lambda *_: None)
    assert not stored(there, code)["unrecorded"]
    assert record(there, code) is None
    assert rows(there) == []


@pytest.fixture
def powered(here, store_server):
    """A game with a Power is over and not recorded yet; its log says no more which Power that was."""
    code = here.begin("ann")
    forgetful(here)
    here.act(code, "ann", "play", game_no=1, command=POWER)
    with pytest.raises(StoreAway):
        plays_to_the_end(here, code, "ann")
    rewritten(store_server.client, code, without_power)
    return code


POWER = {"type": "reroll", "turn": 1, "use": 0, "dice": [0]}


def without_power(entry):
    for event in entry["events"]:
        event.pop("power", None)


def of_the_first_rules(entry):
    if entry["beginning"]:
        del entry["beginning"]["version"]


def rewritten(client, code, change):
    key = log_key(code)
    entries = client.xrange(key)
    client.delete(key)
    for id, fields in entries:
        told = msgspec.json.decode(fields[b"entry"])
        change(told)
        client.xadd(key, {"entry": msgspec.json.encode(told)}, id=id)


def test_a_log_that_does_not_say_yet_which_power_was_used_is_recorded_with_it(powered, open_store, store_server):
    rewritten(store_server.client, powered, of_the_first_rules)
    there = Process(open_store())
    there.tables.change(powered, lambda *_: None)
    assert [event["power"] for event in record(there, powered).events if event["type"] == "changed"] == [POWER]


def test_a_log_from_which_it_was_taken_away_is_not_recorded(powered, open_store):
    there = Process(open_store())
    there.tables.change(powered, lambda *_: None)
    assert record(there, powered) is None


def test_a_score_that_somebody_wrote_into_the_room_is_not_recorded(here, open_store, store_server):
    code = unrecorded(here, "ann")
    room = stored(here, code)
    room["state"]["players"][0]["powers_used"] = 0
    room["state"]["players"][0]["cells"] = [6] * 16
    store_server.client.hset(room_key(code), "room", msgspec.json.encode(room))
    there = Process(open_store())
    there.tables.change(code, lambda *_: None)
    assert record(there, code) is None
    assert rows(there) == []


def test_only_own_moves_count_for_high_scores(here, store_server):
    code = here.begin("ann", "bob", **NIGHTMARE, clock=5)
    clock, past = Clock(here.store, here.tables, here.timings), Past(store_server)
    clock.sweep()
    here.choose(code, "ann")
    past.turn_opened(code, 7)
    clock.sweep()
    plays_to_the_end(here, code, "ann", "bob")
    assert [seat.own for seat in record(here, code).seats] == [True, False]
    assert rows(here) == [(1, "ann")]


def test_who_leaves_in_mid_game_has_no_result(here, store_server):
    code = here.begin("ann", "bob", **NIGHTMARE)
    here.act(code, "bob", "leave")
    clock, past = Clock(here.store, here.tables, here.timings), Past(store_server)
    clock.sweep()
    while here.room(code).phase == "playing":
        for person in ("ann",):
            player = here.room(code).state.players[0]
            if not player.finished and player.hand.choice is None:
                here.choose(code, person)
        past.turn_opened(code, 3)
        clock.sweep()
    assert rows(here) == [(1, "ann")]


@pytest.mark.parametrize("kind", ["store_server", "redis_server"])
def test_what_was_written_is_on_the_disk_where_the_store_can_tell(request, open_store, kind):
    store = open_store(request.getfixturevalue(kind))
    Disk(store.another_line()).settle()


def test_many_who_wait_for_the_disk_at_once_wait_for_one_answer():
    asked, open_door = [], threading.Event()

    class Line:
        def tags(self):
            return ["0"]

        def ask(self, *_):
            asked.append(1)
            assert open_door.wait(10)
            return [b"OK", [1, 0]]

    disk = Disk(Line())
    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(disk.settle) for _ in range(8)]
        wait_until(lambda: disk._asked == 8)
        open_door.set()
        for each in waiting:
            each.result(10)
    assert len(asked) == 2


def test_a_disk_that_is_too_slow_is_no_disk(store_server, open_store):
    class Slow:
        def tags(self):
            return ["0"]

        def ask(self, *_):
            return [b"OK", [0, 0]]

    with pytest.raises(StoreAway):
        Disk(Slow()).settle()


def test_what_is_recorded_survives_a_store_that_is_killed(own_store_server, open_store):
    here = Process(open_store(own_store_server))
    code = here.begin("ann", **NIGHTMARE)
    plays_to_the_end(here, code, "ann")
    Disk(here.store.another_line()).settle()
    id = here.room(code).id
    own_store_server.kill()
    own_store_server.start()
    again = Process(open_store(own_store_server))
    assert Records(again.store.line).get(id).code == code

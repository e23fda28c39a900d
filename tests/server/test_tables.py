"""The one funnel in: what is acknowledged is stored once, and nobody is refused because somebody else was faster."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from engine.game import Illegal
from server.refusals import Refused
from server.rooms import play
from server.store.store import StoreAway
from tests.server.seats import Process, at_once
from tests.server.stores import wait_until


@pytest.fixture
def here(store):
    return Process(store)


def refused(act):
    with pytest.raises((Refused, Illegal)) as refusal:
        act()
    return refusal.value.reason


def test_a_new_room_is_in_the_store_as_version_one_and_expires_in_a_day(here, store_server):
    code = here.tables.create("magdagdon", {"difficulty": "NIGHTMARE"}, "ann")
    copy = here.tables.view(code)
    assert (copy.version, copy.room.phase, copy.room.host) == (1, "lobby", 1)
    assert 0 < store_server.client.pttl(f"room:{{{code}}}") <= 86_400_000


def test_a_room_of_an_unknown_game_or_with_bad_options_is_not_made(here, store_server):
    assert refused(lambda: here.tables.create("chess", {}, "ann")) == "unknown_game"
    assert refused(lambda: here.tables.create("magdagdon", {"difficulty": "EASY"}, "ann")) == "bad_options"
    assert store_server.client.keys("room:*") == []


def test_every_change_is_one_version_and_one_line_of_the_log(here):
    code = here.open("ann")
    assert here.act(code, "ann", "lock", on=True) == 3
    assert [version for version, _ in here.store.log(code)] == [1, 2, 3]


def test_what_changes_nothing_gets_the_current_version_and_no_line_of_the_log(here):
    code = here.open("ann", "bob")
    assert here.act(code, "ann", "lock", on=False) == 3
    assert len(here.store.log(code)) == 3


def test_a_room_that_does_not_exist_is_refused(here):
    assert refused(lambda: here.act("BCDFGH", "ann", "join", name="Ann")) == "unknown_room"
    assert refused(lambda: here.tables.view("BCDFGH")) == "unknown_room"


def test_the_same_request_sent_twice_has_one_effect_and_one_version(here, there):
    code = here.begin("ann", "bob")
    choice = here.choice(code, "ann")
    first = here.choose(code, "ann", id="tap", choice=choice)
    assert here.choose(code, "ann", id="tap", choice=choice) == first
    assert there.choose(code, "ann", id="tap", choice=choice) == first
    assert here.tables.read(code).version == first


def test_a_request_whose_ack_was_lost_is_granted_although_its_own_effect_now_forbids_it(here):
    code = here.begin("ann", "bob")
    choice = here.choice(code, "ann")
    first = here.choose(code, "ann", id="lost", choice=choice)
    here.choose(code, "bob")
    assert refused(lambda: here.choose(code, "ann", id="new", choice=choice)) == "turn_passed"
    assert here.choose(code, "ann", id="lost", choice=choice) == first


def test_a_request_that_would_change_nothing_any_more_gets_the_version_that_it_made(here, there):
    code = here.open("ann")
    joined = here.act(code, "bob", "join", id="once", name="Bob")
    here.act(code, "ann", "lock", on=True)
    assert there.act(code, "bob", "join", id="once", name="Bob") == joined
    assert there.act(code, "bob", "join", id="new", name="Bob") == joined + 1


def test_another_person_may_use_the_same_id(here):
    code = here.begin("ann", "bob")
    first = here.choose(code, "ann", id="x")
    assert here.choose(code, "bob", id="x") == first + 1


def test_a_refusal_is_never_spoken_from_an_old_copy(here, there):
    code = here.open("ann", "bob")
    there.tables.keep(code)
    here.act(code, "ann", "lock", on=True)
    there.room(code)
    here.act(code, "ann", "lock", on=False)
    there.act(code, "cid", "join", name="Cid")
    assert [p.name for p in here.room(code).people] == ["Ann", "Bob", "Cid"]


def test_nothing_to_do_is_never_said_from_an_old_copy(here, there):
    code = here.open("ann", "bob")
    there.tables.keep(code)
    there.act(code, "bob", "ready", on=True)
    here.act(code, "bob", "ready", on=False)
    there.act(code, "bob", "ready", on=True)
    assert [p.ready for p in here.room(code).people] == [False, True]


def test_a_change_decided_on_an_old_copy_is_decided_again_on_the_newest(here, there):
    code = here.begin("ann", "bob", "cid")
    there.tables.keep(code)
    there.room(code)
    here.choose(code, "ann")
    version = there.act(code, "bob", "play", game_no=1, command=here.choice(code, "bob"))
    assert version == here.tables.read(code).version == 7
    assert [has_chosen(here.room(code), seat) for seat in range(3)] == [True, True, False]


def has_chosen(room, seat):
    return play.game_of(room).waits(room.state, seat)


def test_a_kept_room_is_the_newest_that_was_published(here, there):
    there.store.listen(there.tables.heard, lambda: None)
    code = here.open("ann")
    there.tables.keep(code)
    there.store.subscribe(code)
    there.tables.read(code)
    here.act(code, "ann", "lock", on=True)
    wait_until(lambda: there.tables.view(code).version == 3)
    assert there.tables.view(code).room.locked


def test_an_older_publication_does_not_replace_a_newer_copy(here):
    code = here.open("ann")
    here.tables.keep(code)
    older = here.store.load(code)
    here.act(code, "ann", "lock", on=True)
    here.tables.heard(code, older)
    assert here.tables.view(code).version == older.version + 1


def test_a_room_no_longer_kept_is_read_every_time(here, there):
    code = here.open("ann")
    there.tables.keep(code)
    there.tables.read(code)
    there.tables.drop(code)
    here.act(code, "ann", "lock", on=True)
    assert there.tables.view(code).room.locked


def test_a_store_that_went_back_in_time_is_believed_after_the_next_change(here, store_server):
    code = here.open("ann")
    here.tables.keep(code)
    earlier = store_server.client.hgetall(f"room:{{{code}}}")
    log = store_server.client.dump(f"room:{{{code}}}:log")
    here.act(code, "ann", "rename", name="Lost")
    here.act(code, "ann", "lock", on=True)
    store_server.client.hset(f"room:{{{code}}}", mapping=earlier)
    store_server.client.restore(f"room:{{{code}}}:log", 0, log, replace=True)
    assert here.act(code, "bob", "join", name="Bob") == 3
    assert here.tables.view(code).version == 3
    assert [p.name for p in here.tables.view(code).room.people] == ["Ann", "Bob"]


def test_eight_confirms_in_the_same_instant_are_all_accepted_and_open_one_turn(here, there):
    people = [f"p{n}" for n in range(8)]
    code = here.begin(*people)
    choices = {person: here.choice(code, person) for person in people}

    processes = [here, there] * 4
    tasks = [
        partial(process.choose, code, person, choice=choices[person])
        for process, person in zip(processes, people, strict=True)
    ]
    before = here.tables.read(code).version
    assert sorted(at_once(*tasks)) == [before + n for n in range(1, 9)]
    assert here.turn(code) == 2


def test_the_last_two_confirms_in_one_instant_advance_by_exactly_one_turn(here, there):
    code = here.begin("ann", "bob")
    while here.room(code).phase == "playing":
        before = here.turn(code)
        choices = here.choice(code, "ann"), here.choice(code, "bob")
        at_once(
            partial(here.choose, code, "ann", choice=choices[0]), partial(there.choose, code, "bob", choice=choices[1])
        )
        assert here.room(code).phase == "over" or here.turn(code) == before + 1


def test_a_thousand_confirms_over_fifty_rooms_and_two_processes_are_all_there_afterwards(here, there):
    processes = {"ann": here, "bob": there, "cid": there}
    codes = [here.begin(*processes) for _ in range(50)]
    acknowledged = {code: [] for code in codes}

    def free(code, person, process):
        room = process.room(code)
        return room.phase == "over" or not has_chosen(room, process.seat(code, person))

    def play_to_the_end(code, person, process):
        while wait_until(lambda: free(code, person, process)) and process.room(code).phase == "playing":
            acknowledged[code].append(process.choose(code, person))

    with ThreadPoolExecutor(150) as pool:
        players = [(code, person, process) for code in codes for person, process in processes.items()]
        for future in [pool.submit(play_to_the_end, *player) for player in players]:
            future.result()
    assert sum(map(len, acknowledged.values())) >= 1_000
    for code in codes:
        stored = [version for version, entry in here.store.log(code) if b'"chosen"' in entry]
        assert sorted(acknowledged[code]) == stored


def test_what_the_store_did_not_answer_is_unknown_and_happens_once_when_asked_again(own_store_server, open_store):
    process = Process(open_store(own_store_server, limit=0.3))
    code = process.begin("ann", "bob")
    choice = process.choice(code, "ann")
    own_store_server.freeze()
    with pytest.raises(StoreAway):
        process.act(code, "ann", "play", id="again", game_no=1, command=choice)
    own_store_server.thaw()

    def again():
        try:
            return process.choose(code, "ann", id="again", choice=choice)
        except StoreAway:
            return None

    assert wait_until(again) == process.tables.read(code).version == 5
    assert sum(entry.count(b'"chosen"') for _, entry in process.store.log(code)) == 1


def test_the_clock_of_a_turn_is_watched_before_the_turn_is_open(here, store_server, monkeypatch):
    code = here.open("ann", "bob", clock=20)
    watched = []
    commit = here.store.commit

    def looking(change):
        watched.append([member for member, _ in here.store.all_watched()])
        return commit(change)

    monkeypatch.setattr(here.store, "commit", looking)
    here.act(code, "ann", "start", game_no=1)
    assert watched == [[f"{code}:1:1:clock"]]


def test_a_deadline_that_the_index_lost_is_back_when_the_room_is_read(here):
    code = here.begin("ann", clock=20)
    [(member, due)] = here.store.all_watched()
    here.store.unwatch(member)
    here.tables.read(code)
    [(again, when)] = here.store.all_watched()
    assert again == member
    assert abs(when - due) < 1_000


def test_locks_are_there_only_while_they_are_needed(here):
    code = here.open("ann")
    here.act(code, "ann", "lock", on=True)
    assert here.tables._locks._held == {}

"""Who was seen, and when to look: the store's other two promises."""

import pytest

from server.store.kept import SWEPT, online_key
from tests.server.stores import wait_until

CODE = "BCDFGH"


def test_who_is_seen_at_any_process_was_seen_just_now(store, open_store):
    store.seen(CODE, "ann@1", "bob@1")
    open_store().seen(CODE, "cat@2")
    assert {person for person, ago in store.presence(CODE).items() if ago < 6000} == {"ann", "bob", "cat"}


def test_who_was_never_there_is_not_listed(store):
    assert store.presence(CODE) == {}


def test_of_several_processes_the_latest_sight_counts(store, store_server):
    store.seen(CODE, "ann@1", "ann@2", "ann@3")
    store_server.client.zincrby(online_key(CODE), -30_000, "ann@1")
    store_server.client.zincrby(online_key(CODE), -20_000, "ann@3")
    assert store.presence(CODE)["ann"] < 6000


def test_the_old_connection_may_end_after_the_new_one_has_begun(store):
    store.seen(CODE, "ann@1")
    store.seen(CODE, "ann@2")
    store.unseen(CODE, "ann@1")
    assert list(store.presence(CODE)) == ["ann"]


def test_when_somebody_left_is_remembered(store, store_server):
    store.seen(CODE, "ann@1")
    store.unseen(CODE, "ann@1")
    assert [member for member, _ in store_server.client.zscan_iter(online_key(CODE))] == [b"ann"]
    store_server.client.zincrby(online_key(CODE), -45_000, "ann")
    assert 45_000 <= store.presence(CODE)["ann"] < 60_000


def test_what_a_process_that_died_wrote_becomes_when_its_people_were_last_seen(store, store_server):
    store.seen(CODE, "ann@dead", "bob@dead", "bob@alive")
    for person in ("ann", "bob"):
        store_server.client.zincrby(online_key(CODE), -61_000, f"{person}@dead")
    store.seen(CODE, "cat@alive")
    members = {member for member, _ in store_server.client.zscan_iter(online_key(CODE))}
    assert members == {b"ann", b"bob", b"bob@alive", b"cat@alive"}
    presence = store.presence(CODE)
    assert 61_000 <= presence["ann"] < 70_000
    assert presence["bob"] < 6000


def test_who_was_last_seen_before_the_room_would_have_ended_is_forgotten(store, store_server):
    store.seen(CODE, "ann@1", "bob@1")
    store_server.client.zincrby(online_key(CODE), -86_400_001, "ann@1")
    store.seen(CODE, "bob@1")
    assert list(store.presence(CODE)) == ["bob"]


def test_a_deadline_is_due_from_its_time_on_until_it_is_unwatched(store):
    now = store.clock()
    store.watch("B:1:1:clock", now + 3_600_000)
    store.watch("C:1:1:auto", now + 20)
    assert store.all_watched() == [("C:1:1:auto", now + 20), ("B:1:1:clock", now + 3_600_000)]
    wait_until(store.due)
    assert store.clock() >= now + 20
    assert store.due() == [("C:1:1:auto", now + 20)]
    store.unwatch("C:1:1:auto")
    assert store.due() == []


def test_a_deadline_put_back_is_due_at_the_new_time(store):
    now = store.clock()
    store.watch("B:1:1:clock", now - 10)
    store.watch("B:1:1:clock", now + 60_000)
    assert store.due() == []


def test_the_oldest_deadline_comes_first(store):
    now = store.clock()
    for late in (10, 30, 20):
        store.watch(f"B:1:{late}:clock", now - late)
    assert [when for _, when in store.due()] == [now - 30, now - 20, now - 10]


def test_a_sweep_is_told_how_long_ago_the_last_one_was_whoever_made_it(store, store_server, open_store):
    assert store.swept() is None
    assert 0 <= open_store().swept() < 5_000
    store_server.client.decrby(SWEPT, 60_000)
    assert store.swept() >= 60_000
    assert open_store().swept() < 5_000


@pytest.mark.parametrize("before", ["never", "long ago"])
def test_after_a_gap_no_process_fires_what_fell_due_in_it(store, store_server, open_store, before):
    other = open_store()
    if before == "long ago":
        store.swept()
        store_server.client.decrby(SWEPT, 60_000)
    now = store.clock()
    store.watch("B:1:1:clock", now - 30_000)
    store.watch("C:1:1:clock", now + 900_000)
    store.swept(gap=20_000)
    assert other.swept(gap=20_000) < 20_000
    assert other.due() == []
    due = dict(other.all_watched())
    assert due["B:1:1:clock"] > now + 19_000
    assert due["C:1:1:clock"] == now + 900_000


def test_without_a_gap_a_sweep_puts_nothing_off(store):
    store.swept()
    now = store.clock()
    store.watch("B:1:1:clock", now - 1000)
    store.swept()
    assert store.due() == [("B:1:1:clock", now - 1000)]


def test_many_rooms_are_attended_in_one_piece_also_by_a_store_that_has_forgotten_its_scripts(store, store_server):
    store_server.client.script_flush()
    codes = [CODE, "CDFGHJ"]
    attended = store.attended({code: ["ann@1", "bob@1"] for code in codes})
    assert {code: set(ago) for code, ago in attended.items()} == {code: {"ann", "bob"} for code in codes}

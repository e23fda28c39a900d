"""Somebody who is forgotten: nothing about them is left anywhere, and what others have stays."""

from server.daily import dates
from server.records.records import Records
from server.records.scores import Scores
from server.store import formats
from server.store.kept import room_key
from tests.server.days import DAY, PEACEFUL
from tests.server.seats import Process


def forget(somebody):
    answer = somebody.post("/api/me/forget", everything=True)
    assert answer == {"ok": True}


def finished(world, *people):
    """A game in a room that these people have played to its end; its code."""
    code = world.tables.create("magdagdon", {}, people[0].person)
    for each in people:
        world.act(code, each.person, "join", name=each.name)
        world.store.belongs(each.person, code)
    world.store.seen(code, *(f"{each.person}@test" for each in people))
    world.act(code, people[0].person, "start", game_no=1)
    table = Process(world.store)
    while world.room(code).phase == "playing":
        for each in people:
            table.choose(code, each.person)
    world.act(code, people[0].person, "rename", name=people[0].name)
    return code


def test_nothing_is_left_of_who_did_everything_there_is_to_do(world, everything):
    ann, bob = world.somebody("Annabel"), world.somebody("Bob")
    ann.plays()
    ann.begin("/api/daily/magdagdon/SURVIVAL")
    finished(world, ann, bob)
    finished(world, ann)
    code = ann.post("/api/me/recovery", device="Annabel")["code"]
    ann.post("/api/me/link")
    group = ann.post("/api/groups", name="Family", me="Annabel")["group"]["id"]
    bob.post(f"/api/groups/{group}/join", me="Bob")
    assert ann.person in everything()
    forget(ann)
    left = everything()
    assert [word for word in left.split() if ann.person in word] == [f"person:{{{ann.person}}}"]
    assert "Annabel" not in left
    assert "recovery:" not in left
    assert "link:" not in left
    assert world.store.devices(ann.person) == {}
    assert bob.post("/api/me/claim", code=code)["reason"] == "unknown_recovery_code"
    assert [each["name"] for each in bob.get(f"/api/groups/{group}")["group"]["members"]] == ["Bob"]
    assert Scores(world.store.line).of(ann.person) == []


def test_boards_and_tables_close_up_behind_who_is_forgotten(world):
    ann, bob, cid = (world.somebody(name) for name in ("Ann", "Bob", "Cid"))
    for each in (ann, bob):
        each.plays()
    before = bob.get(f"{PEACEFUL}/{DAY}")
    assert (before["players"], [line["name"] for line in before["board"]["top"]]) == (2, ["Ann", "Bob"])
    forget(ann)
    after = bob.get(f"{PEACEFUL}/{DAY}")
    assert (after["players"], [line["name"] for line in after["board"]["top"]]) == (1, ["Bob"])
    assert sum(count for _, count in after["board"]["histogram"]) == 1
    assert [line["name"] for line in bob.get("/api/scores/magdagdon/PEACEFUL")["everyone"]] == ["Bob"]
    cid.plays()
    assert bob.get(f"{PEACEFUL}/{DAY}")["players"] == 2


def test_a_game_that_others_played_in_is_kept_without_the_name(world):
    ann, bob = world.somebody("Ann"), world.somebody("Bob")
    finished(world, ann, bob)
    [row] = Scores(world.store.line).of(bob.person)
    forget(ann)
    record = bob.get(f"/api/games/{row.id}")["record"]
    assert [seat["name"] for seat in record["seats"]] == [None, "Bob"]
    assert ann.person not in repr(Records(world.store.line).get(row.id))
    assert [one.id for one in Scores(world.store.line).of(bob.person)] == [row.id]


def test_who_is_forgotten_has_left_every_room_and_the_game_goes_on_without_the_name(world):
    ann, bob = world.somebody("Ann"), world.somebody("Bob")
    code = world.tables.create("magdagdon", {}, ann.person)
    for each in (ann, bob):
        world.act(code, each.person, "join", name=each.name)
    world.store.seen(code, f"{ann.person}@test", f"{bob.person}@test")
    world.act(code, ann.person, "start", game_no=1)
    forget(ann)
    room = world.room(code)
    assert [(p.name, p.person == bob.person, p.gone) for p in room.people] == [
        (None, False, True),
        ("Bob", True, False),
    ]
    assert (room.phase, room.host) == ("playing", 2)


def test_every_device_of_who_is_forgotten_is_nobodys(world):
    ann, tablet = world.somebody("Ann"), world.somebody()
    tablet.post("/api/me/claim", code=ann.post("/api/me/recovery")["code"])
    forget(ann)
    assert ann.web.get_cookie("magdagdon") is None
    assert tablet.get("/api/me")["reason"] == "no_identity"
    tablet.web.post("/api/me")
    assert tablet.get("/api/me") == {"ok": True, "recovery": False, "devices": []}


def test_only_what_is_said_in_full_forgets(world):
    ann = world.somebody("Ann")
    ann.plays()
    for said in ({}, {"everything": False}, {"everything": 1}, {"all": True}):
        assert ann.post("/api/me/forget", **said)["reason"] == "bad_request"
    assert ann.get("/api/me/statistics")["tables"]


def test_a_forgetting_that_was_cut_short_is_done_by_asking_again(world, everything):
    ann = world.somebody("Ann")
    ann.plays()
    for step in steps(world)[:-1]:
        step(ann.person)
    forget(ann)
    assert f"{ann.person}:" not in everything()


def steps(world):
    return world.app.web.view_functions["me.forget"].__self__._erasure._steps


def test_days_long_past_are_forgotten_as_well(world):
    ann, bob = world.somebody("Ann"), world.somebody("Bob")
    world.date.ahead -= 100 * dates.DAY_MS
    day = dates.today(world.store.now())
    for each in (ann, bob):
        each.plays()
    world.date.at(DAY)
    forget(ann)
    assert [line["name"] for line in bob.get(f"{PEACEFUL}/{day}")["board"]["top"]] == ["Bob"]


def test_who_is_in_a_room_that_only_a_newer_server_can_read_is_forgotten_by_that_or_not_at_all(world, store_server):
    ann = world.somebody("Ann")
    ann.plays()
    code = world.tables.create("magdagdon", {}, ann.person)
    world.act(code, ann.person, "join", name="Ann")
    store_server.client.hset(room_key(code), "format", formats.current() + 1)
    assert ann.post("/api/me/forget", everything=True)["reason"] == "newer_format"
    assert ann.get("/api/me/statistics")["tables"]
    store_server.client.hset(room_key(code), "format", formats.current())
    forget(ann)
    assert [person.name for person in world.room(code).people if person.name] == []

"""Groups: who may look in, who sees whose results and when, and how large they get."""

import pytest

from server.daily import dates
from server.daily.groups import MOST_GROUPS, MOST_MEMBERS, group_key, members_key
from tests.server.days import DAY, PEACEFUL


def make(somebody, name="Family"):
    return somebody.post("/api/groups", name=name, me=somebody.name)["group"]["id"]


def join(somebody, group, called=None):
    return somebody.post(f"/api/groups/{group}/join", me=called or somebody.name)


def results(somebody, group, day=DAY):
    return somebody.get(f"/api/groups/{group}{PEACEFUL.removeprefix('/api')}/{day}")


def members(somebody, group):
    return somebody.get(f"/api/groups/{group}")["group"]["members"]


def refused(somebody, reason, status=400):
    return (somebody.last.status_code, somebody.last.json["reason"]) == (status, reason)


def test_whoever_has_the_link_joins_and_members_see_each_other(ann, bob):
    group = make(ann)
    seen = bob.get(f"/api/groups/{group}")["group"]
    assert seen["url"] == f"http://localhost/g/{group}"
    assert (seen["name"], seen["count"], seen["inside"], seen["members"]) == ("Family", 1, False, None)
    assert join(bob, group)["group"]["inside"]
    for who, first in ((ann, True), (bob, False)):
        assert members(who, group) == [
            {"no": 1, "name": "Ann", "me": first},
            {"no": 2, "name": "Bob", "me": not first},
        ]


def test_a_group_cannot_be_found_without_its_link(ann, bob):
    group = make(ann)
    for guess in ("", "x", group[:-1], group[:-1] + ("A" if group[-1] != "A" else "B"), "*", "%2e%2e"):
        bob.get(f"/api/groups/{guess}")
        assert bob.last.status_code in (308, 400, 404) or bob.last.json["groups"] == []
    assert bob.get("/api/groups")["groups"] == []
    assert [each["name"] for each in ann.get("/api/groups")["groups"]] == ["Family"]


def test_names_are_made_safe_and_nobody_passes_for_another(ann, bob):
    group = make(ann, name="  The \u202e Family ")
    assert bob.get(f"/api/groups/{group}")["group"]["name"] == "The Family"
    join(bob, group, "Αnn")
    assert refused(bob, "name_taken")
    join(bob, group, " ")
    assert refused(bob, "name_empty")
    ann.post("/api/groups", name="x" * 21, me="Ann")
    assert refused(ann, "name_too_long")
    join(ann, group, "Anna")
    assert members(ann, group) == [{"no": 1, "name": "Anna", "me": True}]


def test_a_member_sees_the_others_results_after_finishing_and_the_games_once_the_day_has_closed(world, ann, bob):
    cid = world.somebody("Cid")
    group = make(ann)
    for each in (bob, cid):
        join(each, group)
    ann.plays()
    before = results(bob, group)
    assert (before["shown"], before["closed"]) == (False, False)
    assert all(row["score"] is row["rank"] is row["record"] is None for row in before["members"])
    bob.plays()
    shown = results(bob, group)
    assert shown["shown"]
    assert [(row["name"], row["rank"], row["me"]) for row in shown["members"]] == [
        ("Ann", 1, False),
        ("Bob", 1, True),
        ("Cid", None, False),
    ]
    assert shown["members"][0]["score"] == shown["members"][1]["score"]
    assert all(row["record"] is None for row in shown["members"])
    world.date.at("2026-11-30T01:00:01")
    closed = results(cid, group)
    assert (closed["shown"], closed["closed"]) == (True, True)
    [record] = {row["record"] for row in closed["members"] if row["name"] == "Ann"}
    assert cid.get(f"/api/games/{record}")["record"]["seats"][0]["name"] == "Ann"


def test_nobody_but_a_member_sees_results(ann, bob):
    group = make(ann)
    ann.plays()
    bob.plays()
    results(bob, group)
    assert refused(bob, "not_in_group")


def test_the_future_is_in_no_group(ann):
    group = make(ann)
    results(ann, group, "2026-11-30")
    assert refused(ann, "another_day")
    results(ann, group, "yesterday")
    assert refused(ann, "unknown_daily")


def test_who_leaves_sees_nothing_more_and_the_last_one_takes_the_group_along(ann, bob, world, store_server):
    group = make(ann)
    join(bob, group)
    assert bob.post(f"/api/groups/{group}/leave") == {"ok": True}
    assert bob.get("/api/groups")["groups"] == []
    assert members(bob, group) is None
    ann.post(f"/api/groups/{group}/leave")
    bob.get(f"/api/groups/{group}")
    assert refused(bob, "unknown_group")
    assert not store_server.client.exists(group_key(group), members_key(group))
    assert bob.post(f"/api/groups/{group}/leave") == {"ok": True}


def test_a_group_has_so_many_members_and_a_person_so_many_groups(ann, bob, store_server):
    group = make(ann)
    crowd = {f"p{n}": f'{{"no":{n + 10},"name":"P{n}"}}' for n in range(MOST_MEMBERS - 1)}
    store_server.client.hset(members_key(group), mapping=crowd)
    answer = join(bob, group)
    assert refused(bob, "group_full")
    assert answer["params"] == {"max": MOST_MEMBERS}
    assert bob.get("/api/groups")["groups"] == []
    assert join(ann, group)["ok"]
    for _ in range(MOST_GROUPS - 1):
        make(ann)
    ann.post("/api/groups", name="One more", me="Ann")
    assert refused(ann, "too_many_groups")


def test_a_group_is_kept_for_400_days_after_somebody_last_looked_in(ann, store_server):
    group = make(ann)
    for key in (group_key(group), members_key(group)):
        store_server.client.pexpire(key, 1_000_000)
    ann.get(f"/api/groups/{group}")
    for key in (group_key(group), members_key(group)):
        assert store_server.client.pttl(key) > dates.KEPT_MS - 60_000


def test_no_answer_names_a_person_by_what_could_claim_anything(ann, bob):
    group = make(ann)
    join(bob, group)
    ann.plays()
    bob.plays()
    for path in ("/api/groups", f"/api/groups/{group}", f"/api/groups/{group}/daily/magdagdon/PEACEFUL/{DAY}"):
        bob.get(path)
        assert ann.person not in bob.last.text
        assert bob.person not in bob.last.text


@pytest.mark.parametrize("sent", [{}, {"name": "x"}, {"name": 1, "me": "x"}, {"name": "x", "me": "y", "no": 1}])
def test_what_makes_no_group_is_a_bad_request(ann, sent):
    ann.post("/api/groups", **sent)
    assert refused(ann, "bad_request")


def test_nobody_has_no_groups(world):
    nobody = world.app.web.test_client()
    for answer in (nobody.get("/api/groups"), nobody.post("/api/groups", json={"name": "x", "me": "y"})):
        assert (answer.status_code, answer.json["reason"]) == (401, "no_identity")


def test_a_groups_link_is_to_be_had_as_a_qr_code(ann):
    group = make(ann)
    drawn = ann.web.get(f"/g/{group}/qr.svg")
    assert (drawn.status_code, drawn.mimetype) == (200, "image/svg+xml")
    assert drawn.data != ann.web.get(f"/g/{make(ann)}/qr.svg").data
    assert ann.web.get("/g/x/qr.svg").status_code == 404

"""Lines of the field that no other test looks at: see tests/field.toml."""

import pytest

from engine.game import Illegal
from server.rooms import play
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import Running
from tests.server.seats import Past, Process, at_once
from tests.server.stores import wait_until

TAGS = "<b onclick='x'>{\"a\"}"
"""A name of twenty characters with everything that could mean something to somebody."""


@pytest.fixture
def here(store):
    return Process(store)


def test_a_confirm_in_the_instant_of_the_deadline_500_times_closes_the_turn_once_and_is_in_or_refused(here, there):
    code = here.begin("ann", "bob", clock=5)
    game_no = 1
    for _ in range(500):
        here.here(code, "ann", "bob")
        before = here.room(code)
        if before.phase == "over":
            game_no += 1
            here.act(code, "ann", "rematch", game_no=game_no)
            before = here.room(code)
        turn, choice = play.turn(before), here.choice(code, "ann")
        answer, _ = at_once(
            lambda choice=choice: here.choose(code, "ann", choice=choice),
            lambda turn=turn, no=game_no: there.tables.change(
                code, lambda room, outside: play.expire(room, no, turn, outside)
            ),
        )
        after = here.room(code)
        assert after.phase == "over" or play.turn(after) == turn + 1
        assert isinstance(answer, int) or answer in ("turn_passed", "no_game")
        assert there.tables.read(code).room == after


def test_confirms_that_were_tapped_three_times_offline_come_after_the_deadline_and_are_refused_in_words(here):
    code = here.begin("ann", "bob", clock=5)
    choice = here.choice(code, "ann")
    here.tables.change(code, lambda room, outside: play.expire(room, 1, 1, outside))
    opened = here.room(code)
    for id in ("tap-1", "tap-2", "tap-3", "tap-1"):
        with pytest.raises(Illegal) as refusal:
            here.choose(code, "ann", id=id, choice=choice)
        assert (refusal.value.reason, refusal.value.params) == ("turn_passed", {"turn": 1})
    assert here.room(code) == opened
    here.choose(code, "ann", id="tap-4")
    assert here.room(code) != opened


def test_confirms_that_were_tapped_three_times_offline_come_in_time_and_one_counts(here):
    code = here.begin("ann", "bob")
    choice = here.choice(code, "ann")
    first = here.choose(code, "ann", id="tap-1", choice=choice)
    assert here.choose(code, "ann", id="tap-1", choice=choice) == first
    with pytest.raises(Illegal) as refusal:
        here.choose(code, "ann", id="tap-2", choice=choice)
    assert refusal.value.reason == "already_chosen"
    assert here.tables.read(code).version == first


def test_five_people_press_rematch_at_once_and_a_sixth_enters_one_game_begins_for_everybody(here, there):
    people = ["ann", "bob", "cleo", "dora", "emil"]
    code = here.begin(*people, clock=5)
    while here.room(code).phase == "playing":
        turn = here.turn(code)
        here.tables.change(code, lambda room, outside, turn=turn: play.expire(room, 1, turn, outside))
    here.here(code, *people)
    presses = [
        lambda who=who, at=at: at.act(code, who, "rematch", game_no=2)
        for who, at in zip(people, (here, there, here, there, here), strict=True)
    ]
    answers = at_once(*presses, lambda: there.act(code, "fay", "join", name="Fay"))
    room = here.room(code)
    assert all(isinstance(answer, int) for answer in answers)
    assert (room.game_no, room.phase) == (2, "playing")
    assert [p.seat for p in room.people if p.person in people] == [0, 1, 2, 3, 4]
    fresh = at_once(*(lambda who=who: here.choose(code, who) for who in people))
    assert all(isinstance(version, int) for version in fresh)


@pytest.fixture(scope="module")
def server(store_server):
    with Running({"REDIS_URL": store_server.url}, {"presence_every": 0.1, "present_for": 1}) as running:
        yield running


@pytest.fixture
def lobby(server):
    """Ann's room, with Ann in it."""
    cookie = new_cookie(server.url)
    code = open_room(server.url, cookie)
    with Player(server.url, cookie) as ann:
        assert ann.enter(code)["ok"]
        ann.do("join", name="Ann")
        yield ann


def test_refreshed_ten_times_and_closed_somebody_has_one_seat_and_is_shown_as_away(server, lobby):
    cookie = new_cookie(server.url)
    for _ in range(10):
        with Player(server.url, cookie) as bob:
            assert bob.enter(lobby.code)["ok"]
            assert bob.act("join", name="Bob")["ok"]
    lobby.wait(lambda: [p["name"] for p in lobby.room["room"]["people"]] == ["Ann", "Bob"])
    lobby.wait(lambda: lobby.presence["online"] == [1])
    with Player(server.url) as stranger:
        assert stranger.enter(lobby.code)["you"] is None
        assert stranger.act("join", name="Bob") == {"ok": False, "reason": "name_taken", "params": {"name": "Bob"}}
    with Player(server.url, cookie) as bob:
        assert bob.enter(lobby.code)["you"] == 2
        lobby.wait(lambda: lobby.presence["online"] == [1, 2])


def test_after_twenty_reloads_nothing_is_published_any_more(server, lobby, store_server):
    cookie = new_cookie(server.url)
    for _ in range(20):
        with Player(server.url, cookie) as bob:
            assert bob.enter(lobby.code)["ok"]
    lobby.wait(lambda: lobby.presence["watching"] == 0)
    published, swept, heard = store_server.calls("spublish"), store_server.calls("zadd"), len(lobby.events)
    assert published
    wait_until(lambda: store_server.calls("zadd") > swept + 20)  # whoever is there goes on being seen
    assert store_server.calls("spublish") == published
    assert len(lobby.events) == heard


def test_a_name_full_of_signs_is_sent_and_kept_as_it_was_typed(server, lobby):
    with Player(server.url) as bob:
        bob.enter(lobby.code)
        assert bob.act("join", name=TAGS)["ok"]
        lobby.wait(lambda: lobby.room["room"]["people"][-1]["name"] == TAGS)
        bob.enter(lobby.code)
        assert bob.act("rename", name="{{7*7}}")["ok"]
        lobby.wait(lambda: lobby.room["room"]["people"][-1]["name"] == "{{7*7}}")


def test_times_scores_and_identities_that_somebody_sends_along_have_no_effect(server, lobby):
    forged = [{"now": 0}, {"score": 500}, {"person": "somebody"}, {"seat": 0}, {"clock": {"remaining_ms": 10**9}}]
    before = lobby.version
    for more in forged:
        asked = {"id": "f", "code": lobby.code, "do": {"type": "ready", "on": True}}
        assert lobby.say("act", asked | more)["reason"] == "bad_request"
        assert lobby.say("act", asked | {"do": asked["do"] | more})["reason"] == "bad_request"
        assert lobby.say("enter", {"code": lobby.code} | more)["reason"] == "bad_request"
    assert lobby.act("ready", on=True)["version"] == before + 1


def test_the_clock_plays_and_everybody_hears_it_when_served_by_threads_too(store_server):
    with Running({"REDIS_URL": store_server.url}, async_mode="threading") as server:
        cookie = new_cookie(server.url)
        code = open_room(server.url, cookie, options={"clock": 60})
        with Player(server.url, cookie) as ann, Player(server.url) as tv:
            for watcher in (ann, tv):
                watcher.enter(code)
            ann.do("join", name="Ann")
            ann.do("start", game_no=1)
            tv.wait(lambda: tv.room["view"])
            Past(store_server).turn_opened(code, 61.5)
            for watcher in (ann, tv):
                watcher.wait(lambda watcher=watcher: watcher.room["view"] and watcher.turn == 2)

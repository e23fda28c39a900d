"""Several server processes on one store, and processes and stores that die: everybody sees the same game."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.players import Player, new_cookie, open_room
from tests.server.running import CROWD, Running
from tests.server.seats import Past
from tests.server.stores import wait_until

QUICK = {"presence_every": 0.2, "host_after": 1}


@pytest.fixture(scope="module")
def servers(store_server):
    """One process of each kind: nothing that is promised depends on how a process waits."""
    settings = {"REDIS_URL": store_server.url}
    unhurried = CROWD | {"messages": {"burst": 100_000, "every": 0.001}}  # nobody here is as slow as a person
    with (
        Running(settings, QUICK, limits=unhurried) as one,
        Running(settings, QUICK, async_mode="threading", limits=unhurried) as other,
    ):
        yield one, other


@pytest.fixture
def seat():
    """`seat(server, code, name)`: a new person in a room; `cookie` an old one. Closed after the test."""
    players = []

    def enter(server, code, name=None, cookie=None):
        player = Player(server.url, cookie)
        players.append(player)
        answer = player.enter(code)
        assert answer["ok"], answer
        if name:
            player.do("join", name=name)
        return player

    yield enter
    for player in players:
        player.close()


@pytest.fixture
def table(servers, seat):
    """`table("Ann", "Bob", …)`: people who play in one room, on the processes in turn; the first is its host."""

    def begin(*names, on=servers, start=True, **options):
        cookie = new_cookie(on[0].url)
        code = open_room(on[0].url, cookie, options=options)
        people = [seat(on[n % len(on)], code, name, cookie if n == 0 else None) for n, name in enumerate(names)]
        if start:
            people[0].do("start", game_no=1)
            for player in people:
                player.wait(player.to_choose)
        return people

    return begin


def play_to_the_end(players):
    while all(player.wait(lambda player=player: ready(player)) != "over" for player in players):
        for player in players:
            assert player.play(player.choice())["ok"]


def ready(player):
    if player.version < player.floor:
        return None
    return "over" if player.phase == "over" else player.to_choose()


def person(player):
    return player.cookie.partition("=")[2].split(".")[0]


def test_a_room_made_on_one_process_is_found_on_the_other_fifty_times_out_of_fifty(servers):
    one, other = servers
    cookie = new_cookie(one.url)
    with Player(other.url) as player:
        for _ in range(50):
            assert player.enter(open_room(one.url, cookie))["ok"]


def test_a_room_with_players_on_both_processes_plays_a_whole_game_in_sync(servers, table, seat):
    players = table("Ann", "Bob", "Cid")
    tv = seat(servers[1], players[0].code)
    play_to_the_end(players)
    watchers = [*players, tv]
    for watcher in watchers:
        watcher.wait(lambda watcher=watcher: watcher.phase == "over")
    wait_until(
        lambda: all(watcher.room == tv.room for watcher in watchers)
    )  # that it is recorded comes after it is over
    dice = {(view["turn"], *view["dice"]) for watcher in watchers for view in watcher.views() if view["dice"]}
    assert [turn for turn, *_ in sorted(dice)] == list(range(1, len(dice) + 1))
    assert len(dice) >= 8


def test_two_hundred_times_the_last_two_confirms_in_one_instant_advance_by_exactly_one_turn(table):
    players, turns = table("Ann", "Bob"), 0
    with ThreadPoolExecutor(2) as pool:
        while turns < 200:
            before, game_no = players[0].turn, players[0].room["room"]["game_no"]
            together = threading.Barrier(2)
            for answer in pool.map(
                lambda player, gate=together: gate.wait() is None or player.play(player.choice()), players
            ):
                assert answer["ok"], answer
            turns += 1
            for player in players:
                player.wait(lambda player=player: player.version >= max(p.floor for p in players) and ready(player))
            assert players[0].room["view"] == players[1].room["view"]
            wait_until(lambda: players[0].version == players[1].version)  # a game that is over is recorded then
            if players[0].phase == "over":
                players[turns % 2].do("rematch", game_no=game_no + 1)
                for player in players:
                    player.wait(
                        lambda player=player, no=game_no + 1: (
                            player.room["room"]["game_no"] == no and player.to_choose()
                        )
                    )
            else:
                assert players[0].turn == before + 1


def test_presence_is_the_same_seen_from_both_processes(servers, table, seat):
    ann, bob = table("Ann", "Bob", start=False)
    tv = seat(servers[1], ann.code)
    for watcher in (ann, bob, tv):
        watcher.wait(lambda watcher=watcher: watcher.presence == {"code": ann.code, "online": [1, 2], "watching": 1})


def test_a_new_connection_that_comes_before_the_old_one_dies_keeps_its_person_present(servers, table, seat):
    ann, bob = table("Ann", "Bob")
    again = seat(servers[1], ann.code, cookie=ann.cookie)
    again.wait(again.to_choose)
    heard = len(bob.events)
    ann.close()
    again.play(again.choice())
    bob.wait(lambda: bob.room["view"]["seats"][0]["closed"])
    assert all(1 in message["online"] for event, message in bob.events[heard:] if event == "presence")
    assert bob.presence["online"] == [1, 2]


def test_when_the_host_closes_the_tab_another_starts_kicks_and_begins_the_rematch(table, store_server):
    lobby, midgame, results = table("A", "B", "C", start=False), table("A", "B", "C"), table("A", "B", "C")
    play_to_the_end(results)
    past = Past(store_server)
    for people in (lobby, midgame, results):
        people[0].close()
        wait_until(
            lambda people=people: (
                person(people[0]).encode() in [*store_server.client.zrange(f"room:{{{people[0].code}}}:online", 0, -1)]
            )
        )
        past.seen(people[0].code, person(people[0]), 31)
    for people in (lobby, midgame, results):
        people[1].wait(lambda people=people: people[1].room["room"]["host"] == 2)
    lobby[1].do("start", game_no=1)
    midgame[1].do("kick", no=3)
    midgame[2].wait(lambda: midgame[2].left)
    results[1].do("kick", no=3)
    results[1].do("rematch", game_no=2)
    assert [p["seat"] for p in results[1].room["room"]["people"]] == [None, 0, None]


def test_a_room_that_everybody_left_parks_and_the_open_turn_gets_its_whole_clock_back(
    table, seat, servers, store_server
):
    ann, bob = table("Ann", "Bob", clock=60)
    past = Past(store_server)
    for player in (ann, bob):
        player.close()
    online = f"room:{{{ann.code}}}:online"
    wait_until(lambda: {person(ann).encode(), person(bob).encode()} == {*store_server.client.zrange(online, 0, -1)})
    for player in (ann, bob):
        past.seen(ann.code, person(player), 7)
    past.turn_opened(ann.code, 61)
    tv = seat(servers[0], ann.code)
    tv.wait(lambda: tv.room and tv.room["clock"] is None)
    assert tv.turn == 1
    back = seat(servers[1], ann.code, cookie=bob.cookie)
    tv.wait(lambda: tv.room["clock"])
    assert tv.room["clock"]["remaining_ms"] > 55_000
    back.wait(back.to_choose)
    assert back.room["view"]["dice"] == ann.room["view"]["dice"]


def test_an_absent_player_is_played_automatically_until_they_return(table, seat, servers, store_server):
    ann, bob = table("Ann", "Bob")
    bob.close()
    wait_until(lambda: person(bob).encode() in store_server.client.zrange(f"room:{{{ann.code}}}:online", 0, -1))
    Past(store_server).seen(ann.code, person(bob), 61)
    assert ann.act("autoplay", no=1)["reason"] == "not_away"
    ann.do("autoplay", no=2)
    ann.wait(lambda: ann.room["view"]["seats"][1]["closed"])
    ann.play(ann.choice())
    ann.wait(ann.to_choose)
    assert ann.turn == 2
    seat(servers[0], ann.code, cookie=bob.cookie)
    ann.wait(lambda: not ann.room["room"]["people"][1]["auto"])


def test_a_killed_server_started_again_goes_on_with_the_same_turn_and_dice(tmp_path, seat):
    settings = {"DATA_DIR": str(tmp_path)}
    with Running(settings) as server:
        ann_cookie = new_cookie(server.url)
        code = open_room(server.url, ann_cookie)
        ann, bob = seat(server, code, "Ann", ann_cookie), seat(server, code, "Bob")
        ann.do("start", game_no=1)
        for player in (ann, bob):
            player.wait(player.to_choose)
        choice = ann.choice()
        ann.play(choice)
        ann.wait(lambda: ann.seat["secret"]["choice"])
        server.kill()
    with Running(settings) as server:
        ann_again, bob_again = seat(server, code, cookie=ann.cookie), seat(server, code, cookie=bob.cookie)
        for before, again in ((ann, ann_again), (bob, bob_again)):
            again.wait(lambda again=again: again.seat)
            assert again.room["view"]["dice"] == before.room["view"]["dice"]
            assert again.turn == 1
        assert ann_again.seat["secret"] == ann.seat["secret"]
        bob_again.play(bob_again.choice())
        for again in (ann_again, bob_again):
            again.wait(lambda again=again: again.turn == 2 and again.to_choose())


def test_when_one_process_is_killed_its_players_go_on_at_the_other(store_server, servers, table, seat):
    doomed = Running({"REDIS_URL": store_server.url})
    ann, bob = table("Ann", "Bob", on=(servers[0], doomed), clock=60)
    doomed.kill()
    again = seat(servers[0], ann.code, cookie=bob.cookie)
    again.wait(again.to_choose)
    assert again.room["view"] == ann.room["view"]
    play_to_the_end([ann, again])


def test_after_a_restart_of_the_store_a_confirm_on_one_process_shows_on_the_other(own_store_server, table):
    settings = {"REDIS_URL": own_store_server.url}
    with Running(settings, QUICK) as one, Running(settings, QUICK) as other:
        ann, bob = table("Ann", "Bob", on=(one, other))
        choice = ann.choice()
        own_store_server.stop()
        answer = ann.play(choice, id="unknown")
        assert answer == {"ok": False, "reason": "store_away", "params": {}}
        own_store_server.start()
        wait_until(lambda: ann.play(choice, id="unknown")["ok"])
        bob.wait(lambda: bob.room["view"]["seats"][0]["closed"])
        assert bob.play(bob.choice())["ok"]
        for player in (ann, bob):
            player.wait(lambda player=player: player.turn == 2 and player.to_choose())
        for player in (ann, bob):
            player.close()

"""What a socket may say and what it hears, over real websockets to a real server."""

import json

import pytest
import socketio
import websocket

from tests.server.players import Player, new_cookie, open_room, post
from tests.server.running import Running
from tests.server.stores import wait_until

REFUSED = {"ok": False, "reason": "bad_request", "params": {}}


@pytest.fixture(scope="module")
def server(store_server):
    store_server.flush()
    with Running({"REDIS_URL": store_server.url}) as running:
        yield running


@pytest.fixture
def enter(server):
    """`enter(code)` is a new person in a room, `enter(code, name)` one who has joined, `cookie` an old one."""
    players = []

    def enter_one(code, name=None, cookie=None):
        player = Player(server.url, cookie)
        players.append(player)
        assert player.enter(code)["ok"]
        if name:
            player.do("join", name=name)
        return player

    yield enter_one
    for player in players:
        player.close()


@pytest.fixture
def room(server):
    """A new room: its code, and the cookie of the host."""

    def make(**options):
        cookie = new_cookie(server.url)
        return open_room(server.url, cookie, options=options), cookie

    return make


@pytest.fixture
def table(enter, room):
    """`table("Ann", "Bob")`: people who play in one room, the first is its host."""

    def begin(*names, **options):
        code, cookie = room(**options)
        people = [enter(code, name, cookie if n == 0 else None) for n, name in enumerate(names)]
        assert people[0].act("start", game_no=1)["ok"]
        for player in people:
            player.wait(player.to_choose)
        return people

    return begin


def test_entering_is_answered_and_followed_by_the_room_and_who_is_there(server, room):
    code, cookie = room()
    with Player(server.url, cookie) as ann:
        assert ann.enter(code) == {"ok": True, "version": 1, "you": 1, "seat": None}
        ann.wait(lambda: ann.room and ann.presence)
        assert ann.room["room"]["code"] == code
        assert ann.presence == {"code": code, "online": [1], "watching": 0}
        assert [event for event, _ in ann.events] == ["room", "presence"]


def test_a_spectator_in_a_players_browser_is_told_no_secret_may_do_nothing_and_is_not_the_player(server, table):
    ann, bob = table("Ann", "Bob")
    with Player(server.url, ann.cookie) as wall:
        answer = wall.say("enter", {"code": ann.code, "spectator": True})
        assert (answer["ok"], answer["you"], answer["seat"]) == (True, None, None)
        for player in (ann, bob):
            assert player.play(player.choice())["ok"]
        wall.wait(lambda: wall.room and wall.room["view"]["turn"] == 2)
        wall.wait(lambda: wall.presence == {"code": ann.code, "online": [1, 2], "watching": 1})
        wall.code = ann.code
        for attempt in (("leave", {}), ("play", {"game_no": 1, "command": ann.choice()}), ("emote", {"name": "hello"})):
            assert wall.act(attempt[0], **attempt[1])["reason"] == "not_member"
        ann.close()
        wall.wait(lambda: wall.presence["online"] == [2])
        assert {event for event, _ in wall.events} == {"room", "presence"}


def test_a_code_is_found_in_lower_case_with_spaces_or_hyphens(server, room):
    code, _ = room()
    with Player(server.url) as bob:
        assert bob.enter(f" {code[:3].lower()}-{code[3:].lower()} ")["ok"]
        bob.wait(lambda: bob.room)


def test_an_unknown_room_and_an_impossible_code_are_refused_in_words(server):
    with Player(server.url) as bob:
        assert bob.enter("BCDFGH") == {"ok": False, "reason": "unknown_room", "params": {}}
        assert bob.enter("O00000") == {"ok": False, "reason": "bad_code", "params": {"character": "O"}}


def test_a_socket_without_an_identity_is_refused(server):
    client = socketio.Client(reconnection=False)
    refusals = []
    client.on("connect_error", refusals.append)
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(server.url, transports=["websocket"], headers={"Cookie": "magdagdon=forged.forged.forged"})
    assert refusals == [{"message": "no_identity"}]


def test_a_game_played_to_its_end_is_the_same_for_everyone(table):
    ann, bob = table("Ann", "Bob")
    while ann.phase == "playing":
        for player in (ann, bob):
            player.wait(lambda player=player: player.phase == "over" or player.to_choose())
            if player.phase == "playing":
                assert player.play(player.choice())["ok"]
    bob.wait(lambda: bob.phase == "over")
    wait_until(lambda: ann.room == bob.room)  # that it is recorded comes after it is over
    assert [seat["rank"] for seat in ann.room["outcome"]["seats"]]
    dice = {(view["turn"], *view["dice"]) for player in (ann, bob) for view in player.views() if view["dice"]}
    assert [turn for turn, *_ in sorted(dice)] == list(range(1, len(dice) + 1))


def test_a_rematch_pressed_by_two_begins_one_game_and_both_are_told_so(table):
    ann, bob = table("Ann", "Bob")
    while ann.phase == "playing":
        for player in (ann, bob):
            player.wait(lambda player=player: player.phase == "over" or player.to_choose())
            if player.phase == "playing":
                player.play(player.choice())
    bob.wait(lambda: bob.phase == "over")
    assert ann.act("rematch", game_no=2)["ok"]
    assert bob.act("rematch", game_no=2)["ok"]
    for player in (ann, bob):
        player.wait(lambda player=player: player.room["room"]["game_no"] == 2 and player.to_choose())
    assert ann.room["view"] == bob.room["view"]
    assert ann.turn == 1


@pytest.mark.parametrize("action", ["join", "start", "confirm", "decrease"])
def test_a_double_tap_has_one_effect(table, enter, room, action):
    if action in ("confirm", "decrease"):
        ann, _ = table("Ann", "Bob")
        decrease = {"type": "decrease", "turn": 1, "use": 0, "die": highest(ann.seat["secret"]["dice"])}
        tap = {"type": "play", "game_no": 1, "command": ann.choice() if action == "confirm" else decrease}
    else:
        code, cookie = room()
        ann = enter(code, "Ann", cookie)
        tap = {"type": "join", "name": "Anna"} if action == "join" else {"type": "start", "game_no": 1}
    first, second = ann.say_all("act", [{"id": action, "code": ann.code, "do": tap}] * 2)
    assert first["ok"]
    assert second == first
    assert ann.act("lock", on=True)["version"] == first["version"] + 1


def highest(dice):
    return dice.index(max(dice))


def test_one_clients_messages_are_taken_in_their_order(table):
    ann, _ = table("Ann", "Bob")
    messages = [{"id": f"o{n}", "code": ann.code, "do": {"type": "lock", "on": n % 2 == 0}} for n in range(40)]
    versions = [answer["version"] for answer in ann.say_all("act", messages)]
    assert versions == list(range(versions[0], versions[0] + 40))


def test_nobody_is_sent_what_only_another_may_know(table, enter):
    ann, bob = table("Ann", "Bob", difficulty="NIGHTMARE")
    tv = enter(ann.code)
    dice = {}
    while ann.phase == "playing":
        ann.wait(lambda: ann.phase == "over" or ann.to_choose())
        if ann.phase == "over":
            break
        dice[ann.turn] = ann.room["view"]["dice"]
        seen = {player: len(player.frames) for player in (bob, tv)}
        assert ann.play(ann.choice())["ok"]
        for player, already in seen.items():
            version = ann.version
            player.wait(lambda player=player, version=version: player.version >= version)
            assert not any('"choice":{' in frame for frame in player.frames[already:])
            assert not any(f'"turn":{len(dice) + 1}' in frame for frame in player.frames)
        bob.wait(bob.to_choose)
        assert bob.play(bob.choice())["ok"]
    seed = ann.room["room"]["seed"]
    persons = [player.cookie.partition("=")[2].split(".")[0] for player in (ann, bob, tv)]
    for player in (ann, bob, tv):
        player.wait(lambda player=player: player.phase == "over")
        before = [frame for frame in player.frames if '"phase":"over"' not in frame]
        assert not any(seed in frame for frame in before)
        assert not any(person in frame for frame in player.frames for person in persons)
    assert not any('"seat",' in frame for frame in tv.frames)


def test_a_spectators_commands_are_refused(table, enter):
    ann, _ = table("Ann", "Bob")
    tv = enter(ann.code)
    version = tv.wait(lambda: tv.version)
    assert tv.play(ann.choice())["reason"] == "not_seated"
    for type_, do in {
        "start": {"game_no": 2},
        "rematch": {"game_no": 2},
        "kick": {"no": 1},
        "lock": {"on": True},
        "host": {"no": 1},
        "autoplay": {"no": 1},
        "rename": {"name": "Me"},
        "ready": {"on": True},
        "leave": {},
        "configure": {"game": "magdagdon", "options": {}},
    }.items():
        assert not tv.act(type_, **do)["ok"]
    assert ann.act("lock", on=True)["version"] == version + 1


def test_a_wall_that_opened_a_room_may_do_nothing_in_it_and_who_joins_first_leads(server, enter):
    cookie = new_cookie(server.url)
    made, _ = post(server.url, "/api/rooms", {"game": "magdagdon", "options": {}, "host": False}, cookie)
    tv = enter(made["code"], cookie=cookie)
    assert tv.act("configure", game="magdagdon", options={})["reason"] == "not_member"
    assert tv.act("lock", on=True)["reason"] == "not_member"
    assert tv.act("start", game_no=1)["reason"] == "not_member"
    ann = enter(made["code"], "Ann")
    assert ann.act("lock", on=True)["ok"]


def test_who_is_kicked_is_not_back_by_link_second_tab_or_reconnect_and_other_rooms_take_them(server, enter, room):
    code, cookie = room()
    ann, bob = enter(code, "Ann", cookie), enter(code, "Bob")
    tab = enter(code, cookie=bob.cookie)
    assert ann.act("kick", no=2)["ok"]
    for player in (bob, tab):
        player.wait(lambda player=player: player.left)
        assert player.left == {"code": code, "reason": "kicked"}
    heard = len(bob.events)
    ann.do("lock", on=True)
    ann.do("lock", on=False)
    assert bob.enter(code) == {"ok": False, "reason": "kicked", "params": {}}
    assert bob.act("join", name="Bob")["reason"] == "kicked"
    with Player(server.url, bob.cookie) as again:
        assert again.enter(code)["reason"] == "kicked"
    assert len(bob.events) == heard
    other, _ = room()
    assert bob.enter(other)["ok"]


def test_a_second_tab_is_the_same_person_and_gets_the_same_seat(table, enter):
    ann, bob = table("Ann", "Bob")
    tab = enter(ann.code, cookie=ann.cookie)
    tab.wait(tab.to_choose)
    assert tab.seat["secret"] == ann.seat["secret"]
    assert tab.play(tab.choice())["ok"]
    ann.wait(lambda: ann.seat["secret"]["choice"])
    ann.close()
    tab.wait(lambda: tab.presence)
    assert tab.presence["online"] == [1, 2]
    assert bob.presence["online"] == [1, 2]


def test_who_comes_back_finds_the_seat_the_turn_and_the_choice(server, table):
    ann, _ = table("Ann", "Bob")
    choice = ann.choice()
    ann.play(choice)
    ann.close()
    with Player(server.url, ann.cookie) as back:
        answer = back.enter(ann.code)
        assert (answer["you"], answer["seat"]) == (1, 0)
        back.wait(lambda: back.seat)
        assert back.seat["secret"]["choice"]["placements"] == [[*placed] for placed in choice["placements"]]


def test_who_no_longer_follows_hears_no_more(table):
    ann, bob = table("Ann", "Bob")
    assert bob.say("unfollow", {"code": bob.code}) == {"ok": True}
    heard = len(bob.events)
    ann.do("lock", on=True)
    assert bob.act("ready", on=True)["reason"] == "game_running"
    assert len(bob.events) == heard


@pytest.mark.parametrize(
    "message",
    [
        None,
        1,
        "BCDFGH",
        [],
        {},
        {"code": 1},
        {"code": None},
        {"code": "BCDFGH", "id": "x"},
        {"id": "x", "do": {}},
        [[[]]],
    ],
)
@pytest.mark.parametrize("event", ["enter", "act", "unfollow"])
def test_a_message_that_cannot_be_meant_is_a_bad_request(server, enter, room, event, message):
    player = enter(room()[0])
    answer = player.say(event, message)
    assert answer["ok"] is False
    assert answer["reason"] in ("bad_request", "unknown_room")


def test_an_event_nobody_knows_too_few_arguments_and_too_many_are_answered(enter, room):
    player = enter(room()[0])
    for said in (("dance", None), ("*", None), ("enter", ()), ("enter", ({"code": player.code}, 2)), ("connect", {})):
        assert player.say(*said) == REFUSED


HOSTILE = [
    "", "x", "9", "b", "bAA", "4", "42", "42{}", "42[]", "42[1]", "42[[1]]", "42[null]", '42["act"]', '421["act",',
    "4" + "2" * 200, '42["disconnect"]', '42["connect",{}]', '451-["act",{"_placeholder":true,"num":0}]',
    '461-1[{"_placeholder":true,"num":5}]',
    "43", "430[]", "43[]", "44", "45", "49", "40", "40/other,", "41/other,", '42/other,["act"]', "4" + "[" * 9_000,
    "42" + "[" * 9_000, '42["act",' + "9" * 5_000 + "]", '42["\\ud800"]', "²", "4²", "2", "5", "0", "6",
]  # fmt: skip


def test_hostile_frames_are_dropped_and_neither_end_the_connection_nor_speak_in_the_log(server, enter, room):
    code, cookie = room()
    socket = websocket.create_connection(
        server.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket", cookie=cookie, timeout=10
    )
    assert socket.recv().startswith("0")
    for frame in HOSTILE:
        socket.send(frame)
    socket.send_binary(b"\x04\x00\xff")
    socket.send("40")
    for frame in HOSTILE:
        socket.send(frame)
    socket.send_binary(b"\x04\x00\xff")
    socket.send("427" + json.dumps(["enter", {"code": code}]))
    while not (answer := socket.recv()).startswith("437"):
        pass
    assert json.loads(answer[3:])[0]["ok"]
    socket.close()
    player = enter(code, "Ann", cookie)
    assert player.act("lock", on=True)["ok"]
    assert not [line for line in server.said if "Traceback" in line or '"error":"' in line]


def test_a_message_too_large_costs_its_sender_the_connection_and_nobody_else(server, enter, room):
    code, cookie = room()
    ann, bob = enter(code, "Ann", cookie), enter(code, "Bob")
    bob.client.emit("act", {"id": "x", "code": code, "do": {"type": "join", "name": "x" * 20_000}})
    bob.client.eio.wait()
    assert ann.act("lock", on=True)["ok"]


def test_the_clock_plays_by_itself_and_everybody_hears_it(table, enter):
    ann, bob = table("Ann", "Bob", clock=5)
    tv = enter(ann.code)
    assert ann.room["clock"]["remaining_ms"] <= 5_000
    for player in (ann, bob, tv):
        player.wait(lambda player=player: player.room and player.turn == 2)
    assert ann.room["view"] == bob.room["view"] == tv.room["view"]
    assert all(seat["turns"] == 1 for seat in ann.room["view"]["seats"])

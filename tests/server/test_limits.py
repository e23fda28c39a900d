"""Who asks for too much is told to wait, and nobody else notices."""

import threading
from functools import partial

import pytest
import socketio
import websocket
from hypothesis import given
from hypothesis import strategies as st

from server import limits, rates
from server.app import create_app
from server.config import Config, Timings
from server.limits import Limits, Throttle
from server.rates import Allowance, Pace, Places, Rate
from server.refusals import Refused
from tests.server.players import Player, new_cookie, open_room
from tests.server.running import Running
from tests.server.stores import wait_until

HOME, ELSEWHERE = "203.0.113.7", "198.51.100.9"


class Clock:
    def __init__(self):
        self.now = 1_000.0

    def __call__(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def refused(ask):
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.reason == "too_many_requests"
    return caught.value.params["seconds"]


class TestTheAllowance:
    def test_a_burst_is_granted_and_after_it_one_by_one(self):
        clock = Clock()
        allowance = Allowance(Rate(3, 10), clock)
        assert [allowance.spend("ann") for _ in range(4)] == [0, 0, 0, 10]
        clock.now += 9.5
        assert allowance.spend("ann") == 1
        clock.now += 0.5
        assert [allowance.spend("ann"), allowance.spend("ann")] == [0, 10]

    def test_nobody_pays_for_somebody_else(self):
        allowance = Allowance(Rate(1, 60), Clock())
        assert [allowance.spend("ann"), allowance.spend("ann"), allowance.spend("bob")] == [0, 60, 0]

    @given(st.lists(st.floats(0, 30), max_size=60), st.integers(1, 5), st.sampled_from([0.5, 3.0, 10.0]))
    def test_no_span_holds_more_than_the_burst_and_what_came_back_in_it(self, pauses, burst, every):
        clock = Clock()
        allowance, granted = Allowance(Rate(burst, every), clock), []
        for pause in pauses:
            clock.now += pause
            if allowance.spend("ann") == 0:
                granted.append(clock.now)
        for first, began in enumerate(granted):
            for last, ended in enumerate(granted[first:], 1):
                assert last <= burst + (ended - began) / every + 1e-6

    def test_whoever_waits_as_long_as_is_said_is_granted(self):
        clock = Clock()
        allowance = Allowance(Rate(2, 0.7), clock)
        for _ in range(50):
            wait = allowance.spend("ann")
            if wait:
                clock.now += wait
                assert allowance.spend("ann") == 0

    def test_who_has_not_asked_for_a_while_is_forgotten(self):
        clock = Clock()
        allowance = Allowance(Rate(2, 1), clock)
        for number in range(100_000):
            clock.now += 0.01
            allowance.spend(str(number))
        assert len(allowance) < 3_000


def test_a_pace_is_kept_by_waiting(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(rates.time, "monotonic", clock)
    monkeypatch.setattr(rates.time, "sleep", clock.sleep)
    pace, began = Pace(Rate(10, 0.1)), clock.now
    for _ in range(110):
        pace.keep()
    assert clock.now - began == pytest.approx(10)


def test_a_place_that_is_given_back_can_be_taken_again():
    places = Places(2)
    assert [places.take("ann") for _ in range(3)] == [True, True, False]
    assert places.take("bob")
    places.leave("ann")
    assert places.take("ann")
    for who in ("ann", "ann", "bob"):
        places.leave(who)
    assert len(places) == 0


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("no address", "no address"),
        (None, ""),
    ],
)
def test_of_an_address_that_counts_which_a_household_has(text, counted):
    assert limits.address({"REMOTE_ADDR": text}) == counted


class TestTheHttpSide:
    @pytest.fixture
    def open_web(self, store):
        def open_one(**some):
            app = create_app(Config(proxies=1), store, timings=Timings(), limits=Limits(**some), async_mode="threading")
            return app.web.test_client(use_cookies=False)

        return open_one

    def test_rooms_are_made_one_by_one_after_a_burst(self, open_web, store_server):
        web = open_web(rooms=Rate(3, 60))
        cookie = web.post("/api/me").headers["Set-Cookie"].partition(";")[0]

        def ask(address):
            wish = {"game": "magdagdon", "options": {}}
            return web.post("/api/rooms", json=wish, headers={"Cookie": cookie, "X-Forwarded-For": address})

        assert [ask(HOME).status_code for _ in range(3)] == [201] * 3
        answer = ask(HOME)
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "60")
        assert answer.json == {"ok": False, "reason": "too_many_requests", "params": {"seconds": 60}}
        assert ask(ELSEWHERE).status_code == 201
        assert len(store_server.client.keys("room:*")) == 2 * 4

    def test_new_people_come_one_by_one_after_a_burst_and_known_ones_as_they_like(self, open_web):
        web = open_web(identities=Rate(2, 60))

        def ask(address, cookie=""):
            return web.post("/api/me", headers={"X-Forwarded-For": address, "Cookie": cookie})

        cookie = ask(HOME).headers["Set-Cookie"].partition(";")[0]
        assert [ask(HOME, cookie).status_code for _ in range(5)] == [200] * 5
        assert ask(HOME).status_code == 200
        assert ask(HOME).json["reason"] == "too_many_requests"
        assert ask(HOME, cookie).status_code == 200
        assert ask(ELSEWHERE).status_code == 200

    @pytest.mark.parametrize("path", ["/api/games/none", "/api/games/none/par", "/api/games/none/review"])
    def test_whoever_has_looked_at_too_much_is_refused_before_the_store_is_asked(self, open_web, store_server, path):
        web = open_web(looks=Rate(1, 60))
        web.get(path)
        before = store_server.calls("get")
        assert web.get(path).status_code == 429
        assert store_server.calls("get") == before


def rate(burst, every):
    return {"burst": burst, "every": every}


@pytest.fixture(scope="module")
def server(store_server):
    """A server as it is deployed, which believes what a player says about the own address."""
    with Running({"REDIS_URL": store_server.url, "PROXIES": "1"}, limits={}) as running:
        yield running


@pytest.fixture(scope="module")
def strict(store_server):
    """One that grants little. Each test comes from an address of its own."""
    some = {"messages": rate(20, 0.5), "frames": rate(50, 0.02), "connections": rate(4, 600)}
    some |= {"sockets_of_address": 2, "sockets_of_person": 2}
    with Running({"REDIS_URL": store_server.url, "PROXIES": "1"}, limits=some) as running:
        yield running


@pytest.fixture
def come():
    """`come(server, code)`: a socket of somebody new, or of an old `cookie`, that asks for a room: `entered`."""
    players = []

    def come_in(server, code=None, **who):
        players.append(Player(server.url, **who))
        if code is not None:
            players[-1].entered = players[-1].enter(code)
        return players[-1]

    yield come_in
    for player in players:
        player.close()


def test_a_burst_of_forty_taps_neither_disconnects_the_player_nor_damages_the_board(server, come):
    cookie = new_cookie(server.url)
    code = open_room(server.url, cookie)
    ann, bob = come(server, code, cookie=cookie), come(server, code)
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        player.do("join", name=name)
    ann.do("start", game_no=1)
    ann.wait(ann.to_choose)
    choice = ann.choice()
    tap = {"type": "play", "game_no": 1, "command": choice}
    answers = ann.say_all("act", [{"id": f"t{n}", "code": code, "do": tap} for n in range(40)])
    assert sum(answer["ok"] for answer in answers) == 1
    assert {answer["reason"] for answer in answers if not answer["ok"]} == {"already_chosen"}
    bob.wait(bob.to_choose)
    assert bob.play(bob.choice())["ok"]
    ann.wait(lambda: ann.turn == 2 and ann.to_choose())
    seat = ann.room["view"]["seats"][0]
    assert (seat["turns"], seat["filled"]) == (1, len(choice["placements"]))


def test_more_than_a_hand_can_do_is_refused_and_the_next_message_is_heard(strict, come):
    cookie = new_cookie(strict.url)
    code = open_room(strict.url, cookie)
    ann = come(strict, code, cookie=cookie, address="192.0.2.1")
    bob = come(strict, code, address="192.0.2.2")
    lock = [{"type": "lock", "on": n % 2 == 0} for n in range(60)]
    answers = ann.say_all("act", [{"id": f"f{n}", "code": code, "do": do} for n, do in enumerate(lock)])
    refusals = [answer for answer in answers if not answer["ok"]]
    assert len(answers) - len(refusals) >= 19
    assert {(answer["reason"], answer["params"]["seconds"]) for answer in refusals} == {("too_many_requests", 1)}
    assert bob.say("enter", {"code": code})["ok"]
    wait_until(lambda: ann.act("lock", on=True)["ok"])


def test_after_a_thousand_wrong_codes_from_an_address_it_is_throttled_and_its_other_people_play(server, come):
    cookie = new_cookie(server.url)
    code = open_room(server.url, cookie)
    guesses, told = wrong_codes(code), 0
    guessers = [come(server, address=HOME) for _ in range(20)]
    for guesser in guessers:
        answers = guesser.say_all("enter", [{"code": next(guesses)} for _ in range(25)])
        answers += guesser.say_all(
            "act", [{"id": f"g{n}", "code": next(guesses), "do": {"type": "leave"}} for n in range(25)]
        )
        assert {answer["reason"] for answer in answers} <= {"unknown_room", "too_many_requests"}
        told += sum(answer["reason"] == "unknown_room" for answer in answers)
    assert 100 <= told <= 120
    assert guessers[-1].enter(code)["reason"] == "too_many_requests"
    assert come(server, next(guesses), address=ELSEWHERE).entered["reason"] == "unknown_room"
    phones = [come(server, code, address=HOME, cookie=cookie)] + [come(server, code, address=HOME) for _ in range(7)]
    for number, phone in enumerate(phones):
        assert phone.entered["ok"]
        phone.do("join", name=f"Phone {number}")
    phones[0].do("start", game_no=1)
    for phone in phones:
        phone.wait(phone.to_choose)
        assert phone.play(phone.choice())["ok"]
    for phone in phones:
        phone.wait(lambda phone=phone: phone.turn == 2 and phone.to_choose())


def wrong_codes(code):
    letters = str.maketrans("0123456789", "BCDFGHJKMN")
    for number in range(10_000):
        wrong = f"ZZ{number:04}".translate(letters)
        if wrong != code:
            yield wrong


def test_a_typing_error_costs_nothing(server, come):
    code = open_room(server.url, new_cookie(server.url))
    bob = come(server, "ZZZZZZ")
    assert bob.entered["reason"] == "unknown_room"
    assert bob.enter("ZZZZZY")["reason"] == "unknown_room"
    assert bob.enter(code)["ok"]


def test_an_address_has_so_many_sockets_and_a_closed_one_makes_room(strict, come):
    address = "192.0.2.3"
    first = come(strict, address=address)
    come(strict, address=address)
    with pytest.raises(socketio.exceptions.ConnectionError):
        come(strict, address=address)
    come(strict, address="192.0.2.4")
    first.close()
    wait_until(lambda: opens(strict, address))


def opens(server, address, cookie=None):
    """Whether a websocket can be opened; it is closed again."""
    try:
        Player(server.url, cookie, address).close()
    except socketio.exceptions.ConnectionError:
        return False
    return True


def test_an_address_opens_so_many_sockets_at_once(strict, come):
    address = "192.0.2.5"
    for _ in range(4):
        wait_until(lambda: opens(strict, address))
    with pytest.raises(socketio.exceptions.ConnectionError):
        come(strict, address=address)
    come(strict, address="192.0.2.6")


def test_a_person_has_so_many_sockets_and_a_closed_one_makes_room(strict, come):
    first = come(strict, address="192.0.2.7")
    come(strict, cookie=first.cookie, address="192.0.2.8")
    with pytest.raises(socketio.exceptions.ConnectionError):
        come(strict, cookie=first.cookie, address="192.0.2.9")
    come(strict, address="192.0.2.9")
    first.close()
    addresses = (f"192.0.3.{number}" for number in range(250))
    wait_until(lambda: opens(strict, next(addresses), first.cookie))


def test_a_flood_of_frames_that_mean_nothing_leaves_the_others_their_turn(strict, come):
    code = open_room(strict.url, new_cookie(strict.url))
    flooder = come(strict, address="192.0.2.10")
    bob = come(strict, code, address="192.0.2.11")
    ending = threading.Event()

    def flood():
        while not ending.is_set():
            try:
                flooder.client.eio.ws.send("6" * 100)
            except (OSError, websocket.WebSocketException):
                return

    flooding = threading.Thread(target=flood, daemon=True)
    flooding.start()
    try:
        for number in range(15):
            assert bob.act("join", name=f"Bob {number}")["ok"]
    finally:
        ending.set()
        flooder.close()
        flooding.join()


def test_what_is_counted_goes_with_the_sockets():
    throttle = Throttle(Limits(sockets_of_person=1))
    for number in range(500):
        environ = {"REMOTE_ADDR": f"198.51.{number % 250}.{number % 200}"}
        leave = throttle.arrive(environ)
        throttle.connect(str(number), "ann", environ)
        assert refused(partial(throttle.connect, "another", "ann", environ)) == 1
        throttle.disconnect(str(number))
        throttle.disconnect(str(number))
        leave()
    assert (len(throttle._sockets), len(throttle._persons), len(throttle._addresses)) == (0, 0, 0)

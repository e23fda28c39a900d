"""Everything that people can ask of a room, in any order, twice, late, at once: the room does what the model does."""

import copy
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import game as rules
from engine.game import Illegal
from server.refusals import Refused
from server.rooms import people, play, projection, room
from server.rooms.codec import codec
from server.rooms.history import LogEntry, creation
from server.rooms.requests import parse_act
from server.rooms.room import Outside, game_of
from server.store.kept import online_key
from tests.server.model import AWAY, LATELY, PRESENT, REMEMBERED, Model, No
from tests.server.seats import Process
from tests.server.tabletop import GAMES, tiny_games  # noqa: F401

PEOPLE = ("ann", "bob", "cleo", "dora")
WHO = st.sampled_from(PEOPLE)
HOST = st.sampled_from(["host", "host", *PEOPLE])
NAMES = st.sampled_from(["Ann", "Bob", "Cleo", "Dora"])
NO = st.integers(1, 5)
AGO = st.sampled_from([PRESENT, PRESENT, PRESENT, LATELY, AWAY, None])
FRESH_FOR = 2
"""Seconds for which what was written about who is there stands, whatever time it really is."""

SWITCH = st.booleans()

WISHES = st.one_of(
    st.tuples(st.just("name"), WHO, st.sampled_from(["join", "join", "rename"]), NAMES),
    st.tuples(st.just("own_name"), WHO),
    st.tuples(st.just("leave"), WHO),
    st.tuples(st.just("emote"), WHO, st.sampled_from(["bravo", "thanks"])),
    st.tuples(st.just("switch"), HOST, st.sampled_from(["ready", "lock"]), SWITCH),
    st.tuples(st.just("point"), HOST, st.sampled_from(["kick", "host", "autoplay", "autoplay"]), NO),
    st.tuples(
        st.just("configure"),
        HOST,
        st.sampled_from(["tiny", "tiny", "tiny", "chess"]),
        st.sampled_from([1, 2, 2, 0]),
        st.sampled_from([None, None, 30]),
    ),
    st.tuples(st.just("begin"), HOST, st.sampled_from(["start", "rematch"]), st.sampled_from([1, 1, 1, 0, 2])),
    st.tuples(
        st.just("claim"),
        WHO,
        st.sampled_from([0, 0, 1, 7]),
        st.sampled_from([0, 0, 0, -1, 1]),
        st.sampled_from([0, 0, 0, -1]),
    ),
    st.tuples(st.just("claim"), WHO, st.just(0), st.just(0), st.just(0)),
    st.tuples(st.just("mumble"), WHO, st.sampled_from([{}, {"type": "claim"}, {"type": "steal", "turn": 1}, 7, None])),
)
"""What somebody might ask, before it is known of which room."""

pytestmark = pytest.mark.usefixtures("tiny_games")


class Protocol(RuleBasedStateMachine):
    """One room of the tiny game (1 to 3 seats), asked by four people by two ways: `self.ways`."""

    late = Bundle("late")
    recorded = False

    @initialize(seen=st.lists(AGO, min_size=4, max_size=4), joined=st.integers(0, 4))
    def open(self, seen, joined):
        self.model = Model(GAMES["tiny"].seats, "ann", self.recorded)
        self.model.seen = dict(zip(PEOPLE, seen, strict=True))
        self.ids = count()
        self.sent = []
        self.ways = self.make()
        for who in PEOPLE[:joined]:
            self.ask(("own_name", who), False)

    # What people ask: once, again, late, and at once.

    @rule(wish=WISHES, way=SWITCH)
    def ask(self, wish, way):
        self.deliver(self.request(wish), way)

    @rule(way=SWITCH)
    def let_it_begin(self, way):
        self.ask(("begin", "host", "start" if self.model.phase == "lobby" else "rematch", 1), way)

    @precondition(lambda self: self.model.phase == "playing")
    @rule(way=SWITCH)
    def let_everybody_claim(self, way):
        for who in [p.who for p in self.model.people]:
            self.ask(("claim", who, 0, 0, 0), way)

    @precondition(lambda self: self.model.phase == "playing")
    @rule(seat=st.integers(0, 2), ago=st.sampled_from([LATELY, AWAY, AWAY]), way=SWITCH)
    def miss_somebody(self, seat, ago, way):
        for p in [p for p in self.model.people if p.seat == seat]:
            self.see(p.who, ago)
            self.ask(("point", "host", "autoplay", p.no), way)

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 20), way=SWITCH)
    def ask_again(self, which, way):
        self.deliver(self.sent[-1 - which % len(self.sent)], way)

    @rule(target=late, wish=WISHES)
    def post(self, wish):
        """It leaves now, by a slow way."""
        return self.request(wish)

    @rule(request=consumes(late), way=SWITCH)
    def arrive(self, request, way):
        self.deliver(request, way)

    @rule(one=WISHES, other=WISHES)
    def ask_at_once(self, one, other):
        """By both ways in the same instant: as if one had come before the other."""
        requests = self.request(one), self.request(other)
        self.look_around()
        answers = self.at_once(requests)
        self.sent += requests
        now, possible = self.now(), []
        for order in ((0, 1), (1, 0)):
            model = copy.deepcopy(self.model)
            model.seen = self.model.seen
            foreseen = [None, None]
            for which in order:
                foreseen[which] = foresee(model, *requests[which])
            model.face = face(now)
            if foreseen == answers and model.facts() == facts(now):
                self.model = model
                return
            possible.append((foreseen, model.facts()))
        raise AssertionError((answers, facts(now), possible))

    # What the table does, and who is there.

    @rule(who=WHO, ago=AGO)
    def come_or_go(self, who, ago):
        self.see(who, ago)

    @rule(who=WHO, way=SWITCH)
    def come_back(self, who, way):
        self.see(who, PRESENT)
        self.change(way, "returned", lambda room, _: play.returned(room, who), who)

    @rule(
        kind=st.sampled_from(["expire", "run_auto", "run_auto", "reopen"]),
        game=st.sampled_from([0, 0, 0, -1]),
        turn=st.sampled_from([0, 0, 0, -1, 1]),
        way=SWITCH,
    )
    def let_time_play(self, kind, game, turn, way):
        game_no, turn_no = self.model.game_no + game, self.model.turn + turn
        change = {
            "expire": lambda room, outside: play.expire(room, game_no, turn_no, outside),
            "run_auto": lambda room, outside: play.run_auto(room, game_no, turn_no, outside),
            "reopen": lambda room, _: play.reopen(room, game_no, turn_no),
        }[kind]
        self.change(way, kind, change, game_no, turn_no)

    @rule(old=st.none() | NO, now=SWITCH, way=SWITCH)
    def miss_the_host(self, old, now, way):
        old = self.model.host if now else old
        self.change(way, "replace_host", lambda room, outside: people.replace_host(room, old, outside), old)

    # What always holds.

    @invariant()
    def the_room_is_as_the_model_says_and_makes_sense(self):
        now = self.now()
        assert facts(now) == self.model.facts()
        makes_sense(now.room)
        keeps_quiet(now.room)

    def teardown(self):
        if hasattr(self, "ways"):
            tells_all(self.log(), self.now())

    # How it is asked.

    def request(self, wish):
        """Who asks, under which id, for what: as the room is now."""
        kind, who, *what = wish
        if who == "host":
            who = next((p.who for p in self.model.people if p.no == self.model.host), "ann")
        return who, f"r{next(self.ids)}", getattr(self, f"_{kind}")(who, *what)

    def _name(self, _, to, name):
        return {"type": to, "name": name}

    def _own_name(self, who):
        return {"type": "join", "name": who.title()}

    def _leave(self, _):
        return {"type": "leave"}

    def _emote(self, _, name):
        return {"type": "emote", "name": name}

    def _switch(self, _, to, on):
        return {"type": to, "on": on}

    def _point(self, _, to, no):
        return {"type": to, "no": no}

    def _configure(self, _, game, rounds, clock):
        return {"type": "configure", "game": game, "options": {"rounds": rounds, "clock": clock}}

    def _begin(self, _, to, ahead):
        return {"type": to, "game_no": self.model.game_no + ahead}

    def _claim(self, _, share, turn, game):
        command = {"type": "claim", "turn": self.model.turn + turn, "share": share}
        return {"type": "play", "game_no": max(0, self.model.game_no + game), "command": command}

    def _mumble(self, _, command):
        return {"type": "play", "game_no": self.model.game_no, "command": command}

    def deliver(self, request, way):
        self.look_around()
        self.sent.append(request)
        foreseen = foresee(self.model, *request)
        assert self.answer(request, self.ways[way]) == foreseen
        self.model.face = face(self.now())

    def answer(self, request, way):
        who, id, do = request
        try:
            return way.act(who, parse_act({"id": id, "code": self.code, "do": do}))
        except (Refused, Illegal) as refusal:
            return refusal.reason

    def change(self, way, kind, pure, *what):
        self.look_around()
        assert self.ways[way].change(self.code, pure) == self.model.table(kind, *what)
        self.model.face = face(self.now())

    def at_once(self, requests):
        return [self.answer(request, way) for request, way in zip(requests, self.ways, strict=True)]

    def see(self, who, ago):
        self.model.seen[who] = ago

    def look_around(self):
        """Whoever decides is to know who is where."""

    def now(self):
        return self.ways[0].read(self.code)


class Alone(Protocol):
    """The pure functions alone."""

    code = "BCDFGH"

    def make(self):
        self.pure = InMemory(room.create(self.code, "tiny", {}, "ann"), self.model.seen)
        return [self.pure, self.pure]

    def log(self):
        return self.pure.entries


class InMemory:
    """What the funnel does with the pure functions, without a store."""

    def __init__(self, opened, seen):
        self.version, self.room, self._seen = 1, opened, seen
        self.entries = [(1, msgspec.json.encode(creation()))]
        self._accepted = {}

    def read(self, _):
        return self

    def act(self, person, act):
        ids = self._accepted.setdefault(person, {})
        if act.id not in ids:
            before = self.version
            self.change(act.code, lambda room, outside: play.apply(room, person, act.do, outside))
            if self.version == before:
                return self.version
            ids[act.id] = self.version
            for forgotten in [*ids][:-REMEMBERED]:
                del ids[forgotten]
        return ids[act.id]

    def change(self, _, pure):
        ago = {who: ago for who, ago in self._seen.items() if ago is not None}
        change = pure(self.room, Outside(self.version + 1, bytes([self.version % 256]) * 32, 0, ago))
        if change is not None:
            self.version += 1
            as_json = codec(change.room.game)
            self.room = as_json.decode(as_json.encode(change.room))
            self.entries = [] if change.begins else self.entries
            self.entries.append((self.version, msgspec.json.encode(change.entry)))
        return self.version


class Stored(Protocol):
    """Two processes on one store. The second keeps a copy and hears of no change: what it decides comes too late."""

    server = stores = None
    recorded = True

    def make(self):
        self.looked = 0.0
        ways = [Process(store).tables for store in self.stores]
        self.code = ways[0].create("tiny", {}, "ann")
        ways[1].keep(self.code)
        return ways

    def log(self):
        return self.stores[0].log(self.code)

    def at_once(self, requests):
        ready = threading.Barrier(2)

        def tell(request, way):
            ready.wait()
            return self.answer(request, way)

        with ThreadPoolExecutor(2) as pool:
            return [*pool.map(tell, requests, self.ways)]

    def see(self, who, ago):
        super().see(who, ago)
        self.looked = 0.0

    def look_around(self):
        """What time it really is plays no part: what the store holds is written anew before it grows old."""
        if time.monotonic() - self.looked < FRESH_FOR:
            return
        self.looked = time.monotonic()
        seconds, microseconds = self.server.client.time()
        now, key = seconds * 1000 + microseconds // 1000, online_key(self.code)
        self.server.client.delete(key)
        seen = {who: now - ago for who, ago in self.model.seen.items() if ago is not None}
        if seen:
            self.server.client.zadd(key, {f"{who}@test": when for who, when in seen.items()})


def face(now):
    return 0 if now.room.state is None else now.room.state.face or 0


def facts(now):
    """What the model knows as well."""
    room = now.room
    playing = {"turn": room.state.turn, "claims": [*room.state.claims]} if room.phase == "playing" else {}
    return playing | {
        "version": now.version,
        "people": [(p.no, p.person, p.name, p.seat, p.ready, p.auto, p.gone) for p in room.people],
        "host": room.host,
        "locked": room.locked,
        "parked": room.parked,
        "kicked": [*room.kicked],
        "phase": room.phase,
        "game_no": room.game_no,
        "options": {"rounds": room.options.rounds, "clock": room.options.clock},
        "results": [tuple(rank.no for rank in result.ranks) for result in room.results],
    }


def makes_sense(room):
    here = [p for p in room.people if not p.gone]
    assert len({p.person for p in here}) == len(here) <= max(GAMES["tiny"].seats)
    assert len({p.no for p in room.people}) == len(room.people)
    assert len({p.badge for p in here}) == len(here)
    assert room.host in {None, *(p.no for p in here)}
    assert not {p.person for p in here} & {*room.kicked}
    seats = sorted(p.seat for p in room.people if p.seat is not None)
    assert seats == [*range(len(seats))]
    assert bool(seats) == (room.phase != "lobby") == (room.state is not None) == bool(room.seed)


def keeps_quiet(room):
    """What everybody is sent names no person, and tells the seed only when all is over."""
    sent = projection.room_message(1, room, None).decode()
    assert not any(f'"{person}"' in sent for person in PEOPLE)
    assert room.phase != "playing" or room.seed not in sent


class Kept(LogEntry, frozen=True):
    """A line of the log as it comes out of the store: what was asked and what happened in plain JSON."""

    do: dict
    beginning: dict | None = None


def tells_all(log, now):
    """The log holds every change once, and alone leads to the game on the table."""
    first = now.room.began or log[0][0]
    log = [(version, entry) for version, entry in log if version >= first]
    assert [version for version, _ in log] == [*range(first, now.version + 1)]
    if now.room.phase != "lobby":
        entries = [msgspec.json.decode(entry, type=Kept) for _, entry in log]
        game, begun = game_of(now.room), entries[0].beginning
        events = [msgspec.convert(event, game.event) for entry in entries for event in entry.events]
        options = msgspec.convert(begun["options"], game.options)
        assert rules.replay(game, len(begun["seats"]), options, events) == now.room.state


def foresee(model, who, id, do):
    """The model's answer."""
    renamed = do | {"type": "hand_over"} if do["type"] == "host" else do
    try:
        return model.ask(who, id, renamed)
    except No as no:
        return no.args[0]


def unhurried(examples, steps):
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=slow)


def test_whatever_is_asked_in_whatever_order_a_room_does_what_the_model_does():
    run_state_machine_as_test(Alone, settings=unhurried(150, 60))


def test_whatever_is_asked_through_two_processes_a_stored_room_does_what_the_model_does(
    store, open_store, store_server
):
    Stored.stores, Stored.server = (store, open_store()), store_server
    run_state_machine_as_test(Stored, settings=unhurried(20, 40))

"""Everything that people can ask of a room, in any order, twice, late, at once: the room does what the model does."""

import copy
import threading
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
from server import people, play, projection
from server.history import LogEntry
from server.kept import online_key
from server.refusals import Refused
from server.requests import parse_act
from server.room import game_of
from tests.server.model import AWAY, LATELY, PRESENT, Model, No
from tests.server.seats import Process
from tests.server.tabletop import GAMES, tiny_games  # noqa: F401

PEOPLE = ("ann", "bob", "cleo", "dora", "emil")
WHO = st.sampled_from(PEOPLE)
NAMES = st.sampled_from(["Ann", "Bob", "Cleo", "Dora", "Emil"])
NO = st.integers(1, 6)

pytestmark = pytest.mark.usefixtures("tiny_games")


class Protocol(RuleBasedStateMachine):
    """One room of the tiny game (1 to 3 seats), asked by five people through two processes on one store."""

    server = open_store = None
    late = Bundle("late")

    @initialize(seen=st.lists(st.sampled_from([PRESENT, LATELY, AWAY, None]), min_size=5, max_size=5))
    def open(self, seen):
        self.processes = [Process(store) for store in self.stores]
        self.code = self.processes[0].tables.create("tiny", {}, "ann")
        self.model = Model(GAMES["tiny"].seats, "ann")
        self.model.seen = dict(zip(PEOPLE, seen, strict=True))
        self.ids = count()
        self.sent = []
        # The second process keeps a copy and never hears of a change: whatever it decides first it decides too late.
        self.processes[1].tables.keep(self.code)

    # One request.

    @rule(who=WHO, name=NAMES, to=st.sampled_from(["join", "join", "rename"]), via=st.booleans())
    def name(self, who, name, to, via):
        self.ask(who, via, type=to, name=name)

    @rule(who=WHO, via=st.booleans())
    def enter_with_the_own_name(self, who, via):
        self.ask(who, via, type="join", name=who.title())

    @rule(who=WHO, via=st.booleans())
    def leave(self, who, via):
        self.ask(who, via, type="leave")

    @rule(who=WHO, on=st.booleans(), to=st.sampled_from(["ready", "lock"]), via=st.booleans())
    def switch(self, who, on, to, via):
        self.ask(who, via, type=to, on=on)

    @rule(who=WHO, no=NO, to=st.sampled_from(["kick", "host", "autoplay"]), via=st.booleans())
    def point_at(self, who, no, to, via):
        self.ask(who, via, type=to, no=no)

    @rule(
        who=WHO,
        game=st.sampled_from(["tiny", "tiny", "tiny", "chess"]),
        rounds=st.sampled_from([1, 2, 2, 0]),
        clock=st.sampled_from([None, None, 30]),
        via=st.booleans(),
    )
    def configure(self, who, game, rounds, clock, via):
        self.ask(who, via, type="configure", game=game, options={"rounds": rounds, "clock": clock})

    @rule(who=WHO, to=st.sampled_from(["start", "rematch"]), ahead=st.sampled_from([1, 1, 1, 0, 2]), via=st.booleans())
    def begin(self, who, to, ahead, via):
        self.ask(who, via, type=to, game_no=self.model.game_no + ahead)

    @rule(who=WHO, via=st.booleans())
    def let_everybody_begin(self, who, via):
        """Random play alone would seldom get this far."""
        host = next((p.who for p in self.model.people if p.no == self.model.host), who)
        for somebody in {host, who}:
            self.ask(somebody, via, type="join", name=somebody.title())
        self.ask(host, via, type="start", game_no=self.model.game_no + 1)

    @rule(
        who=WHO,
        share=st.sampled_from([0, 0, 1, 7]),
        turn=st.sampled_from([0, 0, 0, -1, 1]),
        game=st.sampled_from([0, 0, 0, -1]),
        via=st.booleans(),
    )
    def claim(self, who, share, turn, game, via):
        command = {"type": "claim", "turn": self.model.turn + turn, "share": share}
        self.ask(who, via, type="play", game_no=max(0, self.model.game_no + game), command=command)

    @precondition(lambda self: self.model.phase == "playing")
    @rule(via=st.booleans())
    def everybody_claims(self, via):
        for p in self.model.people:
            command = {"type": "claim", "turn": self.model.turn, "share": 0}
            self.ask(p.who, via, type="play", game_no=self.model.game_no, command=command)

    @rule(who=WHO, command=st.sampled_from([{}, {"type": "claim"}, {"type": "steal", "turn": 1}, 7, None]))
    def mumble(self, who, command):
        self.ask(who, False, type="play", game_no=self.model.game_no, command=command)

    # The same again, late, and at once.

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 40), via=st.booleans())
    def say_again(self, which, via):
        who, id, do = self.sent[-1 - which % len(self.sent)]
        self.deliver(who, id, do, via)

    @rule(
        target=late,
        who=WHO,
        to=st.sampled_from(["play", "start", "rematch", "leave", "kick", "lock", "join"]),
        no=NO,
    )
    def post(self, who, to, no):
        """It leaves now, by a slow way."""
        wishes = {
            "play": {"game_no": self.model.game_no, "command": {"type": "claim", "turn": self.model.turn, "share": 0}},
            "start": {"game_no": self.model.game_no + 1},
            "rematch": {"game_no": self.model.game_no + 1},
            "leave": {},
            "kick": {"no": no},
            "lock": {"on": True},
            "join": {"name": who.title()},
        }
        return who, f"late{next(self.ids)}", {"type": to, **wishes[to]}

    @rule(request=consumes(late), via=st.booleans())
    def arrive(self, request, via):
        self.deliver(*request, via)

    @rule(one=consumes(late), other=consumes(late))
    def arrive_at_once(self, one, other):
        """Through two processes, in the same instant: as if one had come before the other."""
        self.look_around()
        ready = threading.Barrier(2)

        def tell(request, process):
            ready.wait()
            return self.answer(*request, process)

        with ThreadPoolExecutor(2) as pool:
            answers = [*pool.map(tell, (one, other), self.processes)]
        self.sent += [one, other]
        found = self.facts()
        possible = []
        for order in ((0, 1), (1, 0)):
            model = copy.deepcopy(self.model)
            foreseen = [None, None]
            for which in order:
                foreseen[which] = foresee(model, *(one, other)[which])
            model.face = self.face()
            if foreseen == answers and model.facts() == found:
                self.model = model
                return
            possible.append((foreseen, model.facts()))
        raise AssertionError((answers, found, possible))

    # What the table does, and who is there.

    @rule(who=WHO, ago=st.sampled_from([PRESENT, PRESENT, LATELY, AWAY, None]))
    def come_or_go(self, who, ago):
        self.model.seen[who] = ago

    @rule(who=WHO, via=st.booleans())
    def come_back(self, who, via):
        self.model.seen[who] = PRESENT
        self.change(via, "returned", lambda room, _: play.returned(room, who), who)

    @rule(
        kind=st.sampled_from(["expire", "run_auto", "reopen"]),
        game=st.sampled_from([0, 0, 0, -1]),
        turn=st.sampled_from([0, 0, 0, -1, 1]),
        via=st.booleans(),
    )
    def let_time_play(self, kind, game, turn, via):
        game_no, turn_no = self.model.game_no + game, self.model.turn + turn
        change = {
            "expire": lambda room, outside: play.expire(room, game_no, turn_no, outside),
            "run_auto": lambda room, outside: play.run_auto(room, game_no, turn_no, outside),
            "reopen": lambda room, _: play.reopen(room, game_no, turn_no),
        }[kind]
        self.change(via, kind, change, game_no, turn_no)

    @rule(old=st.none() | NO, now=st.booleans(), via=st.booleans())
    def miss_the_host(self, old, now, via):
        old = self.model.host if now else old
        self.change(via, "replace_host", lambda room, outside: people.replace_host(room, old, outside), old)

    # What always holds.

    @invariant()
    def the_room_is_as_the_model_says(self):
        assert self.facts() == self.model.facts()

    @invariant()
    def the_room_makes_sense(self):
        room = self.room()
        here = [p for p in room.people if not p.gone]
        assert len({p.person for p in here}) == len(here) <= max(GAMES["tiny"].seats)
        assert len({p.no for p in room.people}) == len(room.people)
        assert len({p.badge for p in here}) == len(here)
        assert room.host in {None, *(p.no for p in here)}
        assert not {p.person for p in here} & {*room.kicked}
        seats = sorted(p.seat for p in room.people if p.seat is not None)
        assert seats == [*range(len(seats))]
        assert bool(seats) == (room.phase != "lobby") == (room.state is not None) == bool(room.seed)

    @invariant()
    def nothing_that_everybody_is_sent_names_a_person_or_tells_the_seed(self):
        room = self.room()
        sent = projection.room_message(1, room, None).decode()
        assert not any(f'"{person}"' in sent for person in PEOPLE)
        assert room.phase != "playing" or room.seed not in sent

    def teardown(self):
        """The log holds every change once, and alone leads to the game on the table."""
        if not hasattr(self, "code"):
            return
        log = self.processes[0].store.log(self.code)
        room = self.room()
        first = room.began or log[0][0]
        assert [version for version, _ in log][-(self.model.version - first + 1) :] == [
            *range(first, self.model.version + 1)
        ]
        if room.phase == "lobby":
            return
        entries = [msgspec.json.decode(entry, type=Kept) for version, entry in log if version >= first]
        game, begun = game_of(room), entries[0].beginning
        events = [msgspec.convert(event, game.event) for entry in entries for event in entry.events]
        options = msgspec.convert(begun["options"], game.options)
        assert rules.replay(game, len(begun["seats"]), options, events) == room.state

    # How it is asked.

    def ask(self, who, via, **do):
        self.deliver(who, f"r{next(self.ids)}", do, via)

    def deliver(self, who, id, do, via):
        self.look_around()
        self.sent.append((who, id, do))
        foreseen = foresee(self.model, who, id, do)
        assert self.answer(who, id, do, self.processes[via]) == foreseen
        self.model.face = self.face()

    def answer(self, who, id, do, process):
        try:
            return process.tables.act(who, parse_act({"id": id, "code": self.code, "do": do}))
        except (Refused, Illegal) as refusal:
            return refusal.reason

    def change(self, via, kind, pure, *what):
        self.look_around()
        assert self.processes[via].tables.change(self.code, pure) == self.model.table(kind, *what)
        self.model.face = self.face()

    def look_around(self):
        """Who is where, as of now: what time it really is plays no part."""
        seconds, microseconds = self.server.client.time()
        now, key = seconds * 1000 + microseconds // 1000, online_key(self.code)
        self.server.client.delete(key)
        seen = {who: now - ago for who, ago in self.model.seen.items() if ago is not None}
        if seen:
            self.server.client.zadd(key, {f"{who}@test": when for who, when in seen.items()})

    def room(self):
        return self.processes[0].room(self.code)

    def face(self):
        state = self.room().state
        return 0 if state is None else state.face or 0

    def facts(self):
        copy = self.processes[0].tables.read(self.code)
        room = copy.room
        playing = {"turn": room.state.turn, "claims": [*room.state.claims]} if room.phase == "playing" else {}
        return playing | {
            "version": copy.version,
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


class Kept(LogEntry, frozen=True):
    """A line of the log as it comes out of the store: what was asked and what happened in plain JSON."""

    do: dict
    beginning: dict | None = None


def foresee(model, who, id, do):
    """The model's answer."""
    renamed = do | {"type": "hand_over"} if do["type"] == "host" else do
    try:
        return model.ask(who, id, renamed)
    except No as no:
        return no.args[0]


def test_whatever_is_asked_of_a_room_in_whatever_order_it_does_what_the_model_does(store, open_store, store_server):
    Protocol.stores = (store, open_store())
    Protocol.server = store_server
    run_state_machine_as_test(
        Protocol,
        settings=settings(
            max_examples=30,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )

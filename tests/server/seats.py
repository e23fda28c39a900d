"""Rooms on a real store, changed through `Tables` as a server process does it, without sockets."""

import itertools
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec

from engine import GAMES
from engine.game import Illegal, replay
from engine.magdagdon import rules
from server.config import Timings
from server.daily.challenges import Days
from server.records.recording import Recorder
from server.refusals import Refused
from server.rooms.clock import Clock
from server.rooms.requests import parse_act
from server.rooms.tables import Tables
from server.store.kept import DEADLINES, SWEPT, online_key, room_key
from server.thinking.bots import Bots

IDS = itertools.count()


class Process:
    """What one server process knows of the rooms: its own connections, its own `Tables`."""

    def __init__(self, store, **timings):
        self.store = store
        self.timings = Timings(**timings)
        self.tables = Tables(store, self.timings, Recorder(store).record)

    def open(self, *people, present=True, **options):
        """A room in whose lobby these people are; the first is its host. Its code."""
        code = self.tables.create("magdagdon", options, people[0])
        for person in people:
            self.act(code, person, "join", name=person.title())
        if present:
            self.here(code, *people)
        return code

    def begin(self, *people, **options):
        """A room in which these people play. Its code."""
        code = self.open(*people, **options)
        self.act(code, people[0], "start", game_no=1)
        return code

    def here(self, code, *people):
        """These people are present, as this process sees it."""
        self.store.seen(code, *(f"{person}@test" for person in people))

    def act(self, code, person, type_, id=None, **do):
        message = {"id": id or f"r{next(IDS)}", "code": code, "do": {"type": type_, **do}}
        return self.tables.act(person, parse_act(message))

    def choose(self, code, person, id=None, choice=None):
        """Play a legal choice, or the one given."""
        choice = choice or self.choice(code, person)
        return self.act(code, person, "play", id=id, game_no=self.room(code).game_no, command=choice)

    def choice(self, code, person):
        room = self.room(code)
        return msgspec.to_builtins(rules.autoplay(room.state, self.seat(code, person)))

    def best(self, code, person):
        """What the strongest bot would choose."""
        state, seat = self.room(code).state, self.seat(code, person)
        command = rules.think(rules.view(state), rules.secret(state, seat), seat, rules.strengths)
        return msgspec.to_builtins(command)

    def plays_today(self, person, challenge, choice=choice):
        """Somebody plays a challenge of MAGDAGDON's of today to its end."""
        days = Days(self.store, self.tables, lambda: self.store.secret("daily"))
        code = days.play(person, person.title()[:20], days.challenge("magdagdon", challenge)).code
        while self.room(code).phase == "playing":
            self.choose(code, person, choice=choice(self, code, person))

    def seat(self, code, person):
        return next(p.seat for p in self.room(code).people if p.person == person)

    def room(self, code):
        """The room as the store has it."""
        return self.tables.read(code).room

    def turn(self, code):
        return rules.turn(self.room(code).state)


def replayed(log):
    """The state that the events of a log make: its entries, oldest first, as they are stored."""
    beginning = log[0]["beginning"]
    game = GAMES[beginning["game"]]
    events = msgspec.convert([event for entry in log for event in entry["events"]], list[game.event])
    options = msgspec.convert(beginning["options"], game.options)
    return replay(game, len(beginning["seats"]), options, events)


class Past:
    """Lets time pass in a store without waiting: what it remembers becomes older."""

    def __init__(self, store_server):
        self._client = store_server.client

    def turn_opened(self, code, seconds):
        """The open turn opened so many seconds earlier than it did, and its deadlines fall due as much earlier."""
        self._client.hincrby(room_key(code), "opened", -round(seconds * 1000))
        for member in self._client.zrange(DEADLINES, 0, -1):
            if member.startswith(code.encode()):
                self._client.zincrby(DEADLINES, -seconds * 1000, member)

    def seen(self, code, person, seconds):
        """A person was seen so many seconds earlier than noted."""
        for member in self._client.zrange(online_key(code), 0, -1):
            if member.partition(b"@")[0] == person.encode():
                self._client.zincrby(online_key(code), -seconds * 1000, member)

    def swept(self, seconds):
        """The last sweep was so many seconds earlier."""
        self._client.decrby(SWEPT, round(seconds * 1000))


class Watching(Process):
    """A process that also looks after clocks and bots."""

    def __init__(self, store):
        super().__init__(store)
        self.clock = Clock(store, self.tables, self.timings)
        self.bots = Bots(store, self.tables, self.timings)


def at_once(*tasks):
    """Run tasks that all begin in the same instant; what each returned, or why it was refused."""
    ready = threading.Barrier(len(tasks))

    def run(task):
        ready.wait()
        try:
            return task()
        except (Refused, Illegal) as refusal:
            return refusal.reason

    with ThreadPoolExecutor(len(tasks)) as pool:
        return [*pool.map(run, tasks)]

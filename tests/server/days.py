"""A server with a date of its own, and people who ask it for the challenges of the day and play them."""

import msgspec

from engine.magdagdon import rules
from server.app import create_app
from server.config import Config, Timings
from server.daily import dates
from server.limits import Limits
from server.records.recording import Recorder
from server.rooms.requests import parse_act
from server.rooms.tables import Tables

PEACEFUL = "/api/daily/magdagdon/PEACEFUL"


DAY = "2026-11-29"
"""The day of most tests."""


class Date:
    """A date that a test sets: `at("2026-03-29T00:30")`, always in UTC. It goes on as time does."""

    def __init__(self):
        self.ahead = 0
        self.store = None

    def __call__(self):
        return self.ahead

    def at(self, moment):
        day, _, time = moment.partition("T")
        hours, minutes, seconds = (*map(float, (time or "12:00").split(":")), 0.0)[:3]
        target = dates.begins(day) + round((hours * 3600 + minutes * 60 + seconds) * 1000)
        self.ahead = round(target - self.store.clock())


class World:
    """One server process on a store, at a date."""

    def __init__(self, store, date, limits=None, **config):
        self.store, self.date = store, date
        limits = limits or Limits()
        self.app = create_app(Config(**config), store, timings=Timings(), async_mode="threading", limits=limits)
        self.tables = Tables(store, Timings(), Recorder(store).record)
        self._ids = 0

    def somebody(self, name=None):
        return Somebody(self, name)

    def act(self, code, person, type_, id=None, **do):
        self._ids += 1
        message = {"id": id or f"w{self._ids}", "code": code, "do": {"type": type_, **do}}
        return self.tables.act(person, parse_act(message))

    def room(self, code):
        return self.tables.read(code).room


class Somebody:
    """A browser: `get` and `post` answer with JSON, `last` is the whole answer."""

    def __init__(self, world, name=None, web=None, cookie=None):
        self.world, self.name = world, name
        self.web = web or world.app.web.test_client()
        if cookie:
            self.web.set_cookie("magdagdon", cookie)
        self.web.post("/api/me")
        self.cookie = self.web.get_cookie("magdagdon").value
        self.person = self.cookie.split(".")[0]

    def get(self, path):
        self.last = self.web.get(path)
        return self.last.json

    def post(self, path, **body):
        self.last = self.web.post(path, json=body)
        return self.last.json

    def begin(self, path=PEACEFUL):
        """Begin, or go on with, the attempt of today; the room's code."""
        answer = self.post(f"{path}/play", **({"name": self.name} if self.name else {}))
        assert answer["ok"], answer
        return answer["code"]

    def choose(self, code, choice=None):
        """Play one legal choice, or the one given."""
        room = self.world.room(code)
        choice = choice or msgspec.to_builtins(rules.autoplay(room.state, 0))
        return self.world.act(code, self.person, "play", game_no=1, command=choice)

    def finish(self, code):
        """Play to the end, always by the same choices; the score."""
        while (room := self.world.room(code)).phase == "playing":
            self.choose(code)
        return room.results[-1].ranks[0].score

    def plays(self, path=PEACEFUL):
        """Begin and finish the attempt of today; the room's code."""
        code = self.begin(path)
        self.finish(code)
        return code

"""People at a running server, as real Socket.IO clients over real websockets."""

import itertools
import json
import socket
import threading
import urllib.request
from contextlib import suppress

import engineio
import msgspec
import socketio

from engine.magdagdon import rules
from engine.magdagdon.pieces import Hand, Options, Roll, State
from engine.magdagdon.pieces import Player as RulesPlayer

PATIENCE = 60
"""Seconds after which what should happen counts as not happening."""


def post(url, path, body, cookie=None):
    """Ask the HTTP side; its JSON and the cookie it sets."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return json.load(response), (response.headers["Set-Cookie"] or "").partition(";")[0]


def new_cookie(url):
    return post(url, "/api/me", {})[1]


def open_room(url, cookie, game="magdagdon", options=None, host=True):
    return post(url, "/api/rooms", {"game": game, "options": options or {}, "host": host}, cookie)[0]["code"]


def begin(code, ann, bob):
    """Both enter a room, join and choose; the first, who opened it, starts the game."""
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        assert player.enter(code)["ok"]
        player.do("join", name=name)
    ann.do("start", game_no=1)
    for player in (ann, bob):
        player.wait(player.to_choose)


class InOrder(engineio.Client):
    """Hears one message after the other, as browsers do; the library's own client gives each a thread."""

    def _trigger_event(self, event, *arguments, **_):
        return super()._trigger_event(event, *arguments, run_async=False)


class Client(socketio.Client):
    """Keeps every frame as it came."""

    def _engineio_client_class(self):
        return InOrder

    def __init__(self, frames):
        super().__init__(reconnection=False)
        self._frames = frames

    def _handle_eio_message(self, data):
        self._frames.append(data)
        super()._handle_eio_message(data)


class Player:
    """One socket of one person. What the server sent last is in `room`, `seat`, `presence`; all of it in `events`.

    `address` is where it says that it comes from, for a server that believes it (`PROXIES`).
    """

    ids = itertools.count()

    def __init__(self, url, cookie=None, address=None):
        self.cookie = cookie or new_cookie(url)
        self.frames = []
        self.events = []
        self.room = self.seat = self.presence = self.left = None
        self.floor = 0
        """The version of the last answer: what is seen below it is old."""
        self._heard = threading.Condition()
        self.client = Client(self.frames)
        self.client.on("*", self._hear)
        headers = {"Cookie": self.cookie} | ({"X-Forwarded-For": address} if address else {})
        self.client.connect(url, headers=headers, transports=["websocket"], wait_timeout=PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Go as a closed tab goes: without a word."""
        with suppress(OSError, AttributeError):  # it may have gone already
            self.client.eio.ws.sock.shutdown(socket.SHUT_RDWR)

    def _hear(self, event, message=None):
        with self._heard:
            self.events.append((event, message))
            if event in ("room", "seat", "presence", "left"):
                setattr(self, event, message)
            self._heard.notify_all()

    def wait(self, condition, what="what was waited for"):
        """Until the condition holds; its value."""
        with self._heard:
            value = self._heard.wait_for(condition, PATIENCE)
        assert value, f"{what} did not happen; last: {self.events[-3:]}"
        return value

    def say(self, event, message):
        """Say something and return the answer."""
        return self.client.call(event, message, timeout=PATIENCE)

    def say_all(self, event, messages):
        """Say several things at once, without waiting for the answers in between; the answers."""
        answers = []

        def answered(answer):
            with self._heard:
                answers.append(answer)
                self._heard.notify_all()

        for message in messages:
            self.client.emit(event, message, callback=answered)
        self.wait(lambda: len(answers) == len(messages), "an answer to everything")
        return answers

    def enter(self, code):
        self.code = code
        return self.say("enter", {"code": code})

    def act(self, type_, id=None, **do):
        """A request; its answer."""
        message = {"id": id or f"r{next(self.ids)}", "code": self.code, "do": {"type": type_, **do}}
        answer = self.say("act", message)
        self.floor = max(self.floor, answer.get("version", 0))
        return answer

    def do(self, type_, **do):
        """A request that must be granted, and whose version must arrive."""
        answer = self.act(type_, **do)
        assert answer["ok"], answer
        self.wait(lambda: self.version >= answer["version"], f"version {answer['version']}")
        return answer

    def play(self, command, id=None, game_no=None):
        return self.act("play", id=id, game_no=game_no or self.room["room"]["game_no"], command=command)

    def views(self):
        """Every view of a game that was sent, in order."""
        return [message["view"] for event, message in self.events if event == "room" and message["view"]]

    @property
    def version(self):
        return self.room["version"] if self.room else 0

    @property
    def turn(self):
        return self.room["view"]["turn"]

    @property
    def phase(self):
        return self.room and self.room["room"]["phase"]

    def choice(self):
        """A legal choice for the open turn, found on what this seat was sent."""
        seen, secret = self.room["view"]["seats"][self.seat["seat"]], self.seat["secret"]
        roll = Roll(tuple(secret["dice"]), secret["magdagdon"])
        me = RulesPlayer(tuple(seen["cells"]), seen["turns"], secret["powers_used"], Hand(roll, roll))
        options = Options(difficulty=self.room["view"]["difficulty"])
        return msgspec.to_builtins(rules.autoplay(State(options, 0, (me,)), 0))

    def to_choose(self):
        """Whether the open turn waits for this seat, and both messages about it have arrived."""
        secret = self.seat and self.seat["secret"]
        if self.version < self.floor or self.phase != "playing" or not secret or secret["turn"] != self.turn:
            return False
        seen = self.room["view"]["seats"][self.seat["seat"]]
        return not seen["closed"] and not seen["finished"]

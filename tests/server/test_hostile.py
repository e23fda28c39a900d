"""Ten thousand messages that nobody can mean, at a real server: all are answered that ask, and nobody else notices."""

import copy
import http.client
import json
import random
import socket
from pathlib import Path

import pytest
import websocket

from tests.server.players import PATIENCE, Player, begin, new_cookie, open_room
from tests.server.running import CROWD, Running

MESSAGES = 10_000
BATCH = 50
SEED = 20
GROWTH = 4
"""Megabytes by which the server may be larger after the second half of the messages than after the first."""

NASTY = [
    None, True, False, 0, -1, 7, 2**31, 2**53, 2**63, 2**64, -(2**70), 0.5, -0.0, 1e308, "", " ", "0", "null", "\0",
    "\n", "BCDFGH", "../../etc/passwd", "{{7*7}}", "<script>alert(1)</script>", "'; DROP TABLE rooms; --", "\u202e",
    "\ufeff", "𝕏" * 50, "A" * 5_000, "room:{X}", "x=1 y=2", "constructor", [], {}, [[]], [None] * 50, {"": ""},
    {"__proto__": {"ok": True}}, {"_placeholder": True, "num": 0}, {"type": "play"}, {"type": ["play"]}, {"$ne": None},
]  # fmt: skip

ENDING = ["1", "41", "41,", "x" * 20_000, '42["act",' + "9" * 18_000 + "]"]
"""What ends its own connection, as it may."""

FRAMES = [
    "", "0", "2", "3", "3probe", "5", "6", "7", "9", "b", "b" + "A" * 8, "4", "40", "40{}", "40[1]", "40/admin,",
    "41/admin,", "42", "42[]", "42{}", "42null", '42["connect"]', '42["disconnect"]', '42["act"]', '421["act",',
    "43[]", "430[]", "43-1[]", '44{"message":"x"}', '451-["act",{"_placeholder":true,"num":0}]', "461-[]", "459999-",
    "48", "49", "4" + "[" * 5_000, '42["act",' + '{"a":' * 2_000, '42["\\ud800"]', '42["act","\\u0000"]', "4²",
    "٤٢[]", "\0", "42[1e999]",
]  # fmt: skip


def wishes(code):
    """Messages as the wire has them."""
    confirm = {"type": "confirm", "turn": 1, "placements": [[0, 5], [1, 6]]}
    reroll = {"type": "reroll", "turn": 1, "use": 0, "dice": [0, 1]}
    dos = [
        {"type": "join", "name": "Mallory"},
        {"type": "rename", "name": "Mallory"},
        {"type": "leave"},
        {"type": "ready", "on": True},
        {"type": "emote", "name": "ha"},
        {"type": "configure", "game": "magdagdon", "options": {"difficulty": "SURVIVAL", "pace": "own", "clock": None}},
        {"type": "start", "game_no": 2},
        {"type": "rematch", "game_no": 2},
        {"type": "kick", "no": 1},
        {"type": "host", "no": 2},
        {"type": "lock", "on": True},
        {"type": "autoplay", "no": 1},
        {"type": "play", "game_no": 1, "command": confirm},
        {"type": "play", "game_no": 1, "command": reroll},
        {"type": "play", "game_no": 1, "command": {"type": "ruin", "turn": 1, "cell": 3}},
        {"type": "play", "game_no": 1, "command": {"type": "decrease", "turn": 1, "use": 0, "die": 2}},
    ]
    yield ["enter", {"code": code}]
    yield ["unfollow", {"code": code}]
    for number, do in enumerate(dos):
        yield ["act", {"id": f"m{number}", "code": code, "do": do}]


class Malice:
    """Draws what to send: `(text, asked)`, where what is asked is to be answered."""

    def __init__(self, code):
        self.chance = random.Random(SEED)
        self._wishes = [*wishes(code)]

    def draw(self):
        kind = self.chance.random()
        if kind < 0.55:
            return self._spoilt(), True
        if kind < 0.65:
            event = self.chance.choice(["enter", "act", "unfollow", "dance", "*", "message", "connect_error", ""])
            more = [self._nasty() for _ in range(self.chance.randrange(4))]
            return [event, *more], True
        if kind < 0.8:
            return self._torn(), False
        return self.chance.choice(FRAMES), False

    def _spoilt(self):
        """A message in which one to three things are not as they should be."""
        message = json.loads(json.dumps(self.chance.choice(self._wishes)))
        for _ in range(self.chance.randint(1, 3)):
            self._spoil(message)
        return message

    def _spoil(self, message):
        nodes = [(message, 1)]
        for inside, key in nodes:
            below = inside[key]
            if isinstance(below, dict | list):
                nodes += [(below, k) for k in (below if isinstance(below, dict) else range(len(below)))]
        inside, key = self.chance.choice(nodes)
        kind = self.chance.randrange(4)
        if kind == 0 and isinstance(inside, dict):
            del inside[key]
        elif kind == 1 and isinstance(inside, dict):
            inside[self.chance.choice(["extra", "", "id", "type", "__class__"])] = self._nasty()
        elif kind == 2:
            inside[key] = [inside[key]]
        else:
            inside[key] = self._nasty()

    def _nasty(self):
        return copy.deepcopy(self.chance.choice(NASTY))

    def _torn(self):
        """A message of which some characters are others, or missing."""
        text = [*f"42{json.dumps(self.chance.choice(self._wishes))}"]
        for _ in range(self.chance.randint(1, 6)):
            text[self.chance.randrange(len(text))] = self.chance.choice(["", "[", "{", '"', "\\", "\0", "é", "9", ","])
        return "".join(text)


class Attacker:
    """A socket that says what it likes."""

    def __init__(self, url, cookie):
        address = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._socket = websocket.create_connection(address, cookie=cookie, timeout=PATIENCE)
        self._asked = 0
        self.say("40")
        while not self._socket.recv().startswith("40"):
            pass

    def say(self, frame):
        self._socket.send(frame)

    def ask(self, message):
        self._asked += 1
        self.say(f"42{self._asked}{json.dumps(message)}")

    def answers(self, first):
        """All answers since the one with this number, up to the last that was asked for."""
        found = {}
        while self._asked not in found:
            frame = self._socket.recv()
            assert frame, "the server hung up"
            if frame == "2":
                self.say("3")
            if frame.startswith("43"):
                at = frame.index("[")
                number = int(frame[2:at])
                assert number not in found, "answered twice"
                found[number] = json.loads(frame[at:])
        assert [*found] == [*range(first, self._asked + 1)]
        return [*found.values()]

    @property
    def next(self):
        return self._asked + 1

    def close(self):
        self._socket.shutdown()


@pytest.fixture
def server(store_server):
    unlimited = {name: {"burst": 10**6, "every": 0.00001} for name in ("messages", "frames", "misses_of_socket")}
    with Running({"REDIS_URL": store_server.url}, limits=CROWD | unlimited) as running:
        yield running


def megabytes(server):
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def test_ten_thousand_hostile_messages_are_answered_where_they_ask_and_trouble_nobody(server):
    cookie = new_cookie(server.url)
    code = open_room(server.url, cookie)
    with Player(server.url, cookie) as ann, Player(server.url) as bob:
        begin(code, ann, bob)
        malice, sizes = Malice(code), []
        cookies = [new_cookie(server.url) for _ in range(4)]
        for batch in range(MESSAGES // BATCH):
            attack(server, cookies[batch % len(cookies)], malice, code)
            if batch in (MESSAGES // BATCH // 2, MESSAGES // BATCH - 1):
                sizes.append(megabytes(server))
        for player in (ann, bob):
            assert player.play(player.choice())["ok"]
        for player in (ann, bob):
            player.wait(lambda player=player: player.turn == 2 and player.to_choose())
        assert ann.room["view"] == bob.room["view"]
    assert sizes[1] - sizes[0] < GROWTH
    assert not [line for line in server.said if "Traceback" in line or '"error":' in line]


SHAPES = ({"ok", "reason", "params"}, {"ok"}, {"ok", "version"}, {"ok", "version", "you", "seat"})


def attack(server, cookie, malice, code):
    attacker = Attacker(server.url, cookie)
    first = attacker.next
    for _ in range(BATCH):
        what, asked = malice.draw()
        if asked:
            attacker.ask(what)
        else:
            attacker.say(what)
    attacker.ask(["enter", {"code": code}])
    answers = attacker.answers(first)
    for [answer] in answers:
        assert answer.keys() in (
            {"ok", "reason", "params"},
            {"ok", "version"},
            {"ok"},
            {"ok", "version", "you", "seat"},
        )
        assert answer["ok"] is ("reason" not in answer)
        assert answer.get("reason") not in ("server_failed", "store_away")
    assert answers[-1][0]["ok"] or answers[-1][0]["reason"] == "kicked"
    attacker.say(malice.chance.choice(ENDING))
    attacker.close()


REQUESTS = [
    b"", b"\r\n\r\n", b"\0" * 200, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"HELLO / HTTP/1.1\r\n\r\n",
    b"GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /client/%2e%2e/server/app.py HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /r/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /vendor//etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /i18n/../en.ftl HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a b\r\nCookie: \xff=\xfe; magdagdon=\xff\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(500)) + b"\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n", b"POST /api/rooms HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nContent-Length: many\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nContent-Length: 3\r\n\r\n{\xff}",
    b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\r\n\r\n",
    b"POST /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n42",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
]  # fmt: skip


def test_no_request_breaks_the_web_side(server):
    for request in REQUESTS:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(request)
            raw.shutdown(socket.SHUT_WR)
            answer = http.client.HTTPResponse(raw)
            try:
                answer.begin()
            except (http.client.HTTPException, ConnectionError):
                continue  # it was hung up on, or answered in HTTP 0.9
            assert answer.status < 500 or answer.status in (501, 505), request[:60]
    assert Player(server.url).say("dance", None)["reason"] == "bad_request"
    assert not [line for line in server.said if "Traceback" in line or '"error":' in line]

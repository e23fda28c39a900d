"""The place where the pictures are taken: a real server and store, one person with a browser, the others without."""

from contextlib import ExitStack, contextmanager

import msgspec

from engine import GAMES
from engine.magdagdon.board import EMPTY, Field, first_way
from engine.magdagdon.pieces import Confirm
from server.daily.challenges import Days
from server.store.store import Store
from server.thinking.bots import Bots
from tests.e2e.phones import Phone
from tests.proxy import Proxy
from tests.server.running import Running
from tests.server.seats import Past, Process
from tests.server.stores import BINARIES, StoreProcess, wait_until

ME = "Majda"
OTHERS = {"b": "Nikos", "c": "Ximena", "d": "Wayan", "e": "Αλέξανδρος", "f": "Bo", "g": "Priscila", "h": "Ada"}


class Scenery:
    """`process` changes rooms as another server process does; `line` is the network between browser and server."""

    def __enter__(self):
        with ExitStack() as stack:
            self.store_server = StoreProcess(BINARIES["valkey"])
            stack.callback(self.store_server.remove)
            running = stack.enter_context(Running({"REDIS_URL": self.store_server.url}))
            self.line = stack.enter_context(Proxy(running.port))
            store = Store(self.store_server.url)
            stack.callback(store.close)
            self.process = Process(store)
            self._days = Days(store, self.process.tables, lambda: store.secret("daily"))
            self._stack = stack.pop_all()
        self._here = {}
        return self

    def __exit__(self, *_):
        self._stack.close()

    @contextmanager
    def phone(self, browser, language):
        phone = Phone(browser, f"http://127.0.0.1:{self.line.port}", language=language)
        try:
            yield phone
        finally:
            for complaint in phone.close():
                print("the browser says:", complaint)

    # rooms

    def room(self, game, others, **options):
        """A room that one of the others leads. Its code."""
        code = self.process.tables.create(game, options, others[0])
        self.join(code, others)
        return code

    def join(self, code, others):
        """These sit down, and all but one say that they are ready."""
        for person in others:
            self.process.act(code, person, "join", name=OTHERS[person])
        for person in others[1:]:
            self.process.act(code, person, "ready", on=True)
        self._here[code] = [*self._here.get(code, ()), *others]
        self.everybody_here()

    def start(self, code, phone):
        self.everybody_here()
        self.process.act(code, "b", "start", game_no=self.process.room(code).game_no + 1)
        phone.page.locator(".mag, .lost").first.wait_for()

    def nobody_stirs(self):
        """Nobody is said to be here any more."""
        self._here.clear()

    def away(self, code, person):
        """Somebody's phone went dark some minutes ago."""
        self._here[code].remove(person)
        Past(self.store_server).seen(code, person, 300)

    def everybody_here(self):
        for code, people in self._here.items():
            self.process.here(code, *people)

    # turns

    def choose(self, code, *, but=()):
        """Have everybody choose whose choice the open turn lacks, except some by name, until another turn opens."""
        room = self.process.room(code)
        game, turn = GAMES[room.game], None
        while room.phase == "playing" and turn in (None, game.turn(room.state)):
            turn = game.turn(room.state)
            late = next((one for one in room.people if one.name not in but and lacking(game, room, one)), None)
            if late is None:
                return
            command = msgspec.to_builtins(choice(game, room, late.seat))
            self.process.act(code, late.person, "play", game_no=room.game_no, command=command)
            room = self.process.room(code)

    def think(self, code):
        """Whoever asks for a hint in a room gets it."""
        wait_until(lambda: self.process.room(code).asked)
        Bots(self.process.store, self.process.tables, self.process.timings).look()

    def play_to_the_end(self, code):
        while self.process.room(code).phase == "playing":
            self.choose(code)

    def others_play(self, code):
        """The others have played the challenge of the day that is played in a room."""
        room = self.process.room(code)
        challenge = self._days.challenge(room.game, room.daily.name)
        for number, (person, name) in enumerate(OTHERS.items()):
            theirs = self._days.play(person, name, challenge).code
            while (room := self.process.room(theirs)).phase == "playing":
                command = msgspec.to_builtins(choice(GAMES[room.game], room, 0, most=2 + number % 3))
                self.process.act(theirs, person, "play", game_no=room.game_no, command=command)

    def pair(self, code):
        """A choice of dice that is legal for the one with the browser."""
        room = self.process.room(code)
        seat = next(person.seat for person in room.people if person.name == ME)
        return chain(GAMES[room.game], room, seat)


def lacking(game, room, person):
    return person.seat is not None and not game.waits(room.state, person.seat)


def choice(game, room, seat, most=None):
    """Not what everybody would choose: fewer dice for some in turn in MAGDAGDON, a long chain in Lost Cities."""
    if room.game == "lost_cities":
        return chain(game, room, seat)
    secret = game.secret(room.state, seat)
    if secret.magdagdon:
        return game.autoplay(room.state, seat)
    cells = room.state.players[seat].cells
    most = min(most or 4 - (seat + secret.turn) % 3, cells.count(EMPTY))
    ways = (first_way(Field.of(cells), secret.dice, n) for n in range(most, 0, -1))
    return Confirm(turn=secret.turn, placements=tuple(next(filter(None, ways))))


def chain(game, room, seat):
    """A long chain of arrows, or the refusal where there is nothing else."""
    refusal, *pairs = game.legal(room.state, seat)
    pairs.sort(key=lambda pair: len(pair.arrows), reverse=True)
    return pairs[seat % min(4, len(pairs))] if pairs else refusal

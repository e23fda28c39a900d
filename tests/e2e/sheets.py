"""Whole games of Lost Cities: Roll & Write, and what may have been told of them."""

import json
import re
from contextlib import closing

import msgspec
from playwright.sync_api import expect

from engine.game import replay
from engine.lost_cities import rules, writing
from engine.lost_cities.pieces import Options, Refuse, Sheet, Take
from engine.lost_cities.sheet import EXPEDITIONS
from server.store.store import Store

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


class Entry(msgspec.Struct):
    do: dict[str, object]
    events: tuple[rules.event, ...] = ()


class Log:
    """The log of a room's game: what was played, and the game after every version."""

    def __init__(self, store_url, code, seats):
        with closing(Store(store_url)) as store:
            lines = [(version, msgspec.json.decode(line, type=Entry)) for version, line in store.log(code)]
        self.seats = seats
        self.events = [(version, event) for version, entry in lines for event in entry.events]

    def state(self, version=None):
        events = [event for at, event in self.events if version is None or at <= version]
        return replay(rules, self.seats, Options(), events)


class Player:
    """Someone at the table, who decides as the engine's own view of the table allows."""

    def __init__(self, phone, seat, *, keyboard):
        self.phone, self.page, self.t = phone, phone.page, phone.t
        self.seat = seat
        self.keyboard = keyboard

    def view(self):
        """What the server has told this browser last."""
        return list(self.phone.heard("room"))[-1][1]["view"]

    def way(self):
        """The pair and the chain that write most, of those that are legal now; None: there is no pair."""
        view = self.view()
        own = msgspec.convert(view["seats"][self.seat]["sheet"], Sheet)
        taken = view["taken"] or {}
        pairs = [
            (number, colour, chain)
            for number, face in enumerate(view["dice"]["numbers"])
            for colour, column in enumerate(view["dice"]["colours"])
            if taken.get("number") != number and taken.get("colour") != colour
            for chain in writing.chains(own, column, face)
        ]
        return max(pairs, key=lambda pair: len(pair[2]), default=None)

    def choose(self, turn, *, write):
        way = self.way() if write else None
        (self.by_keyboard if self.keyboard else self.by_finger)(way)
        later = self.page.get_by_role("heading", level=1, name=self.t("turn-n", turn=turn + 1), exact=True)
        expect(self.page.locator(".lost.closed").or_(later).or_(self.phone.big("rematch")).first).to_be_visible()

    def by_finger(self, way):
        if way is None:
            if self.page.locator(".decline").get_attribute("aria-pressed") == "false":
                self.page.locator(".decline").tap()
            self.phone.big("refuse").press("Enter")
            return
        number, colour, chain = way
        self.page.locator(f"[data-colour='{colour}']").tap()
        self.page.locator(f"[data-number='{number}']").tap()
        for column in chain:
            self.page.locator(f"[data-crest='{'none' if column is None else column}']").tap()
        self.page.locator(".lost .act:not(.off)").tap()

    def by_keyboard(self, way):
        press = self.page.keyboard.press
        if way is None:
            if self.page.locator(".decline").get_attribute("aria-pressed") == "false":
                press("r")
        else:
            number, colour, chain = way
            press("abc"[colour])
            press(str(self.view()["dice"]["numbers"][number]))
            for column in chain:
                press("x" if column is None else "abcdef"[column])
        expect(self.page.locator(".lost .act:not(.off)")).to_be_visible()
        press("Enter")


def sit_down(phones):
    """The first chooses the game and makes a room, the others come by its link; then the game begins."""
    host, *others = phones
    host.home(NAMES[0])
    game = host.page.get_by_role("button", name=re.compile(re.escape(host.t("lost_cities-name"))))
    game.tap()
    expect(game).to_have_attribute("aria-pressed", "true")
    host.big("home-new-room").tap()
    code = host.in_lobby()
    for phone, name in zip(others, NAMES[1:], strict=False):
        phone.join_by_link(code, name)
        phone.big("ready").press("Enter")
    host.sees("start-players", n=len(phones))
    host.big("start").tap()
    for phone in phones:
        phone.at_table(1)
    return code


def play_on(players, *, writing_turns):
    """Play to the end, pairs as long as said, then refusals: soon everybody is exhausted. The number of turns."""
    turn = 1
    while all([player.phone.turn_or_end(turn) for player in players]):
        first = (turn - 1) % len(players)
        others = [player for player in players if player.seat != first]
        others = others[turn % len(others) :] + others[: turn % len(others)]
        players[first].choose(turn, write=turn <= writing_turns)
        for player in others:
            expect(player.page.locator(".lost.choose")).to_be_visible()
        for player in others:
            player.choose(turn, write=turn <= writing_turns)
        turn += 1
    return turn - 1


def assert_nobody_was_told_too_early(player, log):
    """What came holds no choice but open, past and own ones, and no sheet changes before its turn has closed."""
    sheets = {}
    for name, message in player.phone.heard():
        if name == "room" and (view := message["view"]):
            assert '"type"' not in json.dumps({**view, "taken": None, "past": None})
            assert message["room"]["seed"] is None or message["room"]["phase"] == "over"
            for seat, shown in enumerate(view["seats"]):
                if view["active"] not in (seat, None):
                    assert sheets.setdefault((view["turn"], seat), shown["sheet"]) == shown["sheet"]
        if name == "seat" and message["secret"]:
            assert message["seat"] == player.seat
            own = log.state(message["version"]).choices[player.seat]
            assert msgspec.convert(message["secret"]["choice"], Take | Refuse) == own


def play_a_whole_game(server, store_server, phone, seats, *, writing_turns):
    """So many play, by finger and by keyboard; every board is scored as the engine scores it."""
    phones = [phone(server.url) for _ in range(seats)]
    code = sit_down(phones)
    players = [Player(each, seat, keyboard=seat % 2 == 1) for seat, each in enumerate(phones)]

    played = play_on(players, writing_turns=writing_turns)

    log = Log(store_server.url, code, seats)
    outcome = rules.outcome(log.state())
    assert played == log.state().turn
    for player in players:
        for seat, name in enumerate(NAMES[:seats]):
            player.phone.sees_rank(name, outcome.seats[seat].score)
        assert_nobody_was_told_too_early(player, log)
    first = log.state().sheets[0]
    rows = phones[0].page.locator(".account tbody tr")
    for column in range(len(EXPEDITIONS)):
        filled = phones[0].t(
            "spaces-filled", n=len(first.columns[column]), circle="yes" if column in first.circles else "no"
        )
        expect(rows.nth(column)).to_contain_text(filled)

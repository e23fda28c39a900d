"""What a room is meant to do, written down a second time and as plainly as can be: a table that is changed in place.

The game is the tiny one. Chance alone is not foreseen: the face on the table is told.
"""

from __future__ import annotations

from typing import Any

PRESENT, LATELY, AWAY = 0, 20_000, 100_000
"""Milliseconds since somebody was seen."""
REMEMBERED = 16


class No(Exception):
    """Refused, for this reason."""


class Somebody:
    def __init__(self, no: int, who: str, name: str | None = None) -> None:
        self.no, self.who, self.name = no, who, name
        self.seat: int | None = None
        self.ready = self.auto = self.gone = False

    def facts(self) -> tuple[Any, ...]:
        return self.no, self.who, self.name, self.seat, self.ready, self.auto, self.gone


class Model:
    def __init__(self, seats: range, host: str, recorded: bool) -> None:
        """`recorded`: finished games become records here."""
        self.seats = seats
        self.recorded = recorded
        self.version = 1
        self.people = [Somebody(1, host)]
        self.next_no = 2
        self.host: int | None = 1
        self.locked = self.parked = False
        self.kicked: list[str] = []
        self.phase = "lobby"
        self.game_no = 0
        self.options: dict[str, Any] = {"rounds": 2, "clock": None}
        self.results: list[tuple[int, ...]] = []
        self.seen: dict[str, int | None] = {}
        self.accepted: dict[str, dict[str, int]] = {}
        self.turn = 0
        self.face = 0
        self.claims: list[int | None] = []

    def facts(self) -> dict[str, Any]:
        playing = {"turn": self.turn, "claims": self.claims} if self.phase == "playing" else {}
        return playing | {
            "version": self.version,
            "people": [somebody.facts() for somebody in self.people],
            "host": self.host,
            "locked": self.locked,
            "parked": self.parked,
            "kicked": self.kicked,
            "phase": self.phase,
            "game_no": self.game_no,
            "options": self.options,
            "results": self.results,
        }

    # What is asked, and by whom. The answer: the version, or a refusal.

    def ask(self, who: str, id: str, do: dict[str, Any]) -> int:
        known = self.accepted.setdefault(who, {})
        if id in known:
            return known[id]
        before = self.facts()
        asked = {**do}
        getattr(self, asked.pop("type"))(who, **asked)
        committed, version = self._committed(before), self.version
        if committed:
            known[id] = version
            for forgotten in [*known][:-REMEMBERED]:
                del known[forgotten]
        self._record(before)
        return version

    def table(self, kind: str, *what: Any) -> int:
        """Something that the table does by itself."""
        before = self.facts()
        getattr(self, kind)(*what)
        self._committed(before, reopened=kind == "reopen" and self._is_open(*what))
        version = self.version
        self._record(before)
        return version

    def _committed(self, before: dict[str, Any], reopened: bool = False) -> bool:
        changed = reopened or self.facts() != before
        self.version += changed
        return changed

    def _record(self, before: dict[str, Any]) -> None:
        """That a finished game has become a record is a change of its own."""
        self.version += self.recorded and before["phase"] != "over" and self.phase == "over"

    # People and lobby.

    def join(self, who: str, name: str) -> None:
        me = self._in(who)
        if me is None:
            if who in self.kicked:
                raise No("kicked")
            if self.locked:
                raise No("room_locked")
            if len(self._here()) >= max(self.seats):
                raise No("room_full")
            self._free(who, name)
            me = Somebody(self.next_no, who)
            self.people.append(me)
            self.next_no += 1
        self._free(who, name)
        me.name = name
        if self.host is None:
            self.host = me.no

    def rename(self, who: str, name: str) -> None:
        me = self._insider(who)
        self._free(who, name)
        me.name = name

    def leave(self, who: str) -> None:
        self._remove(self._insider(who))

    def ready(self, who: str, on: bool) -> None:
        me = self._insider(who)
        if self.phase == "playing":
            raise No("game_running")
        me.ready = on

    def lock(self, who: str, on: bool) -> None:
        self._as_host(who)
        self.locked = on

    def kick(self, who: str, no: int) -> None:
        me = self._as_host(who)
        if me.no == no:
            raise No("kick_self")
        target = self._numbered(no)
        self.kicked = [*self.kicked, target.who]
        self._remove(target)

    def hand_over(self, who: str, no: int) -> None:
        self._as_host(who)
        self.host = self._numbered(no).no

    def emote(self, who: str, name: str) -> None:
        """It is seen, and nothing is different."""
        self._insider(who)

    def replace_host(self, old: int | None) -> None:
        heir = self._heir()
        old_is_here = any(p.no == old and self._present(p) for p in self.people)
        if self.host == old and heir is not None and not old_is_here:
            self.host = heir

    # Games.

    def configure(self, who: str, game: str, options: dict[str, Any]) -> None:
        me = self._as_host(who)
        if self.phase == "playing" and self._here() != [me]:
            raise No("game_running")
        if game != "tiny":
            raise No("unknown_game")
        if not 1 <= options.get("rounds", 2) <= 9:
            raise No("bad_options")
        self._clear()
        self.options = {"rounds": 2, "clock": None} | options

    def start(self, who: str, game_no: int) -> None:
        me = self._insider(who)
        if not self._has_begun(game_no):
            self._as_host(who)
            self._begin(me, game_no)

    def rematch(self, who: str, game_no: int) -> None:
        me = self._insider(who)
        if not self._has_begun(game_no):
            if self.phase == "lobby":
                raise No("no_game")
            if me.seat is None and me.no != self.host:
                raise No("not_seated")
            self._begin(me, game_no)

    def _has_begun(self, game_no: int) -> bool:
        return self.phase != "lobby" and self.game_no == game_no

    def _begin(self, me: Somebody, game_no: int) -> None:
        if game_no != self.game_no + 1:
            raise No("game_passed")
        if self.phase == "playing":
            raise No("game_running")
        willing = [p for p in self._here() if p.name is not None and (p is me or self._present(p))]
        if len(willing) < min(self.seats):
            raise No("too_few_players")
        self._clear()
        self.phase, self.game_no, self.turn = "playing", game_no, 1
        for p in self.people:
            p.ready = False
        for seat, p in enumerate(sorted(willing, key=lambda p: p.no)[: max(self.seats)]):
            p.seat = seat
        self.claims = [None for p in self.people if p.seat is not None]

    def autoplay(self, who: str, no: int) -> None:
        if self.phase != "playing":
            raise No("no_game")
        me = self._seated(who)
        target = self._numbered(no)
        if target.seat is None:
            raise No("unknown_person")
        if target is me or not self._away(target) or self.options["clock"] is not None:
            raise No("not_away")
        target.auto = True

    def play(self, who: str, game_no: int, command: Any) -> None:
        if self.phase != "playing":
            raise No("no_game")
        if game_no != self.game_no:
            raise No("game_passed")
        me = self._seated(who)
        if not isinstance(command, dict) or {*command} != {"type", "turn", "share"} or command["type"] != "claim":
            raise No("bad_request")
        if command["turn"] != self.turn:
            raise No("turn_passed")
        assert me.seat is not None
        if self.claims[me.seat] is not None:
            raise No("already_chosen")
        if not 0 <= command["share"] <= self.face:
            raise No("out_of_range")
        me.auto = self.parked = False
        self._claim({me.seat: command["share"]})

    def returned(self, who: str) -> None:
        me = self._in(who)
        if self.phase == "playing" and me is not None and me.seat is not None and (me.auto or self.parked):
            me.auto = self.parked = False

    # Time.

    def expire(self, game_no: int, turn: int) -> None:
        if self._is_open(game_no, turn) and self.options["clock"] is not None:
            self._table_plays([p for p in self.people if p.seat is not None])

    def run_auto(self, game_no: int, turn: int) -> None:
        if self._is_open(game_no, turn):
            self._table_plays([p for p in self.people if p.seat is not None and (p.auto or p.gone)])

    def reopen(self, game_no: int, turn: int) -> None:
        """The clock alone starts again."""

    def _is_open(self, game_no: int, turn: int) -> bool:
        return self.phase == "playing" and not self.parked and (self.game_no, self.turn) == (game_no, turn)

    def _table_plays(self, people: list[Somebody]) -> None:
        idle = [p.seat for p in people if p.seat is not None and self.claims[p.seat] is None]
        if not idle:
            return
        if any(p.seat is not None and not p.gone and self._present(p) for p in self.people):
            self._claim(dict.fromkeys(idle, 0))
        else:
            self.parked = True

    def _claim(self, shares: dict[int, int]) -> None:
        claims = [shares.get(seat, claim) for seat, claim in enumerate(self.claims)]
        self.claims = claims
        if None in claims:
            return
        self.claims = [None] * len(claims)
        self.turn += 1
        if self.turn > self.options["rounds"]:
            self.phase = "over"
            self.results = [*self.results, tuple(p.no for p in self._in_seat_order())]

    # Who is who.

    def _in_seat_order(self) -> list[Somebody]:
        return sorted((p for p in self.people if p.seat is not None), key=lambda p: p.seat or 0)

    def _here(self) -> list[Somebody]:
        return [p for p in self.people if not p.gone]

    def _in(self, who: str) -> Somebody | None:
        return next((p for p in self._here() if p.who == who), None)

    def _insider(self, who: str) -> Somebody:
        if who in self.kicked:
            raise No("kicked")
        me = self._in(who)
        if me is None:
            raise No("not_member")
        return me

    def _as_host(self, who: str) -> Somebody:
        me = self._insider(who)
        if me.no != self.host:
            raise No("not_host")
        return me

    def _seated(self, who: str) -> Somebody:
        if who in self.kicked:
            raise No("kicked")
        me = self._in(who)
        if me is None or me.seat is None:
            raise No("not_seated")
        return me

    def _numbered(self, no: int) -> Somebody:
        for p in self._here():
            if p.no == no:
                return p
        raise No("unknown_person")

    def _away(self, p: Somebody) -> bool:
        ago = self.seen.get(p.who)
        return ago is None or ago >= AWAY

    def _present(self, p: Somebody) -> bool:
        return self.seen.get(p.who) == PRESENT

    def _heir(self) -> int | None:
        return min((p.no for p in self._here() if self._present(p)), default=None)

    def _free(self, who: str, name: str) -> None:
        if any(p.name == name and p.who != who for p in self.people):
            raise No("name_taken")

    def _named_in_results(self, p: Somebody) -> bool:
        return any(p.no in result for result in self.results)

    def _remove(self, leaver: Somebody) -> None:
        if self._named_in_results(leaver) or (self.phase == "playing" and leaver.seat is not None):
            leaver.gone, leaver.ready, leaver.auto = True, False, False
        else:
            self.people.remove(leaver)
        if self.host == leaver.no:
            self.host = self._heir()
        if self.phase == "playing" and not any(p.seat is not None for p in self._here()):
            self._clear()

    def _clear(self) -> None:
        self.people = [p for p in self.people if not p.gone or self._named_in_results(p)]
        for p in self.people:
            p.seat, p.auto = None, False
        self.phase, self.parked = "lobby", False

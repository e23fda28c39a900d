"""A command at the table, from a player or in a player's place, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import game as rules
from engine.dice import SeededDice
from engine.game import AnyGame
from server.refusals import Refused
from server.rooms import people
from server.rooms.codec import codec
from server.rooms.history import Abandonment, AutoTurn, Expiry, LogEntry
from server.rooms.ranks import concluded
from server.rooms.requests import Autoplay, Play
from server.rooms.room import AnyRoom, Change, Outside, Person, game_of, member


def play(room: AnyRoom, person: str, do: Play, _: Outside) -> Change:
    """A command of the game. Who plays is back: the table plays for them no longer, and a parked game goes on.

    Raises `Refused`: no_game, game_passed, kicked, not_seated, bad_request; and the game's `Illegal`.
    """
    if room.phase != "playing":
        raise Refused("no_game")
    if do.game_no != room.game_no:
        raise Refused("game_passed")
    me, seat = seated(room, person)
    return _played(room, me, seat, do)


def play_bot(room: AnyRoom, no: int, do: Play) -> Change | None:
    """A command of a bot, judged like anybody's; None: no such bot sits here, or the table does not wait for it.

    Raises `Refused`: bad_request; and the game's `Illegal`.
    """
    bot = next((p for p in room.people if p.no == no and p.bot is not None and not p.gone), None)
    if room.phase != "playing" or room.parked or do.game_no != room.game_no or bot is None or bot.seat is None:
        return None
    return None if game_of(room).waits(room.state, bot.seat) else _played(room, bot, bot.seat, do)


def autoplay(room: AnyRoom, person: str, do: Autoplay, outside: Outside) -> Change | None:
    """Let the table play for somebody seated who is away, in a game without a clock.

    Raises `Refused`: no_game, kicked, not_seated, unknown_person, not_away.
    """
    if room.phase != "playing":
        raise Refused("no_game")
    me, _ = seated(room, person)
    target = people.numbered(room, do.no)
    if target.seat is None:
        raise Refused("unknown_person")
    if target.no == me.no or not outside.away(target) or game_of(room).clock(room.options) is not None:
        raise Refused("not_away")
    return people.changed(room, _set_auto(room, target, True), me, do)


def abandon(room: AnyRoom, person: str) -> Change | None:
    """Somebody seated has become somebody else. Where others wait for them, the table plays."""
    me = member(room, person)
    others = any(p.seat is not None and not p.gone and p.bot is None and p != me for p in room.people)
    if room.phase != "playing" or me is None or me.seat is None or me.auto or not others:
        return None
    return Change(_set_auto(room, me, True), LogEntry(me.no, Abandonment()))


def play_for(room: AnyRoom, seats: Iterable[int], do: Expiry | AutoTurn) -> Change:
    """Play for each of these seats until it waits or a turn has opened, by the game's own stated rule."""
    played_for = tuple(seats)
    state, events = autoplayed(game_of(room), room.state, played_for, dice_of(room))
    return _advanced(room, room, state, LogEntry(None, do, events, played_for=played_for))


def autoplayed(game: AnyGame, state: Any, seats: Iterable[int], dice: SeededDice) -> tuple[Any, tuple[Any, ...]]:
    """The state after the table has played for these seats, and what happened."""
    events: tuple[Any, ...] = ()
    for seat in seats:
        opened = game.turn(state)
        while game.turn(state) == opened and not game.waits(state, seat):
            state, more = rules.play(game, state, seat, game.autoplay(state, seat), dice)
            events += more
    return state, events


def _played(room: AnyRoom, me: Person, seat: int, do: Play) -> Change:
    try:
        command = codec(room.game).command(do.command)
    except msgspec.ValidationError:
        raise Refused("bad_request") from None
    state, events = rules.play(game_of(room), room.state, seat, command, dice_of(room))
    return _advanced(room, awake(room, me), state, LogEntry(me.no, Play(do.game_no, command), events))


def seated(room: AnyRoom, person: str) -> tuple[Person, int]:
    """Who is seated here, and where. Raises `Refused`: kicked, not_seated."""
    if person in room.kicked:
        raise Refused("kicked")
    me = member(room, person)
    if me is None or me.seat is None:
        raise Refused("not_seated")
    return me, me.seat


def dice_of(room: AnyRoom) -> SeededDice:
    """The dice of the game on the table."""
    return SeededDice(bytes.fromhex(room.seed))


def _set_auto(room: AnyRoom, person: Person, auto: bool) -> AnyRoom:
    return replace(room, people=tuple(replace(p, auto=auto) if p.no == person.no else p for p in room.people))


def awake(room: AnyRoom, person: Person) -> AnyRoom:
    """The room with somebody who is back, and so no longer parked."""
    if not (person.auto or room.parked):
        return room
    return replace(_set_auto(room, person, False), parked=False)


def _advanced(before: AnyRoom, room: AnyRoom, state: Any, entry: LogEntry) -> Change:
    """The room with its next state; over, if that ends the game."""
    game = game_of(room)
    acted = (*entry.played_for, *(p.seat for p in room.people if p.no == entry.by))
    asked = None if room.asked is None or room.asked.seat in acted else room.asked
    after = concluded(replace(room, state=state, asked=asked))
    opens = after.phase == "playing" and (before.parked or game.turn(state) != game.turn(before.state))
    return Change(after, entry, opens=opens)

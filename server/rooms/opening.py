"""How a game comes to the table: choosing it, starting it, starting it again."""

from __future__ import annotations

import hashlib

from msgspec.structs import replace

from engine import game as engine_game
from engine.dice import SeededDice, commitment
from server.refusals import Refused
from server.rooms.bots import fitting
from server.rooms.history import Beginning, LogEntry
from server.rooms.people import changed, host, insider
from server.rooms.ranks import concluded
from server.rooms.requests import Configure, Rematch, Start
from server.rooms.room import AnyRoom, Change, Outside, Person, cleared, game_called, game_of, options_for


def configure(room: AnyRoom, person: str, do: Configure, _: Outside) -> Change | None:
    """Choose the game and its options: in a lobby or over, and alone at any time. The room is a lobby afterwards.

    Raises `Refused`: kicked, not_member, not_host, game_running, unknown_game, bad_options.
    """
    me = host(room, person)
    if room.phase == "playing" and any(p.no != me.no and not p.gone and p.bot is None for p in room.people):
        raise Refused("game_running")
    options = options_for(game_called(do.game), do.options)
    lobby = fitting(replace(cleared(room), game=do.game, options=options))
    return changed(room, lobby, me, Configure(do.game, options))


def start(room: AnyRoom, person: str, do: Start, outside: Outside) -> Change | None:
    """Begin the game with this number; None if it has begun already.

    Raises `Refused`: kicked, not_member, not_host, game_passed, game_running, too_few_players{min}.
    """
    me = insider(room, person)
    if _has_begun(room, do.game_no):
        return None
    host(room, person)
    return _begin(room, me, do, outside)


def rematch(room: AnyRoom, person: str, do: Rematch, outside: Outside) -> Change | None:
    """Begin the game with this number after one that is over; None if it has begun already.

    Raises `Refused`: kicked, not_member, no_game, not_seated, game_passed, game_running, too_few_players{min}.
    """
    me = insider(room, person)
    if _has_begun(room, do.game_no):
        return None
    if room.phase == "lobby":
        raise Refused("no_game")
    if me.seat is None and me.no != room.host:
        raise Refused("not_seated")
    return _begin(room, me, do, outside)


def challenge(room: AnyRoom, seed: bytes, outside: Outside) -> Change | None:
    """Begin a challenge of a day, on the day's dice, for its owner alone; None if it has begun already."""
    if room.phase != "lobby":
        return None
    me = room.people[0]
    dealt = _dealt(room, me, Start(1), [me.no], replace(outside, seed=seed))
    return replace(dealt, room=replace(dealt.room, id=_id(outside.seed)))


def _has_begun(room: AnyRoom, game_no: int) -> bool:
    return room.phase != "lobby" and game_no == room.game_no


def _begin(room: AnyRoom, me: Person, do: Start | Rematch, outside: Outside) -> Change:
    if do.game_no != room.game_no + 1:
        raise Refused("game_passed")
    if room.phase == "playing":
        raise Refused("game_running")
    return _dealt(room, me, do, _players(room, me, outside), outside)


def _id(chance: bytes) -> str:
    """Under which a game will be recorded. Nothing of the chance can be told from it."""
    return hashlib.sha256(b"game" + chance).hexdigest()[:32]


def _dealt(room: AnyRoom, me: Person, do: Start | Rematch, players: list[int], outside: Outside) -> Change:
    game = game_of(room)
    state, events = engine_game.begin(game, len(players), room.options, SeededDice(outside.seed))
    lobby = cleared(room)
    seats: dict[int, int | None] = {p.no: None for p in lobby.people} | {no: seat for seat, no in enumerate(players)}
    begun = replace(
        lobby,
        game_no=do.game_no,
        people=tuple(replace(p, seat=seats[p.no], ready=False) for p in lobby.people),
        phase="playing",
        seed=outside.seed.hex(),
        commitment=commitment(outside.seed),
        state=state,
        began=outside.version,
        id=_id(outside.seed),
    )
    entry = LogEntry(me.no, do, events, Beginning(room.game, room.options, tuple(players), game.version))
    room = concluded(begun)
    return Change(room, entry, opens=room.phase == "playing", begins=True)


def _players(room: AnyRoom, me: Person, outside: Outside) -> list[int]:
    """The numbers of those who sit down, in seat order: named, and present or a bot or the one who begins."""
    game = game_of(room)
    willing = [
        p.no
        for p in sorted(room.people, key=lambda p: p.no)
        if p.name is not None and not p.gone and (p.bot is not None or p.no == me.no or outside.present(p))
    ]
    if len(willing) < min(game.seats):
        raise Refused("too_few_players", min=min(game.seats))
    return willing[: max(game.seats)]

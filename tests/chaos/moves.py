"""What a seat may play, found on nothing but what that seat was sent."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import msgspec

from engine.lost_cities import pieces as lost_cities
from engine.lost_cities import rules as lost_cities_rules
from engine.magdagdon.board import EMPTY, Field, empty_cells, first_way
from engine.magdagdon.scoring import TERMS, Difficulty

POWER = 0.35
"""How often a Power is used, where there is one left and the player likes Powers."""
LISTED = 60
"""So many legal choices are looked at."""

Command = dict[str, Any]

_LOST_CITIES = msgspec.json.Decoder(lost_cities.View)


class _MagdagdonSeat(msgspec.Struct):
    cells: tuple[int, ...] | None
    closed: bool
    finished: bool
    required: int | None
    powers_used: int | None


class _MagdagdonView(msgspec.Struct):
    difficulty: Difficulty
    turn: int | None
    seats: list[_MagdagdonSeat]


class _MagdagdonSecret(msgspec.Struct):
    turn: int
    dice: tuple[int, ...] | None
    powers_used: int
    magdagdon: bool
    choice: Any
    cells: tuple[int, ...] | None = None
    required: int | None = None


_VIEW = msgspec.json.Decoder(_MagdagdonView)
_SECRET = msgspec.json.Decoder(_MagdagdonSecret | None)


def move(game: str, view: bytes, secret: bytes, seat: int, chance: random.Random, *, powers: bool) -> Command | None:
    """A legal command of this seat; None: it waits, or what it was sent does not fit together yet."""
    if game == "magdagdon":
        return _magdagdon(_VIEW.decode(view), _SECRET.decode(secret), seat, chance, powers=powers)
    return _lost_cities_move(_LOST_CITIES.decode(view), seat, chance)


def _magdagdon(
    view: _MagdagdonView, secret: _MagdagdonSecret | None, seat: int, chance: random.Random, *, powers: bool
) -> Command | None:
    seen = view.seats[seat]
    if secret is None or secret.dice is None or secret.choice is not None or seen.finished or seen.closed:
        return None
    if seen.cells is not None and (secret.turn != view.turn or secret.powers_used != seen.powers_used):
        return None
    cells, required = (seen.cells, seen.required) if secret.cells is None else (secret.cells, secret.required)
    assert cells is not None
    assert required is not None
    turn = secret.turn
    if powers and secret.powers_used < TERMS[view.difficulty].powers and chance.random() < POWER:
        return _power(turn, secret.powers_used, secret.dice, chance)
    if secret.magdagdon:
        return {"type": "ruin", "turn": turn, "cell": chance.choice([n for n in range(16) if cells[n] == EMPTY])}
    return {"type": "confirm", "turn": turn, "placements": _placements(cells, secret.dice, required, chance)}


def _power(turn: int, use: int, dice: tuple[int, ...], chance: random.Random) -> Command:
    die = chance.randrange(4)
    if chance.random() < 0.5:
        return {"type": "reroll", "turn": turn, "use": use, "dice": chance.sample(range(4), chance.randint(1, 4))}
    up = dice[die] == 1 or (dice[die] < 6 and chance.random() < 0.5)
    return {"type": "increase" if up else "decrease", "turn": turn, "use": use, "die": die}


def _placements(cells: tuple[int, ...], dice: tuple[int, ...], required: int, chance: random.Random) -> list[list[int]]:
    """As many dice as luck puts down, or the smallest way if luck finds too few places."""
    wanted = chance.randint(required, min(4, empty_cells(cells)))
    field, put = Field.of(cells), list[list[int]]()
    for die in chance.sample(range(4), 4):
        room = field.room(dice[die])
        if room and len(put) < wanted:
            cell = chance.choice([n for n in range(16) if room >> n & 1])
            field = field.place(dice[die], cell)
            put.append([die, cell])
    if len(put) >= required:
        return put
    way = first_way(Field.of(cells), dice, required)
    assert way is not None, (cells, dice, required)
    return [[die, cell] for die, cell in way]


def _lost_cities_move(view: lost_cities.View, seat: int, chance: random.Random) -> Command | None:
    active = view.active
    if active is None or view.seats[seat].closed or (seat != active and not view.seats[active].closed):
        return None
    choices = tuple(view.taken if n == active else None for n in range(len(view.seats)))
    sheets = tuple(seen.sheet for seen in view.seats)
    state = lost_cities.State(sheets, choices, view.turn, view.dice, view.bridges)
    legal = [*islice(lost_cities_rules.legal(state, seat), LISTED)]
    command: Command = msgspec.json.decode(msgspec.json.encode(chance.choice(legal)))
    return command

"""What a seat may do now, and what its command brings about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from engine.dice import Dice
from engine.game import Illegal, Seat
from engine.magdagdon.board import CELLS, EMPTY, FACES, Board, Field, Placements, first_way, obstacle, put, ways
from engine.magdagdon.pieces import (
    Changed,
    Chosen,
    Command,
    Confirm,
    Decrease,
    Event,
    Four,
    Hand,
    Increase,
    Player,
    Power,
    Reroll,
    Ruin,
    State,
)

DICE = range(4)


def waits(state: State, seat: Seat) -> bool:
    """Whether this seat has chosen, or finished its board."""
    hand = state.players[seat].hand
    return hand is None or hand.choice is not None


def legal(state: State, seat: Seat) -> Iterator[Command]:
    """Every legal command of a seat: Powers, then what ends the turn."""
    player = state.players[seat]
    if player.hand is None or player.hand.choice is not None:
        return
    turn = player.turn
    yield from _legal_powers(state, player, player.hand)
    if player.hand.now.magdagdon:
        yield from (Ruin(turn, cell) for cell in CELLS if player.cells[cell] == EMPTY)
    else:
        field, minimum = Field.of(player.cells), state.required(seat)
        yield from (Confirm(turn, way) for way in ways(field, player.hand.now.dice, minimum))


def _legal_powers(state: State, player: Player, hand: Hand) -> Iterator[Power]:
    turn, use = player.turn, player.powers_used
    if use == state.terms.powers:
        return
    yield from (Decrease(turn, use, die) for die in DICE if hand.now.dice[die] - 1 in FACES)
    yield from (Increase(turn, use, die) for die in DICE if hand.now.dice[die] + 1 in FACES)
    yield from (Reroll(turn, use, dice) for count in range(1, 5) for dice in permutations(DICE, count))


def autoplay(state: State, seat: Seat) -> Command:
    """The smallest way to place the required minimum; in a MAGDAGDON a ruin on the lowest empty cell; never a Power."""
    player = state.players[seat]
    hand = _hand(player)
    way = first_way(Field.of(player.cells), hand.now.dice, state.required(seat))
    if way is None:
        return Ruin(player.turn, player.cells.index(EMPTY))
    return Confirm(player.turn, way)


def decide(state: State, seat: Seat, command: Command, dice: Dice) -> tuple[Event, ...]:
    """What a seat's command brings about; raises `Illegal`."""
    player = state.players[seat]
    hand = _hand(player)
    if command.turn != player.turn:
        raise Illegal("turn_passed", turn=command.turn)
    if hand.choice is not None:
        raise Illegal("already_chosen")
    if isinstance(command, Confirm):
        _check_placements(player.cells, hand.now.dice, command.placements)
        if len(command.placements) < state.required(seat):
            raise Illegal("too_few", minimum=state.required(seat))
        return (Chosen(seat, command),)
    if isinstance(command, Ruin):
        _check_ruin(player, hand, command.cell)
        return (Chosen(seat, command),)
    return (_use_power(state, seat, command, dice),)


def _hand(player: Player) -> Hand:
    if player.finished:
        raise Illegal("game_over")
    if player.hand is None:
        raise Illegal("not_rolled")
    return player.hand


def _check_placements(board: Board, faces: Four, placements: Placements) -> None:
    used: set[int] = set()
    for die, cell in placements:
        _check_die(die, used)
        if cell not in CELLS:
            raise Illegal("bad_cell")
        if (why := obstacle(board, faces[die], cell)) is not None:
            raise why
        board = put(board, faces[die], cell)


def _check_die(die: int, used: set[int]) -> None:
    if die not in DICE:
        raise Illegal("bad_die")
    if die in used:
        raise Illegal("die_used_twice")
    used.add(die)


def _check_ruin(player: Player, hand: Hand, cell: int) -> None:
    if cell not in CELLS:
        raise Illegal("bad_cell")
    if player.cells[cell] != EMPTY:
        raise Illegal("occupied")
    if not hand.now.magdagdon:
        raise Illegal("not_magdagdon")


def _use_power(state: State, seat: Seat, command: Power, dice: Dice) -> Changed:
    player = state.players[seat]
    hand = _hand(player)
    if command.use != player.powers_used:
        raise Illegal("power_passed")
    if player.powers_used == state.terms.powers:
        raise Illegal("no_powers_left", difficulty=state.options.difficulty)
    if isinstance(command, Reroll):
        changes = _reroll(player.turn, hand, command.dice, dice)
    else:
        changes = _step(hand, command.die, 1 if isinstance(command, Increase) else -1)
    now = list(hand.now.dice)
    for die, face in changes.items():
        now[die] = face
    faces = (now[0], now[1], now[2], now[3])
    rerolled = tuple(sorted(changes)) if isinstance(command, Reroll) else ()
    return Changed(seat, faces, rerolled, is_magdagdon(state, seat, faces), command)


def _step(hand: Hand, die: int, by: int) -> dict[int, int]:
    _check_die(die, set())
    face = hand.now.dice[die] + by
    if face not in FACES:
        raise Illegal("out_of_range")
    return {die: face}


def _reroll(turn: int, hand: Hand, chosen: Iterable[int], dice: Dice) -> dict[int, int]:
    used: set[int] = set()
    for die in chosen:
        _check_die(die, used)
    if not used:
        raise Illegal("no_dice")
    return {die: dice.roll(6, "reroll", turn, die, hand.rerolls[die] + 1) for die in used}


def is_magdagdon(state: State, seat: Seat, faces: Four) -> bool:
    """Whether the required minimum of these dice cannot be placed on this seat's permanent board, in any order."""
    return first_way(Field.of(state.players[seat].cells), faces, state.required(seat)) is None

"""What happens by itself between the players' commands, and what every event does to a state."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.dice import Dice
from engine.game import Seat
from engine.magdagdon.board import RUIN, put
from engine.magdagdon.judging import is_magdagdon, waits
from engine.magdagdon.pieces import (
    Changed,
    Choice,
    Chosen,
    Closed,
    Event,
    Four,
    Hand,
    Player,
    Roll,
    Rolled,
    Ruin,
    State,
)


def follow_up(state: State, dice: Dice) -> Event | None:
    """The roll that opens a turn, or the reveal that closes one."""
    for seats in _groups(state):
        if state.players[seats[0]].hand is None:
            return _roll(state, seats, dice)
        if all(waits(state, seat) for seat in seats):
            return Closed(seats)
    return None


def _groups(state: State) -> Iterator[tuple[Seat, ...]]:
    """The unfinished seats, as they play: all together, or each on its own."""
    unfinished = tuple(seat for seat, player in enumerate(state.players) if not player.finished)
    if not state.together:
        yield from ((seat,) for seat in unfinished)
    elif unfinished:
        yield unfinished


def _roll(state: State, seats: tuple[Seat, ...], dice: Dice) -> Rolled:
    turn = state.players[seats[0]].turn
    faces = (
        dice.roll(6, "roll", turn, 0),
        dice.roll(6, "roll", turn, 1),
        dice.roll(6, "roll", turn, 2),
        dice.roll(6, "roll", turn, 3),
    )
    return Rolled(turn, faces, seats, tuple(seat for seat in seats if is_magdagdon(state, seat, faces)))


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case Rolled(_, dice, seats, magdagdon):
            rolled = {seat: _rolled(state.players[seat], Roll(dice, seat in magdagdon)) for seat in seats}
            return _with(replace(state, openings=state.openings + 1), rolled)
        case Changed(seat, dice, rerolled, magdagdon):
            return _with(state, {seat: _changed(state.players[seat], Roll(dice, magdagdon), rerolled)})
        case Chosen(seat, choice):
            return _with(state, {seat: _chosen(state.players[seat], choice)})
        case Closed(seats):
            return _with(state, {seat: _closed(state.players[seat]) for seat in seats})


def _with(state: State, changed: dict[Seat, Player]) -> State:
    players = [*state.players]
    for seat, player in changed.items():
        players[seat] = player
    return replace(state, players=tuple(players))


def _rolled(player: Player, roll: Roll) -> Player:
    return replace(player, hand=Hand(rolled=roll, now=roll))


def _changed(player: Player, now: Roll, rerolled: tuple[int, ...]) -> Player:
    hand = player.open_hand
    first, second, third, fourth = (count + (die in rerolled) for die, count in enumerate(hand.rerolls))
    rerolls: Four = (first, second, third, fourth)
    return replace(
        player,
        powers_used=player.powers_used + 1,
        hand=replace(hand, now=now, rerolls=rerolls, powers=hand.powers + 1),
    )


def _chosen(player: Player, choice: Choice) -> Player:
    return replace(player, hand=replace(player.open_hand, choice=choice))


def _closed(player: Player) -> Player:
    hand, cells = player.open_hand, player.cells
    if isinstance(hand.choice, Ruin):
        cells = put(cells, RUIN, hand.choice.cell)
    elif hand.choice is not None:
        for die, cell in hand.choice.placements:
            cells = put(cells, hand.now.dice[die], cell)
    return replace(player, cells=cells, turns=player.turns + 1, hand=None)

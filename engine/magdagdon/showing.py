"""What everybody may see of a game, what a seat alone may know, and how a finished game ended."""

from __future__ import annotations

from engine.game import Outcome, Score, Seat
from engine.magdagdon.board import RUIN, empty_cells
from engine.magdagdon.pieces import OwnSecret, Player, SeatView, Secret, State, View
from engine.magdagdon.scoring import Points, score


def view(state: State) -> View:
    """What everybody may see: boards as of the last closed turn, and at everyone's own pace only progress."""
    open_to_all = state.together or state.over
    rolled = next((player.hand.rolled for player in state.players if player.hand), None)
    return View(
        game="magdagdon",
        difficulty=state.options.difficulty,
        pace=state.options.pace,
        turn=max(player.turn for player in state.players) if open_to_all else None,
        dice=rolled.dice if rolled and open_to_all else None,
        seats=tuple(_seat(state, seat, open_to_all) for seat in range(len(state.players))),
    )


def _seat(state: State, seat: Seat, open_to_all: bool) -> SeatView:
    player = state.players[seat]
    hand = player.hand
    return SeatView(
        cells=player.cells if open_to_all else None,
        turns=player.turns,
        filled=len(player.cells) - empty_cells(player.cells),
        closed=hand is not None and hand.choice is not None,
        finished=player.finished,
        required=state.required(seat) if open_to_all else None,
        magdagdon=(hand is not None and hand.rolled.magdagdon) if open_to_all else None,
        powers_used=player.powers_used if open_to_all else None,
        score=_points(state, player, player.powers_used - (hand.powers if hand else 0)) if open_to_all else None,
    )


def _points(state: State, player: Player, powers_used: int) -> Points:
    return score(player.cells, state.options.difficulty, powers_used)


def secret(state: State, seat: Seat) -> Secret | None:
    """What this seat alone may know; at everyone's own pace its board too. None when there is nothing to know."""
    player = state.players[seat]
    hand = player.hand
    if state.over or (state.together and hand is None):
        return None
    own = Secret(
        turn=player.turn,
        dice=hand.now.dice if hand else None,
        powers_used=player.powers_used,
        magdagdon=hand is not None and hand.now.magdagdon,
        choice=hand.choice if hand else None,
    )
    if state.together:
        return own
    return OwnSecret(
        own.turn,
        own.dice,
        own.powers_used,
        own.magdagdon,
        own.choice,
        cells=player.cells,
        required=state.required(seat),
        score=_points(state, player, player.powers_used),
    )


def outcome(state: State) -> Outcome | None:
    """The result when every board is full: ties rank by fewer Powers, then by fewer turns."""
    if not state.over:
        return None
    return Outcome("boards_full", tuple(_result(state, player) for player in state.players))


def _result(state: State, player: Player) -> Score:
    points = _points(state, player, player.powers_used)
    facts = {
        "base": points.base,
        "bonuses": points.bonuses,
        "ruins": points.ruins,
        "powers": points.powers,
        "ruin_count": player.cells.count(RUIN),
        "powers_used": player.powers_used,
        "turns": player.turns,
    }
    feats = tuple(bonus for _, bonus, _ in points.lines if bonus is not None)
    return Score(points.total, (player.powers_used, player.turns), facts, feats)

"""Every case of the vectors, which an independent implementation of the rules made.

`VECTORS` names another folder that holds one folder for each game.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.game import Illegal, begin, play
from engine.magdagdon import rules
from engine.magdagdon.board import EMPTY, RUIN, Board, Field, obstacle
from engine.magdagdon.pieces import Command, Options
from engine.magdagdon.scoring import bonus, score
from tests.engine.magdagdon.positions import Laid, command, position, rolls

FOLDER = Path(os.environ.get("VECTORS", Path(__file__).parents[1] / "vectors")) / "magdagdon"

Case = dict[str, Any]


def cases(name: str, without: str | None = None) -> pytest.MarkDecorator:
    every = [case for case in json.loads((FOLDER / f"{name}.json").read_text()) if case.get("reason", "") != without]
    return pytest.mark.parametrize(
        "case", every, ids=[f"{case.get('tag', name)}-{number}" for number, case in enumerate(every)]
    )


def cells(board: list[int | str]) -> Board:
    return tuple(RUIN if cell == "R" else int(cell) for cell in board)


@cases("placements")
def test_a_die_goes_where_the_vectors_say_it_may(case: Case) -> None:
    board = cells(case["board"])
    why = obstacle(board, case["value"], case["cell"])
    assert (None if why is None else why.reason) == case["reason"]
    assert bool(Field.of(board).room(case["value"]) >> case["cell"] & 1) == case["legal"]


@cases("turns")
def test_a_roll_is_a_magdagdon_when_the_vectors_say_so(case: Case) -> None:
    board = cells(case["board"])
    state, _ = position(board, case["dice"], case["difficulty"])
    shown = rules.view(state).seats[0]
    assert (shown.required, shown.magdagdon) == (case["required"], case["magdagdon"])
    field = Field.of(board)
    assert sum(field.room(value).bit_count() for value in case["dice"]) == case["first_placements"]


@cases("lines")
def test_a_line_takes_the_bonus_of_the_vectors(case: Case) -> None:
    assert bonus(cells(case["cells"])) == case["bonus"]


@cases("scores")
def test_a_full_board_scores_as_in_the_vectors(case: Case) -> None:
    points = score(cells(case["board"]), case["difficulty"], case["powers_used"])
    assert (points.base, points.bonuses, points.ruins, points.powers, points.total) == (
        case["base"],
        case["bonuses"],
        case["ruin_penalty"],
        case["power_penalty"],
        case["total"],
    )
    assert points.lines == tuple((line["sum"], line["bonus"], line["points"]) for line in case["lines"])


@pytest.mark.parametrize("pace", ["together", "own"])
@cases("games")
def test_a_whole_game_runs_as_in_the_vectors(case: Case, pace: str) -> None:
    options = msgspec.convert({"difficulty": case["difficulty"], "pace": pace}, Options)
    dice = Laid(faces_of(case))
    state, _ = begin(rules, 1, options, dice)
    for turn, played in enumerate(case["turns"], 1):
        for action in played["actions"]:
            use = state.players[0].powers_used
            state, _ = play(rules, state, 0, command_of(action, turn, use), dice)
        assert state.players[0].cells == cells(played["board"])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert state.players[0].cells == cells(case["final_board"])
    assert outcome.seats[0].score == case["score"]
    assert outcome.seats[0].tiebreak == (case["powers_used"], case["turn_count"])
    assert outcome.seats[0].facts == {
        "base": case["base"],
        "bonuses": case["bonuses"],
        "ruins": case["ruin_penalty"],
        "powers": case["power_penalty"],
        "ruin_count": case["ruins"],
        "powers_used": case["powers_used"],
        "turns": case["turn_count"],
    }


def faces_of(game: Case) -> dict[tuple[str | int, ...], int]:
    faces = rolls([turn["dice"] for turn in game["turns"]])
    for number, turn in enumerate(game["turns"], 1):
        times = [0, 0, 0, 0]
        for action in turn["actions"]:
            for die, face in zip(action.get("dice", ()), action.get("result", ()), strict=True):
                times[die] += 1
                faces["reroll", number, die, times[die]] = face
    return faces


def command_of(action: Case, turn: int, use: int) -> Command:
    if "confirm" in action:
        return command(type="confirm", turn=turn, placements=action["confirm"])
    if "ruin" in action:
        return command(type="ruin", turn=turn, cell=action["ruin"])
    power = {key: value for key, value in action.items() if key in ("die", "dice")}
    return command(type=action["power"], turn=turn, use=use, **power)


@cases("illegal", without="die_staged")  # staging is the client's own business, and so are these cases
def test_what_the_vectors_call_illegal_is_refused_and_changes_nothing(case: Case) -> None:
    if "roll" in case["action"]:
        with pytest.raises(msgspec.ValidationError):
            command(type="roll", turn=1, dice=case["action"]["roll"])
        return
    before = case["state"]
    state, _ = position(cells(before["board"]), before["dice"], before["difficulty"], before["powers_used"])
    unchanged = msgspec.json.encode(state)
    turn = state.players[0].turns + (EMPTY in state.players[0].cells)
    with pytest.raises(Illegal) as refused:
        play(rules, state, 0, command_of(case["action"], turn, before["powers_used"]), Laid({}))
    assert refused.value.reason == case["reason"]
    assert msgspec.json.encode(state) == unchanged

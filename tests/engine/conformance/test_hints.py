"""A hint is a legal command with reasons that have words."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.game import AnyGame
from tests.engine.conformance.tables import EVERY_TABLE, Table, played, ready, some

TEXTS = Path(__file__).parents[3] / "i18n/en"
SOME = 6
FEWEST = [table for table in EVERY_TABLE if table.seats == table.game.seats[0]]


class Variables(Visitor):
    """The variables of a message and of those that it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.found: set[str] = set()
        self._messages = messages

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self._messages[node.id.name])


def variables(game: AnyGame) -> dict[str, set[str]]:
    body = FluentParser().parse((TEXTS / f"{game.id}.ftl").read_text("utf-8")).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    found = {}
    for name, message in messages.items():
        visitor = Variables(messages)
        visitor.visit(message)
        found[name] = visitor.found
    return found


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_a_hint_is_legal_and_its_reasons_have_words_with_just_their_variables(table: Table) -> None:
    game = table.game
    known = variables(game)
    for step in some(played(table).steps, SOME):
        for seat in ready(game, table.seats, step.before):
            hint = game.hint(game.view(step.before), game.secret(step.before, seat), seat)
            assert game.decide(step.before, seat, hint.command, Unrolled())
            assert hint.why
            assert all(known[reason.text] == set(reason.params) for reason in hint.why), hint.why


class Unrolled:
    """Dice that show what they may; a hint may ask for a reroll."""

    def roll(self, sides: int, *where: str | int) -> int:
        return 1 + len(where) % sides

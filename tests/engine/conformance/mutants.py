"""Commands that are almost right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.game import AnyGame


def mutants(game: AnyGame, command: Any) -> Iterator[Any]:
    """Commands that differ from this one in one place, as far as the game's own type lets them pass at the edge."""
    for changed in _changes(msgspec.json.decode(msgspec.json.encode(command))):
        try:
            mutant = msgspec.convert(changed, game.command)
        except msgspec.ValidationError:
            continue
        if mutant != command:
            yield mutant


def _changes(value: Any) -> Iterator[Any]:
    if isinstance(value, bool) or value is None:
        yield 0
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1, 1000, None)
    elif isinstance(value, dict):
        for key in value:
            yield from ({**value, key: changed} for changed in _changes(value[key]))
    elif isinstance(value, list):
        yield from _changed_lists(value)


def _changed_lists(value: list[Any]) -> Iterator[Any]:
    yield from ([], value[:-1], value[1:], value[::-1], value + value[-1:])
    for at, item in enumerate(value):
        yield from ([*value[:at], changed, *value[at + 1 :]] for changed in _changes(item))

"""Changing what was read, unless somebody else was faster."""

from __future__ import annotations

from server.store.dial import Argument
from server.store.lines import Lines
from server.store.scripts import Script

EXCHANGE = Script("exchange")


def exchanged(line: Lines, key: str, before: bytes, after: bytes, *field: Argument) -> bool:
    """Put a value in the place of the one that was read; `field`: where the key is a hash. It lives as long as before.

    False: another value stands there by now, or none, and nothing was done. Raises `StoreAway`.
    """
    return bool(EXCHANGE.run(line, (key,), before, after, *field))

"""What may be wrong with the store, as one word for whoever runs it."""

from __future__ import annotations

from typing import Literal, get_args

from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
)
from redis.sentinel import MasterNotFoundError

from server.store.asked import StoreAway

Trouble = Literal[
    "away", "loading", "full", "not_saving", "read_only", "no_replica", "no_master", "no_access", "newer_format"
]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)
"""
away          no answer: gone, frozen, or behind a broken network
loading       it reads its files after a start
full          its memory is; it takes nothing more
not_saving    it cannot write its files: its disk is full or broken
read_only     it is a replica; the real one is elsewhere
no_replica    it wants to be copied, and nobody copies it
no_master     the sentinels have none: it is failing over
no_access     the user name, the password or what they allow is wrong
newer_format  a newer server has written to it
"""

KINDS: tuple[tuple[type[Exception], Trouble], ...] = (
    (BusyLoadingError, "loading"),
    (OutOfMemoryError, "full"),
    (ReadOnlyError, "read_only"),
    (MasterNotFoundError, "no_master"),
    (AuthenticationError, "no_access"),
    (NoPermissionError, "no_access"),
)
WORDS: tuple[tuple[str, Trouble], ...] = (("MISCONF", "not_saving"), ("NOREPLICAS", "no_replica"))


def named(away: StoreAway) -> Trouble:
    """Why the store did not do what was asked."""
    cause = away.__cause__
    for kind, trouble in KINDS:
        if isinstance(cause, kind):
            return trouble
    for word, trouble in WORDS:
        if isinstance(cause, ResponseError) and str(cause).startswith(word):
            return trouble
    return "away"

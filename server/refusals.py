"""The one exception with which the server says no."""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted. `reason` is a message id, `params` are the message's variables."""

    def __init__(self, reason: str, **params: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params

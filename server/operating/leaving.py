"""A process that is about to end: it finishes what it has begun, and begins nothing that others had better begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

VITALS = ("/healthz", "/readyz", "/metrics")
"""What may be asked of it all the same."""


class Leaving:
    """Whether the process has been told to end."""

    def __init__(self) -> None:
        self.begun = False

    def guarded(self, application: Callable[..., Iterable[bytes]]) -> Callable[..., Iterable[bytes]]:
        """A WSGI application that then answers nothing new: a proxy in front asks another process."""

        def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
            if not self.begun or environ.get("PATH_INFO") in VITALS:
                return application(environ, start_response)
            start_response("503 SERVICE UNAVAILABLE", [("Content-Type", "application/json"), ("Connection", "close")])
            return [msgspec.json.encode({"ok": False, "reason": "server_leaving", "params": {}})]

        return answer

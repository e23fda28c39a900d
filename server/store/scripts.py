"""The Lua scripts: what the store does in one step."""

from __future__ import annotations

import hashlib
from importlib.resources import files

from redis.exceptions import NoScriptError

from server.store.asked import Command
from server.store.dial import Argument, Reply
from server.store.lines import Lines


class Script:
    """A script beside this file, by its name. It is sent whole only to a store that does not know it (any more)."""

    def __init__(self, name: str) -> None:
        self._text = (files("server.store") / f"{name}.lua").read_text("utf-8")
        self._digest = hashlib.sha1(self._text.encode(), usedforsecurity=False).hexdigest()

    def run(self, line: Lines, keys: tuple[str, ...], *arguments: Argument) -> Reply:
        """Run it on a line. Raises `StoreAway`."""
        return self.known(line, self.call(keys, *arguments))[0]

    def call(self, keys: tuple[str, ...], *arguments: Argument) -> Command:
        """The command that runs it in a store that knows it."""
        return "EVALSHA", self._digest, len(keys), *keys, *arguments

    def known(self, line: Lines, *commands: Command) -> list[Reply]:
        """Ask these, among which are calls of this script and else only what may be asked twice. Raises `StoreAway`."""
        try:
            return line.ask(*commands)
        except NoScriptError:
            return line.ask(*map(self._whole, commands))

    def _whole(self, command: Command) -> Command:
        return ("EVAL", self._text, *command[2:]) if command[:2] == ("EVALSHA", self._digest) else command

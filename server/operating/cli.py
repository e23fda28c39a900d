"""What the operator of a server asks of it on the command line, beside serving."""

from __future__ import annotations

import argparse
import fcntl
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from server.config import Config, Malformed, Timings, read_config
from server.operating import backup
from server.operating.renaming import Renaming
from server.operating.survey import Survey
from server.records.moderation import Moderation
from server.records.recording import Recorder
from server.refusals import Refused
from server.rooms import codes
from server.rooms.tables import Tables
from server.store import embedded
from server.store.archive import Archive, Foreign
from server.store.store import Store, StoreAway
from server.store.trouble import named


class CannotOperate(Exception):
    """Why it could not be done: one line for the operator."""


class Desk:
    """A store, and what can be asked about it. Each answer is a text to be printed."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._archive = archive
        self._survey = Survey(store, archive, Timings().room_ttl)
        self._moderation = Moderation(store.line)
        self._renaming = Renaming(store, archive, Tables(store, Timings(), Recorder(store).record))

    def rooms(self) -> str:
        """All rooms, a line each."""
        lines: list[tuple[str, ...]] = [("CODE", "GAME", "PHASE", "GAME NO", "PEOPLE", "HERE", "VERSION", "IDLE")]
        lines += [tuple(map(str, msgspec.structs.astuple(line))) for line in self._survey.rooms()]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        rows = ("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)) for line in lines)
        return "\n".join(row.rstrip() for row in rows)

    def inspect(self, code: str) -> str:
        """A room as everybody in it sees it."""
        return _pretty(self._survey.look(codes.normalise(code)))

    def export(self, code: str) -> str:
        """A room with its log, as JSON."""
        return _pretty(self._survey.export(codes.normalise(code)))

    def close(self, code: str) -> str:
        """Remove a room."""
        code = codes.normalise(code)
        if not self._archive.close(code):
            raise Refused("unknown_room")
        return f"{code} is closed"

    def hide(self, game: str, no: str) -> str:
        """Take a result off the boards."""
        self._moderation.hide(game, number(no))
        return "it is on no board any more"

    def unhide(self, game: str, no: str) -> str:
        """Put a result back on the boards."""
        self._moderation.unhide(game, number(no))
        return "it is back where it was"

    def hide_person(self, game: str, no: str) -> str:
        """Take everything of a person off the boards."""
        return f"{self._moderation.hide_person(game, number(no))} results are on no board any more"

    def unhide_person(self, game: str, no: str) -> str:
        """Put everything of a person back on the boards."""
        return f"{self._moderation.unhide_person(game, number(no))} results are back where they were"

    def rename(self, old: str, new: str) -> str:
        """Put another name in the place of one."""
        found = self._renaming.everywhere(old, new)
        return "replaced: " + ", ".join(f"{where} {times}" for where, times in found.items())

    def backup(self, file: str) -> str:
        """Everything into one file."""
        return f"{backup.save(self._archive, Path(file))} keys are in {file}"

    def restore(self, file: str) -> str:
        """Everything out of one file."""
        return f"{backup.restore(self._archive, Path(file))} keys are restored"


def number(typed: str) -> int:
    """A person's number. Raises `Refused`: unknown_person."""
    if not typed.isdecimal():
        raise Refused("unknown_person")
    return int(typed)


COMMANDS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "serve": ((), "serve the game (what happens when nothing is said)"),
    "rooms": ((), "list the rooms"),
    "inspect": (("code",), "show a room as everybody in it sees it"),
    "export": (("code",), "write a room and its log to the output, as JSON"),
    "close": (("code",), "remove a room"),
    "hide": (("game", "no"), "take a result off the boards: the game's id, and the person's number in it"),
    "unhide": (("game", "no"), "put it back"),
    "hide-person": (("game", "no"), "take everything of this person off the boards, also what is to come"),
    "unhide-person": (("game", "no"), "put it back"),
    "rename": (("old", "new"), "put another name in the place of one, everywhere it is shown"),
    "backup": (("file",), "write everything to a file, while people play or not"),
    "restore": (("file",), "fill an empty store from such a file"),
}
"""Each command: what it takes, and what it does."""


def operate(arguments: list[str], environ: Mapping[str, str]) -> int:
    """Do what is asked. The exit status: 0 done, 1 could not be done, 2 asked for wrongly."""
    try:
        asked = _parser().parse_args(arguments)
        taken = [value for name, value in vars(asked).items() if name != "command"]
        with desk(read_config(environ), may_begin=asked.command == "restore") as found:
            answer: Callable[..., str] = getattr(found, asked.command.replace("-", "_"))
            print(answer(*taken))
    except Malformed as error:
        return _complain(str(error), 2)
    except (CannotOperate, Foreign, backup.Unusable, embedded.NoStore) as error:
        return _complain(str(error), 1)
    except Refused as refusal:
        return _complain(" ".join((refusal.reason, *(str(value) for value in refusal.params.values()))), 1)
    except StoreAway as away:
        return _complain(f"the store does not do it: {named(away)}", 1)
    return 0


@contextmanager
def desk(config: Config, *, may_begin: bool) -> Iterator[Desk]:
    """The store of this configuration, whether a server runs on it or not. Raises `CannotOperate`, `NoStore`.

    `may_begin`: a data folder that is not there is made.
    """
    with reached(config, may_begin=may_begin) as url:
        store, archive = Store(url, limit=PATIENCE), Archive(url, limit=PATIENCE)
        try:
            yield Desk(store, archive)
        finally:
            store.close()
            archive.end()


PATIENCE = 10.0
"""Seconds that the store may take for each step."""


@contextmanager
def reached(config: Config, *, may_begin: bool) -> Iterator[str]:
    """The address of the store: the one that is set, the one beside a running server, or one just for this."""
    if config.redis_url is not None:
        yield config.redis_url
        return
    if not may_begin and not (config.data_dir / embedded.LOCK_FILE).exists():
        raise CannotOperate(f"REDIS_URL is not set, and there is no store in the data folder {config.data_dir}")
    if (path := running(config.data_dir)) is not None:
        yield f"unix://{path}"
        return
    store = embedded.EmbeddedStore.start(config.data_dir)
    try:
        yield store.url
    finally:
        store.stop()


def running(data_dir: Path) -> Path | None:
    """The socket of the store that has its files here and runs; None: none does."""
    try:
        lock = os.open(data_dir / embedded.LOCK_FILE, os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return Path(os.fsdecode(os.pread(lock, 4096, 0)))
    finally:
        os.close(lock)
    return None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m server", epilog="Settings are environment variables: see README.md.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, (takes, does) in COMMANDS.items():
        command = commands.add_parser(name, help=does, description=does)
        for argument in takes:
            command.add_argument(argument)
    return parser


def _pretty(record: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode()


def _complain(words: str, status: int) -> int:
    print(f"MAGDAGDON: {words}", file=sys.stderr)
    return status

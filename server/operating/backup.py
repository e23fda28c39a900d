"""A store in one file: a line of JSON for each key, between a line that says what this is and one that says how many.

The file holds secrets, identities and seeds: nobody but its owner may read it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from engine.game import Record
from server.store import formats
from server.store.archive import KINDS, Archive, Entry


class Unusable(Exception):
    """Why a file cannot be made or used, or a store not be filled: one line for the operator."""


class Top(Record, frozen=True):
    """The first line."""

    backup: Literal["magdagdon"]
    taken: int
    """When it was begun, in milliseconds of the store's clock."""
    format: int
    """The newest format of rooms that may be in it."""


class Bottom(Record, frozen=True):
    """The last line: without it the file is only a part of one."""

    keys: int


def save(archive: Archive, path: Path) -> int:
    """Write everything to a file, which is there whole or not at all; how many keys. Raises `Unusable`, `StoreAway`."""
    part = path.with_name(f"{path.name}.part")
    keys = 0
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:  # noqa: PTH123
            file.write(_line(Top("magdagdon", archive.taken(), formats.current())))
            for keys, entry in enumerate(archive.entries(), 1):  # noqa: B007
                file.write(_line(entry))
            file.write(_line(Bottom(keys)))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise Unusable(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):  # mostly it is not there any more
            part.unlink()
    return keys


def restore(archive: Archive, path: Path) -> int:
    """Fill an empty store from a file; how many keys. Raises `Unusable`, `StoreAway`."""
    check(path)
    if archive.size():
        raise Unusable("the store is not empty; nothing was restored")
    return archive.put(_entries(path))


def check(path: Path) -> None:
    """Read a whole file before anything is done with it. Raises `Unusable`."""
    try:
        with path.open("rb") as file:
            top = msgspec.json.decode(next(file, b""), type=Top)
            whole = _is_whole(file)
    except OSError as error:
        raise Unusable(f"{path} cannot be read: {error.strerror}") from None
    except msgspec.MsgspecError:
        raise Unusable(f"{path} is no backup, or only a part of one") from None
    if not whole:
        raise Unusable(f"{path} is only a part of a backup")
    if top.format > formats.current():
        raise Unusable(f"{path} was made by a newer server")


def _is_whole(lines: Iterator[bytes]) -> bool:
    """Whether there are as many keys as the last line says. Raises `msgspec.MsgspecError`."""
    keys, last = 0, b""
    for line in lines:
        if last:
            keys += msgspec.json.decode(last, type=Entry).kind in KINDS
        last = line
    return msgspec.json.decode(last, type=Bottom).keys == keys


def _entries(path: Path) -> Iterator[Entry]:
    """What stands between the first and the last line of a file that has been checked."""
    with path.open("rb") as file:
        next(file)
        before = next(file)
        for line in file:
            yield msgspec.json.decode(before, type=Entry)
            before = line


def _line(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"

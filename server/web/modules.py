"""JavaScript modules and what they import, read off their text: enough for a browser to ask for all of them at once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from typing import NamedTuple

COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
IMPORTED = re.compile(r"""(?:^|;)\s*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*["']([^"']+)["']""", re.MULTILINE)
IMPORTED_LATER = re.compile(r"""\bimport\(\s*["']([^"']+)["']""")


class Parts(NamedTuple):
    """What a module needs before it runs, itself included, and the modules it may ask for later."""

    now: tuple[str, ...]
    later: tuple[str, ...]


def bare(text: str) -> str:
    """A module without its `/** … */`: types and remarks, a third of it. Its lines keep their numbers."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)


def parts(entry: str, source: Callable[[str], str]) -> Parts:
    """Everything that a module imports, and what that imports in turn. `source` gives the bare text at an address."""
    now, later = [entry], dict[str, None]()
    for address in now:
        text = source(address)
        now += {found: None for found in imports(IMPORTED, address, text) if found not in now}
        later |= dict.fromkeys(imports(IMPORTED_LATER, address, text))
    return Parts(tuple(now), tuple(later))


def imports(pattern: re.Pattern[str], address: str, text: str) -> list[str]:
    """The addresses that a module at an address imports."""
    return [posixpath.normpath(posixpath.join(address, "..", name)) for name in pattern.findall(text)]

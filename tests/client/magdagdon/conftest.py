"""Where the tables of this game are shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.magdagdon.tables import tables
from tests.client.serve import served


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with served(Path(__file__).parent / "page", dict(tables())) as address:
        yield address

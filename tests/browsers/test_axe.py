"""axe finds nothing wrong on any screen, in four languages and both themes."""

import pytest

from tests.axe import wrong_in_both_themes
from tests.e2e.texts import LANGUAGES
from tests.shots.scenery import Scenery
from tests.shots.screens import WALKS


@pytest.fixture(scope="module")
def scenery():
    with Scenery() as scenery:
        yield scenery


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_wrong(chromium, scenery, language, walk):
    found = {}
    with scenery.phone(chromium, language) as phone:
        for name, _ in walk(scenery, phone):
            scenery.everybody_here()
            found[name] = wrong_in_both_themes(phone.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}

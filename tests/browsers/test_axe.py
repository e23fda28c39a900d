"""axe finds nothing wrong on any screen, in any language, in both themes. Colours are no matter of language."""

import pytest

from tests.axe import COLOURS, too_small, wrong, wrong_in_both_themes
from tests.browsers.languages import changeable, speak
from tests.e2e.texts import LANGUAGES
from tests.shots.scenery import Scenery
from tests.shots.screens import WALKS

WALKED = "en"


@pytest.fixture(scope="module")
def scenery():
    with Scenery() as scenery:
        yield scenery


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_axe_finds_nothing_wrong_in_any_language(chromium, scenery, walk):
    found = {}
    with scenery.phone(chromium, WALKED) as phone:
        changeable(phone.context)
        for name, _ in walk(scenery, phone):
            scenery.everybody_here()
            found[name] = wrong_in_both_themes(phone.page)
            for language in (one for one in LANGUAGES if one != WALKED):
                speak(phone.page, language)
                found[f"{name} in {language}"] = wrong(phone.page, without=[COLOURS]) + too_small(phone.page)
            speak(phone.page, WALKED)
    assert {name: faults for name, faults in found.items() if faults} == {}

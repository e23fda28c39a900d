"""The game's texts as a player of a language reads them, out of the same files that the browser gets."""

import re
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

TEXTS = Path(__file__).parents[2] / "i18n"
LANGUAGES = sorted(path.name for path in TEXTS.iterdir() if path.is_dir())
LOCALE = re.compile(r"^locale = (\S+)", re.MULTILINE)
"""Where a language says by whose rules it writes numbers."""


def source_of(language):
    """All messages of a language, those that come later too, as one Fluent source."""
    return "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / language).rglob("*.ftl")))


class Texts:
    """`t = texts("es")`, then `t("confirm")`: a message in words. A missing message raises `LookupError`."""

    def __init__(self, language, source=source_of):
        self.language = language
        text = source(language)
        [name] = LOCALE.findall(text)
        locale = Locale.parse(name, sep="-")
        self._bundle = FluentBundle(
            [name],
            use_isolating=False,
            functions={"SIGN": lambda number: number.format(locale).replace("-", "−")},
        )
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, id, **params):
        text, errors = self._bundle.format_pattern(self._bundle.get_message(id).value, params)
        assert not errors, (id, errors)
        return text


@cache
def texts(language):
    return Texts(language)

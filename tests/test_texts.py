"""Every text exists in every language, with the same variables, and every refusal has words."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "i18n"
LANGUAGES = sorted(path.name for path in TEXTS.iterdir() if path.is_dir())
CATEGORIES = {"zero", "one", "two", "few", "many"}
BELOW_A_MILLION = range(1_000)
"""Whole numbers that between them have every plural category that those below a million have."""


FOR_THE_SERVER = "language-name"
"""What a language is called: the server writes it into the document."""


class Uses(Visitor):
    """Collects what a message needs from outside and which plural categories it tells apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: list[set[str]] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        if keys & CATEGORIES:
            self.numbers.append(keys)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for path in sorted((TEXTS / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path.relative_to(TEXTS / language).as_posix(), entry


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_texts_can_be_read(language: str) -> None:
    assert [(name, entry.content) for name, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert [name for name in ids if ids.count(name) > 1] == []


def test_there_are_the_nine_languages() -> None:
    assert set(LANGUAGES) >= {"en", "el", "es", "id", "de", "fr", "pt-BR", "cs", "sk"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message_in_the_same_file_and_no_other(language: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {(name, entry.id.name) for name, entry in entries(of) if isinstance(entry, ast.Message)}

    assert places(language) == places("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_variables_in_every_language(language: str) -> None:
    english = {name: uses(message).variables for name, message in messages("en").items()}
    assert {name: uses(message).variables for name, message in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_message_has_the_plural_forms_of_its_language(language: str) -> None:
    plural = Locale.parse(language, sep="-").plural_form
    needed = {plural(n) for n in BELOW_A_MILLION} | {"other"}
    wrong = {
        name: sorted(keys)
        for name, message in messages(language).items()
        for keys in uses(message).numbers
        if not needed <= keys or not keys & CATEGORIES <= plural.tags
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_messages_that_exist(language: str) -> None:
    known = messages(language)
    assert {r for message in known.values() for r in uses(message).references} - set(known) == set()


def refusals() -> Iterator[python.Call]:
    """Every refusal that the engine or the server writes."""
    for path in [*(ROOT / "engine").rglob("*.py"), *(ROOT / "server").rglob("*.py")]:
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "").lower().endswith(
                ("refused", "illegal", "refusal")
            ):
                yield node


def test_no_refusal_has_words_of_its_own() -> None:
    """A reason is the id of a text, and what goes with it is a number or somebody's name."""
    calls = [*refusals()]
    given = [
        part.value
        for call in calls
        for part in (*call.args, *(each.value for each in call.keywords))
        if isinstance(part, python.Constant)
    ]
    assert len(calls) > 50
    assert [value for value in given if isinstance(value, str) and not re.fullmatch("[a-z_]+", value)] == []


def reasons() -> set[str]:
    """Every reason that the engine or the server can give, read from where it is raised."""
    raised = re.compile(r"\b(?:Refused|Illegal)\(\s*\"([a-z_]+)\"")
    sources = [*(ROOT / "engine").rglob("*.py"), *(ROOT / "server").rglob("*.py")]
    return {reason for path in sources for reason in raised.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert reasons() - set(messages(language)) == set()


def client() -> str:
    sources = [path for path in (ROOT / "client").rglob("*.js") if "node_modules" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in [*sources, ROOT / "client/index.html"])


def ways(code: str) -> re.Pattern[str]:
    """What an id looks like that the client puts together, such as `theme-${value}` or `${id}-name`."""
    before = {re.escape(start) + ".+" for start in re.findall(r"`([a-z][a-z0-9_-]*[-_])\$\{[^{}`]*\}`", code)}
    after = {".+" + re.escape(end) for end in re.findall(r"\bt\(`\$\{[^{}`]*\}([-_][a-z0-9_-]+)`", code)}
    return re.compile("|".join(sorted(before | after)))


def test_no_text_is_unused() -> None:
    code = client()
    engine = "\n".join(path.read_text("utf-8") for path in (ROOT / "engine").rglob("*.py"))
    referred = {r for message in messages("en").values() for r in uses(message).references}
    used = set(re.findall(r"[a-zA-Z][a-zA-Z0-9_-]*", code + engine)) | referred | reasons()
    put_together = ways(code)
    unused = set(messages("en")) - used - {FOR_THE_SERVER}
    assert {name for name in unused if not put_together.fullmatch(name)} == set()


def arguments(code: str, start: int) -> list[str]:
    """The arguments of a call, `start` being behind its opening bracket."""
    depth, begun, found = 0, start, []
    for at in range(start, len(code)):
        if code[at] in "([{":
            depth += 1
        elif depth == 0 and code[at] in ",)":
            found.append(code[begun:at].strip())
            begun = at + 1
            if code[at] == ")":
                return found
        elif code[at] in ")]}":
            depth -= 1
    return found


def given(parameters: str) -> set[str] | None:
    """The names in an object as it is written; None where they cannot be read."""
    if not parameters.startswith("{") or "..." in parameters:
        return None
    return {part.partition(":")[0].strip() for part in arguments(parameters[1:-1] + ")", 0) if part}


def asked() -> Iterator[tuple[str, set[str] | None]]:
    """Every id written out where the client asks for a text, with the names of what it gives for it."""
    code = client()
    for call in re.finditer(r"\bt\(|\bsentence\(t, ", code):
        which, *more = arguments(code, call.end())
        for name in re.findall(r'"([^"]+)"', re.sub(r'=== "[^"]*"', "", which)):
            yield name, given(more[0]) if more and more[0] else set()


def test_the_client_asks_for_texts_at_all() -> None:
    names = {name for name, _ in asked()}
    assert {"settings-title", "waiting-for", "at-own-pace", "result-gap"} <= names
    assert "own" not in names


def test_every_text_that_the_client_asks_for_exists() -> None:
    assert {name for name, _ in asked()} - set(messages("en")) == set()


def needs(name: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = uses(known[name])
    return found.variables.union(*(needs(reference, known) for reference in found.references))


def test_the_client_gives_every_text_what_it_needs() -> None:
    known = messages("en")
    missing = {
        name: sorted(needs(name, known) - names)
        for name, names in asked()
        if name in known and names is not None and not needs(name, known) <= names
    }
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_a_minus_sign(language: str) -> None:
    hyphened = re.compile(r"(?<![\w{$-])-(?=[\d{])")
    lines = [line for path in (TEXTS / language).rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.lstrip().startswith(("#", "[", "*")) and hyphened.search(line)] == []


class Pieces(Visitor):
    """Collects the pieces of text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def written(language: str) -> dict[str, list[str]]:
    def pieces(message: ast.Message) -> list[str]:
        visitor = Pieces()
        visitor.visit(message)
        return visitor.found

    return {name: pieces(message) for name, message in messages(language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_before_a_minus_or_a_percent(language: str) -> None:
    loose = re.compile(r" [−%]")
    assert {name for name, pieces in written(language).items() if any(map(loose.search, pieces))} == set()


def test_greek_capitals_have_no_accent() -> None:
    accented = re.compile(r"\b(?=\w*[Α-Ω]{2})\w*[ΆΈΊΌΎΏ]\w*|\w[Ή]|Ή\w*[Α-Ω]")
    assert {name for name, pieces in written("el").items() if any(map(accented.search, pieces))} == set()

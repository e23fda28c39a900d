"""What breaks in the field stands in field.toml, with what shows that it does not break here. Every proof is there."""

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from tests.chaos.faults import KINDS

HERE = Path(__file__).parent
CLIENT = HERE.parent / "client"
LINES = tomllib.loads((HERE / "field.toml").read_text("utf-8"))["line"]
LATER = {"phones by hand"}


def named_in(path):
    """The names of the tests in a file."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return re.findall(r"^ *def test_(\w+)\(", text, re.M)
    return re.findall(r"^test\(\"(.+?)\", ", text, re.M)


def stands(proof):
    kind, separator, what = proof.partition(": ")
    match kind if separator and "::" not in kind else "test":
        case "chaos":
            return what in KINDS
        case "soak":
            return importlib.util.find_spec(f"tests.soak.{what}") is not None
        case "later":
            return what in LATER
        case _:
            path, _, name = proof.partition("::")
            return (HERE / path).is_file() and name in named_in(HERE / path)


@pytest.mark.parametrize("line", LINES, ids=[line["says"][:40] for line in LINES])
def test_a_line_of_the_field_has_its_proofs(line):
    assert line["proof"]
    assert [proof for proof in line["proof"] if not stands(proof)] == []


def test_no_line_is_there_twice_and_none_has_gone():
    assert len({line["says"] for line in LINES}) == len(LINES) == 48


def test_every_fault_of_the_trial_and_every_part_of_the_soak_proves_something():
    proofs = {proof for line in LINES for proof in line["proof"]}
    parts = {path.stem for path in (HERE / "soak").glob("*.py")} - {"__main__", "census", "measured"}
    assert {f"soak: {part}" for part in parts} <= proofs


def scripts():
    return [path for path in CLIENT.rglob("*.js") if "node_modules" not in path.parts]


def test_no_text_ever_becomes_markup_or_code():
    """What is drawn goes through templates that take every text for a text."""
    risky = re.compile(
        r"\b(innerHTML|outerHTML|insertAdjacentHTML|unsafe(HTML|SVG|Static)|document\.write|srcdoc"
        r"|setHTML\w*|createContextualFragment|eval|Function)\b\s*[(=]"
    )
    assert len(scripts()) > 20
    assert [str(path) for path in scripts() if risky.search(path.read_text("utf-8"))] == []


def test_taps_do_not_zoom_and_nothing_forbids_to():
    styles = "".join(path.read_text("utf-8") for path in (CLIENT / "styles").glob("*.css"))
    assert re.search(r"touch-action: manipulation", styles)
    viewport = re.search(r'<meta name="viewport" content="([^"]*)"', (CLIENT / "index.html").read_text("utf-8"))
    assert not re.search(r"user-scalable|maximum-scale", viewport[1])

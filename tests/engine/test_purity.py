"""The engine computes: it never blocks, prints, looks at a clock, draws by chance or knows what is around it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "engine").rglob("*.py"))
PURE = {
    "__future__",
    *("array", "collections", "functools", "hashlib", "heapq", "hmac", "itertools", "operator", "types", "typing"),
    "pkgutil",  # for what bots have learned, which lies beside their code
    "msgspec",
    "engine",
}
IMPURE_NAMES = {"open", "print", "input", "eval", "exec", "compile", "__import__", "globals", "breakpoint"}
AROUND = {"server", "flask", "redis", "eventlet", "socketio", "socket", "random", "secrets", "threading"}


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def test_there_is_an_engine() -> None:
    assert len(FILES) > 5


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_engine_imports_only_what_is_pure(file: Path) -> None:
    assert {module.split(".")[0] for module in imports(ast.parse(file.read_text()))} <= PURE


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_engine_reads_writes_and_evaluates_nothing(file: Path) -> None:
    tree = ast.parse(file.read_text())
    assert not IMPURE_NAMES & {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global | ast.Nonlocal | ast.AsyncFunctionDef)]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_game_knows_no_other_game(file: Path) -> None:
    folder = file.relative_to(ROOT / "engine").parts[0]
    if folder != file.name:
        foreign = [each for each in imports(ast.parse(file.read_text())) if each.startswith("engine.")]
        assert all(each.split(".")[1] in {"game", "dice", folder} for each in foreign)


def test_importing_the_engine_brings_in_nothing_around_it() -> None:
    code = "import sys, msgspec; before = set(sys.modules); import engine; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not AROUND & set(done.stdout.split())

"""What holds for the project as a whole: it stands alone, and its lock files can be used anywhere."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "client/package-lock.json", "tests/browsers/package-lock.json")


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in tracked():
        try:
            found.append((path, path.read_text("utf-8")))
        except (UnicodeDecodeError, FileNotFoundError):
            continue
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert re.findall(r'"resolved"|^\s*--(?:index|extra-index|find-links)', text, re.M) == []
    assert "://" not in text


@pytest.mark.parametrize("lock", LOCKS[:2])
def test_every_python_package_is_pinned_and_hashed(lock: str) -> None:
    for block in re.split(r"\n(?=\S)", (ROOT / lock).read_text("utf-8").strip()):
        assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==\S+", block), block[:80]
        assert "--hash=sha256:" in block, block[:80]


def test_nothing_reads_what_lies_outside_the_project() -> None:
    outside = re.compile(r"\.\./shar" + r"ed\b|/wor" + r"k/|(?<![\w.-])/(?:root|home/[a-z]+)/")
    assert [str(path.relative_to(ROOT)) for path, text in texts() if outside.search(text)] == []


def test_the_top_level_holds_what_the_design_names_and_nothing_else() -> None:
    allowed = {
        *("pyproject.toml", "server", "engine", "client", "docker-compose.yml", "tests", "i18n"),
        *("README.md", "CHANGELOG.md", "Makefile"),
        *("requirements.in", "requirements.lock", "requirements-dev.in", "requirements-dev.lock"),
    }
    names = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {name for name in names if not name.startswith(".")} - allowed == set()


def test_nothing_third_party_is_committed() -> None:
    suspicious = re.compile(r"(^|/)(node_modules|vendor)/|\.min\.(js|css)$|\.(whl|woff2?)$")
    assert [str(p.relative_to(ROOT)) for p in tracked() if suspicious.search(str(p.relative_to(ROOT)))] == []


def test_the_tools_are_configured_in_one_place() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert {"ruff", "mypy", "pytest"} <= set(tools)
    assert tools["mypy"]["strict"] is True

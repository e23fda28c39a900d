"""Nothing secret is committed, and nothing is used that is not declared. Needs no network; part of `make check`."""

import ast
import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY",
    "a cloud's key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b",
    "a forge's token": r"\b(?:gh[pousr]_|npm_)[A-Za-z0-9]{36}|\b(?:github_pat_|glpat-|pypi-AgE)[\w-]{20}",
    "a service's token": r"\bxox[abprs]-[\w-]{10}|\b[rs]k_live_[A-Za-z0-9]{16}|\bSG\.[\w-]{16,}\.[\w-]{16}",
    "a signed token": r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}",
    "a password in an address": r"://[^\s:/@\"'{}\[]+:[^\s/@\"'{}$]{8,}@",
    "a secret set to a value": (
        r"(?i)(?:secret|passw(?:or)?d|token|api_?key)\w{0,20}[\"']?\s{0,4}[:=]\s{0,4}[\"']?(?=\w*\d)[\w+/=-]{20,}"
    ),
    "a seed or key in hexadecimal": r"(?<![0-9a-f:])[0-9a-f]{64}(?![0-9a-f])",
}
"""What secrets look like that end up in repositories by mistake."""

FILES = re.compile(
    r"(^|/)(\.env(\..+)?|id_(rsa|ed25519)|data/.*|[^/]+\.(pem|key|p12|pfx|rdb|aof|sqlite3?|log|backup))$"
)
"""What files are called that hold secrets or data."""

DICE = ("tests/vectors/", "tests/engine/", "tests/client/", "tests/replays/")
"""Where seeds are written down: those of games that were never played."""


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def found(text: str, kinds: set[str] | None = None) -> set[str]:
    """What a text seems to hold."""
    return {kind for kind in kinds or SECRETS if re.search(SECRETS[kind], text)}


def test_no_file_is_committed_that_holds_secrets_or_data_by_its_name() -> None:
    assert [name for name in tracked() if FILES.search(name)] == []


def test_no_text_that_is_committed_holds_a_secret() -> None:
    suspicious = {}
    for name in tracked():
        hexadecimal = {"a seed or key in hexadecimal"} if name.endswith(".lock") or name.startswith(DICE) else set()
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        if kinds := found(text, SECRETS.keys() - hexadecimal):
            suspicious[name] = kinds
    assert suspicious == {}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("a private key", "-----BEGIN EC PRIVATE" + " KEY-----"),
        ("a cloud's key", "AKIA" + "ABCDEFGHIJKLMNOP"),
        ("a forge's token", "ghp_" + "a1" * 18),
        ("a service's token", "xoxb-" + "1234567890-abc"),
        ("a signed token", "eyJ" + "hbGciOiJIUzI1NiJ9.eyJ" + "zdWIiOiIxMjM0NTY3.c2lnbmF0dXJl"),
        ("a password in an address", "redis://me:" + "longenough@store:6379"),
        ("a secret set to a value", "SECRET_KEY" + ": 0af9d1c2b3a4958677665544"),
        ("a secret set to a value", "api_key" + ' = "abcdefgh12345678ijkl"'),
        ("a seed or key in hexadecimal", "5f" * 32),
    ],
)
def test_a_secret_of_each_kind_would_be_found(kind: str, text: str) -> None:
    assert kind in found(f"something {text} else")


def declared(requirements: str) -> set[str]:
    lines = (ROOT / requirements).read_text("utf-8").splitlines()
    return {re.split(r"[\[; ]", line)[0].lower() for line in lines if line and not line.startswith(("-", "#"))}


def imported(*folders: str) -> set[str]:
    """The distributions from which something is imported in these folders."""
    modules = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    modules |= {name.name.partition(".")[0] for name in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    modules.add(node.module.partition(".")[0])
    known = importlib.metadata.packages_distributions()
    foreign = modules - sys.stdlib_module_names - {"engine", "server", "tests"}
    return {known.get(module, [module])[0].lower().replace("_", "-") for module in foreign}


def test_what_the_server_and_the_engine_import_is_declared_and_what_is_declared_is_imported() -> None:
    comes_with_flask = {"werkzeug"}
    assert imported("server", "engine") - comes_with_flask == declared("requirements.in")


def test_the_engine_needs_nothing_but_its_records() -> None:
    assert imported("engine") == {"msgspec"}


def test_what_the_tests_import_is_declared_as_well() -> None:
    comes_along = {"werkzeug", "playwright", "babel"}
    assert imported("tests") - comes_along <= declared("requirements.in") | declared("requirements-dev.in")


def test_what_is_installed_is_what_the_lock_says() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    for name, version, marker in re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+?)(?: ; (.*?))? \\$", lock, re.M):
        if "win32" not in marker and "python_" not in marker and "platform" not in marker:
            assert importlib.metadata.version(name) == version, name

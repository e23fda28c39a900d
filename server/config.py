"""What can be set: by the operator, environment variables, read once; by whoever starts the server, its timings."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from engine.game import Record
from server.store import dial


class Malformed(Exception):
    """A variable whose value cannot be meant. The text is one line that names the variable and what it takes.

    The value is not repeated: some of these variables are secrets.
    """


class Config(Record, frozen=True):
    """The settings of one server process."""

    host: str = ""
    """The address to listen on; empty: every interface."""
    port: int = 8000
    """0: any free port."""
    public_url: str | None = None
    """Scheme and host under which players reach the server, no slash at the end; None: the request's own host."""
    proxies: int = 0
    """How many hops of forwarded headers to trust."""
    redis_url: str | None = None
    """The store; None: one is started beside the server, with its files in `data_dir`."""
    data_dir: Path = Path("data")
    secret_keys: tuple[str, ...] = ()
    """The keys that sign identities: the first signs, all verify. Empty: a key kept in the store."""
    daily_secret: str | None = None
    """What the days' seeds are drawn from; None: a secret kept in the store."""
    log_level: str = "info"


class Timings(Record, frozen=True):
    """Every span the server waits or counts, in seconds. Tests and trials start the same server with other values."""

    presence_every: float = 2
    """A process writes its own sockets' presence this often."""
    present_for: float = 6
    """Who was seen within this span is present."""
    host_after: float = 30
    """A host gone for this long is replaced."""
    auto_after: float = 2
    """An auto seat is played this long after its turn opened."""
    bot_after: float = 1.4
    """A bot takes at least this long for a command, as people do …"""
    bot_within: float = 8
    """… and the table plays for one that has not chosen this long after its turn opened."""
    hint_within: float = 5
    """A hint that has not come by then may be asked for again."""
    bot_looks: float = 0.2
    """What thinks for the bots looks this often whether one is waited for."""
    clock_grace: float = 1
    """A clock fires this long after the deadline: room for the client's own draft."""
    record_after: float = 3
    """A finished game that is not recorded by then is recorded by whoever notices."""
    sweep_every: float = 0.25
    """The deadlines are looked through this often."""
    swept_gap: float = 5
    """After a longer gap between sweeps nothing fires; every open turn opens again."""
    renew_every: float = 60
    """A room that is followed has its time to live renewed this often."""
    room_ttl: float = 86_400
    """A room that nobody follows is kept this long."""
    ping_every: float = 4
    """Every socket is pinged this often …"""
    ping_answer: float = 5
    """… and is dead when it has not answered within this span: noticed on both sides within their sum."""
    leave_poll: float = 0.2
    """How often the serving process looks whether it was told to stop."""
    leave_grace: float = 0.3
    """How long a leaving process lets its last words reach the sockets …"""
    leave_within: float = 5
    """… and how long, at most, it waits for what is being answered."""
    back_after: float = 0.3
    """When clients told `bye` are to try again, about: each draws a moment around it."""
    health_every: float = 5
    """It is looked this often whether the store saves."""


def read_config(environ: Mapping[str, str]) -> Config:
    """The settings in an environment; an empty variable counts as absent. Raises `Malformed`."""
    values: dict[str, Any] = {}
    for name, (field, read, takes) in VARIABLES.items():
        text = environ.get(name, "").strip()
        if not text:
            continue
        try:
            values[field] = read(text)
        except ValueError:
            raise Malformed(f"{name} is malformed: it takes {takes}") from None
    return Config(**values)


def _host(text: str) -> str:
    if re.fullmatch(r"(?!-)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", text) and not re.fullmatch(r"[0-9.]+", text):
        return text
    return str(ipaddress.ip_address(text))


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def _public_url(text: str) -> str:
    parts = urlsplit(text)
    plain = re.fullmatch(r"https?://[A-Za-z0-9.\-]+(:[0-9]+)?/?|https?://\[[0-9a-fA-F:]+\](:[0-9]+)?/?", text)
    if not plain or parts.port == 0:
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _redis_url(text: str) -> str:
    dial.nodes(text)
    return text


def _keys(text: str) -> tuple[str, ...]:
    keys = tuple(key.strip() for key in text.split(","))
    if not all(keys):
        raise ValueError(text)
    return keys


def _level(text: str) -> str:
    if text.lower() not in ("debug", "info", "warning", "error"):
        raise ValueError(text)
    return text.lower()


VARIABLES: Mapping[str, tuple[str, Callable[[str], object], str]] = {
    "HOST": ("host", _host, "an address or a host name to listen on"),
    "PORT": ("port", _number(0, 65_535), "a number from 0 to 65535 (0: any free port)"),
    "PUBLIC_URL": ("public_url", _public_url, "scheme and host alone, such as https://play.example.org"),
    "PROXIES": ("proxies", _number(0, 10), "a number from 0 to 10"),
    "REDIS_URL": (
        "redis_url",
        _redis_url,
        "an address that begins with redis://, rediss://, unix://, redis+sentinel://, redis+cluster:// or rediss+cluster://",
    ),
    "DATA_DIR": ("data_dir", Path, "a folder"),
    "SECRET_KEY": ("secret_keys", _keys, "one key or several, separated by commas, none of them empty"),
    "DAILY_SECRET": ("daily_secret", str, "any text"),
    "LOG_LEVEL": ("log_level", _level, "debug, info, warning or error"),
}
"""Each variable: the field it sets, how it is read, and what it takes in words."""

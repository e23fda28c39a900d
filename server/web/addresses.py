"""Where the server listens, and how others on the same network reach it."""

from __future__ import annotations

import io
import ipaddress
import socket
import sys
from collections.abc import Iterator

import segno

BACKLOG = 1_024
"""Connections that may wait to be accepted: a full room's worth of reconnecting after a restart, many times over."""

ELSEWHERE = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "10.42.0.254", "192.168.137.254")
"""Addresses in the usual networks of homes, offices and hotspots; nothing is ever sent there."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; an empty host means every interface, in both families where there are both.

    Raises `OSError`.
    """
    if host:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.create_server((host, port), family=family, backlog=BACKLOG)
    elif socket.has_dualstack_ipv6():
        bound = socket.create_server(("::", port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=True)
    else:
        bound = socket.create_server(("", port), backlog=BACKLOG)
    # Accepted sockets inherit it. With Nagle's algorithm small packets wait for the answers to earlier ones.
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return bound


def urls(host: str, port: int) -> list[str]:
    """The addresses of a server that listens so, the one that others most likely reach first; never empty."""
    listed = host in ("", "::", "0.0.0.0")  # noqa: S104 - compared, not bound
    hosts = list(dict.fromkeys(lan_addresses())) or ["127.0.0.1"] if listed else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in hosts]


def lan_addresses() -> Iterator[str]:
    """This machine's own addresses, as its routes to other machines tell them."""
    for there in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
            except OSError:
                continue
            here = probe.getsockname()[0]
        if not ipaddress.ip_address(here).is_loopback:
            yield here


def announcement(addresses: list[str]) -> str:
    """What is printed when the server is up: the addresses, and the first as a QR code where it can be drawn."""
    lines = "\n".join(f"  {address}" for address in addresses)
    drawing = io.StringIO()
    segno.make_qr(addresses[0]).terminal(drawing, compact=True)
    words = f"MAGDAGDON is being served. Open on any device in the same network:\n{lines}\n"
    try:
        drawing.getvalue().encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return words
    return f"{words}{drawing.getvalue()}"

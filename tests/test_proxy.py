"""The network that other tests break: what it passes on, holds up and cuts."""

import socket
import threading

import pytest

from tests.proxy import Proxy


class Echo:
    """Sends everything back."""

    def __init__(self):
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                peer = self._listening.accept()[0]
            except OSError:
                return
            threading.Thread(target=self._repeat, args=[peer], daemon=True).start()

    def _repeat(self, peer):
        with peer:
            while heard := peer.recv(65_536):
                peer.sendall(heard)

    def close(self):
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()


@pytest.fixture
def proxy():
    echo = Echo()
    with Proxy(echo.port) as between:
        yield between
    echo.close()


@pytest.fixture
def call(proxy):
    peers = []

    def connect():
        peers.append(socket.create_connection(("127.0.0.1", proxy.port), timeout=5))
        return peers[-1]

    yield connect
    for peer in peers:
        peer.close()


def said(peer, words):
    peer.sendall(words)
    return b"".join(iter(lambda: peer.recv(1), words[-1:])) + words[-1:]


def silent(peer):
    """Whether nothing has come: only used where nothing can be on the way."""
    peer.settimeout(0.05)
    try:
        peer.recv(1)
    except TimeoutError:
        return True
    finally:
        peer.settimeout(5)
    return False


def ended(peer):
    try:
        return peer.recv(1) == b""
    except ConnectionResetError:
        return True


def test_everything_passes_both_ways(call):
    peer = call()
    assert said(peer, b"one.") == b"one."
    peer.sendall(b"x" * 1_000_000 + b".")
    received = 0
    while received < 1_000_001:
        received += len(peer.recv(65_536))
    assert received == 1_000_001


def test_what_stalls_waits_and_then_arrives_in_order(proxy, call):
    peer = call()
    assert said(peer, b"before.") == b"before."
    proxy.stall()
    peer.sendall(b"during,")
    late = call()
    late.sendall(b"late.")
    assert silent(peer)
    assert silent(late)
    proxy.go()
    assert said(peer, b"after.") == b"during,after."
    assert said(late, b"!") == b"late.!"


def test_a_cut_ends_connections_and_lets_new_ones_through(proxy, call):
    peers = [call() for _ in range(4)]
    for peer in peers:
        said(peer, b"here.")
    assert proxy.cut(0.5) == 2
    assert len(proxy) == 2
    assert proxy.cut() == 2
    assert all(ended(peer) for peer in peers)
    assert said(call(), b"again.") == b"again."


def test_a_stalled_connection_can_be_cut(proxy, call):
    peer = call()
    proxy.stall()
    proxy.cut()
    assert ended(peer)


def test_who_is_refused_hears_so_at_once(proxy, call):
    peer = call()
    proxy.refuse()
    assert ended(peer)
    assert ended(call())
    proxy.accept()
    assert said(call(), b"again.") == b"again."


def test_what_is_slowed_arrives_in_order(proxy, call):
    peer = call()
    said(peer, b"fast.")
    proxy.slow(0.1)
    peer.sendall(b"one,")
    assert silent(peer)
    assert said(peer, b"two.") == b"one,two."


def test_a_target_that_is_away_is_a_connection_that_ends():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with Proxy(port) as proxy, socket.create_connection(("127.0.0.1", proxy.port), timeout=5) as peer:
        assert ended(peer)

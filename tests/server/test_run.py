"""The process: how it starts, what it says, and how it ends. Real processes, real stores."""

import errno
import http.client
import json
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
import websocket

from server.web import addresses
from tests.server.running import ROOT, Running

MAGDAGDON = {"game": "magdagdon", "options": {}}


def ask(url, method="GET", path="/healthz", body=None, **headers):
    """Status, headers and body of one request."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=10)
    sent = None if body is None else json.dumps(body)
    connection.request(method, path, sent, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    read = answer.read()
    connection.close()
    return answer.status, answer.headers, read


def become_somebody(url):
    return ask(url, "POST", "/api/me")[1]["Set-Cookie"].partition(";")[0]


def eventually(condition):
    until = time.monotonic() + 15
    while not condition():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def children(process):
    return [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def alive(pid):
    """Whether a process runs; one that has ended and waits to be collected does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def connected(url, cookie, **settings):
    """A Socket.IO connection, opened: Engine.IO's greeting and the namespace's answer are read."""
    line = websocket.create_connection(
        url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket", cookie=cookie, timeout=10, **settings
    )
    assert line.recv().startswith("0{")
    line.send("40")
    return line, line.recv()


@pytest.fixture(scope="module")
def running(store_server):
    with Running({"REDIS_URL": store_server.url}) as server:
        yield server


@pytest.mark.parametrize(
    ("async_mode", "number"), [("eventlet", signal.SIGTERM), ("eventlet", signal.SIGINT), ("threading", signal.SIGTERM)]
)
def test_an_orderly_end_tells_everybody_takes_the_store_along_and_keeps_what_was_stored(tmp_path, async_mode, number):
    settings = {"environ": {"DATA_DIR": str(tmp_path / "data")}, "async_mode": async_mode}
    with Running(**settings) as server:
        cookie = become_somebody(server.url)
        assert ask(server.url, "POST", "/api/rooms", MAGDAGDON, Cookie=cookie)[0] == 201
        (store,) = children(server.process)
        line, opened = connected(server.url, cookie)
        assert opened.startswith("40{")
        server.process.send_signal(number)
        assert json.loads(line.recv().removeprefix("42")) == ["bye", {"retry_ms": 300}]
        assert server.ended() == 0
        assert not alive(store)
        assert not any("Traceback" in line for line in server.said)
    with Running(**settings) as again:
        assert ask(again.url, "POST", "/api/rooms", MAGDAGDON, Cookie=cookie)[0] == 201


def test_a_killed_server_takes_its_store_along_and_starts_again_on_the_same_folder(tmp_path):
    settings = {"environ": {"DATA_DIR": str(tmp_path / "data")}}
    server = Running(**settings)
    cookie = become_somebody(server.url)
    (store,) = children(server.process)
    server.kill()
    with Running(**settings) as again:
        assert not alive(store)
        assert ask(again.url, "POST", "/api/rooms", MAGDAGDON, Cookie=cookie)[0] == 201


def test_a_server_that_loses_the_store_it_started_says_so_and_stops(tmp_path):
    with Running({"DATA_DIR": str(tmp_path)}) as server:
        (store,) = children(server.process)
        os.kill(store, signal.SIGKILL)
        assert server.ended() == 1
        assert server.said[-1] == "the store has ended\n"


def command_line(*arguments, **environ):
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR")}
    return subprocess.Popen(
        [sys.executable, "-m", "server", *arguments],
        cwd=ROOT,
        env=kept | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_two_starts_on_one_data_folder_the_second_says_so_and_stops(tmp_path):
    environ = {"DATA_DIR": str(tmp_path / "data")}
    with Running(environ) as first:
        second = command_line("serve", PORT="0", **environ)
        said, complained = second.communicate(timeout=30)
        assert (second.returncode, said) == (1, "")
        assert complained == f"MAGDAGDON: the data folder {environ['DATA_DIR']} is in use by another server\n"
        assert ask(first.url, path="/readyz")[0] == 200


def test_a_port_in_use_is_said_in_one_line_and_no_store_stays_behind(tmp_path):
    with socket.create_server(("", 0)) as taken:
        port = str(taken.getsockname()[1])
        server = command_line(PORT=port, DATA_DIR=str(tmp_path))
        said, complained = server.communicate(timeout=30)
    assert (server.returncode, said) == (1, "")
    assert complained.splitlines()[-1] == f"MAGDAGDON: PORT {port} is in use by another program"
    assert "Traceback" not in complained
    with Running({"DATA_DIR": str(tmp_path)}) as free:
        assert ask(free.url)[0] == 200


@pytest.mark.parametrize(
    ("arguments", "environ", "line"),
    [
        ((), {"PORT": "80x"}, "MAGDAGDON: PORT is malformed"),
        (("serve",), {"REDIS_URL": "store"}, "MAGDAGDON: REDIS_URL is malformed"),
        (("serv",), {}, "usage: python -m server"),
    ],
)
def test_what_is_asked_for_wrongly_stops_the_start_with_a_clear_line(arguments, environ, line):
    server = command_line(*arguments, **environ)
    said, complained = server.communicate(timeout=30)
    assert (server.returncode, said) == (2, "")
    assert complained.startswith(line)
    assert "Traceback" not in complained


def test_the_command_line_serves_every_interface_and_prints_the_address_and_a_qr_code(tmp_path):
    server = command_line("serve", PORT="0", DATA_DIR=str(tmp_path))
    try:
        assert server.stdout.readline().startswith("MAGDAGDON is being served")
        url = server.stdout.readline().strip()
        assert "█" in server.stdout.readline()
        assert ask(url)[0] == 200
        port = url.rpartition(":")[2]
        assert ask(f"http://127.0.0.1:{port}")[0] == 200
        if socket.has_dualstack_ipv6():
            assert ask(f"http://[::1]:{port}")[0] == 200
    finally:
        server.terminate()
        _, complained = server.communicate(timeout=30)
    assert server.returncode == 0
    assert "Traceback" not in complained


def test_the_qr_code_in_the_terminal_is_left_out_where_it_cannot_be_drawn(monkeypatch):
    class Plain:
        encoding = "ascii"

    monkeypatch.setattr(sys, "stdout", Plain())
    assert addresses.announcement(["http://192.168.1.4:8000"]).endswith("http://192.168.1.4:8000\n")


def test_addresses_are_written_as_browsers_read_them():
    assert addresses.urls("192.168.1.4", 8000) == ["http://192.168.1.4:8000"]
    assert addresses.urls("::1", 8000) == ["http://[::1]:8000"]
    for everywhere in ("", "0.0.0.0", "::"):
        assert all(url.startswith("http://") and "0.0.0.0" not in url for url in addresses.urls(everywhere, 8000))


def test_the_listening_socket_sends_small_packets_at_once():
    with addresses.listen("127.0.0.1", 0) as bound, socket.create_connection(bound.getsockname()):
        accepted, _ = bound.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_two_servers_cannot_share_a_port():
    with addresses.listen("127.0.0.1", 0) as bound, pytest.raises(OSError, match="in use") as refused:
        addresses.listen("127.0.0.1", bound.getsockname()[1])
    assert refused.value.errno == errno.EADDRINUSE


def test_a_server_whose_store_comes_later_becomes_healthy_by_itself(own_store_server):
    own_store_server.stop()
    with Running({"REDIS_URL": own_store_server.url}) as server:
        assert ask(server.url)[0] == 200
        assert ask(server.url, path="/readyz")[0] == 503
        assert ask(server.url, "POST", "/api/me")[0] == 503
        status, headers, _ = ask(server.url, path="/r/BCDFGH")
        assert (status, headers["Set-Cookie"]) == (200, None)
        own_store_server.start()
        eventually(lambda: ask(server.url, path="/readyz")[0] == 200)
        cookie = become_somebody(server.url)
        assert ask(server.url, "POST", "/api/rooms", MAGDAGDON, Cookie=cookie)[0] == 201


@pytest.mark.parametrize("host", ["play.example.org", "192.168.1.4:8000", "table.local:8000", "[fd00::1]:8000"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_socket_opens_from_a_page_of_this_server_under_every_name_it_has(running, host, scheme):
    line, opened = connected(running.url, become_somebody(running.url), host=host, origin=f"{scheme}://{host}")
    assert opened.startswith("40{")
    line.close()


def test_a_socket_from_a_foreign_page_is_refused(running):
    with pytest.raises(websocket.WebSocketBadStatusException) as refused:
        connected(running.url, become_somebody(running.url), origin="https://evil.example")
    assert refused.value.status_code == 400


@pytest.mark.parametrize("cookie", ["", "magdagdon=somebody.phone.c2lnbmVk"])
def test_a_socket_of_nobody_is_refused(running, cookie):
    line, opened = connected(running.url, cookie)
    assert opened.startswith("44")
    assert "no_identity" in opened
    line.close()


def test_sockets_are_not_compressed(running):
    offer = ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"]
    line, _ = connected(running.url, become_somebody(running.url), header=offer)
    assert "sec-websocket-extensions" not in line.getheaders()
    line.close()


def test_only_websockets_are_served(running):
    assert ask(running.url, path="/socket.io/?EIO=4&transport=polling")[0] == 400


def test_a_dead_socket_is_noticed_within_ten_seconds_on_both_sides(running):
    line = websocket.create_connection(f"{running.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket")
    greeting = json.loads(line.recv()[1:])
    line.close()
    assert greeting["pingInterval"] + greeting["pingTimeout"] < 10_000
    assert greeting["maxPayload"] == 16_384


def test_connection_1025_is_answered_like_the_first(running):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    try:
        with ExitStack() as opened:
            for _ in range(1_100):
                opened.enter_context(socket.create_connection(("127.0.0.1", running.port), timeout=10))
            assert ask(running.url)[0] == 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_broken_requests_leave_no_traceback_and_nothing_of_what_was_sent(running):
    before = len(running.said)
    for raw in (
        b"GET / HTTP/1.1\r\nHost: \xff\r\nCookie: magdagdon=\xe9secretive\r\n\r\n",
        b"secretive\r\n\r\n",
        b"\x16\x03\x01",
    ):
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    for raw in (
        b"GET /client/main.js HTTP/1.1\r\nHost: here\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
    ):
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as line:
            line.sendall(raw)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line, _ = connected(running.url, become_somebody(running.url))
    line.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.shutdown()
    line, _ = connected(running.url, become_somebody(running.url))
    for packet in ("42secretive", "9secretive", "bsecretive", '42["act","secretive",1,2]', "451-secretive"):
        line.send(packet)
    line.close()
    assert ask(running.url)[0] == 200
    said = "".join(running.said[before:])
    assert "Traceback" not in said
    assert "secretive" not in said

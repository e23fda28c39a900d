"""One connection to the store, shared by every thread of a process.

A connection for each command would cost three times the work, and a pool runs dry under load. Here callers queue packed
commands, send what is queued unless another just does, and wait; one thread connects, and sends what was queued
meanwhile, one reads the replies, which come in the order of the commands. Only primitives of `threading` are used, so
under eventlet's monkey-patching every thread is a green one.
"""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
import time
from collections import deque
from collections.abc import Callable

import hiredis
from redis.exceptions import ReadOnlyError, ResponseError

from server.store.asked import Asked, Command, StoreAway, sound
from server.store.dial import CONNECT_LIMIT, Connection, Reply, pause

LIVED = 1.0
"""Seconds of service after which a lost connection is replaced at once."""

log = logging.getLogger(__name__)


class Line:
    """A connection that mends itself. Every command is answered, or fails with `StoreAway` within the time limit.

    A lost connection fails everything that was sent on it. What is asked while there is none waits for the next attempt
    to reach the store, and fails when that attempt fails.
    """

    def __init__(
        self,
        make: Callable[[], Connection],
        *,
        limit: float,
        on_up: Callable[[], None] = lambda: None,
        on_push: Callable[[Reply], bool] = lambda _reply: False,
    ) -> None:
        """`on_push` takes what the store sends unasked (True: taken), `on_up` is called whenever the store has been
        reached. Neither may wait or raise.
        """
        self._connection = make()
        self._limit = limit
        self._on_up = on_up
        self._on_push = on_push
        self._waiting: deque[Asked] = deque()
        self._sent: deque[Asked] = deque()
        self._stirred = threading.Event()
        self._sending = threading.Lock()
        self._standing = False
        """Whether anything may be sent now. Told and asked while holding the lock."""
        self._closing = threading.Event()
        self._broken: Exception | None = None
        self.ups = 0
        """How often the store has been reached."""
        self._owner = threading.Thread(target=self._live, name="store", daemon=True)
        self._owner.start()

    def ask(self, *commands: Command) -> list[Reply]:
        """Send commands in one piece and wait for their replies.

        Raises `StoreAway` when one of them is not answered, or answered with an error; `NoScriptError` for that one.
        """
        return sound(self.answer(self.queue(*commands)))

    def queue(self, *commands: Command) -> Asked:
        """Send commands in one piece, after what was queued before, without waiting for what becomes of them."""
        packed = map(hiredis.pack_command, commands)  # type: ignore[arg-type]
        asked = Asked(b"".join(packed), len(commands))
        self._waiting.append(asked)
        if self._closing.is_set():
            _fail(self._waiting, len(self._waiting), ConnectionError("closed"))
        elif not self._sent_at_once() and not self._stirred.is_set():
            self._stirred.set()
        return asked

    def answer(self, asked: Asked) -> list[Reply]:
        """Wait for the replies to what was queued, errors among them. Raises `StoreAway` when there are none."""
        if not asked.wait(self._limit):
            asked.abandoned = True
            if asked.failure is None and asked.sent_on == self.ups:
                # Whatever follows an overdue reply on this connection would wait as long.
                self._break(TimeoutError("no answer in time"))
            raise StoreAway("no answer in time")
        if asked.failure is not None:
            raise StoreAway(str(asked.failure)) from asked.failure
        return asked.replies

    @property
    def answering(self) -> bytes:
        """What the next reply answers, as it was sent; nothing: the store has nothing to answer."""
        return self._sent[0].packed if self._sent else b""

    def close(self) -> None:
        """End the connection. Whoever still waits gets `StoreAway`."""
        self._closing.set()
        self._break(ConnectionError("closed"))
        self._owner.join(2 * CONNECT_LIMIT)

    def _break(self, failure: Exception) -> None:
        self._broken = failure
        sock = self._connection._get_socket()
        if sock is not None:
            # Shutting down wakes the threads that read from a socket or write to it; closing does not.
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
        self._stirred.set()

    def _live(self) -> None:
        """Connect, serve, and again. This thread alone opens and closes the connection."""
        failures = 0
        while not self._closing.wait(pause(failures)):
            asked_before = len(self._waiting)
            self._broken = None
            try:
                reader = self._reach()
            except Exception as failure:  # noqa: BLE001 — whatever it was, a line must go on mending itself
                self._connection.disconnect()
                if failures == 0:
                    log.warning("store away: %s", failure)
                failures += 1
                _fail(self._waiting, asked_before, failure)
                continue
            since = time.monotonic()
            self._serve(reader)
            failures = 0 if time.monotonic() - since > LIVED else failures + 1
        _fail(self._waiting, len(self._waiting), ConnectionError("closed"))

    def _reach(self) -> threading.Thread:
        """Connect, and begin to read."""
        self._connection.connect()
        # A store that is still loading, or a proxy without a store, takes connections all the same.
        self._connection.send_packed_command(self._connection.pack_command("PING"), check_health=False)
        self._connection.read_response(disable_decoding=True, disconnect_on_error=True)
        # A time limit makes a socket non-blocking, for the thread that sends as well as for the one that reads.
        self._connection.update_current_socket_timeout(None)
        reader = threading.Thread(target=self._read, name="store replies", daemon=True)
        reader.start()
        self.ups += 1
        self._on_up()
        return reader

    def _serve(self, reader: threading.Thread) -> None:
        """Send what is asked until the connection breaks, then fail what is still unanswered."""
        try:
            self._send()
        except Exception as failure:  # noqa: BLE001
            self._break(failure)
        with self._sending:
            self._standing = False
        if self._closing.is_set():
            self._break(ConnectionError("closed"))  # it may have been closed when there was nothing yet to break
        reader.join()
        self._connection.disconnect()
        broken = self._broken or ConnectionError("closed")
        if not self._closing.is_set():
            log.warning("store connection lost: %s", broken)
        _fail(self._sent, len(self._sent), broken)

    def _send(self) -> None:
        while True:
            self._stirred.clear()
            if self._broken is not None or self._closing.is_set():
                return
            with self._sending:
                self._standing = True
                self._send_waiting()
            self._stirred.wait()

    def _sent_at_once(self) -> bool:
        """Send what waits from here, if nobody else does: to wake the thread that does costs more than to send."""
        if not self._sending.acquire(blocking=False):
            return False
        try:
            if self._standing and self._broken is None:
                self._send_waiting()
        except Exception as failure:  # noqa: BLE001
            self._break(failure)
        finally:
            self._sending.release()
        return not self._waiting

    def _send_waiting(self) -> None:
        batch = []
        while self._waiting:
            asked = self._waiting.popleft()
            if not asked.abandoned:
                asked.sent_on = self.ups
                self._sent.append(asked)
                batch.append(asked.packed)
        if batch:
            self._connection.send_packed_command([b"".join(batch)], check_health=False)

    def _read(self) -> None:
        try:
            while True:
                reply = self._next()
                if self._on_push(reply):
                    continue
                if self._sent[0].received(reply):
                    self._sent.popleft()
                if isinstance(reply, ReadOnlyError):
                    # The master has become a replica: only a new connection finds the new master.
                    return self._break(reply)
        except Exception as failure:  # noqa: BLE001
            self._break(self._broken or failure)

    def _next(self) -> Reply:
        try:
            return self._connection.read_response(disable_decoding=True, disconnect_on_error=False)
        except ResponseError as error:
            return error


def _fail(queue: deque[Asked], count: int, failure: Exception) -> None:
    for _ in range(count):
        try:
            asked = queue.popleft()
        except IndexError:
            return
        asked.fail(failure)

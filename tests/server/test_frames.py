"""What is written straight to a socket arrives whole and in order, and so does what had to wait."""

import random
import subprocess
import sys
import warnings
from pathlib import Path

ROOT = Path(__file__).parents[2]

SLOW_READER = """
import warnings
warnings.filterwarnings("ignore")
import eventlet
eventlet.monkey_patch()
import socket
from engineio.packet import MESSAGE, Packet
from eventlet.websocket import RFC6455WebSocket
from server.frames.outbox import outboxes
from server.live.pressure import Pressure

COUNT = 100
with socket.create_server(("127.0.0.1", 0)) as server:
    theirs = socket.create_connection(server.getsockname())
    ours, _ = server.accept()
ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
websocket = RFC6455WebSocket(ours, {}, version=13)
reader = RFC6455WebSocket(theirs, {}, version=13, client=True)
outbox, late = outboxes(Pressure(lambda: 0, 60, lambda _: None))(), []
outbox.opened(websocket)

def put():
    for n in range(COUNT):
        outbox.put(Packet(MESSAGE, f"{n}:" + "x" * (n * 9_973 % 300_000)))
        eventlet.sleep(0)
        late.append(websocket._sendlock.locked())
        while n % 3 == 0 and websocket._sendlock.locked():
            eventlet.sleep(0.001)

eventlet.spawn(put)
for n in range(COUNT):
    number, text = reader.wait()[1:].split(":")
    assert (int(number), len(text)) == (n, n * 9_973 % 300_000), (number, n)
print(sum(late))
"""


def test_whoever_reads_slowly_gets_every_frame_whole_and_in_order():
    said = subprocess.check_output([sys.executable, "-c", SLOW_READER], cwd=ROOT, text=True, timeout=60)
    assert 0 < int(said) < 100  # some had to wait, some did not


READER = """
import warnings
warnings.filterwarnings("ignore")
import eventlet
eventlet.monkey_patch()
import random, socket, sys
from eventlet.websocket import RFC6455WebSocket
from server.frames.outbox import outboxes
from server.live.pressure import Pressure

with socket.create_server(("127.0.0.1", 0)) as server:
    theirs = socket.create_connection(server.getsockname())
    ours, _ = server.accept()
websocket = RFC6455WebSocket(ours, {}, version=13)
outboxes(Pressure(lambda: 0, 60, lambda _: None))().opened(websocket)
sender = RFC6455WebSocket(theirs, {}, version=13, client=True)
chance = random.Random(1)
texts = ["x", "\u20ac" * 41, "y" * 125, "z" * 126, "q" * 5000, "w" * 70_000] * 3
frames = b"".join(sender._pack_message(text, masked=True) for text in texts)

def send():
    at = 0
    while at < len(frames):
        size = chance.choice((1, 3, 7, 100, 5000, 50_000)) if at < 60_000 else 100_000
        theirs.sendall(frames[at : at + size])
        at += size
        eventlet.sleep(0)
    theirs.shutdown(socket.SHUT_WR)

eventlet.spawn(send)
heard = []
while (text := websocket.wait()) is not None:
    heard.append(text)
assert heard == texts, [len(text) for text in heard]
waiting = eventlet.spawn(websocket.wait)
assert waiting.wait() is None
print("all")
"""


def test_frames_in_pieces_of_any_size_are_the_texts_that_were_sent():
    assert subprocess.check_output([sys.executable, "-c", READER], cwd=ROOT, text=True, timeout=60) == "all\n"


def test_a_frame_is_unmasked_as_eventlet_does_it():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from eventlet.websocket import RFC6455WebSocket  # noqa: PLC0415 - it warns of itself

        from server.frames.inbox import unmasked  # noqa: PLC0415
    chance = random.Random(1)
    for length in (1, 2, 3, 4, 5, 125, 126, 4000):
        for offset in (0, 1, 2, 3, 1448):
            data, mask = chance.randbytes(length), tuple(chance.randbytes(4))
            known = RFC6455WebSocket._apply_mask(data, mask, length=length, offset=offset)
            assert unmasked(data, mask, length=length, offset=offset) == known

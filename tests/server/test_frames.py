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
from server.frames import Outbox

COUNT = 100
with socket.create_server(("127.0.0.1", 0)) as server:
    theirs = socket.create_connection(server.getsockname())
    ours, _ = server.accept()
ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
websocket = RFC6455WebSocket(ours, {}, version=13)
reader = RFC6455WebSocket(theirs, {}, version=13, client=True)
outbox, waited = Outbox(), []
outbox.opened(websocket)

def write():
    while (packet := outbox.get()) is not None:
        waited.append(packet)
        websocket.send(packet.encode())

def put():
    for n in range(COUNT):
        outbox.put(Packet(MESSAGE, f"{n}:" + "x" * (n * 9_973 % 300_000)))
        while n % 3 == 0 and (outbox.qsize() or websocket._sendlock.locked()):
            eventlet.sleep(0.001)

eventlet.spawn(write)
eventlet.spawn(put)
for n in range(COUNT):
    number, text = reader.wait()[1:].split(":")
    assert (int(number), len(text)) == (n, n * 9_973 % 300_000), (number, n)
print(len(waited))
"""


def test_whoever_reads_slowly_gets_every_frame_whole_and_in_order():
    said = subprocess.check_output([sys.executable, "-c", SLOW_READER], cwd=ROOT, text=True, timeout=60)
    assert 0 < int(said) < 100  # some had to wait, some did not


def test_a_frame_is_unmasked_as_eventlet_does_it():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from eventlet.websocket import RFC6455WebSocket  # noqa: PLC0415 - it warns of itself

        from server.frames import unmasked  # noqa: PLC0415
    chance = random.Random(1)
    for length in (1, 2, 3, 4, 5, 125, 126, 4000):
        for offset in (0, 1, 2, 3, 1448):
            data, mask = chance.randbytes(length), tuple(chance.randbytes(4))
            known = RFC6455WebSocket._apply_mask(data, mask, length=length, offset=offset)
            assert unmasked(data, mask, length=length, offset=offset) == known

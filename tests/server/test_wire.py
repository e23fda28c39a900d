"""What arrives is read, or becomes an event that nobody knows; nothing that arrives breaks the reading."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from socketio.packet import CONNECT, DISCONNECT, EVENT

from server.live.pressure import Pressure
from server.rates import Rate
from server.wire import NOOP, UNREADABLE, Json, Packet, _Guarded

PATIENT = Pressure(lambda: 0, 60, lambda _: None)


def read(text):
    packet = Packet(encoded_packet=text)
    return packet.packet_type, packet.data, packet.id


def test_an_event_is_read_with_its_id():
    assert read('27["act",{"id":"x"}]') == (EVENT, ["act", {"id": "x"}], 7)


def test_the_opening_and_closing_of_a_connection_are_read():
    assert read("0")[0] == CONNECT
    assert read('0{"token":1}')[:2] == (CONNECT, {"token": 1})
    assert read("1")[0] == DISCONNECT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "2{}",
        "2[]",
        "2[1]",
        "2[[]]",
        "2[null]",
        "2nonsense",
        "2" + "[" * 9_000,
        "x",
        "9",
        "²",
        "3[1]",
        "4",
        "51-[]",
    ],
)
def test_what_is_no_event_becomes_one_that_nobody_knows(text):
    assert read(text)[:2] == (EVENT, [UNREADABLE])


@pytest.mark.parametrize("name", ["connect", "disconnect"])
def test_a_client_cannot_say_what_only_the_server_says_to_itself(name):
    assert read(f'23["{name}",{{}}]') == (EVENT, [UNREADABLE], 3)


@pytest.mark.parametrize("thing", [b'2["act"]', [1], {"a": 1}, 1, True, 2.5])
def test_what_is_no_text_becomes_an_event_that_nobody_knows(thing):
    assert read(thing)[:2] == (EVENT, [UNREADABLE])


@settings(deadline=None)
@given(st.text())
def test_no_text_breaks_the_reading(text):
    kind, data, _ = read(text)
    assert kind in (CONNECT, DISCONNECT) or isinstance(data[0], str)


class Frames:
    def __init__(self, *frames):
        self._frames = list(frames)

    def wait(self):
        return self._frames.pop(0)


@pytest.mark.parametrize("frame", ["", "x", "9", "²", "bA", "b\x80", " 4"])
def test_a_frame_that_the_library_cannot_read_does_nothing(frame):
    assert _Guarded(Frames(frame), Rate(1, 0), PATIENT).wait() == NOOP


@pytest.mark.parametrize("frame", ['42["act",{}]', "3", "b" + "AAAA", b"bytes", None])
def test_every_other_frame_is_handed_over(frame):
    assert _Guarded(Frames(frame), Rate(1, 0), PATIENT).wait() == frame


def test_ready_json_goes_out_as_it_is():
    message = ["room", msgspec.Raw(b'{"version": 1}')]
    assert Packet(EVENT, message).encode() == '2["room",{"version": 1}]'


def test_whatever_is_wrong_with_json_is_one_error():
    for text in ("{", "[" * 9_000, "\ud800", ""):
        with pytest.raises(ValueError, match=r".*"):
            Json.loads(text)

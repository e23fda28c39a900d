"""The trial in short, and whether it would notice: evidence that is tampered with must not pass."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from engine import game as rules
from engine.dice import SeededDice
from engine.magdagdon import rules as magdagdon
from tests.chaos import hidden, proof
from tests.chaos.faults import KINDS, Spans
from tests.chaos.replay import Entry, Run
from tests.chaos.screen import Told
from tests.chaos.table import Table
from tests.chaos.trial import PATIENCE, Settings, run

SHORT = Settings(
    rooms=8,
    seconds=12,
    seed=random.randrange(1_000_000),
    pace=0.5,
    spans=Spans(between=(0.4, 1.2), away=2, frozen=(0.5, 2.5), stalled=(0.5, 2), silent=(1, 2)),
    promised=PATIENCE,
)


@pytest.fixture(scope="module")
def witnessed():
    with ThreadPoolExecutor(1) as aside:  # this thread may have run a browser, whose event loop stays
        return aside.submit(asyncio.run, run(SHORT)).result()


@pytest.fixture
def room(witnessed):
    """A room whose last game has had some moves, with its evidence to be tampered with."""
    played = [room for room in witnessed.evidence if len(room.kept) > 3]
    return played[0]._replace(log=dict(played[0].log), kept=dict(played[0].kept))


def decoded(room, version):
    return msgspec.json.decode(room.log[version])


def plays(room):
    return [version for version in room.log if decoded(room, version)["do"]["type"] == "play"]


def test_nothing_is_lost_doubled_or_shown_early_whatever_breaks(witnessed):
    assert witnessed.violations == [], f"seed {SHORT.seed}"
    assert {fault.kind for fault in witnessed.faults} == KINDS.keys()
    assert sum(len(plays(room)) for room in witnessed.evidence) > 100


def test_a_command_that_is_not_in_the_log_is_missed(room):
    version = plays(room)[-2]
    del room.log[version]
    assert any(f"acknowledged as version {version}, which is not in the log" in words for words in proof.receipts(room))
    assert any(f"log entry {version} is missing" in words for words in proof.course(room))


def test_a_command_that_is_in_the_log_twice_is_noticed(room):
    room.log[room.version + 1] = room.log[plays(room)[-1]]
    assert any("was acknowledged to nobody" in words for words in proof.receipts(room))


def test_a_command_that_was_done_and_refused_is_noticed(room):
    request = next(request for request in reversed(room.table.requests) if request.versions)
    request.answers.append({"ok": False, "reason": "turn_passed", "params": {}})
    assert any("both done and refused" in words for words in proof.answers(room))
    request.answers.pop()


def test_a_die_that_does_not_come_from_the_seed_is_noticed(room):
    version = next(v for v in room.log if any(event["type"] == "rolled" for event in decoded(room, v)["events"]))
    entry = decoded(room, version)
    entry["events"][-1]["turn"] += 1
    room.log[version] = msgspec.json.encode(entry)
    assert any(f"log entry {version}" in words for words in proof.course(room))


def test_a_stored_state_that_no_log_leads_to_is_noticed(room):
    other = msgspec.json.decode(room.record)
    other["state"] = None
    assert any("stored state" in words for words in proof.course(room._replace(record=msgspec.json.encode(other))))


def test_a_view_that_is_not_the_one_of_its_version_is_noticed(room):
    version = plays(room)[-1]
    shown = room.table.views[version]
    room.table.views[version] = hash(b"something else")
    assert any(f"version {version} was shown otherwise" in words for words in proof.course(room))
    room.table.views[version] = shown


def test_a_seat_that_is_told_of_another_seat_is_noticed(room):
    screen = room.players[0].screen
    told = next(told for told in screen.told if told.seat is not None)
    screen.told.append(Told(told.version, told.seat + 1, told.said))
    assert any("was told at version" in words for words in proof.course(room))
    screen.told.pop()


def test_a_tab_that_stays_behind_is_noticed(room):
    screen = room.tabs[-1].screen
    screen.version -= 1
    assert any("holds version" in words for words in proof.screens(room))
    screen.version += 1


def test_an_identity_in_a_frame_is_noticed():
    table = Table(None, hidden=["a-person", "a-device"])
    table.frame('42["presence",{"online":[1]}]')
    assert not table.violations
    table.frame('42["presence",{"online":["a-person"]}]')
    assert table.violations


def test_a_seed_before_the_end_is_noticed():
    room = {"code": "X", "game_no": 1, "game": "magdagdon", "host": 1, "people": [], "commitment": "c" * 64}
    for phase, seed, options, noticed in (
        ("playing", None, {}, False),
        ("playing", "5" * 64, {}, True),
        ("playing", None, {"hint": "5" * 64}, True),
    ):
        table = Table(None)
        shown = room | {"phase": phase, "seed": seed, "options": options}
        message = {"version": 1, "room": shown, "view": {}, "outcome": None, "clock": None}
        table.message(msgspec.Raw(msgspec.json.encode(message)))
        assert bool(table.violations) == noticed


def test_a_choice_before_the_reveal_is_noticed():
    options, dice = magdagdon.options(), SeededDice(bytes(32))
    state, events = rules.begin(magdagdon, 2, options, dice)
    beginning = {"game": "magdagdon", "options": options, "seats": [1, 2]}
    begun = {"by": 1, "do": {"type": "start", "game_no": 1}, "events": events, "beginning": beginning}
    run = Run(2, entry(begun), bytes(32).hex())
    run.go_on(entry(begun))
    before = msgspec.json.encode(magdagdon.view(state))
    command = magdagdon.autoplay(state, 0)
    state, events = rules.play(magdagdon, state, 0, command, dice)
    played = entry({"by": 1, "do": {"type": "play", "game_no": 1, "command": command}, "events": events})
    run.go_on(played)
    after = magdagdon.view(state)
    assert not [*hidden.early(run, played, before, msgspec.json.encode(after))]
    cells = msgspec.structs.replace(after.seats[0], cells=(1, *after.seats[0].cells[1:]))
    leaking = msgspec.structs.replace(after, seats=(cells, after.seats[1]))
    assert [*hidden.early(run, played, before, msgspec.json.encode(leaking))]


def entry(fields):
    return msgspec.json.decode(msgspec.json.encode(fields), type=Entry)

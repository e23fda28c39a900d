"""Wherever between a game's end and the board a process is killed, the entry is there after the next start, once."""

import signal
import subprocess
import sys
import time

from server.daily.boards import Boards
from server.daily.challenges import Days
from server.records.scores import Scores
from server.store.store import Store
from tests.server.running import ROOT, Running
from tests.server.seats import Process

PATIENCE = 30
# Each person's process dies before the lasting record, before the board, and before all is safely on disk.
PLACES = {
    "put": ("server.records.records", "Records", "put"),
    "end": ("server.daily.boards", "Boards", "end"),
    "settle": ("server.store.disk", "Disk", "settle"),
}


def test_a_process_killed_between_the_end_of_a_game_and_the_board_loses_no_entry_and_doubles_none(redis_server):
    redis_server.flush()
    store = Store(redis_server.url)
    try:
        process = Process(store)
        days = Days(store, process.tables, lambda: store.secret("daily"))
        challenge = days.challenge("magdagdon", "PEACEFUL")
        codes = {person: days.play(person, person, challenge).code for person in PLACES}
        assert died(redis_server.url, codes) == {-signal.SIGKILL}
        assert all(process.room(code).unrecorded for code in codes.values())
        with Running({"REDIS_URL": redis_server.url}):
            waits_until(lambda: not any(process.room(code).unrecorded for code in codes.values()))
        boards = Boards(store.line)
        [lines] = boards.lines(challenge, (0, 99))
        assert sorted(place.person for place in lines) == sorted(PLACES)
        assert [len(Scores(store.line).of(person)) for person in PLACES] == [1] * len(PLACES)
        assert sum(count for _, count in boards.spread(challenge)) == len(PLACES)
    finally:
        store.close()


def died(url, codes):
    """How processes ended that were each to die at one of the places."""
    running = [
        subprocess.Popen([sys.executable, "-m", "tests.server.mortal", url, codes[person], person, *place], cwd=ROOT)
        for person, place in PLACES.items()
    ]
    return {one.wait(PATIENCE) for one in running}


def waits_until(condition):
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.05)

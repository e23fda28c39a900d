"""What the dice of a finished game allow is worked out by a worker, once, whatever ends in between."""

import subprocess
import sys
import time

import msgspec
import pytest

from engine.game import Best, Measure
from server.records import showing
from server.records.measures import JOBS, Measures, dice_of, wanting
from server.records.records import Records
from server.thinking.measuring import TRIES, ByTheRules, Worker
from tests.server.running import ROOT
from tests.server.seats import Process
from tests.server.stores import wait_until
from tests.server.test_records import NIGHTMARE, plays_to_the_end

KILLED = """
import sys, time
from server.records.measures import Measures
from server.records.records import Records
from server.store.store import Store
from server.thinking.measuring import Worker

class Judge:
    def review(self, record):
        print("begun", flush=True)
        time.sleep(60)

line = Store(sys.argv[1]).line
Worker(Records(line), Measures(line), "killed", Judge()).step()
"""


@pytest.fixture
def measures(store):
    return Measures(store.line)


@pytest.fixture
def record(store):
    process = Process(store)
    code = process.begin("ann", **NIGHTMARE)
    plays_to_the_end(process, code, "ann")
    return Records(store.line).get(process.room(code).id)


class Judge:
    """Counts what it is asked."""

    def __init__(self):
        self.done = []

    def review(self, record):
        return ()

    def measure(self, record):
        self.done.append(record)
        return Measure((len(self.done),), Best(500, None))


def worker(measures, name="me", idle=None, judge=None):
    judge = judge or Judge()
    made = Worker(Records(measures._line), measures if idle is None else Hasty(measures, idle), name, judge)
    return made, getattr(judge, "done", [])


class Hasty:
    """Measures that think a worker dead after so many milliseconds."""

    def __init__(self, measures, idle):
        self._measures = measures
        self._idle = idle

    def claim(self, name):
        return self._measures.claim(name, self._idle)

    def __getattr__(self, name):
        return getattr(self._measures, name)


def test_a_finished_game_is_measured_once(measures, record):
    me, done = worker(measures)
    measures._line.ask(*wanting(record))  # recorded again, by another process
    while me.step():
        pass
    assert len(done) == 1
    assert measures.of(record) == Measure((1,), Best(500, None))
    measures._line.ask(*wanting(record))
    assert me.step()
    assert len(done) == 1


def test_a_worker_is_killed_in_its_work_and_another_does_the_job_once(measures, record, store_server):
    killed = subprocess.Popen([sys.executable, "-c", KILLED, store_server.url], cwd=ROOT, stdout=subprocess.PIPE)
    assert killed.stdout.readline() == b"begun\n"
    killed.kill()
    killed.wait()
    killed.stdout.close()
    patient, nothing = worker(measures, "patient")
    assert not patient.step()
    other, done = worker(measures, "other", idle=100)
    wait_until(other.step)
    assert (len(done), len(nothing)) == (1, 0)
    assert measures.of(record) == Measure((1,), Best(500, None))
    assert not other.step()
    assert store_server.client.xlen(JOBS) == 0


def test_two_who_do_the_same_job_bring_about_one_result(measures, record):
    first = measures.claim("first")
    time.sleep(0.01)
    second = measures.claim("second", idle=1)
    assert first.id == second.id
    measures.keep(record, Measure((1,), Best(1, None)))
    measures.keep(record, Measure((2,), Best(2, None)))
    assert measures.of(record) == Measure((1,), Best(1, None))


def test_a_sign_of_life_keeps_a_job(measures, record):
    job = measures.claim("first")
    time.sleep(0.5)
    measures.alive(job, "first")
    assert measures.claim("second", idle=500) is None


def test_a_job_that_ends_its_workers_is_given_up(measures, record):
    for _ in range(TRIES):
        measures.claim("dies", idle=0)
    me, done = worker(measures, idle=0)
    assert me.step()
    assert not me.step()
    assert not done


class Fails(Judge):
    def measure(self, record):
        raise ArithmeticError


def test_a_job_that_fails_is_done_with(measures, record):
    me, _ = worker(measures, judge=Fails())
    assert me.step()
    assert measures.of(record) is None
    assert not me.step()


def test_a_game_is_reviewed_by_its_own_events(measures, record):
    [review] = ByTheRules().review(record)
    assert review.score == record.seats[0].score.score
    measures.keep_review(record, [review])
    assert msgspec.json.decode(measures.review(record))[0]["score"] == review.score


def test_who_found_more_than_the_search_has_the_best_of_all_or_of_that_seat(record):
    [mine] = record.seats
    other = msgspec.structs.replace(mine, score=msgspec.structs.replace(mine.score, score=mine.score.score - 50))
    game, most = msgspec.structs.replace(record, seats=(mine, other)), mine.score.score
    less, found = Best(most - 20, {}), Best(most, None)
    assert showing.par(game, Measure((1, 2), less)).best == found
    assert showing.par(game, Measure((1, 2), (less, less))).best == (found, less)


@pytest.mark.parametrize("best", [None, {"score": 500, "board": None}])
def test_a_measure_that_was_kept_before_seats_had_their_own_is_read(measures, record, best):
    kept = msgspec.json.encode({"par": [400], "best": best})
    measures._line.ask(("SET", dice_of(record).key, kept))
    assert msgspec.to_builtins(measures.of(record).best) == best


def test_a_measure_by_seat_is_kept_and_read(measures, record):
    found = Measure((400, 410), (Best(500, {"sheet": 1}), Best(510, None)))
    measures.keep(record, found)
    assert measures.of(record) == found

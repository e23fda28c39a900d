"""What waits to be begun, what is refused when there is too much to do, and what is not."""

import urllib.request

import pytest

from server.live.pressure import CROWDED, FEWEST, ROUND, Pressure
from tests.server.players import Player, new_cookie
from tests.server.running import Running

PATIENCE = 0.1


def pressure(being_answered=0):
    return Pressure(lambda: being_answered, PATIENCE, lambda _: None)


def begun(pressure, waited, standing):
    """Whether a request is begun and not refused; None: it is not begun yet."""
    return not pressure.refuses() if pressure.admits(waited, standing) else None


@pytest.mark.parametrize(
    ("waited", "standing", "expected"),
    [
        (0, 0, True),
        (0.9 * PATIENCE, 0.95 * PATIENCE, True),
        (1.1 * PATIENCE, 1.1 * PATIENCE, False),
        (0.9 * CROWDED * PATIENCE, 10, True),
        (1.1 * CROWDED * PATIENCE, 10, False),
    ],
)
def test_a_crowd_that_comes_at_once_is_borne_with_longer_than_one_that_does_not_end(waited, standing, expected):
    assert begun(pressure(), waited, standing) is expected


def test_what_cannot_be_begun_yet_waits_and_is_refused_when_it_has_waited_for_too_long():
    busy = pressure(being_answered=1000)
    assert begun(busy, 0.9 * PATIENCE, 0.9 * PATIENCE) is None
    assert begun(busy, 1.1 * PATIENCE, 1.1 * PATIENCE) is False


def test_whoever_comes_after_the_crowd_is_not_refused():
    over = pressure()
    assert begun(over, 1, 1) is False
    over.done()
    assert not over.refuses()


def test_what_is_refused_is_told():
    told = []
    strict = Pressure(lambda: 0, PATIENCE, told.append)
    assert begun(strict, 0, 0) is True
    assert begun(strict, 1, 1) is False
    assert told == [1]


def test_who_is_refused_hears_so_and_is_heard_the_next_time():
    with Running(limits={"patience": -1.0}) as impatient, Player(impatient.url, new_cookie(impatient.url)) as ann:
        for _ in range(3):
            assert ann.enter("BCDFGH") == {"ok": False, "reason": "server_busy", "params": {}}
        assert 'magdagdon_commands_total{result="server_busy",type="unreadable"} 3.0' in told_by(impatient.url)


def told_by(url):
    with urllib.request.urlopen(f"{url}/metrics") as answer:
        return answer.read().decode()


def test_after_long_rounds_less_may_be_in_work_and_after_short_ones_more():
    changing = pressure()
    before = changing.most
    changing.passed(2 * ROUND)
    assert changing.most < before
    for _ in range(100):
        changing.passed(2 * ROUND)
    assert changing.most == FEWEST
    changing.passed(ROUND / 2)
    assert changing.most > FEWEST

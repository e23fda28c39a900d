"""What is refused when there is too much to do, and what is not."""

import pytest

from server.live.pressure import LATE, Pressure
from server.refusals import Refused


def test_too_much_at_once_is_refused_once_everything_comes_late():
    pressure = Pressure(lambda: 33, at_once=32)
    pressure.late = 2 * LATE
    with pytest.raises(Refused) as refusal:
        pressure.check()
    assert refusal.value.reason == "server_busy"


@pytest.mark.parametrize(("being_answered", "late"), [(1000, 0), (32, 10)])
def test_a_slow_moment_and_a_crowd_that_is_served_in_time_are_not_refused(being_answered, late):
    pressure = Pressure(lambda: being_answered, at_once=32)
    pressure.late = late
    pressure.check()


def test_how_late_everything_comes_is_seen_by_looking_often():
    pressure = Pressure(lambda: 0, at_once=32)
    pressure.run(lambda _: None, iter([False, True]).__next__)
    assert pressure.late < 0  # it was not let sleep at all

"""A room whose people are at different server processes, on one store."""

import pytest

from tests.e2e.table import play_on, sit_down
from tests.server.running import Running


@pytest.fixture
def other(store_server):
    with Running({"REDIS_URL": store_server.url}) as running:
        yield running


def test_a_room_with_players_at_two_processes_plays_in_sync_to_the_same_results(
    server, other, store_server, phone, log_of
):
    people = ann, bob = [phone(server.url), phone(other.url, most=3)]
    code = sit_down(*people, names=("Ann", "Bob"))
    shown = play_on(people)
    assert shown == log_of(store_server.url, code).rolls()
    ranks = [player.page.locator(".ranks .pts").all_inner_texts() for player in people]
    assert ranks[0] == ranks[1]
    bob.press("rematch")
    for player in people:
        player.at_table(1)
    assert ann.seen()["dice"] == bob.seen()["dice"]

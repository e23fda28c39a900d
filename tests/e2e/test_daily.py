"""The day's challenge on a phone: play it, see the rank, come back the next day."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

DAY = 86_400_000


def play_today(ann, name):
    """From the day's page through the whole game to its result."""
    ann.page.get_by_role("button", name=re.compile(rf"^{name}")).tap()
    if (field := ann.page.get_by_role("textbox", name=ann.t("name-label"))).is_visible():
        field.fill("Ann")
    ann.press("daily-play")
    turn = 1
    while at_table(ann, turn):
        ann.roll()
        ann.choose()
        ann.confirm()
        turn += 1


def at_table(ann, turn):
    """Whether the table shows this turn, or the result is there."""
    table = ann.page.get_by_role("heading", level=1, name=ann.t("turn-n", turn=turn), exact=True)
    expect(table.or_(ann.big("daily-board-act"))).to_be_visible()
    return table.is_visible()


@pytest.fixture
def morning(own_store_server):
    """Starts servers whose date is some days ahead, one after the other, on one store and at one address."""
    running = []

    def start(days):
        port = str(running[-1].port) if running else "0"
        for before in running:
            before.stop()
        running[:] = [Running({"REDIS_URL": own_store_server.url, "PORT": port}, ahead=days * DAY)]
        return running[0]

    yield start
    for one in running:
        one.stop()


def test_a_daily_is_played_ranked_and_told_and_the_next_day_makes_a_streak_of_two(morning, phone):
    ann = phone(morning(0).url)
    ann.forgiven += ["ERR_", "WebSocket"]
    ann.go("/scores")
    ann.sees("scores-none")
    ann.go("/daily")
    play_today(ann, "NIGHTMARE")
    ann.sees("daily-rank", rank=1, total=1)
    assert ann.page.get_by_role("button", name=re.compile(ann.t("rematch"))).count() == 0

    ann.press("daily-board-act")
    ann.sees("daily-rank", rank=1, total=1)
    ann.sees("streak", days=1)
    ann.press("share-act")
    told = ann.page.locator(".link")
    expect(told).to_contain_text("NIGHTMARE")
    expect(told).to_contain_text(re.compile(r"(?:[1-6×] ){3}[1-6×]\n"))
    expect(told).to_contain_text("/daily")

    morning(1)
    ann.page.reload()
    play_today(ann, "NIGHTMARE")
    ann.press("daily-board-act")
    ann.sees("streak", days=2)

    ann.text("daily-archive").tap()
    ann.page.locator(".days button").first.press("Enter")
    expect(ann.big("daily-practise")).to_be_visible()
    ann.sees("daily-rank", rank=1, total=1)

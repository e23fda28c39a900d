"""A person's days: play the challenge, see the rank move, tell of it, come back the next day."""

import re

from playwright.sync_api import expect

from tests.e2e.phones import CUT
from tests.server.running import Running
from tests.server.seats import Process
from tests.until import until

DAY = 86_400_000
TOLD = """async (players) => {
  const {challenges} = await (await fetch("/api/daily")).json();
  return challenges.find((one) => one.mine?.rank && one.players === players)?.mine.rank;
}"""
"""My rank, once so many are on the board: results come there one after the other."""


class Mornings:
    """Servers whose date is some days ahead, one after the other, on one store and at one address."""

    def __init__(self, store_server, open_store):
        self._store_server = store_server
        self._running = None
        self.others = Process(open_store(store_server))
        """People without a browser, on the first day."""

    def __call__(self, days):
        """The address of the server at this date."""
        port = "0" if self._running is None else str(self._running.port)
        self.stop()
        self._running = Running({"REDIS_URL": self._store_server.url, "PORT": port}, ahead=round(days * DAY))
        return self._running.url

    def stop(self):
        if self._running is not None:
            self._running.stop()


def first_day(morning, phone, language):
    """All of it, in a language, up to telling of it. The phone."""
    ann = phone(morning(0), language=language)
    ann.forgiven.append(CUT)
    ann.go("/scores")
    ann.sees("scores-none")
    ann.go("/daily")
    play_today(ann, "NIGHTMARE")
    ann.sees("daily-rank", rank=1, total=1)
    assert ann.page.get_by_role("button", name=re.compile(ann.t("rematch"))).count() == 0
    ann.press("daily-board-act")
    ann.sees("daily-rank", rank=1, total=1)
    ann.sees("streak", days=1)
    rank_moves(morning, ann)
    tell(ann)
    return ann


def two_days(morning, phone, language):
    """A streak of two."""
    ann = first_day(morning, phone, language)
    morning(1)
    ann.page.reload()
    play_today(ann, "NIGHTMARE")
    ann.press("daily-board-act")
    ann.sees("streak", days=2)


def rank_moves(morning, ann):
    """Others finish while she watches."""
    for person in ("bob", "cy"):
        morning.others.plays_today(person, "NIGHTMARE")
    morning.others.plays_today("di", "NIGHTMARE", choice=Process.best)  # where all have the same there is no picture
    until(ann.page, TOLD, 4)
    ann.sees("daily-rank", rank=ann.page.evaluate(TOLD, 4), total=4)
    ann.sees("daily-stand")


def tell(ann):
    ann.press("share-act")
    told = ann.page.locator(".link")
    expect(told).to_contain_text("NIGHTMARE")
    expect(told).to_contain_text(re.compile(r"(?:[1-6×] ){3}[1-6×]\n"))
    expect(told).to_contain_text("/daily")


def play_today(ann, name):
    """From the day's page through the whole game to its result."""
    ann.page.get_by_role("button", name=re.compile(rf"^{name}")).tap()
    if (field := ann.page.get_by_role("textbox", name=ann.t("name-label")).first).is_visible():
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

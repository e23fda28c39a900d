"""A group on a phone: made, joined by its link, each result after one's own, the boards when the day has closed."""

from playwright.sync_api import expect

from server.daily.groups import Groups
from tests.e2e.phones import CUT


def test_a_group_shows_its_members_results_after_ones_own_and_the_boards_when_the_day_has_closed(morning, phone):
    url = morning(0)
    ann, bob = phone(url), phone(url, language="el")
    for one in (ann, bob):
        one.forgiven.append(CUT)
    id = made(ann)
    join(bob, id)
    [anns, bobs] = Groups(morning.others.store.line).seen(id).members
    for person, told, results in ((anns, "group-after-own", 0), (bobs, "group-boards-later", 2)):
        morning.others.plays_today(person, "PEACEFUL")
        bob.page.reload()
        bob.sees(told)
        expect(bob.page.locator(".lines strong")).to_have_count(results)
    expect(bob.page.locator(".lines .mini")).to_have_count(0)

    morning(1.05)
    bob.page.reload()
    bob.text("daily-archive").tap()
    bob.page.locator(".days button").first.press("Enter")
    expect(bob.page.locator(".lines .mini")).to_have_count(2)
    leave(bob)
    ann.page.reload()
    ann.sees("group-members", n=1)


def made(ann):
    """She makes a group on the day's page; its id."""
    ann.go("/daily")
    ann.page.get_by_role("textbox", name=ann.t("name-label")).first.fill("Ann")
    ann.text("group-new").tap()
    ann.page.get_by_role("textbox", name=ann.t("group-name")).fill("Casa")
    ann.page.keyboard.press("Enter")
    link = ann.page.locator(".link")
    expect(link).to_contain_text("/g/")
    return link.inner_text().rpartition("/")[2]


def join(bob, id):
    bob.go(f"/g/{id}")
    bob.page.get_by_role("textbox", name=bob.t("name-label")).fill("Bob")
    bob.press("join-act")
    bob.sees("group-after-own")
    expect(bob.page.locator(".lines")).to_contain_text("Ann")


def leave(bob):
    bob.text("group-leave").first.tap()
    bob.button("group-leave-act").tap()
    bob.sees("daily-first")

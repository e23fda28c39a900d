"""One person plays alone, from the home page to the results: by finger, by mouse."""

from playwright.sync_api import expect

from engine.magdagdon import rules


def test_a_game_alone_with_a_power_an_undo_and_a_die_laid_elsewhere_ends_with_the_engines_score(
    server, store_server, phone, log_of
):
    ann = phone(server.url)
    code = ann.play_alone("Ann")
    expect(ann.page.locator("[data-die]")).to_have_count(0)
    ann.big("roll").tap()
    expect(ann.page.locator("[data-die]")).to_have_count(4)
    ann.use_power()
    expect(ann.page.get_by_role("group", name=ann.t("powers-left", left=2, cost=20))).to_be_visible()

    (first, _), (second, _) = way = ann.way(2)
    ann.stage(way)
    ann.button("undo").tap()
    expect(ann.page.locator("[data-cell].staged")).to_have_count(1)
    ann.cell(way[0][1]).tap()
    expect(ann.die(first)).to_have_attribute("aria-pressed", "true")
    ann.stage([(first, 5), (second, 6)])
    dice = ann.seen()["dice"]
    assert ann.seen()["staged"] == {"5": dice[first], "6": dice[second]}
    ann.confirm()

    turn = 2
    while ann.turn_or_end(turn):
        ann.roll()
        ann.choose()
        ann.confirm()
        turn += 1

    score = rules.outcome(log_of(store_server.url, code).state()).seats[0].score
    ann.sees("results-alone", score=score)
    ann.sees_rank("Ann", score)
    assert len(log_of(store_server.url, code).done("play")) == turn


def test_dice_are_dragged_to_the_board_while_everything_moves(server, phone):
    ann = phone(server.url, size=(1440, 900), touch=False, moving=True)
    ann.home("Ann")
    ann.button("home-alone").click()
    ann.at_table(1)
    ann.roll()
    way = ann.way(2)
    for die, cell in way:
        ann.die(die).drag_to(ann.cell(cell))
    expect(ann.page.locator("[data-cell].staged")).to_have_count(2)
    ann.cell(way[1][1]).drag_to(ann.page.locator(".tray"))
    expect(ann.page.locator("[data-cell].staged")).to_have_count(1)
    ann.die(way[1][0]).drag_to(ann.cell(way[1][1]))
    ann.big("confirm").click()
    ann.at_table(2)
    assert [cell for cell, content in enumerate(ann.seen()["cells"]) if content] == sorted(cell for _, cell in way)

"""Who does not want to be led through a first turn is out of it at once, and its cards leave room for thumbs."""

import pytest
from playwright.sync_api import expect

from tests.e2e.test_first_turn import card


def test_the_cards_can_be_leafed_through_and_skipped(server, phone):
    ann = phone(server.url, new=True)
    ann.play_alone("Ann")
    ann.roll()
    for n in (1, 2, 3):
        expect(card(ann, n)).to_be_visible()
        ann.button("guide-next").tap()
    expect(card(ann, 4)).to_be_visible()
    expect(ann.page.locator(".mag > .act")).to_be_visible()
    ann.button("guide-skip").tap()
    expect(ann.button("guide-skip")).to_have_count(0)
    ann.page.reload()
    expect(ann.power("reroll")).to_be_visible()
    expect(ann.button("guide-skip")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_a_card_leaves_cells_and_dice_as_large_as_a_thumb(server, phone, size):
    ann = phone(server.url, language="el", size=size, new=True)
    ann.play_alone("Ann")
    ann.roll()
    for n in (1, 2, 3, 4):
        expect(card(ann, n)).to_be_visible()
        for target in (ann.cell(0), ann.die(0), ann.button("guide-skip")):
            box = target.bounding_box()
            assert min(box["width"], box["height"]) >= 44, (n, box)
            assert box["y"] + box["height"] <= size[1]
        if n < 4:
            ann.button("guide-next").tap()

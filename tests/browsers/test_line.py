"""What is wrong with a line is told apart by whose fault it is."""

import pytest
from playwright.sync_api import expect

from tests.e2e.test_strip import CUT, strip, url
from tests.proxy import Proxy


@pytest.fixture
def entrance(server):
    with Proxy(server.port) as proxy:
        yield proxy


def test_a_slow_line_a_lost_server_and_a_device_without_a_network_are_told_apart(entrance, phone):
    ann = phone(url(entrance))
    ann.forgiven.append(CUT)
    ann.new_room("Ann")

    def says(id):
        expect(strip(ann)).to_contain_text(ann.t(id))

    entrance.stall()
    ann.button("lobby-lock").tap()
    says("link-slow")
    entrance.go()
    expect(ann.button("lobby-unlock")).to_be_visible()
    expect(strip(ann)).to_be_hidden()
    entrance.refuse()
    says("link-server")
    ann.context.set_offline(True)
    says("link-device")
    ann.context.set_offline(False)
    entrance.accept()
    expect(strip(ann)).to_be_hidden()
    ann.button("lobby-unlock").tap()
    expect(ann.button("lobby-lock")).to_be_visible()

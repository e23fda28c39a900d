"""A websocket that a test stands in the middle of: what a browser asks can be answered for the server, or held back."""

import json
import re


class Intercepted:
    """Put between a page and its server before the page is opened.

    While `refusing` is a pair of reason and params, every `act` is refused so. While `holding`, every `act` waits
    until `release`.
    """

    def __init__(self, page):
        self.refusing = None
        self.holding = False
        self._held = []
        page.route_web_socket(re.compile("/socket.io/"), self._between)

    def _between(self, browser):
        server = browser.connect_to_server()

        def passed(frame):
            act = re.match(r'42(\d+)\["act"', frame)
            if act and self.refusing:
                reason, params = self.refusing
                browser.send(f"43{act[1]}{json.dumps([{'ok': False, 'reason': reason, 'params': params}])}")
            elif act and self.holding:
                self._held.append((server, frame))
            else:
                server.send(frame)

        browser.on_message(passed)
        server.on_message(browser.send)

    def release(self):
        """Let go of what was held, and hold no more."""
        held, self._held, self.holding = self._held, [], False
        for server, frame in held:
            server.send(frame)

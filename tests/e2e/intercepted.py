"""A websocket that a test stands in the middle of: what a browser asks can be answered for the server, or held back."""

import json
import re
from contextlib import contextmanager


class Intercepted:
    """Put between a page and its server before the page is opened. While `holding`, every `act` waits for `release`.

    `acts` are the types of what the page has asked for.
    """

    def __init__(self, page):
        self.acts = []
        self.holding = False
        self._refusal = None
        self._held = []
        page.route_web_socket(re.compile("/socket.io/"), self._between)

    def _between(self, browser):
        server = browser.connect_to_server()

        def passed(frame):
            act = re.match(r'42(\d+)\["act",(.*)\]', frame)
            if act:
                self.acts.append(json.loads(act[2])["do"]["type"])
            if act and self._refusal:
                browser.send(f"43{act[1]}{json.dumps([self._refusal])}")
            elif act and self.holding:
                self._held.append((server, frame))
            else:
                server.send(frame)

        browser.on_message(passed)
        server.on_message(browser.send)

    @contextmanager
    def refusing(self, reason, params):
        """Every `act` is refused for this reason."""
        self._refusal = {"ok": False, "reason": reason, "params": params}
        try:
            yield
        finally:
            self._refusal = None

    def release(self):
        """Let go of what was held, and hold no more."""
        held, self._held, self.holding = self._held, [], False
        for server, frame in held:
            server.send(frame)

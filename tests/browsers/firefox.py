"""Firefox, driven by WebDriver BiDi: the protocol that it speaks by itself, over a websocket."""

import itertools
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import websocket

from tests.browsers.tabs import Tab
from tests.server.stores import wait_until

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A running browser. Each tab is a person of its own, with cookies of its own."""

    def __init__(self):
        self._profile = tempfile.mkdtemp(prefix="firefox-")
        program = shutil.which("firefox-esr")
        assert program, "Debian's firefox-esr is missing"
        said = Path(self._profile, "said")
        with said.open("w") as errors:
            self._process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--profile", self._profile, "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        address = wait_until(lambda: LISTENING.search(said.read_text()), 60)[1]
        self._socket = websocket.create_connection(f"{address}/session", timeout=60, suppress_origin=True)
        self._numbers = itertools.count(1)
        self._tabs = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method, **params):
        """The result of a command."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (message := json.loads(self._socket.recv())).get("id") != number:
            self._heard(message)
        assert message["type"] == "success", message
        return message["result"]

    def _heard(self, message):
        entry = message.get("params", {})
        tab = self._tabs.get(entry.get("source", {}).get("context"))
        if message.get("method") == "log.entryAdded" and entry["level"] == "error" and tab:
            tab.complaints.append(entry["text"])

    def open(self, size=(390, 844)):
        person = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="window", userContext=person)["context"]
        viewport = dict(zip(("width", "height"), size, strict=True))
        self.ask("browsingContext.setViewport", context=context, viewport=viewport)
        self._tabs[context] = FirefoxTab(self, context)
        return self._tabs[context]

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait(20)
        shutil.rmtree(Path(self._profile), ignore_errors=True)


class FirefoxTab(Tab):
    """A page in a window of its own: what is in the background stands still."""

    def __init__(self, firefox, context):
        super().__init__()
        self._firefox = firefox
        self._context = context

    def go(self, url):
        self._firefox.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression):
        answer = self._firefox.ask(
            "script.evaluate", expression=expression, target={"context": self._context}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return answer["result"]["value"]

    def act(self, sources):
        self._firefox.ask("input.performActions", context=self._context, actions=sources)

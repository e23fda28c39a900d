"""WebKitGTK, driven by its own WebDriver over HTTP, on a screen that nobody sees."""

import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

from tests.browsers.tabs import Tab
from tests.server.stores import free_port, wait_until

MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Screen:
    """An X server in memory."""

    def __init__(self):
        program = shutil.which("Xvfb")
        assert program, "Debian's xvfb is missing"
        told, tell = os.pipe()
        command = [program, "-displayfd", str(tell), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL)
        os.close(tell)
        with os.fdopen(told) as line:
            self.display = f":{line.readline().strip()}"

    def close(self):
        self._process.terminate()
        self._process.wait(20)


class WebKit:
    """A screen and the browsers on it. Each tab is a browser of its own: a driver serves only one."""

    def __init__(self):
        self._screen = Screen()
        self._tabs = []

    def open(self, size=(390, 844)):
        tab = WebKitTab(self._screen.display)
        self._tabs.append(tab)
        tab.begin(size)
        return tab

    def close(self):
        for tab in self._tabs:
            tab.close()
        self._screen.close()


class WebKitTab(Tab):
    """A page, its browser and its driver."""

    def __init__(self, display):
        super().__init__()
        self._session = None
        driver = shutil.which("WebKitWebDriver")
        assert driver, "Debian's webkit2gtk-driver is missing"
        self._url = f"http://127.0.0.1:{(port := free_port())}"
        # Nothing of the desktop of whoever tests: software draws, and no portal or bus is asked.
        environment = {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        environment |= {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "GTK_USE_PORTAL": "0"}
        self._driver = subprocess.Popen(
            [driver, f"--port={port}"],
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def begin(self, size):
        """Start the browser, in a window of this size."""
        wait_until(self._ready)
        browser = str(next(Path("/").glob(MINI_BROWSERS[1:])))
        options = {"binary": browser, "args": ["--automation", f"--geometry={size[0]}x{size[1]}"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self.ask('POST', '/session', capabilities=wanted)['sessionId']}"
        self.ask("POST", f"{self._session}/window/rect", width=size[0], height=size[1])

    def _ready(self):
        try:
            return self.ask("GET", "/status")["ready"]
        except urllib.error.URLError:
            return False

    def ask(self, method, path, **content):
        """The value that the driver answers."""
        body = json.dumps(content).encode() if method == "POST" else None
        request = urllib.request.Request(self._url + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def go(self, url):
        self.ask("POST", f"{self._session}/url", url=url)

    def evaluate(self, expression):
        return self.ask("POST", f"{self._session}/execute/sync", script=f"return {expression}", args=[])

    def act(self, sources):
        self.ask("POST", f"{self._session}/actions", actions=sources)

    def close(self):
        if self._session:
            self.ask("DELETE", self._session)
        self._driver.terminate()
        self._driver.wait(20)

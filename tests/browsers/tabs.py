"""A page of any browser, as far as a test needs it: go, run, tap, type, with the browser's own finger and keyboard."""

import json
from abc import ABC, abstractmethod


class Tab(ABC):
    """One page. `complaints` holds what the browser has said was wrong, where it says so."""

    def __init__(self):
        self.complaints = []

    @abstractmethod
    def go(self, url):
        """Open an address and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """A string that a JavaScript expression makes in the page."""

    @abstractmethod
    def act(self, sources):
        """Do with finger or keyboard what W3C actions say."""

    def run(self, function, *arguments):
        """What a JavaScript function returns for these arguments, as JSON can say it."""
        written = ", ".join(json.dumps(one) for one in arguments)
        return json.loads(self.evaluate(f"JSON.stringify(({function})({written}) ?? null)"))

    def tap(self, x, y, pause=0):
        """Press here and let go, after so many milliseconds."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
        down_up = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        rest = {"type": "pause", "duration": pause}
        self.act([{"type": "pointer", "id": "mouse", "actions": [rest, move, *down_up]}])

    def type(self, keys):
        """Press these keys, one after the other."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act([{"type": "key", "id": "keys", "actions": strokes}])

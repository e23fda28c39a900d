"""A server process whose sockets are a list of what is sent to them: looked at step by step, without a network."""

import msgspec

from server.live.broadcast import Broadcast
from server.live.presence import Presence
from tests.server.seats import Process
from tests.server.stores import wait_until


class Sent:
    """Sockets that keep what they are sent, in order: `of(sid)`."""

    def __init__(self):
        self.rooms = {}
        self.sent = []
        self.emits = []

    def enter_room(self, sid, room):
        self.rooms.setdefault(room, set()).add(sid)

    def leave_room(self, sid, room):
        self.rooms.get(room, set()).discard(sid)

    def emit(self, event, data=None, to=None):
        message = msgspec.json.decode(msgspec.json.encode(data))
        self.emits.append((event, to))
        self.sent += [(sid, event, message) for sid in sorted(self.rooms.get(to, {to}))]

    def of(self, sid):
        """Since last asked: what a socket was sent."""
        mine = [(event, message) for to, event, message in self.sent if to == sid]
        self.sent = [one for one in self.sent if one[0] != sid]
        return mine


class Server(Process):
    """A process with its way out; `flush` does what its loops would."""

    def __init__(self, store, **timings):
        super().__init__(store, **timings)
        self.sockets = Sent()
        self.broadcast = Broadcast(self.sockets, store, self.tables)
        self.presence = Presence(store, self.tables, self.broadcast, self.timings)
        store.listen(self.broadcast.published, self.broadcast.gap, self.broadcast.doubt)
        for node in store._channels._each.all():
            node.confirm(node.subscribe("reached"))  # so that nothing is doubted later

    def connect(self, **sids):
        for sid, person in sids.items():
            self.broadcast.followers.connect(sid, person)

    def enter(self, code, *sids):
        for sid in sids:
            self.broadcast.follow(code, sid)
            self.broadcast.stir(code)

    def heard(self, code, version):
        wait_until(lambda: self.tables.view(code).version >= version)

    def flush(self, loops=1):
        for _ in range(loops):
            for loop in (self.broadcast.run, self.broadcast.tend, self.broadcast.run):
                once = iter([False, True])
                loop(lambda _: None, once.__next__)


def names(messages):
    return [event for event, _ in messages]

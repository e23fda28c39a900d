"""A cluster of three stores."""

import redis

from server.store.nodes import slot_of
from tests.server.stores import StoreProcess, free_port, wait_until

SLOTS = 16_384
NODES = 3
SETTINGS = {
    "cluster-enabled": "yes",
    "cluster-node-timeout": "2000",
    "cluster-require-full-coverage": "no",
    "repl-diskless-sync-delay": "0",
}


class Client(redis.RedisCluster):
    """A plain client that finds keys wherever they are."""

    def keys(self, pattern):
        return super().keys(pattern, target_nodes=self.PRIMARIES)

    def pubsub_shardnumsub(self, *channels):
        return super().pubsub_shardnumsub(*channels, target_nodes=self.PRIMARIES)


class Cluster:
    """Three stores that share the keys out, and do not stop for one of them. `url` names two; `client` knows all."""

    def __init__(self, binary):
        self._binary = binary
        self.nodes = [self._node() for _ in range(NODES)]
        for number, node in enumerate(self.nodes):
            first, last = SLOTS * number // NODES, SLOTS * (number + 1) // NODES - 1
            node.client.execute_command("CLUSTER SET-CONFIG-EPOCH", number + 1)
            node.client.execute_command("CLUSTER ADDSLOTSRANGE", first, last)
        first, *others = self.nodes
        for node in others:
            self._meets(node)
        wait_until(self.agreed, 30)
        self.url = "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in others)
        self.client = Client(host="127.0.0.1", port=first.port)

    def _node(self):
        settings = SETTINGS | {"cluster-port": str(free_port())}
        more = [word for name, value in settings.items() for word in (f"--{name}", value)]
        return StoreProcess(self._binary, tcp=True, more=more)

    def _meets(self, node):
        bus = node.client.config_get("cluster-port")["cluster-port"]
        self.nodes[0].client.execute_command("CLUSTER MEET", "127.0.0.1", node.port, bus)

    @property
    def pids(self):
        return [node.process.pid for node in self.nodes]

    def agreed(self):
        """Whether all of them know whose every slot is."""
        return all(
            node.client.cluster("INFO")["cluster_state"] == "ok" and len(node.client.cluster("SLOTS")) == NODES
            for node in self.nodes
        )

    def of(self, key):
        """The store that has a key, unless its slot was moved."""
        return self.nodes[slot_of(key) * NODES // SLOTS]

    def replicated(self, master):
        """A new replica of a store, with everything it has."""
        replica, id = self._node(), master.client.cluster("MYID").decode()
        self._meets(replica)
        wait_until(lambda: id in str(replica.client.cluster("NODES")), 30)
        replica.client.execute_command("CLUSTER REPLICATE", id)
        wait_until(lambda: replica.client.info("replication").get("master_link_status") == "up", 30)
        return replica

    def replaced(self, master, replica):
        """The replica has become the master: the one before is there no more."""
        self.nodes[self.nodes.index(master)] = replica
        master.remove()

    def move(self, key, target):
        """Give a key's slot to another store in three steps: it is announced, all that is in it goes, it is done."""
        slot, source = slot_of(key), self.of(key)
        ids = {node: node.client.cluster("MYID").decode() for node in (source, target)}
        target.client.execute_command("CLUSTER SETSLOT", slot, "IMPORTING", ids[source])
        source.client.execute_command("CLUSTER SETSLOT", slot, "MIGRATING", ids[target])
        yield
        while keys := source.client.cluster("GETKEYSINSLOT", slot, 10):
            source.client.migrate("127.0.0.1", target.port, keys, 0, 5_000)
        yield
        for node in (target, *self.nodes):
            node.client.execute_command("CLUSTER SETSLOT", slot, "NODE", ids[target])
        yield

    def flush(self):
        """Empty it; it forgets its scripts too."""
        for node in self.nodes:
            node.flush()

    def calls(self, command):
        """How often its stores have done a command, by themselves or in a script."""
        return sum(node.calls(command) for node in self.nodes)

    def remove(self):
        self.client.close()
        for node in self.nodes:
            node.remove()

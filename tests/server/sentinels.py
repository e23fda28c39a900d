"""A store with a replica, and a sentinel that makes the replica the master when the master has gone."""

import shutil
import subprocess
import tempfile
from pathlib import Path

import redis

from tests.server.stores import BINARIES, StoreProcess, beside_tests, free_port, wait_until

SENTINEL = shutil.which("redis-sentinel")
NAME = "table"


class Watched:
    """Two stores, one of them the other's replica. `url` names their sentinel."""

    def __init__(self):
        self.stores = tuple(StoreProcess(BINARIES["redis"], tcp=True) for _ in range(2))
        for store in self.stores:
            store.command += ["--repl-diskless-sync-delay", "0"]
            store.client.config_set("repl-diskless-sync-delay", "0")
        master, replica = self.stores
        replica.client.execute_command("REPLICAOF", "127.0.0.1", master.port)
        wait_until(self.copied)
        self.folder = Path(tempfile.mkdtemp(prefix="sentinel-"))
        port = free_port()
        settings = self.folder / "sentinel.conf"
        settings.write_text(
            f"port {port}\nbind 127.0.0.1\ndir {self.folder}\nlogfile sentinel.log\n"
            f"sentinel monitor {NAME} 127.0.0.1 {master.port} 1\n"
            f"sentinel down-after-milliseconds {NAME} 1000\nsentinel failover-timeout {NAME} 1000\n"
        )
        self.process = beside_tests([SENTINEL, settings], stdout=subprocess.DEVNULL, start_new_session=True)
        self.sentinel = redis.Redis(port=port)
        self.url = f"redis+sentinel://127.0.0.1:1,127.0.0.1:{port}/{NAME}"
        wait_until(self.ready, 30)

    @property
    def master(self):
        """The store that the sentinel calls the master."""
        port = self.sentinel.sentinel_master(NAME)["port"]
        return next(store for store in self.stores if store.port == port)

    @property
    def replica(self):
        """The other one."""
        return next(store for store in self.stores if store is not self.master)

    def copied(self):
        """Whether one is a replica that has everything the other has."""
        told = sorted((store.client.info("replication") for store in self.stores), key=lambda told: told["role"])
        if [one["role"] for one in told] != ["master", "slave"] or told[1]["master_link_status"] != "up":
            return False
        return told[0]["master_repl_offset"] == told[1]["slave_repl_offset"]

    def ready(self):
        """Whether the sentinel could make the replica the master now."""
        try:
            replicas = self.sentinel.sentinel_slaves(NAME)
        except redis.ConnectionError:
            return False
        return self.copied() and [replica["flags"] for replica in replicas] == ["slave"]

    def mend(self):
        """Let the store that is not the master be its replica, at once and not when the sentinel finds the time."""
        master, replica = self.master, self.replica
        if replica.process.poll() is not None:
            replica.start()
        replica.client.execute_command("REPLICAOF", "127.0.0.1", master.port)
        wait_until(self.ready, 30)

    def served(self, store):
        """How many connections of servers a store has."""
        return sum(client["name"] == "magdagdon" for client in store.client.client_list())

    def undecided(self, on):
        """Let the sentinel wait for others before it fails over: there are none."""
        self.sentinel.sentinel_set(NAME, "quorum", 2 if on else 1)

    def fail_over(self):
        """Make the replica the master in order, as for maintenance."""

        def begun():
            try:
                return self.sentinel.sentinel_failover(NAME)
            except redis.ResponseError:
                return False

        wait_until(begun, 30)

    def remove(self):
        self.process.kill()
        self.process.wait()
        self.sentinel.close()
        for store in self.stores:
            store.remove()
        shutil.rmtree(self.folder)

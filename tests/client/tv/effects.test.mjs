import assert from "node:assert/strict";
import { test } from "node:test";
import "../vendor.mjs";

const { locates, minds, opens, recovers, renews, ticks } = await import("../../../client/tv/effects.js");

/** A clock that only `pass` moves. */
function clock() {
  let now = 0;
  let waiting = [];
  return {
    now: () => now,
    random: () => 0.5,
    after(ms, then) {
      waiting.push({ at: now + ms, then });
      return () => {};
    },
    async pass(ms) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { then } of due) await then();
      await Promise.resolve();
    },
  };
}

function stored(state = {}) {
  const events = [];
  return { events, get: () => state, dispatch: (event) => events.push(event), watch: () => {} };
}

const room = { page: "room", code: "BCDFGH" };

test("a room that nobody leads is asked for until there is one", async () => {
  const answers = [{ reason: "no_line" }, { reason: "server_leaving" }, { code: "BCDFGH", url: "" }];
  const hosts = [];
  const shown = [];
  const timing = clock();
  const store = stored();
  const api = { createRoom: async (_game, _options, host) => { hosts.push(host); return answers.shift(); } };
  await opens({ store, timing, api, game: "magdagdon", options: {}, show: (code) => shown.push(code) });
  assert.deepEqual(shown, []);
  for (let tries = 0; tries < 3; tries += 1) {
    await timing.pass(3000);
    await new Promise(setImmediate);
  }
  assert.deepEqual(shown, ["BCDFGH"]);
  assert.deepEqual(hosts, [false, false, false]);
  assert.deepEqual(store.events.map(({ reason }) => reason), ["no_line", "server_leaving"]);
});

test("a room that has gone gives way to a new one; what else keeps it from being shown is tried afresh", async () => {
  for (const [reason, done] of [["unknown_room", "open"], ["newer_format", "reload"], ["no_identity", "reload"]]) {
    const did = [];
    const timing = clock();
    const watch = recovers({ timing, open: () => did.push("open"), reload: () => did.push("reload") });
    const stop = { reason, params: {} };
    watch({ stop }, { stop: null });
    watch({ stop }, { stop });
    assert.deepEqual(did, []);
    await timing.pass(15_000);
    assert.deepEqual(did, [done]);
  }
});

test("the address of a room is learnt once it is entered, and not put to another room", async () => {
  const api = { locate: async (code) => ({ url: `http://192.0.2.7/r/${code}` }) };
  const store = stored({ route: room });
  const watch = locates({ store, api });
  await watch({ route: room, entered: true }, { entered: false });
  await watch({ route: room, entered: true }, { entered: true });
  assert.deepEqual(store.events, [{ type: "ui", set: { link: "http://192.0.2.7/r/BCDFGH" } }]);
  const gone = stored({ route: { page: "room", code: "ZZZZZZ" } });
  await locates({ store: gone, api })({ route: room, entered: true }, { entered: false });
  assert.deepEqual(gone.events, []);
});

test("another version of the client is taken when the line is back, the same one is not", async () => {
  for (const [outdated, reloads] of [[true, 1], [false, 0]]) {
    let count = 0;
    const watch = renews({ outdated: async () => outdated, reload: () => { count += 1; } });
    await watch({ link: "up" }, { link: "down" });
    await watch({ link: "up" }, { link: "up" });
    assert.equal(count, reloads);
  }
});

test("seconds pass in step with the clock of the turn", async () => {
  const timing = clock();
  const store = stored({ until: 10_300 });
  ticks({ store, timing });
  await timing.pass(300);
  await timing.pass(1000);
  assert.deepEqual(store.events, [{ type: "tick", now: 300 }, { type: "tick", now: 1300 }]);
});

test("a screen learns that nothing is saved, and that it is again, while its line is up", async () => {
  const answers = [{ ok: false, reason: "store_away" }, { ok: false, reason: "no_line" }, { ok: true }, { ok: false, reason: "store_away" }];
  const state = { link: "up", unsaved: false };
  const store = stored(state);
  store.dispatch = ({ type, on }) => { assert.equal(type, "unsaved"); state.unsaved = on; };
  const timing = clock();
  minds({ store, timing, api: { read: async () => answers.shift() } });
  const seen = [];
  for (let looks = 0; looks < 4; looks += 1) {
    if (looks === 3) state.link = "down";
    await timing.pass(5000);
    seen.push(state.unsaved);
  }
  assert.deepEqual(seen, [true, true, false, false]);
});

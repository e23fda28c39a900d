import "./vendor.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CODE, message, person } from "./rooms.mjs";

const { createReduce } = await import("../../client/reduce.js");
const { createLine } = await import("../../client/socket.js");
const { initial, trouble } = await import("../../client/state.js");
const { createStore } = await import("../../client/store.js");

/** A server's end of the line, in the test's hands. */
class Wire {
  connected = false;
  dialled = 0;
  heard = {};
  /** What was sent and not answered: [event, message, answer(error, reply)]. */
  sent = [];

  connect() {
    this.dialled += 1;
  }
  disconnect() {
    this.connected = false;
  }
  on(event, then) {
    this.heard[event] = then;
  }
  timeout() {
    return { emit: (event, said, answered) => this.sent.push([event, said, answered]) };
  }

  open() {
    this.connected = true;
    this.heard.connect();
  }
  lose() {
    this.connected = false;
    this.sent = [];
    this.heard.disconnect("transport close");
  }
  /** The oldest unanswered message, which must be of this event; answered if a reply is given. */
  next(event, reply) {
    const [name, said, answered] = this.sent.shift() ?? [];
    assert.equal(name, event);
    if (reply) answered(null, reply);
    return said;
  }
  enter(you = 1, version = 1) {
    this.open();
    this.next("enter", { ok: true, version, you, seat: null });
  }
}

let wire, store, line, timers, now, ids, identified, identity;

beforeEach(() => {
  wire = new Wire();
  timers = [];
  now = 0;
  ids = 0;
  identified = 0;
  identity = { ok: true };
  const start = initial({ route: { page: "room", code: CODE }, prefs: { language: "en", theme: "system", contrast: "system", numerals: false, name: "" } });
  store = createStore(createReduce({}), start, () => {});
  line = createLine({
    transport: wire,
    store,
    timing: {
      now: () => now,
      after(ms, then) {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => timers.splice(0, timers.length, ...timers.filter((other) => other !== timer));
      },
      random: () => 0.5,
    },
    newId: () => `id${++ids}`,
    identify: async () => {
      identified += 1;
      return identity;
    },
  });
  line.follow(CODE);
});

/** Lets time pass, and whatever waited for it happen. */
function pass(ms) {
  now += ms;
  for (const timer of timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
    timers.splice(timers.indexOf(timer), 1);
    timer.then();
  }
}

const ready = { type: "ready", on: true };
const roll = { type: "play", game_no: 1, command: { type: "confirm" } };

test("a connection enters the room before anything else is sent", () => {
  line.act(ready);
  wire.open();
  assert.deepEqual(wire.next("enter", { ok: true, version: 1, you: 1, seat: null }), { code: CODE });
  assert.deepEqual(wire.next("act"), { id: "id1", code: CODE, do: ready });
  assert.equal(store.get().link, "up");
});

test("a line that comes up for the first time is not told as one that is back", () => {
  const told = [];
  store.watch((state, before) => before.entered && trouble(state) !== trouble(before) && told.push(trouble(state)));
  wire.enter();
  assert.deepEqual(told, []);
  wire.lose();
  wire.enter();
  assert.deepEqual(told, ["down", null]);
});

test("one request is in flight; the next goes when it is answered", () => {
  wire.enter();
  line.act(ready);
  line.act({ type: "lock", on: true });
  assert.equal(wire.sent.length, 1);
  wire.next("act", { ok: true, version: 2 });
  assert.deepEqual(wire.next("act").do, { type: "lock", on: true });
});

test("a double tap is sent once, also while the room of its answer is still on its way", () => {
  wire.enter();
  line.act(ready);
  line.act(ready);
  wire.next("act", { ok: true, version: 2 });
  line.act(ready);
  assert.equal(wire.sent.length, 0);
  wire.heard.room(message(2));
  line.act(ready);
  assert.equal(wire.next("act").id, "id2");
});

test("no second move is sent while one is under way, whatever it is", () => {
  wire.enter();
  line.act(roll);
  line.act({ type: "play", game_no: 1, command: { type: "ruin", cell: 3 } });
  wire.next("act", { ok: true, version: 2 });
  assert.equal(wire.sent.length, 0);
});

test("a request whose answer was lost is sent again with the same id, once the room is entered again", () => {
  wire.enter();
  line.act(roll);
  const first = wire.next("act");
  wire.lose();
  assert.equal(store.get().link, "down");
  wire.enter();
  assert.deepEqual(wire.next("act"), first);
});

test("an answer that does not come is given up with the connection, not with the request", () => {
  wire.enter();
  line.act(roll);
  const [, said, answered] = wire.sent.shift();
  answered(new Error("timeout"));
  assert.equal(wire.connected, false);
  wire.enter();
  assert.deepEqual(wire.next("act"), said);
});

test("an answer to an earlier connection is not taken for one of now", () => {
  wire.enter();
  line.act(roll);
  const [, , late] = wire.sent.shift();
  wire.lose();
  late(null, { ok: false, reason: "turn_passed", params: { turn: 4 } });
  assert.equal(store.get().notice, null);
  assert.equal(store.get().pending.length, 1);
});

test("while the store is away the same request is sent again by itself, and the screen says so", () => {
  wire.enter();
  line.act(roll);
  const first = wire.next("act", { ok: false, reason: "store_away", params: {} });
  assert.equal(store.get().unsaved, true);
  assert.equal(store.get().notice, null);
  pass(60_000);
  assert.deepEqual(wire.next("act", { ok: true, version: 2 }), first);
  assert.equal(store.get().unsaved, false);
});

test("a refusal is said, and the next request goes on", () => {
  wire.enter();
  line.act(roll);
  line.act(ready);
  wire.next("act", { ok: false, reason: "turn_passed", params: { turn: 4 } });
  assert.deepEqual(store.get().notice, { reason: "turn_passed", params: { turn: 4 }, about: "play" });
  assert.equal(wire.next("act").do, ready);
});

test("a room that cannot be entered stops the page and the line", () => {
  wire.open();
  wire.next("enter", { ok: false, reason: "unknown_room", params: {} });
  assert.equal(store.get().stop.reason, "unknown_room");
  assert.equal(wire.connected, false);
  pass(60_000);
  assert.equal(wire.dialled, 1);
});

test("who is removed sees why and does not come back by itself", () => {
  wire.enter();
  wire.heard.room(message(2));
  wire.heard.left({ code: CODE, reason: "kicked" });
  assert.equal(store.get().stop.reason, "kicked");
  pass(60_000);
  assert.equal(wire.dialled, 1);
});

test("the line is tried again by itself, later each time", () => {
  wire.enter();
  wire.lose();
  const waits = [];
  for (let tries = 0; tries < 7; tries += 1) {
    waits.push(store.get().retryAt - now);
    pass(waits[tries]);
    wire.heard.connect_error({ type: "TransportError" });
  }
  assert.deepEqual(waits, [...waits].sort((a, b) => a - b));
  assert.ok(waits[0] < 1000 && waits.at(-1) <= 12_000, String(waits));
  assert.equal(wire.dialled, 8);
});

test("when the screen or the network comes back, the line is tried at once", () => {
  wire.enter();
  wire.lose();
  line.check();
  assert.equal(wire.dialled, 2);
});

test("a line that only looks alive is found out when the screen comes back", () => {
  wire.enter();
  line.check();
  const [event, , answered] = wire.sent.shift();
  assert.equal(event, "enter");
  answered(new Error("timeout"));
  assert.equal(wire.connected, false);
  assert.equal(store.get().link, "down");
});

test("a leaving server says how long to wait", () => {
  wire.enter();
  wire.heard.bye({ retry_ms: 3000 });
  wire.lose();
  assert.equal(store.get().retryAt, 3000);
});

test("whose number a newcomer got is told by the server, in whichever order the messages come", () => {
  wire.enter(null);
  wire.heard.room(message(1, { people: [person(1)] }));
  line.act({ type: "join", name: "Eleni" });
  wire.next("act", { ok: true, version: 2 });
  wire.heard.room(message(2, { people: [person(1), person(2)] }));
  wire.heard.seat({ code: CODE, version: 2, you: 2, seat: null, secret: null });
  assert.equal(store.get().me.no, 2);
  store.dispatch({ type: "entered", code: CODE, entered: { ok: true, version: 1, you: null, seat: null } });
  assert.equal(store.get().me.no, 2);
});

test("what is shown while the line breaks is not shown later, and never holds up a move", () => {
  wire.enter();
  line.act({ type: "emote", name: "bravo" });
  line.act(roll);
  wire.next("act");
  wire.lose();
  wire.enter();
  assert.equal(wire.next("act").do.type, "play");
});

test("what cannot be shown while the store is away is refused, not kept for later", () => {
  wire.enter();
  line.act({ type: "emote", name: "bravo" });
  wire.next("act", { ok: false, reason: "store_away", params: {} });
  assert.equal(store.get().unsaved, false);
  assert.equal(store.get().pending.length, 0);
});

test("a room that stays behind an answer is asked for", () => {
  wire.enter();
  line.act(ready);
  wire.next("act", { ok: true, version: 9 });
  pass(10_000);
  assert.deepEqual(wire.next("enter"), { code: CODE });
});

test("whom the server does not know becomes somebody before the next try", async () => {
  wire.heard.connect_error({ message: "no_identity" });
  await Promise.resolve();
  assert.equal(identified, 1);
  pass(60_000);
  assert.equal(wire.dialled, 2);
});

const wrong = () => trouble(store.get());

test("a line that broke is of unknown fault until the next try says that the server is not reached", () => {
  wire.enter();
  assert.equal(wrong(), null);
  wire.lose();
  assert.equal(wrong(), "down");
  pass(1000);
  wire.heard.connect_error({ type: "TransportError" });
  assert.equal(wrong(), "server");
  wire.enter();
  assert.equal(wrong(), null);
});

test("a server that says goodbye is leaving until another one has let in, or for the first few tries", () => {
  wire.enter();
  wire.heard.bye({ retry_ms: 300 });
  assert.equal(wrong(), "leaving");
  wire.lose();
  for (let tries = 0; tries < 3; tries += 1) {
    wire.heard.connect_error({ type: "TransportError" });
    assert.equal(wrong(), "leaving");
  }
  for (let tries = 0; tries < 5; tries += 1) wire.heard.connect_error({ type: "TransportError" });
  assert.equal(wrong(), "server");
  wire.enter();
  assert.equal(wrong(), null);
  wire.lose();
  assert.equal(wrong(), "down");
});

test("an answer that is late makes the line slow, and one that comes makes it well", () => {
  wire.enter();
  line.act(ready);
  pass(1000);
  assert.equal(wrong(), null);
  pass(1000);
  assert.equal(wrong(), "slow");
  wire.next("act", { ok: true, version: 2 });
  assert.equal(wrong(), null);
});

test("an answer that never came, and a beat that stayed out, are the line's fault and not the server's", () => {
  wire.enter();
  line.act(ready);
  wire.sent.shift()[2](new Error("timeout"));
  assert.equal(wrong(), "slow");
  wire.enter();
  wire.heard.disconnect("ping timeout");
  assert.equal(wrong(), "slow");
});

test("a device without a network has the fault, whatever else is known", () => {
  wire.enter();
  wire.lose();
  wire.heard.connect_error({ type: "TransportError" });
  store.dispatch({ type: "device", online: false });
  assert.equal(wrong(), "device");
  store.dispatch({ type: "device", online: true });
  assert.equal(wrong(), "server");
});

test("while a server stands whose store is away, the fault is the store's; without the server it is unknown", async () => {
  identity = { ok: false, reason: "store_away" };
  wire.heard.connect_error({ message: "no_identity" });
  await new Promise(setImmediate);
  assert.equal(wrong(), "store");
  wire.heard.connect_error({ type: "TransportError" });
  assert.equal(wrong(), "server");
});

test("a browser that keeps no identity is told so instead of trying for ever", async () => {
  for (let tries = 0; tries < 3; tries += 1) {
    wire.heard.connect_error({ message: "no_identity" });
    await new Promise(setImmediate);
  }
  assert.equal(store.get().stop?.reason, "no_identity");
});

test("whom the server asks to wait is not told that it cannot be reached", () => {
  wire.heard.connect_error({ message: "too_many_requests", data: { seconds: 1 } });
  assert.equal(wrong(), "down");
  assert.equal(identified, 0);
});

test("who comes back to a room that stands at an older version than the screen is told that moves were lost", () => {
  line.follow(CODE);
  wire.enter(1, 1);
  wire.heard.room(message(7));
  wire.lose();
  wire.enter(1, 5);
  assert.equal(store.get().notice?.reason, "moves_lost");
  wire.heard.room(message(5));
  assert.equal(store.get().room.version, 5);
});

test("a room that moves on while somebody enters it has lost nothing", () => {
  line.follow(CODE);
  wire.enter(1, 1);
  wire.open();
  wire.heard.room(message(7));
  wire.next("enter", { ok: true, version: 5, you: 1, seat: null });
  assert.equal(store.get().notice, null);
});

test("who goes home before the line is up is not connected to anything", () => {
  let given = 0;
  wire.disconnect = () => (given += 1);
  line.follow(null);
  assert.equal(given, 1);
});

test("what a server asked to wait for is not asked of the next room", () => {
  wire.enter();
  wire.heard.bye({ retry_ms: 60000 });
  line.follow("ZZZZZZ");
  store.dispatch({ type: "go", route: { page: "room", code: "ZZZZZZ" } });
  wire.open();
  wire.lose();
  pass(1000);
  assert.equal(wire.dialled, 3);
});

test("what was chosen, taken back and chosen again while a slow line carries the first is sent three times", () => {
  wire.enter();
  const lock = (on) => ({ type: "lock", on });
  for (const on of [true, true, false, true]) line.act(lock(on));
  const sent = [1, 2, 3].map((version) => wire.next("act", { ok: true, version }).do.on);
  assert.deepEqual([sent, wire.sent.length], [[true, false, true], 0]);
});

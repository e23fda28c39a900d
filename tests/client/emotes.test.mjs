import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { CODE, message, person } from "./rooms.mjs";

const { EMOTES, fades, isMuted, muting } = await import("../../client/emotes.js");
const { createReduce } = await import("../../client/reduce.js");
const { initial } = await import("../../client/state.js");
const { readPrefs } = await import("../../client/storage.js");
const { createStore } = await import("../../client/store.js");

const people = [person(1), person(2), person(3)];

/** A room with three people, of whom this browser is the first; what is shown, and what waits for its time. */
function room(more = {}) {
  const prefs = { ...readPrefs({ getItem: () => null }, {}, []), ...more };
  const store = createStore(createReduce({}), initial({ route: { page: "room", code: CODE }, prefs }), () => {});
  const timers = [];
  store.watch(fades({ store, timing: { after: (ms, then) => timers.push({ ms, then }) } }));
  store.dispatch({ type: "entered", code: CODE, entered: { ok: true, version: 1, you: 1, seat: null } });
  store.dispatch({ type: "room", message: message(1, { people }), now: 0 });
  const show = (no, name, code = CODE) => store.dispatch({ type: "emote", message: { code, no, name } });
  const shown = () => Object.fromEntries(Object.values(store.get().emotes).map(({ no, name }) => [no, name]));
  return { store, timers, show, shown };
}

test("what somebody shows is seen for three seconds", () => {
  const { timers, show, shown } = room();
  show(2, "bravo");
  show(1, "thanks");
  assert.deepEqual(shown(), { 1: "thanks", 2: "bravo" });
  assert.deepEqual(timers.map(({ ms }) => ms), [3000, 3000]);
  timers[0].then();
  assert.deepEqual(shown(), { 1: "thanks" });
});

test("what is shown next has its own three seconds, even if it is the same", () => {
  const { timers, show, shown } = room();
  show(2, "ha");
  show(2, "ha");
  timers[0].then();
  assert.deepEqual(shown(), { 2: "ha" });
  timers[1].then();
  assert.deepEqual(shown(), {});
});

test("what nobody here can draw, or is of another room, is not seen", () => {
  const { show, shown } = room();
  show(2, "applause");
  show(2, "constructor");
  show(2, "ha", "BBBBBB");
  assert.deepEqual(shown(), {});
});

test("who is muted is not seen, until they are no longer; the others are", () => {
  const { store, show, shown } = room();
  store.dispatch({ type: "prefs", prefs: muting(store.get(), 2) });
  assert.equal(isMuted(store.get(), 2), true);
  show(2, "ha");
  show(3, "oh");
  assert.deepEqual(shown(), { 3: "oh" });
  store.dispatch({ type: "prefs", prefs: muting(store.get(), 2) });
  show(2, "ha");
  assert.deepEqual(shown(), { 2: "ha", 3: "oh" });
});

test("who wants to see none sees the own alone", () => {
  const { show, shown } = room({ greetings: false });
  show(2, "ha");
  show(1, "ouch");
  assert.deepEqual(shown(), { 1: "ouch" });
});

test("the same number in another room is another person", () => {
  const { store } = room({ muted: ["BBBBBB:2"] });
  assert.equal(isMuted(store.get(), 2), false);
});

test("leaving the room leaves nothing of it on the screen", () => {
  const { store, show, shown } = room();
  show(2, "ha");
  store.dispatch({ type: "go", route: { page: "home" } });
  assert.deepEqual(shown(), {});
});

test("there are eight, each with a drawing of its own", () => {
  assert.equal(new Set(Object.values(EMOTES)).size, 8);
});

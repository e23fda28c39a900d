import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { CODE, message, person, playing, secret, toy } from "./rooms.mjs";

const { createReduce } = await import("../../client/reduce.js");
const { initial, isPending, optionsOf, secondsLeft } = await import("../../client/state.js");

const reduce = createReduce({ toy });
const prefs = { language: "en", theme: "system", contrast: "system", numerals: false, name: "Majda" };

/** The state after some events, from entering the room on. */
function after(...events) {
  const start = initial({ route: { page: "room", code: CODE }, prefs, kept: { [`${CODE}:1:3`]: { words: ["kept"] } } });
  return events.reduce(reduce, start);
}
const room = (of, now = 0) => ({ type: "room", message: of, now });
const seat = (of) => ({ type: "seat", message: of });
const entered = (you) => ({ type: "entered", code: CODE, entered: { ok: true, version: 1, you, seat: null } });
const say = (word) => ({ type: "stage", action: { type: "say", word } });
const down = { type: "link", link: "down", retryAt: 5, now: 0 };
const up = { type: "link", link: "up", retryAt: null, now: 0 };

test("a room older than the one on the screen changes nothing", () => {
  const state = after(room(message(5, { locked: true })));
  assert.equal(reduce(state, room(message(4))), state);
});

test("after moves were lost the room that comes is taken whatever its version, and it is said", () => {
  const state = after(entered(1), room(playing(5, 3)), { type: "lost", code: CODE });
  assert.equal(state.notice?.reason, "moves_lost");
  assert.equal(reduce(state, room(playing(4, 2))).room.version, 4);
});

test("another room's messages change nothing", () => {
  const state = after(room(message(5)));
  assert.equal(reduce(state, room(message(9, { code: "BBBBBB" }))), state);
  assert.equal(reduce(state, seat({ ...secret(9, 1), code: "BBBBBB" })), state);
});

test("a clock counts from the moment its message came, whatever the device's date", () => {
  const state = after(room(playing(5, 3, { clock: { remaining_ms: 20_000 } }), 1000));
  assert.equal(secondsLeft(state), 20);
  assert.equal(secondsLeft(reduce(state, { type: "tick", now: 7500 })), 14);
  assert.equal(secondsLeft(reduce(state, { type: "tick", now: 99_000 })), 0);
});

test("the same version again, after a new connection, sets the clock anew and nothing else", () => {
  const state = after(room(playing(5, 3, { clock: { remaining_ms: 20_000 } }), 0));
  const again = reduce(state, room(playing(5, 3, { clock: { remaining_ms: 9000 } }), 4000));
  assert.equal(secondsLeft(again), 9);
  assert.equal(again.room, state.room);
});

test("who this browser is comes from entering, its seat from the room", () => {
  assert.deepEqual(after(entered(2), room(playing(5, 3))).me, { no: 2, seat: 1 });
  assert.deepEqual(after(room(playing(5, 3)), entered(2)).me, { no: 2, seat: 1 });
  assert.deepEqual(after(room(playing(5, 3)), entered(null)).me, { no: null, seat: null });
});

test("a draft from before a reload is taken up in the same turn", () => {
  assert.deepEqual(after(entered(1), room(playing(5, 3))).ui.table.words, ["kept"]);
});

test("a draft stays as long as its turn is open, and goes with it", () => {
  const open = after(entered(1), room(playing(5, 4)), say("one"));
  assert.deepEqual(reduce(open, room(playing(6, 4))).ui.table.words, ["one"]);
  assert.deepEqual(reduce(open, room(playing(7, 5))).ui.table.words, []);
  assert.equal(reduce(open, room(message(7, { phase: "over", game_no: 1 }))).ui.table, null);
});

test("the same turn of the next game begins with nothing of the last one", () => {
  const open = after(entered(1), room(playing(5, 1)), say("one"));
  const next = playing(9, 1);
  next.room.game_no = 2;
  assert.deepEqual(reduce(open, room(next)).ui.table.words, []);
});

test("a new secret reaches the draft of the same turn", () => {
  const state = after(entered(1), room(playing(5, 4)), say("one"), seat(secret(6, 4, { dice: [1] })));
  assert.deepEqual(state.ui.table, { turn: 4, secret: { turn: 4, dice: [1] }, words: ["one"] });
});

test("who has no seat has no draft", () => {
  const state = after(entered(null), room(playing(5, 3)));
  assert.equal(state.ui.table, null);
  assert.equal(reduce(state, say("one")), state);
});

test("a secret of a turn that passed while the line was down is forgotten", () => {
  const before = [entered(1), room(playing(5, 4)), seat(secret(5, 4)), down, entered(1), up];
  assert.equal(after(...before, room(playing(8, 5))).seat, null);
  assert.notEqual(after(...before, room(playing(8, 4))).seat, null);
  assert.notEqual(after(...before, room(playing(8, 5)), seat(secret(8, 5))).seat, null);
});

test("a request is under way until a room of its version has come, in whichever order", () => {
  const ask = { type: "ask", id: "a", do: { type: "ready", on: true } };
  const done = { type: "done", id: "a", version: 6 };
  assert.equal(isPending(after(room(message(5)), ask, done), "ready"), true);
  assert.equal(isPending(after(room(message(5)), ask, done, room(message(6))), "ready"), false);
  assert.equal(isPending(after(room(message(6)), ask, done), "ready"), false);
  assert.equal(isPending(after(room(message(6)), ask), "ready"), true);
});

test("a refusal is shown until something else is done", () => {
  const refused = after(entered(1), room(playing(5, 4)), { type: "refused", reason: "occupied", about: "play" });
  assert.deepEqual(refused.notice, { reason: "occupied", params: {}, about: "play" });
  assert.equal(reduce(refused, say("one")).notice, null);
});

test("going to another room leaves nothing of the last one, and coming back finds the draft", () => {
  const state = after(entered(1), room(playing(5, 4)), say("one"));
  const home = reduce(state, { type: "go", route: { page: "home" } });
  assert.equal(home.room, null);
  assert.equal(home.entered, false);
  const back = [{ type: "go", route: { page: "room", code: CODE } }, entered(1), room(playing(5, 4))].reduce(reduce, home);
  assert.deepEqual(back.ui.table.words, ["one"]);
});

test("people are away since they were first missed", () => {
  const online = (now, ...numbers) => ({ type: "presence", message: { code: CODE, online: numbers, watching: 0 }, now });
  const two = message(5, { people: [person(1), person(2), person(3, { gone: true })] });
  assert.deepEqual(after(room(two), online(100, 1, 2), online(200, 1), online(900, 1)).away, { 2: 200 });
  assert.deepEqual(after(room(two), online(100, 1), online(200, 1, 2)).away, {});
});

test("a room that shuts takes everything of it along", () => {
  const state = after(entered(1), room(playing(5, 4)), { type: "stop", reason: "kicked" });
  assert.deepEqual([state.room, state.ui.table, state.stop?.reason], [null, null, "kicked"]);
});

test("two options that are chosen while a slow line carries the first are both chosen", () => {
  const chosen = (options) => ({ type: "ask", id: JSON.stringify(options), do: { type: "configure", game: "toy", options } });
  const start = [{ type: "room", message: message(1, { options: { loud: true, long: false } }), now: 0 }];
  const asked = (...more) => optionsOf(after(...start, ...more));
  assert.deepEqual(asked(), { loud: true, long: false });
  assert.deepEqual(asked(chosen({ loud: false, long: false })), { loud: false, long: false });
  assert.deepEqual(asked(chosen({ loud: false, long: false }), chosen({ loud: false, long: true })), { loud: false, long: true });
  assert.deepEqual(asked({ type: "ask", id: "id", do: { type: "configure", game: "other", options: {} } }), { loud: true, long: false });
});

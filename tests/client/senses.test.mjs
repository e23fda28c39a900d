import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createHaptics } from "../../client/haptics.js";
import { senses } from "../../client/senses.js";
import { message, playing, secret } from "./rooms.mjs";

let heard, felt, follow;
const toy = { cues: (state, before) => [{ name: before ? "stage" : "roll", value: state.room.view.turn }] };
const state = (room, more = {}) => ({
  room, seat: null, until: null, now: 0, prefs: { sound: true, vibration: true }, ui: { table: null, key: "turn" }, ...more,
});

beforeEach(() => {
  heard = [];
  felt = [];
  follow = senses({ games: { toy }, hear: ({ name }) => heard.push(name), feel: ({ name }) => felt.push(name) });
});

test("a game is heard from its first roll on, what lies there already is not", () => {
  const first = state(playing(2, 1));
  follow(first, state(null));
  assert.deepEqual(heard, []);
  follow(first, state(message(1)));
  follow(state(playing(3, 1)), first);
  assert.deepEqual(heard, ["roll", "stage"]);
});

test("nothing is heard of what changes nothing at the table", () => {
  const now = state(playing(2, 1), { seat: secret(2, 1) });
  follow({ ...now, now: 1000 }, now);
  assert.deepEqual(heard, []);
});

test("each has its own switch", () => {
  const [now, then] = [playing(3, 1), playing(2, 1)];
  follow(state(now, { prefs: { sound: false, vibration: true } }), state(then));
  follow(state(now, { prefs: { sound: true, vibration: false } }), state(then));
  assert.deepEqual([heard, felt], [["stage"], ["stage"]]);
});

test("a clock ticks at ten seconds and at five, no more", () => {
  const room = playing(2, 1);
  const at = (now) => state(room, { until: 30_000, now });
  for (let now = 0; now < 30_000; now += 1000) follow(at(now + 1000), at(now));
  assert.deepEqual(heard, ["late", "late"]);
  follow(at(21_000), { ...at(19_000), ui: { table: null, key: "another" } });
  assert.equal(heard.length, 2);
});

test("a hand feels the own choice alone, and only on a page that was touched", () => {
  const taps = [];
  const navigator = { vibrate: (ms) => taps.push(ms), userActivation: { hasBeenActive: true } };
  for (const own of [true, false]) for (const name of ["confirm", "ruin", "roll"]) createHaptics(navigator)({ name, own });
  assert.equal(taps.length, 2);
  assert.ok(taps[1] > taps[0]);
  createHaptics({ ...navigator, userActivation: { hasBeenActive: false } })({ name: "ruin", own: true });
  createHaptics({})({ name: "ruin", own: true });
  assert.equal(taps.length, 2);
});

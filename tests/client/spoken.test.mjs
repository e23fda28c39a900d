import assert from "node:assert/strict";
import { test } from "node:test";
import { spoken } from "../../client/spoken.js";
import { message, person, playing } from "./rooms.mjs";

const t = (id, params = {}) => [id, ...Object.values(params)].join(" ");
const games = { toy: { aloud: (state) => [`turn ${state.room.view.turn}`] } };
const start = { me: { no: 1, seat: 0 }, entered: true, link: "up", online: true, fault: null, unsaved: false, notice: null, until: null, now: 0, ui: { key: "turn" }, room: message(1), presence: { online: [1, 2] }, emotes: {} };
const heard = (more, before = {}) => spoken({ ...start, ...more }, { ...start, ...before }, t, games);

test("who comes into the lobby and who goes is heard, oneself is not", () => {
  const two = message(2, { people: [person(1), person(2), person(3, { name: null })] });
  assert.deepEqual(heard({ room: two }), ["person-joined P2"]);
  assert.deepEqual(heard({ room: message(3) }, { room: two }), ["person-left P2"]);
  assert.deepEqual(heard({ room: two }, { room: null }), []);
});

test("a game says what happened at its table, before a refusal", () => {
  const notice = { reason: "differs", params: { value: 5 }, about: "play" };
  assert.deepEqual(heard({ room: playing(2, 7), notice }), ["turn 7", "differs 5"]);
});

test("the same refusal again is heard again, and one that stands is not repeated", () => {
  const notice = { reason: "occupied", params: {}, about: "play" };
  assert.deepEqual(heard({ notice: { ...notice } }, { notice }), ["occupied"]);
  assert.deepEqual(heard({ notice, now: 1000 }, { notice }), []);
});

test("of a turn's clock ten seconds are heard once", () => {
  const at = (left) => ({ until: 60_000, now: 60_000 - left * 1000 });
  const said = Array.from({ length: 30 }, (_, passed) => heard(at(29 - passed), at(30 - passed))).flat();
  assert.deepEqual(said, ["clock-left 10"]);
});

test("what is wrong with the line is heard once, and that it is over", () => {
  const down = { link: "down", fault: "server" };
  assert.deepEqual(heard(down), ["link-server"]);
  assert.deepEqual(heard({ ...down, now: 1000 }, down), []);
  assert.deepEqual(heard({}, down), ["link-back"]);
  assert.deepEqual(heard({ unsaved: true }), ["store-title", "store_away"]);
});

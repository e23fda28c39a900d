import assert from "node:assert/strict";
import { test } from "node:test";
import "../vendor.mjs";

const { UNWRITTEN, closed, written } = await import("../../../client/tv/chronicle.js");

const message = (turn, { phase = "playing", game = 1, code = "BCDFGH", dice = [1, 2, 3, 4] } = {}) => ({
  room: { code, game_no: game, phase },
  view: phase === "lobby" ? null : { turn, dice: phase === "over" ? null : dice },
});

/** What a screen has seen after these messages, one a second. */
const after = (...messages) => messages.reduce((chronicle, told, at) => written(chronicle, told, at * 1000), UNWRITTEN);

test("a turn is kept as it opened, once", () => {
  const chronicle = after(message(1), message(1), message(2), message(2));
  assert.deepEqual(chronicle.seen.map(({ view }) => view.turn), [1, 2]);
});

test("nothing new leaves the chronicle itself", () => {
  const chronicle = after(message(1));
  assert.equal(written(chronicle, message(1), 5000), chronicle);
});

test("what is seen at first is not a reveal, what comes after it is", () => {
  assert.equal(after(message(3)).opened, null);
  assert.equal(after(message(3), message(4)).opened, 1000);
});

test("the end is known to who has seen the game before it", () => {
  assert.equal(after(message(9), message(9, { phase: "over" })).ended, 1000);
  assert.equal(after(message(9, { phase: "over" })).ended, null);
});

test("the end stays where it was while the room changes after it", () => {
  const chronicle = after(message(9), message(9, { phase: "over" }));
  assert.equal(written(chronicle, message(9, { phase: "over" }), 9000).ended, 1000);
});

test("another game, another room and the lobby begin afresh", () => {
  const first = after(message(1), message(2));
  assert.equal(written(first, message(1, { game: 2 }), 0).seen.length, 1);
  assert.equal(written(first, message(2, { code: "ZZZZZZ" }), 0).seen.length, 1);
  assert.deepEqual(written(after(message(0, { phase: "lobby" })), message(1), 0).seen.map(({ view }) => view.turn), [1]);
});

test("a turn that closed before these eyes can be told, one that was missed cannot", () => {
  const turns = closed(after(message(1), message(2), message(5), message(6, { phase: "over" })));
  assert.deepEqual(turns.map(({ before }) => before.turn), [1, 5]);
});

test("without dice that all had there is nothing to compare", () => {
  const own = { dice: null };
  assert.deepEqual(closed(after(message(null, own), message(null, { ...own, phase: "over" }))), []);
});

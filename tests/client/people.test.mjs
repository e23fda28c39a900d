import assert from "node:assert/strict";
import { test } from "node:test";
import { mayBePlayed } from "../../client/people.js";

const MINUTE = 60_000;
const bob = { no: 2, seat: 1, name: "Bob", auto: false, gone: false, bot: null };

/** A room that Bob left so many milliseconds ago. */
function room(ago, clock = null) {
  return { room: { room: { options: { clock } } }, presence: { online: [1] }, away: { 2: 0 }, now: ago };
}

test("the house may play for who has been away for a minute, unless a clock does so by itself", () => {
  assert.equal(mayBePlayed(room(MINUTE - 1), bob), false);
  assert.equal(mayBePlayed(room(MINUTE), bob), true);
  assert.equal(mayBePlayed(room(MINUTE, 60), bob), false);
});

test("the house plays for nobody who is there, has gone, or is played for already", () => {
  const there = { ...room(MINUTE), presence: { online: [1, 2] } };
  assert.equal(mayBePlayed(there, bob), false);
  assert.equal(mayBePlayed(room(MINUTE), { ...bob, auto: true }), false);
  assert.equal(mayBePlayed(room(MINUTE), { ...bob, gone: true }), false);
});

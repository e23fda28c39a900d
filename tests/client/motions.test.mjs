import assert from "node:assert/strict";
import { test } from "node:test";
import * as beats from "../../client/beats.js";
import { delayOf, MOTIONS, SPREAD } from "../../client/views/motions.js";

const frames = Object.entries(MOTIONS).flatMap(([name, { frames, other = [] }]) => [...frames, ...other].map((frame) => [name, frame]));

test("nothing moves but by transform, opacity and filter", () => {
  const moved = frames.flatMap(([name, frame]) => Object.keys(frame).map((property) => `${name}: ${property}`));
  assert.deepEqual(moved.filter((one) => !/: (transform|opacity|filter|offset)$/.test(one)), []);
});

test("everything ends where it is at rest; what was gained is gone", () => {
  const { gain, ...resting } = MOTIONS;
  assert.equal(gain.frames.at(-1).opacity, 0);
  for (const { frames, other = frames } of Object.values(resting)) {
    const { opacity = 1, filter = "brightness(1)" } = { ...frames.at(-1) };
    assert.equal(Number(opacity), 1);
    assert.match(filter, /^brightness\(1\)( saturate\(1\))?$/);
    assert.deepEqual(other.at(-1), frames.at(-1));
  }
});

test("several begin one after the other, but however many they are, the last does not wait long", () => {
  assert.deepEqual([0, 1, 2].map((index) => delayOf(110, index, 3)), [0, 110, 220]);
  assert.ok(delayOf(110, 15, 16) < SPREAD);
  assert.equal(delayOf(110, -1, 0), 0);
});

test("a reveal keeps its order, and is over in time, new dice included", () => {
  const { open, gain, roll } = MOTIONS;
  assert.ok(delayOf(open.step, 3, 4) + open.duration <= beats.GAINS);
  assert.ok(beats.GAINS < beats.COUNTS && beats.COUNTS < beats.ROLL);
  for (const [at, duration] of [[beats.GAINS, gain.duration], [beats.COUNTS, beats.COUNTING]]) assert.ok(at + duration <= beats.REVEAL);
  for (const dice of [4, 6]) assert.ok(beats.ROLL + delayOf(roll.step, dice - 1, dice) + roll.duration <= beats.REVEAL);
});

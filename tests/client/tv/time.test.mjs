import assert from "node:assert/strict";
import { test } from "node:test";

const { resting, swapped, wandered } = await import("../../../client/tv/rest.js");
const { LAST_REVEAL, pageOf, revealing } = await import("../../../client/tv/slides.js");

const MINUTE = 60_000;
/** Every second of ten minutes. */
const seconds = Array.from({ length: 600 }, (_, second) => second * 1000);

test("all that is drawn wanders, and is nowhere for longer than half a minute", () => {
  const at = seconds.map((now) => wandered(now).join());
  let still = 0;
  for (const [second, place] of at.entries()) {
    still = place === at[second - 1] ? still + 1 : 0;
    assert.ok(still < 30);
  }
});

test("it wanders no farther than the margin lets it", () => {
  assert.ok(seconds.every((now) => wandered(now).every((step) => Math.abs(step) <= 0.5)));
});

test("it grows dark after three minutes without anything new", () => {
  assert.equal(resting(5 * MINUTE, 3 * MINUTE), false);
  assert.equal(resting(6 * MINUTE, 3 * MINUTE), true);
});

test("the halves of a lobby change places", () => {
  assert.deepEqual([...new Set(seconds.map(swapped))].sort(), [false, true]);
});

test("the last reveal comes before the results", () => {
  assert.equal(revealing(10_000, 9000), true);
  assert.equal(revealing(9000 + LAST_REVEAL, 9000), false);
});

test("who did not see the end sees the results at once", () => {
  assert.equal(revealing(10_000, null), false);
});

test("the first page of the results follows the last reveal, then each of the others, then the first again", () => {
  const ended = 50_000;
  const shown = seconds.filter((now) => now >= ended + LAST_REVEAL).map((now) => pageOf(now, ended, 3));
  assert.equal(shown[0], 0);
  const order = shown.filter((page, at) => page !== shown[at - 1]).slice(0, 4);
  assert.deepEqual(order, [0, 1, 2, 0]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import "../vendor.mjs";

const { bestLine, brought, changed, gainsOf, powersPaid, telling } = await import("../../../client/games/magdagdon/news.js");
const { score } = await import("../../../client/games/magdagdon/scoring.js");

const EMPTY = Array.from({ length: 16 }, () => 0);

/** A seat as the view has it, with these numbers in these cells. */
function seat(numbers, { powers = 0, finished = false } = {}) {
  const cells = EMPTY.map((_, cell) => numbers[cell] ?? 0);
  return { cells, score: score(cells, "PEACEFUL", powers), finished };
}

test("a line that is complete is news once", () => {
  const before = seat({ 0: 1, 1: 2, 2: 3 });
  const after = seat({ 0: 1, 1: 2, 2: 3, 3: 4 });
  assert.deepEqual(brought(before, after).bonuses, [["STRAIGHT", 1]]);
  assert.deepEqual(brought(before, after).lines, [0]);
  assert.deepEqual(brought(after, after).lines, []);
});

test("lines of one kind are counted together", () => {
  const after = seat({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 2, 8: 3, 12: 4 });
  assert.deepEqual(brought(seat({}), after).bonuses, [["STRAIGHT", 2]]);
});

test("a ruin and a Power are why points are lost", () => {
  const news = brought(seat({ 0: 1 }), seat({ 0: 1, 5: -1 }, { powers: 1 }));
  assert.equal(news.ruins, 1);
  assert.equal(news.powers, 10);
});

test("of a board that nobody could see all is new", () => {
  const after = seat({ 0: 5, 5: -1 });
  assert.deepEqual([...changed(undefined, after)], [0, 5]);
  assert.equal(brought(undefined, after).ruins, 1);
});

test("stars are lost with the turn that closes, not while it is open", () => {
  const costs = [0, 1, 2, 3].map((powers) => powersPaid(seat({}, { powers }).score, "PEACEFUL"));
  assert.deepEqual(costs, [0, 1, 2, 3]);
  assert.equal(powersPaid(null, "SURVIVAL"), 0);
});

test("the best line has the best bonus, then the higher sum", () => {
  assert.equal(bestLine(seat({ 0: 2, 1: 2, 2: 2, 3: 2, 4: 1, 5: 2, 6: 3, 7: 4 }).score), 1);
  assert.equal(bestLine(seat({ 0: 1 }).score), null);
});

test("the turn that drove people farthest apart is told first, one that drove nobody apart not at all", () => {
  const small = { before: { seats: [seat({}), seat({})] }, after: { seats: [seat({ 0: 1 }), seat({ 0: 2 })] } };
  const large = { before: { seats: [seat({}), seat({})] }, after: { seats: [seat({ 0: 1 }), seat({ 0: 6 })] } };
  const none = { before: { seats: [seat({}), seat({})] }, after: { seats: [seat({ 0: 3 }), seat({ 0: 3 })] } };
  assert.deepEqual(telling([none, small, large]), [large, small]);
});

test("a board that was full already had no part in the turn", () => {
  const full = seat({ 0: 1 }, { finished: true });
  assert.deepEqual(gainsOf({ seats: [full, seat({})] }, { seats: [full, seat({ 0: 1 })] }), [null, 2]);
});

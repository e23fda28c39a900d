import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_YET, reveal } from "../../../client/games/magdagdon/reveal.js";

const EMPTY = Array(16).fill(0);
const boards = (cells, totals, game = 1) => ({ game, cells, totals });

test("the first boards that are seen reveal nothing", () => {
  assert.deepEqual(reveal(NOTHING_YET, null, boards([EMPTY.with(3, 4)], [8])), NOTHING_YET);
});

test("a closed turn shows the new cells and the gain of every seat at once", () => {
  const before = boards([EMPTY, EMPTY.with(0, 2)], [0, 4]);
  const now = boards([EMPTY.with(3, 4).with(2, 5), EMPTY.with(0, 2).with(7, -1)], [18, -11]);
  const shown = reveal(NOTHING_YET, before, now);
  assert.equal(shown.count, 1);
  assert.deepEqual(shown.fresh.map((cells) => [...cells]), [[2, 3], [7]]);
  assert.deepEqual(shown.gains, [18, -15]);
});

test("what was revealed stays until another board changes", () => {
  const now = boards([EMPTY.with(3, 4)], [8]);
  const shown = reveal(NOTHING_YET, boards([EMPTY], [0]), now);
  assert.equal(reveal(shown, now, boards([EMPTY.with(3, 4)], [8])), shown);
});

test("another game begins with nothing to reveal, and its first turn is told apart", () => {
  const shown = reveal({ ...NOTHING_YET, count: 5 }, boards([EMPTY.with(3, 4)], [8]), boards([EMPTY], [0], 2));
  assert.deepEqual(shown, { count: 5, fresh: [], gains: [] });
});

test("a board that nobody else may see reveals nothing", () => {
  const shown = reveal(NOTHING_YET, boards([EMPTY, null], [0, null]), boards([EMPTY.with(0, 1), null], [2, null]));
  assert.deepEqual([shown.fresh[1].size, shown.gains[1]], [0, null]);
});

test("boards that were hidden until the end are new as a whole", () => {
  const shown = reveal(NOTHING_YET, boards([EMPTY.with(0, 1), null], [2, null]), boards([EMPTY.with(0, 1), EMPTY.with(4, 6).with(9, -1)], [2, -3]));
  assert.deepEqual(shown.fresh.map((cells) => [...cells]), [[], [4, 9]]);
  assert.deepEqual(shown.gains, [null, null]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_YET, reveal } from "../../../client/games/lost_cities/reveal.js";
import { sheet } from "./vectors.mjs";

const shown = (sheets, { game = 1, turn = 1, totals = sheets.map(() => 0) } = {}) => ({ game, turn, sheets, totals });
const START = shown([sheet({ 0: [1] }), sheet()]);

test("the spaces that a choice has filled are fresh, by seat, with what they brought", () => {
  const now = shown([sheet({ 0: [1, 4] }, { artifacts: 1 }), sheet()], { totals: [5, 0] });
  const { count, fresh, gains } = reveal(NOTHING_YET, START, now);
  assert.equal(count, 1);
  assert.deepEqual(fresh.map((spaces) => [...spaces]), [["0:2", "6:1"], []]);
  assert.deepEqual(gains, [5, null]);
});

test("a circle and a die are fresh too", () => {
  const { fresh } = reveal(NOTHING_YET, START, shown([sheet({ 0: [1] }, { dice: 1 }), sheet({}, { circles: [3] })]));
  assert.deepEqual(fresh.map((spaces) => [...spaces]), [["7:1"], ["3:0"]]);
});

test("nothing is revealed twice, and nothing when only a choice was made", () => {
  const now = shown([sheet({ 0: [1, 4] }), sheet()]);
  const first = reveal(NOTHING_YET, START, now);
  assert.equal(reveal(first, now, shown(now.sheets)), first);
});

test("a new game, and the first look at one, reveal nothing", () => {
  assert.deepEqual(reveal(NOTHING_YET, null, START), NOTHING_YET);
  const other = reveal({ count: 3, fresh: [new Set(["0:1"])], gains: [5] }, START, shown([sheet(), sheet()], { game: 2 }));
  assert.deepEqual(other, { count: 3, fresh: [], gains: [] });
});

test("a bridge that pays at the close shows as a gain without a fresh space", () => {
  const { gains } = reveal(NOTHING_YET, START, shown(START.sheets, { turn: 2, totals: [20, 0] }));
  assert.deepEqual(gains, [20, null]);
});

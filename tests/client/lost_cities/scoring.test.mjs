import assert from "node:assert/strict";
import { test } from "node:test";
import { paying, pointsOf, score } from "../../../client/games/lost_cities/scoring.js";
import { sheet, vectors } from "./vectors.mjs";

test("a sheet scores as the vectors say, the rules' example of 425 among them", () => {
  const cases = vectors("scores");
  assert.ok(cases.some(({ total, tag }) => total === 425 && tag === "example_425"));
  for (const { sheet: written, won, columns, artifacts, dice, bridges, total, tag } of cases) {
    assert.deepEqual(score(written, won.length), { columns, artifacts, dice, bridges, total }, tag);
  }
});

test("each of the eight columns has its points", () => {
  const points = score(sheet({ 2: [1, 1, 1, 1] }, { artifacts: 4, dice: 2 }), 0);
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].map((column) => pointsOf(points, column)), [0, 0, 5, 0, 0, 0, 10, -30]);
});

test("a bridge that is open pays whoever has crossed it, one that has paid does not", () => {
  const crossed = sheet({ 0: [1, 1, 1, 1, 1, 1, 1], 1: [2, 2, 2, 2, 2, 2, 2, 2] }, { dice: 7 });
  assert.deepEqual(paying(crossed, [null, [1], null, null, null, null, null, null]), [0, 7]);
});

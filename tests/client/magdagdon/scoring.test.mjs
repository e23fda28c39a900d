import assert from "node:assert/strict";
import { test } from "node:test";
import { bonus, line, score } from "../../../client/games/magdagdon/scoring.js";
import { cells, vectors } from "./vectors.mjs";

test("a line takes the bonus that the vectors give it", () => {
  const cases = vectors("lines");
  assert.ok(cases.length > 50);
  for (const { cells: contents, bonus: name, points } of cases) {
    const [, found, worth] = line(cells(contents));
    assert.deepEqual([found, worth], [name, points], String(contents));
  }
});

test("a full board scores as the vectors say", () => {
  const cases = vectors("scores");
  assert.ok(cases.length > 50);
  for (const { board, difficulty, powers_used, base, bonuses, ruin_penalty, power_penalty, total, lines } of cases) {
    assert.deepEqual(score(cells(board), difficulty, powers_used), {
      base,
      bonuses,
      ruins: ruin_penalty,
      powers: power_penalty,
      total,
      lines: lines.map((found) => [found.sum, found.bonus, found.points]),
    });
  }
});

test("a line with a hole or a ruin takes no bonus and keeps its sum", () => {
  assert.equal(bonus([4, 4, 0, 4]), null);
  assert.deepEqual(line([1, 2, 3, -1]), [6, null, 0]);
});

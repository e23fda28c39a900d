import assert from "node:assert/strict";
import { test } from "node:test";
import { filled, objection, obstacle, refuse, write } from "../../../client/games/lost_cities/write.js";
import { sheet, vectors } from "./vectors.mjs";

const CASES = vectors("writes");

test("a write that the vectors allow leaves their sheet, by their steps", () => {
  const legal = CASES.filter(({ reason }) => reason === null);
  assert.ok(legal.length > 100);
  for (const { sheet: before, column, number, arrows, after, steps, tag } of legal) {
    assert.deepEqual(write(before, column, number, arrows), { reason: null, sheet: after, steps, open: null }, tag);
  }
});

test("a write that the vectors refuse is refused for their reason", () => {
  const refused = CASES.filter(({ reason }) => reason !== null);
  assert.ok(refused.length > 50);
  for (const { sheet: before, column, number, arrows, reason, tag } of refused) {
    assert.equal(write(before, column, number, arrows).reason, reason, tag);
  }
});

test("a write reaches space 7 of the columns that the vectors name", () => {
  for (const { sheet: before, column, number, arrows, sevens } of CASES.filter(({ reason }) => reason === null)) {
    const { sheet: after } = write(before, column, number, arrows);
    const reached = [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => filled(before, at) < 7 && filled(after, at) >= 7);
    assert.deepEqual(reached, sevens);
  }
});

test("the legal pairs of a roll are those of the vectors", () => {
  for (const { sheet: before, colours, numbers, taken, pairs, tag } of vectors("pairs")) {
    const [number, colour] = taken ?? [];
    const legal = numbers.flatMap((face, n) =>
      colours.flatMap((column, c) => (n === number || c === colour || objection(before, column, face) ? [] : [[n, c]])),
    );
    assert.deepEqual(legal, pairs, tag);
  }
});

test("every choice of the recorded games leads to their sheets", () => {
  for (const { turns, seats } of vectors("games")) {
    const sheets = Array.from({ length: seats }, () => sheet());
    for (const { colours, numbers, choices, sheets: after } of turns) {
      choices.forEach((choice, seat) => {
        const [number, colour, arrows] = choice ?? [];
        const { sheet: written } = choice ? write(sheets[seat], colours[colour], numbers[number], arrows) : refuse(sheets[seat]);
        sheets[seat] = written;
      });
      assert.deepEqual(sheets, after);
    }
  }
});

test("an undecided chain shows what is written so far and which arrow asks", () => {
  const before = sheet({ 0: [1, 2, 3], 4: [2, 4, 4, 6] });
  const { reason, sheet: after, open } = write(before, 4, 7, []);
  assert.equal(reason, "arrow_missing");
  assert.deepEqual(after.columns[4], [2, 4, 4, 6, 7]);
  assert.deepEqual(open, { column: 4, space: 5 });
  assert.deepEqual(write(before, 4, 7, [0]).open, { column: 0, space: 4 });
});

test("an arrow may lead to a column that has a number, and to no other", () => {
  assert.equal(obstacle(sheet({ 1: [3] }), 1), null);
  assert.equal(obstacle(sheet({}, { circles: [1] }), 1), "arrow_not_started");
  assert.equal(obstacle(sheet(), 6), "arrow_bad_column");
});

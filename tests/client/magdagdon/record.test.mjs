import assert from "node:assert/strict";
import { test } from "node:test";
import { last, turns } from "../../../client/games/magdagdon/record.js";

const rolled = (dice, seats = [0, 1]) => ({ type: "rolled", dice, seats, magdagdon: [] });
const chosen = (seat, placements) => ({ type: "chosen", seat, choice: { type: "confirm", placements } });
const placed = (contents) => Array.from({ length: 16 }, (_, cell) => contents[cell] ?? 0);

const EVENTS = [
  rolled([1, 2, 3, 4]),
  chosen(0, [[0, 5]]),
  { type: "changed", seat: 1, dice: [6, 6, 3, 4], rerolled: [0, 1], magdagdon: false },
  chosen(1, [[0, 5]]),
  rolled([5, 5, 5, 5]),
  chosen(0, [[3, 6]]),
  { type: "chosen", seat: 1, choice: { type: "ruin", cell: 0 } },
];

test("a log tells what each made of the same rolls, turn by turn", () => {
  assert.deepEqual(turns(EVENTS, 0), [
    { roll: [1, 2, 3, 4], cells: placed({ 5: 1 }), powers: 0 },
    { roll: [5, 5, 5, 5], cells: placed({ 5: 1, 6: 5 }), powers: 0 },
  ]);
  assert.deepEqual(turns(EVENTS, 1), [
    { roll: [1, 2, 3, 4], cells: placed({ 5: 6 }), powers: 1 },
    { roll: [5, 5, 5, 5], cells: placed({ 0: -1, 5: 6 }), powers: 1 },
  ]);
});

test("the last board is the one after the last turn, and an empty one before the first", () => {
  assert.deepEqual(last(EVENTS, 1).cells, placed({ 0: -1, 5: 6 }));
  assert.deepEqual(last([], 0).cells, placed({}));
});

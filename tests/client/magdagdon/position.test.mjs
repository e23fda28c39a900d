import assert from "node:assert/strict";
import { test } from "node:test";
import { position } from "../../../client/games/magdagdon/position.js";

const seat = (more = {}) => ({
  cells: Array(16).fill(0), turns: 4, filled: 0, closed: false, finished: false, required: 2, magdagdon: false,
  powers_used: 0, score: null, ...more,
});
const view = (more = {}) => ({
  game: "magdagdon", difficulty: "SURVIVAL", pace: "together", turn: 5, dice: [1, 2, 3, 4], seats: [seat(), seat()], ...more,
});
const secret = (more = {}) => ({ turn: 5, dice: [1, 2, 3, 6], powers_used: 1, magdagdon: true, choice: null, ...more });
const room = { game_no: 2 };

test("the own dice are those of the secret", () => {
  const known = position(room, view(), 1, secret());
  assert.deepEqual([known.game, known.turn, known.dice, known.powersUsed, known.magdagdon], [2, 5, [1, 2, 3, 6], 1, true]);
});

test("a secret of the turn before is not mixed into the new one", () => {
  const known = position(room, view(), 1, secret({ turn: 4, choice: { type: "ruin", cell: 3 } }));
  assert.deepEqual([known.dice, known.choice, known.closed, known.magdagdon], [[1, 2, 3, 4], null, false, false]);
});

test("a choice closes the own turn", () => {
  assert.equal(position(room, view(), 0, secret({ choice: { type: "ruin", cell: 3 } })).closed, true);
});

test("at everyone's own pace the board comes from the secret", () => {
  const cells = Array(16).fill(1);
  const hidden = seat({ cells: null, required: null, magdagdon: null, powers_used: null });
  const known = position(room, view({ pace: "own", turn: null, dice: null, seats: [hidden] }), 0, secret({ turn: 9, cells, required: 1 }));
  assert.deepEqual([known.turn, known.cells, known.required, known.alone], [9, cells, 1, true]);
});

test("who only watches has no position", () => {
  assert.equal(position(room, view(), null, null), null);
});

test("a full board has no dice", () => {
  const known = position(room, view({ seats: [seat({ finished: true, required: 0 }), seat()] }), 0, null);
  assert.deepEqual([known.dice, known.finished], [null, true]);
});

test("a hint counts for the turn and the Powers that it speaks of, and no longer than there is a choice to make", () => {
  const hint = (more) => ({ command: { type: "decrease", turn: 5, use: 1, die: 0, ...more }, why: [] });
  const known = (given, more) => position(room, view(), 0, secret(more), given).hint;
  assert.deepEqual(known(hint()), hint());
  assert.equal(known(hint({ turn: 4 })), null);
  assert.equal(known(hint({ use: 0 })), null);
  assert.equal(known(hint(), { choice: { type: "ruin", cell: 3 } }), null);
  assert.equal(known("coming"), null);
  assert.equal(known(null), null);
});

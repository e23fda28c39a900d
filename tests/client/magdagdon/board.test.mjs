import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, laid, legalCells, NEIGHBOURS, objection } from "../../../client/games/magdagdon/board.js";
import { cells, vectors } from "./vectors.mjs";

const EMPTY = Array(16).fill(0);

test("a die goes where the vectors say, and is refused for their reason", () => {
  const cases = vectors("placements");
  assert.ok(cases.length > 100);
  for (const { board, value, cell, reason, tag } of cases) {
    assert.equal(objection(cells(board), value, cell)?.reason ?? null, reason, `${tag} ${board} ${value} to ${cell}`);
  }
});

test("the legal first placements of a roll are as many as the vectors count", () => {
  for (const { board, dice, first_placements } of vectors("turns")) {
    const found = dice.reduce((total, value) => total + legalCells(cells(board), value).length, 0);
    assert.equal(found, first_placements, `${board} ${dice}`);
  }
});

test("every confirm of the recorded games is accepted and leads to their boards", () => {
  for (const { turns } of vectors("games")) {
    let board = EMPTY;
    for (const { dice, actions, board: after } of turns) {
      const roll = [...dice];
      for (const action of actions) {
        if (action.power === "decrease") roll[action.die] -= 1;
        if (action.power === "increase") roll[action.die] += 1;
        if (action.power === "reroll") action.dice.forEach((die, i) => { roll[die] = action.result[i]; });
        if (action.confirm) {
          assert.deepEqual(arrange(board, roll, action.confirm), action.confirm);
          board = laid(board, roll, action.confirm);
        }
        if (action.ruin !== undefined) board = board.map((content, cell) => (cell === action.ruin ? -1 : content));
      }
      assert.deepEqual(board, cells(after));
    }
  }
});

test("a confirm that the vectors refuse for where a die lies cannot be arranged as it stands", () => {
  const where = ["not_adjacent", "differs", "occupied"];
  const cases = vectors("illegal").filter(({ action, reason }) => action.confirm && where.includes(reason));
  assert.ok(cases.length > 20);
  for (const { state, action } of cases) {
    assert.notDeepEqual(arrange(cells(state.board), state.dice, action.confirm), action.confirm);
  }
});

test("a refusal names the value and the neighbour that differ", () => {
  const board = EMPTY.with(5, 2);
  assert.deepEqual(objection(board, 5, 6), { reason: "differs", params: { value: 5, neighbour: 2 } });
});

test("diagonals and the ends of rows do not touch", () => {
  assert.deepEqual(NEIGHBOURS[3], [2, 7]);
  assert.deepEqual(NEIGHBOURS[5], [1, 4, 6, 9]);
});

test("dice are put in an order in which each one is legal, and what cannot stand is left out", () => {
  const board = EMPTY.with(0, 3);
  assert.deepEqual(arrange(board, [4, 3, 1, 6], [[0, 2], [1, 1]]), [[1, 1], [0, 2]]);
  assert.deepEqual(arrange(board, [4, 3, 1, 6], [[0, 2], [2, 3]]), []);
});

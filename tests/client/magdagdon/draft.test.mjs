import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, fitted, fresh } from "../../../client/games/magdagdon/draft.js";
import { completed, heeded, outlook } from "../../../client/games/magdagdon/outlook.js";
import { powerCommand, powerObjection, powerWaits } from "../../../client/games/magdagdon/powers.js";
import { cells, vectors } from "./vectors.mjs";

const EMPTY = Array(16).fill(0);

/** A board with some contents by cell. */
const board = (contents) => EMPTY.map((nothing, cell) => contents[cell] ?? nothing);

const position = (more = {}) => ({
  game: 1, turn: 3, cells: board({ 0: 3 }), dice: [3, 4, 3, 6], required: 2, magdagdon: false, powersUsed: 0,
  difficulty: "PEACEFUL", choice: null, closed: false, finished: false, alone: false, hint: null, ...more,
});

/** The draft after several steps. */
const after = (at, ...actions) => actions.reduce((draft, action) => advance(draft, action, at), fresh(at));

const choose = (die) => ({ type: "choose", die });
const touch = (cell) => ({ type: "touch", cell });
const move = (die, cell) => ({ type: "move", die, cell });
const takeBack = (die) => ({ type: "take_back", die });

test("a chosen die shows its legal cells and lands on a touched one", () => {
  const at = position();
  assert.deepEqual(outlook(after(at, choose(1)), at).legal, [1, 4]);
  const draft = after(at, choose(1), touch(1));
  assert.deepEqual(draft.staged, [[1, 1]]);
  assert.deepEqual(draft.chosen, []);
});

test("touching the chosen die again lets it go", () => {
  assert.deepEqual(after(position(), choose(1), choose(1)).chosen, []);
});

test("a die staged earlier in the turn already counts", () => {
  const at = position();
  assert.deepEqual(after(at, choose(1), touch(1), choose(2), touch(2)).staged, [[1, 1], [2, 2]]);
});

test("an illegal cell is refused for its reason and nothing moves", () => {
  const at = position();
  const far = after(at, choose(1), touch(10));
  assert.equal(far.refused.reason, "not_adjacent");
  assert.deepEqual([far.staged, far.chosen], [[], [1]]);
  assert.deepEqual(after(at, choose(3), touch(1)).refused.params, { value: 6, neighbour: 3 });
  assert.equal(after(at, choose(3), touch(0)).refused.reason, "occupied");
  assert.equal(after(at, touch(1)).refused.reason, "choose-die-first");
});

test("the same refusal twice is told apart, and the next step ends it", () => {
  const at = position();
  assert.equal(after(at, choose(1), touch(10), touch(10)).refused.count, 2);
  assert.equal(after(at, choose(1), touch(10), choose(2)).refused, null);
});

test("with two equal dice staged, taking back the first returns the first", () => {
  const at = position();
  const draft = after(at, choose(0), touch(1), choose(2), touch(4), takeBack(0));
  assert.deepEqual(draft.staged, [[2, 4]]);
  assert.deepEqual(outlook(draft, at).free, [0, 1, 3]);
  assert.deepEqual(draft.chosen, [0]);
});

test("undo takes back the die staged last", () => {
  const draft = after(position(), choose(0), touch(1), choose(1), touch(2), takeBack());
  assert.deepEqual(draft.staged, [[0, 1]]);
});

test("undo with nothing staged changes nothing", () => {
  assert.deepEqual(after(position(), takeBack()).staged, []);
});

test("taking back an earlier die takes along what stood only on it", () => {
  const draft = after(position(), choose(0), touch(1), choose(1), touch(2), choose(2), touch(4), takeBack(0));
  assert.deepEqual(draft.staged, [[2, 4]]);
});

test("touching a staged die takes it in hand, and a touch elsewhere lays it there", () => {
  const at = position();
  const draft = after(at, choose(1), touch(1), touch(1));
  assert.deepEqual([draft.staged, draft.chosen], [[], [1]]);
  assert.deepEqual(advance(draft, touch(4), at).staged, [[1, 4]]);
});

test("a staged die moves to another cell and keeps those that still stand", () => {
  const at = position();
  const two = after(at, move(0, 1), move(1, 5));
  assert.deepEqual(advance(two, move(0, 4), at).staged, [[0, 4], [1, 5]]);
});

test("moving a staged die away drops what stood only on it", () => {
  const at = position();
  assert.deepEqual(after(at, move(0, 1), move(1, 2), move(0, 4)).staged, [[0, 4]]);
});

test("a staged die cannot land where it would stand alone", () => {
  const at = position();
  const draft = after(at, move(0, 1), move(0, 10));
  assert.equal(draft.refused.reason, "not_adjacent");
  assert.deepEqual(draft.staged, [[0, 1]]);
  assert.deepEqual(outlook(advance(draft, { type: "lift", die: 0 }, at), at).legal, [1, 4]);
});

test("a dragged die shows where it may land, and dropping it elsewhere leaves all as it was", () => {
  const at = position();
  const lifted = after(at, choose(3), { type: "lift", die: 1 });
  assert.deepEqual([outlook(lifted, at).hand, outlook(lifted, at).legal], [1, [1, 4]]);
  assert.deepEqual(advance(lifted, { type: "drop" }, at), { ...fresh(at), chosen: [1] });
});

test("a die that fits nowhere is known, and how many are missing", () => {
  const at = position();
  const { nowhere, missing } = outlook(after(at, choose(0), touch(1)), at);
  assert.deepEqual(nowhere, [3]);
  assert.equal(missing, 1);
});

test("a power on a staged die is refused and changes nothing, as the vectors say", () => {
  const cases = vectors("illegal").filter(({ reason }) => reason === "die_staged");
  assert.ok(cases.length > 0);
  for (const { state, action } of cases) {
    const at = position({
      cells: cells(state.board), dice: state.dice, difficulty: state.difficulty, powersUsed: state.powers_used,
    });
    const draft = after(at, ...state.staged.map(([die, cell]) => move(die, cell)));
    assert.deepEqual(draft.staged, state.staged);
    const before = structuredClone(draft);
    const dice = action.dice ?? [action.die];
    assert.equal(powerObjection(draft, action.power, dice, at).reason, "die_staged");
    assert.deepEqual(draft, before);
  }
});

test("a power that the rules refuse is refused here for the same reason", () => {
  const reasons = ["no_powers_left", "out_of_range", "no_dice"];
  const cases = vectors("illegal").filter(({ action, reason }) => action.power && reasons.includes(reason));
  assert.ok(cases.length > 10);
  for (const { state, action, reason } of cases) {
    const at = position({
      cells: cells(state.board), dice: state.dice, difficulty: state.difficulty, powersUsed: state.powers_used,
    });
    assert.equal(powerObjection(fresh(at), action.power, action.dice ?? [action.die], at)?.reason, reason);
  }
});

test("a Power that can do nothing yet says what is missing", () => {
  const at = position();
  assert.equal(powerWaits(fresh(at), "decrease", at).reason, "die-for-power");
  assert.equal(powerWaits(fresh(at), "reroll", at).reason, "die-for-power");
  assert.equal(powerWaits(after(at, choose(0)), "reroll", at), null);
  const low = position({ dice: [1, 6, 3, 3] });
  assert.equal(powerWaits(after(low, choose(0)), "decrease", low).reason, "out_of_range");
  assert.equal(powerWaits(after(low, choose(0)), "increase", low), null);
  const spent = position({ powersUsed: 3 });
  assert.equal(powerWaits(fresh(spent), "reroll", spent).reason, "no_powers_left");
});

test("dice are picked for a reroll one by one and sent in order", () => {
  const at = position({ powersUsed: 1 });
  const draft = after(at, choose(2), { type: "reroll" }, choose(0), choose(3), choose(3));
  assert.deepEqual(draft.chosen, [2, 0]);
  assert.deepEqual(powerCommand(draft, "reroll", at), { type: "reroll", turn: 3, use: 1, dice: [0, 2] });
});

test("a staged die cannot be picked for a reroll", () => {
  const draft = after(position(), move(0, 1), choose(2), { type: "reroll" }, choose(0));
  assert.deepEqual([draft.chosen, draft.staged], [[2], [[0, 1]]]);
});

test("leaving the reroll keeps one die in hand", () => {
  const draft = after(position(), choose(2), { type: "reroll" }, choose(0), { type: "reroll" });
  assert.deepEqual([draft.chosen, draft.rerolling], [[2], false]);
});

test("decrease names the die in hand and the powers used before", () => {
  const at = position({ powersUsed: 2 });
  assert.deepEqual(powerCommand(after(at, choose(3)), "decrease", at), { type: "decrease", turn: 3, use: 2, die: 3 });
});

test("a draft survives storage", () => {
  const at = position();
  const draft = after(at, choose(0), touch(1), choose(1));
  assert.deepEqual(fitted(JSON.parse(JSON.stringify(draft)), at), draft);
});

test("another turn or another game begins with nothing staged", () => {
  const draft = after(position(), choose(0), touch(1));
  assert.deepEqual(fitted(draft, position({ turn: 4 })).staged, []);
  assert.deepEqual(fitted(draft, position({ game: 2 })).staged, []);
});

test("after a power, staged dice stay and the changed die stays in hand", () => {
  const at = position();
  const draft = after(at, choose(0), touch(1), choose(3));
  const changed = fitted(draft, position({ dice: [3, 4, 3, 5], powersUsed: 1 }));
  assert.deepEqual([changed.staged, changed.chosen], [[[0, 1]], [3]]);
});

test("after a reroll the picking ends", () => {
  const draft = after(position(), choose(3), { type: "reroll" }, choose(2));
  const changed = fitted(draft, position({ dice: [3, 4, 1, 5], powersUsed: 1 }));
  assert.deepEqual([changed.rerolling, changed.chosen], [false, [3]]);
});

test("a power that brings a MAGDAGDON takes the staged dice back", () => {
  const draft = after(position(), choose(0), touch(1));
  assert.deepEqual(fitted(draft, position({ magdagdon: true })).staged, []);
});

test("in a MAGDAGDON a touched cell is the one that may fall, and a second touch spares it", () => {
  const at = position({ magdagdon: true });
  const draft = after(at, touch(7));
  assert.equal(draft.doomed, 7);
  assert.deepEqual(completed(draft, at), { type: "ruin", turn: 3, cell: 7 });
  assert.equal(advance(draft, touch(7), at).doomed, null);
  assert.equal(after(at, touch(0)).refused.reason, "occupied");
});

test("a power that ends a MAGDAGDON spares the cell", () => {
  const draft = after(position({ magdagdon: true }), touch(7));
  assert.equal(fitted(draft, position()).doomed, null);
});

test("a draft is complete from the required minimum on", () => {
  const at = position();
  assert.equal(completed(after(at, move(0, 1)), at), null);
  const draft = after(at, move(0, 1), move(1, 2));
  assert.deepEqual(completed(draft, at), { type: "confirm", turn: 3, placements: [[0, 1], [1, 2]] });
});

test("nothing can be staged once the choice is made", () => {
  const at = position({ closed: true, choice: { type: "ruin", cell: 3 } });
  const draft = after(at, choose(0), touch(1));
  assert.deepEqual([draft.staged, draft.chosen, completed(draft, at)], [[], [], null]);
});

test("whoever plays alone rolls by pressing ROLL, once a turn", () => {
  const at = position({ alone: true });
  const rolled = after(at, { type: "roll" });
  assert.equal(rolled.rolled, true);
  assert.equal(fitted(rolled, position({ alone: true, turn: 4 })).rolled, false);
});

const hinted = (command, more) => position({ hint: { command: { turn: 3, ...command }, why: [] }, ...more });

test("a hint is laid out when it comes, in place of what lay there, and is no hint any more once it is changed", () => {
  const mine = after(position(), choose(0), touch(1));
  const at = hinted({ type: "confirm", placements: [[1, 4], [2, 1]] });
  const draft = fitted(mine, at);
  assert.deepEqual(completed(draft, at), { type: "confirm", turn: 3, placements: [[1, 4], [2, 1]] });
  assert.equal(heeded(draft, at), at.hint);
  const own = advance(draft, takeBack(1), at);
  assert.equal(heeded(own, at), null);
  assert.deepEqual(fitted(own, at).staged, [[2, 1]]);
  assert.equal(heeded(advance(own, { type: "hint" }, at), at), at.hint);
});

test("a hint to use a Power takes its dice in hand, and one for a ruin chooses the cell", () => {
  const one = hinted({ type: "decrease", use: 0, die: 3 });
  assert.deepEqual([fitted(null, one).chosen, fitted(null, one).rerolling], [[3], false]);
  const several = hinted({ type: "reroll", use: 0, dice: [1, 3] });
  assert.deepEqual([fitted(null, several).chosen, fitted(null, several).rerolling], [[1, 3], true]);
  assert.equal(heeded(fitted(null, several), several), several.hint);
  assert.equal(heeded(advance(fitted(null, several), choose(1), several), several), null);
  assert.equal(fitted(null, hinted({ type: "ruin", cell: 7 }, { magdagdon: true })).doomed, 7);
});

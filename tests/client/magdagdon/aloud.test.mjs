import "../vendor.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { aloud } = await import("../../../client/games/magdagdon/aloud.js");
const { createTexts } = await import("../../../client/i18n.js");
const { advance, fitted } = await import("../../../client/games/magdagdon/draft.js");
const { positionOf } = await import("../../../client/games/magdagdon/staged.js");

const source = ["magdagdon", "table"].map((file) => readFileSync(new URL(`../../../i18n/en/${file}.ftl`, import.meta.url), "utf8"));
const t = createTexts("en", source.join("\n"), (id, why) => assert.fail(`${id}: ${why}`));
const EMPTY = Array(16).fill(0);

const seat = (more = {}) => ({
  cells: EMPTY, turns: 0, filled: 0, closed: false, finished: false, required: 2, magdagdon: false, powers_used: 0, score: { total: 0 }, ...more,
});
const person = (no, name) => ({ no, seat: no - 1, name, badge: no, ready: false, bot: null, auto: false, gone: false });

/** What the browser of seat 0 knows; `seats` change what everybody may see, `more` the rest. */
function state({ turn = 1, dice = [4, 5, 2, 4], seats = [{}, {}], phase = "playing", ...more } = {}) {
  return {
    me: { no: 1, seat: 0 },
    prefs: { taught: ["magdagdon"] },
    room: {
      version: turn,
      room: { game_no: 1, phase, people: [person(1, "Majda"), person(2, "Eleni")] },
      view: { difficulty: "PEACEFUL", pace: "together", turn, dice, seats: seats.map(seat) },
    },
    seat: null,
    presence: { online: [1, 2], watching: 0 },
    ui: { table: null },
    ...more,
  };
}

/** The state after steps of the draft. */
function after(start, ...actions) {
  const at = positionOf(start);
  return { ...start, ui: { table: actions.reduce((draft, action) => advance(draft, action, at), fitted(start.ui.table, at)) } };
}

test("a turn that opens is its four dice", () => {
  assert.deepEqual(aloud(state(), { ...state(), room: null }, t), ["Turn 1: 4, 5, 2, 4."]);
});

test("a die in hand says how many cells it fits", () => {
  const start = state();
  assert.deepEqual(aloud(after(start, { type: "choose", die: 0 }), start, t), ["4 in your hand, fits 16 cells."]);
});

test("what is staged is heard with what it brings and what is missing, then that it is enough", () => {
  const first = after(state(), { type: "choose", die: 0 });
  const second = after(first, { type: "touch", cell: 5 });
  assert.deepEqual(aloud(second, first, t), ["4 on row 2, column 2.", "+8 with the staged dice", "Place 1 more die"]);
  const third = after(second, { type: "choose", die: 1 }, { type: "touch", cell: 6 });
  assert.deepEqual(aloud(third, second, t), ["5 on row 2, column 3.", "+18 with the staged dice", "You can confirm."]);
  assert.deepEqual(aloud(after(third, { type: "take_back" }), third, t), ["5 in your hand, fits 4 cells."]);
});

test("a line that would be complete is heard with its bonus", () => {
  const [one] = [state({ seats: [{ cells: [4, 5, 4, 0, ...Array(12).fill(0)] }, {}], turn: 2 })];
  const held = after(one, { type: "choose", die: 1 });
  const heard = aloud(after(held, { type: "touch", cell: 3 }), held, t);
  assert.ok(heard.includes("Row 1: 18 and a bonus of 20 with the staged dice"), heard.join(" | "));
});

test("a turn that closes tells the own score and everybody's, then the new roll", () => {
  const score = (total) => ({ score: { total } });
  const now = state({ turn: 2, dice: [1, 1, 3, 6], seats: [{ cells: [4, 5, ...Array(14).fill(0)] }, score(22)] });
  assert.deepEqual(aloud(now, state(), t), ["All boards are open, you have 18.", "Eleni: 22.", "Turn 2: 1, 1, 3, 6."]);
});

test("who is the last to choose hears it, and that the own choice is made", () => {
  const waiting = state({ seats: [{}, { closed: true }] });
  assert.deepEqual(aloud(waiting, state(), t), ["Only your choice is missing."]);
  assert.deepEqual(aloud(state({ seats: [{ closed: true }, {}] }), state(), t), ["Your stones are set.", "Waiting for 1 player"]);
});

test("what a Power has made of the roll is heard", () => {
  const secret = { turn: 1, dice: [3, 5, 2, 4], powers_used: 1, magdagdon: false, choice: null };
  assert.deepEqual(aloud(state({ seat: { secret } }), state(), t), ["Your dice now: 3, 5, 2, 4."]);
});

test("the last boards are heard before the results", () => {
  assert.deepEqual(aloud(state({ phase: "over" }), state(), t), ["All boards are open, you have 0.", "Eleni: 0."]);
});

test("nothing is said twice, and nothing of seconds passing", () => {
  const start = state();
  assert.deepEqual(aloud({ ...start, now: 5000 }, start, t), []);
  const held = after(start, { type: "choose", die: 0 });
  assert.deepEqual(aloud({ ...held, presence: { online: [1], watching: 0 } }, held, t), []);
});

test("each card of a first turn is heard when it comes up", () => {
  const start = state({ prefs: { taught: [] } });
  assert.deepEqual(aloud(start, { ...start, room: null }, t).slice(1), ["Pick a die.", "Everyone has these four."]);
  const held = after(start, { type: "choose", die: 0 });
  assert.deepEqual(aloud(held, start, t).slice(1), ["Now a cell.", "The first die may stand anywhere: every cell is marked."]);
});

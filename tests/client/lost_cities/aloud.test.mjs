import "../vendor.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sheet } from "./vectors.mjs";

globalThis.document = { createTreeWalker() {} }; // lit-html asks for it when it is loaded; nothing is drawn here
const { aloud } = await import("../../../client/games/lost_cities/aloud.js");
const { createTexts } = await import("../../../client/i18n.js");

const source = ["lost_cities", "magdagdon", "table"].map((file) => readFileSync(new URL(`../../../i18n/en/${file}.ftl`, import.meta.url), "utf8"));
const t = createTexts("en", source.join("\n"), (id, why) => assert.fail(`${id}: ${why}`));

const DICE = { colours: [4, 3, 0], numbers: [7, 0, 4] };
const ROLL = "Turn 3: blue, wave; green, leaf; red, mountain; 7, 0, 4.";
const seat = (total, more = {}) => ({
  sheet: sheet(), closed: false, exhausted: false, bridges: [], score: { columns: [], artifacts: 0, dice: 0, bridges: 0, total }, ...more,
});
const people = ["Majda", "Eleni"].map((name, at) => ({ no: at + 1, seat: at, name, badge: 1, ready: false, bot: null, auto: false, gone: false }));

/** What the browser of seat 0 knows: seat 1 rolled. */
function state({ draft = null, ...view } = {}) {
  return {
    me: { no: 1, seat: 0 },
    prefs: { taught: ["lost_cities"] },
    room: {
      room: { game_no: 1, phase: "playing", people },
      view: { turn: 3, active: 1, dice: DICE, taken: null, seats: [seat(0), seat(0)], bridges: Array(8).fill(null), past: null, ...view },
    },
    seat: null,
    presence: { online: [1, 2], watching: 0 },
    ui: { table: draft },
  };
}

const picked = (colour, number) => ({
  game: 1, turn: 3, card: 1, colour, number, last: "number", arrows: [], refusing: false, peek: null, refused: null,
});

test("a turn that opens is its six dice and who rolled, after what the sheets are worth", () => {
  const before = state({ turn: 2, active: 0 });
  const now = state({ seats: [seat(-20), seat(15)] });
  assert.deepEqual(aloud(now, before, t), ["All choices are open, you have −20.", "Eleni: 15.", ROLL, "Eleni rolls"]);
});

test("what is picked is heard with what it does and brings", () => {
  assert.deepEqual(aloud(state({ draft: picked(0, null) }), state(), t), []);
  const heard = aloud(state({ draft: picked(0, 0) }), state({ draft: picked(0, null) }), t);
  assert.deepEqual(heard, ["7 on blue, space 1", "−20 with what is picked"]);
});

test("what the roller took is heard, and who chooses last", () => {
  const taken = { type: "take", turn: 3, number: 0, colour: 0, arrows: [] };
  const now = state({ taken, seats: [seat(0), seat(0, { closed: true })] });
  assert.deepEqual(aloud(now, state(), t), ["Eleni took 7 and blue, wave", "Only your choice is missing."]);
});

test("nothing is said twice", () => {
  const start = state({ draft: picked(0, 0) });
  assert.deepEqual(aloud({ ...start, now: 5000 }, start, t), []);
  assert.deepEqual(aloud({ ...start, room: { ...start.room } }, start, t), []);
});

test("a game that is broken off is no news of sheets that nobody sees any more", () => {
  const start = state();
  const lobby = { ...start, room: { room: { ...start.room.room, phase: "lobby" }, view: null } };
  assert.deepEqual(aloud(lobby, start, t), []);
});

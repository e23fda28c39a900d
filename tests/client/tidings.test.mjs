import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { CODE, message, person } from "./rooms.mjs";

const { DAILY, recordAddress, sheetAddress } = await import("../../client/answers.js");
const { last } = await import("../../client/games/magdagdon/record.js");
const { createReduce } = await import("../../client/reduce.js");
const { initial } = await import("../../client/state.js");
const { dayResult } = await import("../../client/tidings.js");

const rows = ({ cells }) => cells.slice(0, 4).map((content) => (content < 0 ? "×" : content)).join(" ");
const games = { magdagdon: { id: "magdagdon", last, sketch: rows } };
const reduce = createReduce({ magdagdon: { open: () => null } });
const t = (id, params = {}) => [id, ...Object.values(params)].join(" ");
const DAY = "2026-11-29";
const mine = { code: CODE, finished: true, rank: 2, score: 313, record: "r1", percentile: 50 };
const events = [
  { type: "rolled", turn: 1, dice: [2, 5, 3, 3], seats: [0], magdagdon: [] },
  { type: "changed", seat: 0, dice: [2, 4, 3, 3], rerolled: [], magdagdon: false },
  { type: "chosen", seat: 0, choice: { type: "confirm", turn: 1, placements: [[0, 0], [2, 1], [1, 2]] } },
  { type: "closed", seats: [0] },
  { type: "rolled", turn: 2, dice: [1, 1, 1, 1], seats: [0], magdagdon: [0] },
  { type: "chosen", seat: 0, choice: { type: "ruin", turn: 2, cell: 3 } },
  { type: "closed", seats: [0] },
];
const of = { game: "magdagdon", name: "SURVIVAL" };
const answers = [
  [DAILY, { day: DAY, next_ms: 1, challenges: [{ ...of, players: 9, mine }], streak: { current: 5 }, done: [], unfinished: [] }],
  [sheetAddress({ ...of, day: DAY }), { ...of, day: DAY, players: 9, mine, board: null }],
  [recordAddress("r1"), { record: { game: "magdagdon", options: { difficulty: "SURVIVAL", pace: "own" }, events, seats: [{ me: true }] } }],
].map(([address, body]) => ({ type: "answer", address, body, now: 0 }));
const told = (page, ...more) => dayResult([...answers, ...more].reduce(reduce, initial({ route: page, prefs: {} })), games, t);

test("a day's result tells what was reached, the rank, the streak, and the board in characters", () => {
  const lines = told({ page: "daily" }).split("\n");
  assert.deepEqual(lines.slice(0, 5), [`share-day magdagdon-name ${DAY} SURVIVAL`, "share-day-rank 313 2 9", "streak 5", "", "2 3 4 ×"]);
});

test("it is told at the table that it was played at as well", () => {
  const cells = Array.from({ length: 16 }, () => 6);
  const daily = { day: DAY, name: "SURVIVAL", ranked: true };
  const room = message(9, { game: "magdagdon", phase: "over", daily, people: [person(1, { seat: 0 })] }, { view: { seats: [{ cells }] } });
  const entered = { type: "entered", code: CODE, entered: { ok: true, version: 9, you: 1, seat: 0 } };
  const words = told({ page: "room", code: CODE }, entered, { type: "room", message: room, now: 0 });
  assert.match(words, /share-day-rank 313 2 9\nstreak 5\n\n6 6 6 6$/);
});

test("nothing is told before the rank is known", () => {
  const { rank, ...rest } = mine;
  const later = { type: "answer", address: sheetAddress({ ...of, day: DAY }), body: { ...of, day: DAY, players: 9, mine: { ...rest, rank: null } }, now: 0 };
  assert.equal(told({ page: "daily" }, later), "");
});

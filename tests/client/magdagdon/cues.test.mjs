import assert from "node:assert/strict";
import { test } from "node:test";
import { ROLL } from "../../../client/beats.js";
import { cues } from "../../../client/games/magdagdon/cues.js";

const EMPTY = Array(16).fill(0);
const seat = (cells = EMPTY, more = {}) => ({
  cells, turns: 4, filled: 0, closed: false, finished: false, required: 2, magdagdon: false, powers_used: 0, score: null, ...more,
});

/** What one browser knows: of seat 0, unless it only watches. */
function state({ turn = 5, dice = [1, 2, 3, 4], seats = [seat(), seat()], secret = null, staged = [], me = 0, phase = "playing" } = {}) {
  const draft = { game: 1, turn, dice, rolled: true, chosen: [], lifted: null, rerolling: false, staged, doomed: null, cursor: 0, refused: null };
  return {
    me: { seat: me },
    room: { room: { game_no: 1, phase }, view: { game: "magdagdon", difficulty: "PEACEFUL", pace: "together", turn, dice, seats } },
    seat: secret && { seat: me, secret: { turn, dice, powers_used: 0, magdagdon: false, choice: null, ...secret } },
    ui: { table: me === null ? null : draft },
  };
}
const names = (...change) => cues(...change).map(({ name }) => name);
const confirmed = { choice: { type: "confirm", placements: [[0, 4], [1, 5]] } };

test("a roll is heard when a game begins; later once the boards have been seen", () => {
  assert.deepEqual(cues(state(), null), [{ name: "roll", value: 4, at: 0 }]);
  const next = state({ turn: 6, seats: [seat(), seat(EMPTY.with(3, 4))] });
  assert.deepEqual(cues(next, state()), [{ name: "roll", value: 4, at: ROLL }]);
  assert.deepEqual(cues({ ...next, me: { seat: null } }, { ...state(), me: { seat: null } }), [{ name: "roll", value: 4, at: ROLL }]);
});

test("a die that is laid sounds as its number, one that is taken back does not", () => {
  const [none, one] = [state(), state({ staged: [[2, 5]] })];
  assert.deepEqual(cues(one, none), [{ name: "stage", value: 3, at: 0 }]);
  assert.deepEqual(cues(none, one), []);
});

test("stones set are heard once: when the choice is made, not when its turn closes", () => {
  const made = state({ secret: confirmed });
  assert.deepEqual(cues(made, state({ secret: {} })), [{ name: "confirm", own: true }]);
  const closed = state({ turn: 6, seats: [seat(EMPTY.with(4, 1).with(5, 2)), seat()] });
  assert.deepEqual(names(closed, made), ["roll"]);
});

test("a choice that the house made is heard when its turn closes", () => {
  assert.deepEqual(names(state({ turn: 6, seats: [seat(EMPTY.with(0, -1)), seat()] }), state()), ["roll", "ruin"]);
});

test("a line that is finished rings with its points after the stones", () => {
  const before = state({ seats: [seat(EMPTY.with(6, 3).with(7, 4)), seat()], secret: {} });
  const after = state({ seats: [seat(EMPTY.with(6, 3).with(7, 4)), seat()], secret: confirmed });
  const [confirm, bonus] = cues(after, before);
  assert.deepEqual([confirm.name, bonus.name, bonus.value], ["confirm", "bonus", 60]);
  assert.ok(bonus.at > 0);
});

test("a ruin of others is heard, but is not the own; any number of them are one", () => {
  const fell = seat(EMPTY.with(3, -1));
  const after = state({ turn: 6, seats: [seat(), fell, fell] });
  const heard = cues(after, state({ seats: [seat(), seat(), seat()] }));
  assert.deepEqual(heard.filter(({ name }) => name === "ruin"), [{ name: "ruin" }]);
});

test("a Power is a star", () => {
  assert.deepEqual(names(state({ secret: { powers_used: 1, dice: [1, 2, 3, 3] } }), state({ secret: {} })), ["star"]);
});

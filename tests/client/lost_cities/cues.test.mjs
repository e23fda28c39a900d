import assert from "node:assert/strict";
import { test } from "node:test";
import { ROLL } from "../../../client/beats.js";
import { cues } from "../../../client/games/lost_cities/cues.js";
import { sheet } from "./vectors.mjs";

const DICE = { colours: [4, 3, 0], numbers: [7, 0, 4] };
const seat = (written, bridges = []) => ({ sheet: written, closed: false, exhausted: false, bridges, score: { total: 0 } });

/** What the browser of seat 0 knows: seat 1 has taken a pair. */
function state({ turn = 3, own = seat(sheet()), secret = null, picked = {} } = {}) {
  const taken = { type: "take", turn, number: 2, colour: 2, arrows: [] };
  return {
    me: { seat: 0 },
    room: {
      room: { game_no: 1 },
      view: { turn, active: 1, dice: DICE, taken, seats: [own, seat(sheet())], bridges: Array(8).fill(null), past: null },
    },
    seat: secret && { seat: 0, secret },
    ui: { table: { game: 1, turn, colour: null, number: null, last: null, arrows: [], refusing: false, peek: null, refused: null, ...picked } },
  };
}

test("a roll is heard when a game begins; later once the sheets have been seen", () => {
  assert.deepEqual(cues(state(), null), [{ name: "roll", value: 6, at: 0 }]);
  assert.deepEqual(cues(state({ turn: 4 }), state()), [{ name: "roll", value: 6, at: ROLL }]);
});

test("each die that is picked sounds as its face", () => {
  assert.deepEqual(cues(state({ picked: { colour: 0 } }), state()), [{ name: "stage", value: 5 }]);
  assert.deepEqual(cues(state({ picked: { colour: 0, number: 0 } }), state({ picked: { colour: 0 } })), [{ name: "stage", value: 8 }]);
  assert.deepEqual(cues(state(), state({ picked: { colour: 0 } })), []);
});

test("what is written is heard once, when the choice is made", () => {
  const made = state({ secret: { turn: 3, choice: { type: "take", turn: 3, number: 0, colour: 0, arrows: [] } } });
  assert.deepEqual(cues(made, state()), [{ name: "confirm", own: true }]);
  const closed = state({ turn: 4, own: seat(sheet({ 4: [7] })) });
  assert.deepEqual(cues(closed, made).map(({ name }) => name), ["roll"]);
});

test("a bridge that pays rings", () => {
  const [before, after] = [seat(sheet()), seat(sheet(), [4])];
  assert.deepEqual(cues(state({ own: after }), state({ own: before })).map(({ name, value }) => [name, value]), [["bonus", 20]]);
});

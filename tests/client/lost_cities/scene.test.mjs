import assert from "node:assert/strict";
import { test } from "node:test";
import { crossings, scene, sitters, stillThinking } from "../../../client/games/lost_cities/scene.js";
import { sheet } from "./vectors.mjs";

const DICE = { colours: [4, 3, 0], numbers: [7, 0, 4] };
const TAKEN = { type: "take", turn: 3, number: 2, colour: 2, arrows: [] };
const OPEN = Array(8).fill(null);
const SIX = [1, 1, 1, 1, 1, 1];

const seat = (written, more = {}) => ({
  sheet: written, closed: false, exhausted: false, bridges: [], score: { columns: [], artifacts: 0, dice: 0, bridges: 0, total: 0 }, ...more,
});
const person = (no) => ({ no, seat: no - 1, name: `P${no}`, badge: no, ready: false, bot: null, auto: false, gone: false });

/** What the browser of seat 0 knows: seat 1 rolled. */
function state({ view = {}, secret = null, draft = null, people = [1, 2, 3].map(person), online = [1, 2, 3] } = {}) {
  const seats = [seat(sheet({ 4: SIX })), seat(sheet()), seat(sheet())];
  return {
    me: { no: 1, seat: 0 },
    room: {
      version: 5,
      room: { game_no: 1, people },
      view: { game: "lost_cities", turn: 3, active: 1, dice: DICE, taken: TAKEN, seats, bridges: OPEN, past: null, ...view },
    },
    seat: secret && { seat: 0, secret },
    presence: { online, watching: 0 },
    ui: { table: draft },
  };
}

const picked = { game: 1, turn: 3, colour: 0, number: 0, last: "number", arrows: [], refusing: false, peek: null, refused: null };

test("what a pair would bring is counted beside what stands, an open bridge included", () => {
  const { now, later, pays, phase } = scene(state({ draft: picked }));
  assert.deepEqual([phase, now.total, later.columns[4], later.bridges, pays], ["choose", 15, 30, 20, [4]]);
});

test("a bridge that has paid brings nothing any more", () => {
  const bridges = OPEN.map((open, column) => (column === 4 ? [2] : open));
  assert.equal(scene(state({ draft: picked, view: { bridges } })).later.bridges, 0);
});

test("the own hidden choice is on the own sheet as soon as it is made", () => {
  const secret = { turn: 3, choice: { type: "take", turn: 3, number: 0, colour: 0, arrows: [] } };
  const { phase, sheet: written, later } = scene(state({ secret }));
  assert.deepEqual([phase, written.columns[4].length, later.total], ["closed", 7, 30 + 20 - 40]);
});

test("a secret of the turn before is no choice of this one", () => {
  const secret = { turn: 2, choice: { type: "refuse", turn: 2 } };
  assert.equal(scene(state({ secret })).phase, "choose");
});

test("who has not rolled waits for the active seat, and may plan", () => {
  assert.equal(scene(state({ view: { taken: null } })).phase, "plan");
  assert.equal(scene(state({ view: { taken: null, active: 0 } })).phase, "choose");
});

test("a bridge is open, mine, gone or about to pay", () => {
  const bridges = [null, [0], [1, 2], null, null, null, null, null];
  assert.deepEqual(crossings(bridges, 0, [3]).slice(0, 4), ["open", "mine", "gone", "soon"]);
});

test("everybody's standing is told apart", () => {
  const standings = (more) => sitters(state(more)).map(({ standing }) => standing);
  assert.deepEqual(standings({ view: { taken: null } }), ["waits", "active", "waits"]);
  assert.deepEqual(standings(), ["thinking", "took", "thinking"]);
  assert.deepEqual(standings({ online: [1, 2] }), ["thinking", "took", "away"]);
  assert.deepEqual(standings({ people: [person(1), person(2), { ...person(3), gone: true }] }), ["thinking", "took", "gone"]);
  const seats = [seat(sheet()), seat(sheet(), { closed: true }), seat(sheet(), { closed: true })];
  assert.deepEqual(standings({ view: { seats } }), ["thinking", "took", "done"]);
  assert.equal(stillThinking(state({ view: { seats } })), 1);
});

test("what the others took is known once the turn has closed, the active seat's at once", () => {
  const past = { turn: 2, active: 0, dice: DICE, choices: [TAKEN, TAKEN, { type: "refuse", turn: 2 }], bridges: [] };
  const [own, active, other] = sitters(state({ view: { past } })).map(({ last }) => last);
  assert.deepEqual([own.old, active.old, other.old], [true, false, true]);
  assert.equal(other.choice.type, "refuse");
  assert.equal(sitters(state())[2].last, null);
});

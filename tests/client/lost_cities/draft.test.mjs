import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, completed, fits, fitted, fresh, heeded, hoped, unfit } from "../../../client/games/lost_cities/draft.js";
import { sheet } from "./vectors.mjs";

const SHEET = sheet({ 0: [1, 2, 3], 3: [5], 4: [2, 4, 4, 6] });
/** Blue, green, red; 7, 0, 4. Seat 1 has taken red and 4. */
const DICE = { colours: [4, 3, 0], numbers: [7, 0, 4] };

const position = (more = {}) => ({
  game: 1, turn: 3, seat: 0, active: 1, sheet: SHEET, won: [], bridges: Array(8).fill(null), dice: DICE,
  taken: { type: "take", turn: 3, number: 2, colour: 2, arrows: [0] }, choice: null, closed: false, waits: false, hint: null, ...more,
});

/** The draft after several steps. */
const after = (at, ...actions) => actions.reduce((draft, action) => advance(draft, action, at), fresh(at));

const colour = (die) => ({ type: "pick", kind: "colour", die });
const number = (die) => ({ type: "pick", kind: "number", die });
const arrow = (choice, at = 0) => ({ type: "arrow", at, choice });
const back = { type: "back" };

test("a colour and a number make a pair that is sent whole", () => {
  const draft = after(position(), colour(1), number(0));
  assert.deepEqual(completed(draft, position()), { type: "take", turn: 3, number: 0, colour: 1, arrows: [] });
});

test("half a pair is nothing to be sent", () => {
  assert.equal(completed(after(position(), colour(1)), position()), null);
  assert.equal(hoped(after(position(), colour(1)), position()), null);
});

test("touching the picked die again lets it go", () => {
  assert.equal(after(position(), colour(1), colour(1)).colour, null);
});

test("a pair that starts a chain is complete only when every arrow has its answer", () => {
  const asking = after(position(), colour(0), number(0));
  assert.deepEqual(hoped(asking, position()).open, { column: 4, space: 5 });
  assert.equal(completed(asking, position()), null);
  const further = advance(asking, arrow(0), position());
  assert.deepEqual(hoped(further, position()).open, { column: 0, space: 4 });
  const answered = advance(further, arrow(null, 1), position());
  assert.deepEqual(completed(answered, position()).arrows, [0, null]);
});

test("the way back through a chain is one arrow at a time, then one die at a time", () => {
  const at = position();
  const steps = [colour(0), number(0), arrow(0), arrow(null, 1)];
  assert.deepEqual(after(at, ...steps, back).arrows, [0]);
  assert.deepEqual(after(at, ...steps, back, back).arrows, []);
  const dice = ({ colour, number }) => [colour, number];
  assert.deepEqual(dice(after(at, ...steps, back, back, back)), [0, null]);
  assert.deepEqual(dice(after(at, ...steps, back, back, back, back)), [null, null]);
  assert.deepEqual(dice(after(at, number(0), colour(0), back)), [null, 0]);
});

test("answering an arrow anew forgets what came after it", () => {
  const draft = after(position(), colour(0), number(0), arrow(0), arrow(3, 1), arrow(3));
  assert.deepEqual(draft.arrows, [3]);
});

test("an arrow to an expedition that has not begun is refused with its reason", () => {
  const draft = after(position(), colour(0), number(0), arrow(5));
  assert.deepEqual(draft.arrows, []);
  assert.equal(draft.refused.reason, "arrow_not_started");
});

test("an arrow that nobody asks for changes nothing", () => {
  const draft = after(position(), colour(0));
  assert.deepEqual(advance(draft, arrow(0), position()), draft);
});

test("a taken die is refused, and so is one that goes with no other", () => {
  assert.equal(after(position(), colour(2)).refused.reason, "colour_taken");
  assert.equal(after(position(), number(2)).refused.reason, "number_taken");
  const at = position({ sheet: sheet({ 3: [9], 4: [1] }), dice: { colours: [4, 3, 0], numbers: [7, 5, 4] } });
  assert.equal(after(at, colour(1)).refused.reason, "lower");
  assert.equal(after(at, colour(1), colour(1)).refused.count, 2);
});

test("picking a die lets go of the one that does not go with it", () => {
  const at = position({ sheet: sheet({ 3: [9], 4: [1] }) });
  const draft = after(at, number(0), colour(1));
  assert.deepEqual([draft.colour, draft.number], [1, null]);
});

test("a new pair forgets the chain of the old one", () => {
  assert.deepEqual(after(position(), colour(0), number(0), arrow(0), number(1)).arrows, []);
});

test("a refusal is picked like a pair, shown beforehand, and sent", () => {
  const draft = after(position(), colour(0), { type: "refuse" });
  assert.deepEqual([draft.colour, draft.refusing], [null, true]);
  assert.equal(hoped(draft, position()).sheet.dice, 1);
  assert.deepEqual(completed(draft, position()), { type: "refuse", turn: 3 });
  assert.equal(after(position(), { type: "refuse" }, colour(0)).refusing, false);
  assert.equal(after(position(), { type: "refuse" }, back).refusing, false);
});

test("where no pair can be taken the refusal is all there is", () => {
  const at = position({ sheet: sheet({ 3: [9], 4: [9] }), dice: { colours: [4, 3, 0], numbers: [7, 5, 4] } });
  assert.equal(fits(at), false);
  assert.equal(fitted(null, at).refusing, true);
  assert.deepEqual(completed(fitted(null, at), at), { type: "refuse", turn: 3 });
});

test("a pair may be picked while the active seat chooses first, but not sent", () => {
  const at = position({ taken: null, waits: true });
  const draft = after(at, colour(2), number(1));
  assert.deepEqual([draft.colour, draft.number], [2, 1]);
  assert.equal(completed(draft, at), null);
});

test("what the active seat takes meanwhile falls out of the draft, with the chain", () => {
  const planned = after(position({ taken: null, waits: true }), colour(0), number(0), arrow(null));
  assert.deepEqual(planned.arrows, [null]);
  const now = fitted(planned, position({ taken: { type: "take", turn: 3, number: 0, colour: 1, arrows: [] } }));
  assert.deepEqual([now.colour, now.number, now.arrows], [0, null, []]);
});

test("a draft survives a message of its own turn, and no other turn or game", () => {
  const draft = after(position(), colour(0));
  assert.deepEqual(fitted(JSON.parse(JSON.stringify(draft)), position()), draft);
  assert.equal(fitted(draft, position({ turn: 4 })).colour, null);
  assert.equal(fitted(draft, position({ game: 2 })).colour, null);
});

test("once the choice is made nothing is picked any more, and a sheet laid open stays open", () => {
  const open = after(position(), { type: "peek", seat: 2 }, colour(0));
  const closed = fitted(open, position({ closed: true }));
  assert.deepEqual([closed.colour, closed.peek], [null, 2]);
  assert.deepEqual(advance(closed, colour(0), position({ closed: true })), closed);
});

test("letting go forgets everything that is picked", () => {
  assert.deepEqual(after(position(), colour(0), number(0), arrow(0), { type: "let_go" }), fresh(position()));
});

test("an equal face on another die than the taken one stays on the table", () => {
  const at = position({ dice: { colours: [4, 0, 0], numbers: [7, 4, 4] } });
  assert.equal(unfit(at, 1, 1), null);
  assert.equal(unfit(at, 2, 1), "colour_taken");
  assert.equal(unfit(at, 1, 2), "number_taken");
});

test("a hint is picked when it comes, and is no hint any more once something else is picked", () => {
  const take = { type: "take", turn: 3, number: 0, colour: 0, arrows: [0, null] };
  const at = position({ hint: { command: take, why: [] } });
  const draft = fitted(after(position(), colour(1)), at);
  assert.deepEqual(completed(draft, at), take);
  assert.equal(heeded(draft, at), at.hint);
  const own = advance(draft, back, at);
  assert.equal(heeded(own, at), null);
  assert.deepEqual(fitted(own, at).arrows, [0]);
  assert.equal(heeded(advance(own, { type: "hint" }, at), at), at.hint);
  assert.equal(fitted(null, position({ hint: { command: { type: "refuse", turn: 3 }, why: [] } })).refusing, true);
});

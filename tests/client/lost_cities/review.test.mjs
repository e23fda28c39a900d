import { texts, written } from "../rules/page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { reviewAddress } = await import("../../../client/answers.js");
const { review } = await import("../../../client/games/lost_cities/review.js");

const t = texts("en", "lost_cities");
const DICE = { colours: [0, 1, 2], numbers: [3, 4, 5] };

/** A turn of 40, in which so many points were lost. */
function turn(number, cost) {
  const choice = { type: "take", turn: number, number: 0, colour: 1, arrows: [] };
  return { turn: number, dice: DICE, choice, best: cost < 0 ? { type: "refuse", turn: number } : null, cost };
}

/** What somebody on seat 0 reads of a review. */
function read(own) {
  const record = "abc";
  const answers = { [reviewAddress(record)]: { body: { ok: true, review: [own], coming: false } } };
  const state = { room: { room: { record } }, me: { seat: 0 }, answers };
  return written(review(state, t)).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("dice, others and choices are told apart, then the turns that cost most, then every turn", () => {
  const costs = [-1.2, 0, -9.4, -3, -0.2, -7, -2, -20.1];
  const turns = costs.map((cost, at) => ({ ...turn(at + 1, cost), taken: null, luck: 1, others: at === 6 ? -4.2 : 0.3 }));
  const said = read({ start: 320.4, luck: 12.3, others: -24.8, cost: -42.9, score: 265, turns });
  for (const part of ["Before the first roll 320", "What the dice gave +12", "What the others did −25", "What your choices cost −43"]) {
    assert.ok(said.includes(part), `${part}: ${said}`);
  }
  const [dearest, every] = said.split("Turn by turn");
  assert.equal(dearest.match(/You · /g).length, 5);
  assert.ok(!dearest.includes(" 1 You · ") && dearest.includes(" 8 You · "), dearest);
  assert.equal(every.match(/You · /g).length, turns.length);
  assert.deepEqual(every.match(/What the others did · \S+/g), ["What the others did · −4"]);
});

test("a review from before dice and others were told apart has both in one", () => {
  const turns = [{ ...turn(1, -30), taken: null, luck: 5 }];
  const said = read({ start: 320, luck: -12.3, cost: -30, score: 278, turns });
  assert.ok(said.includes("What dice and others gave −12"), said);
  assert.ok(!said.includes("What the others did") && !said.includes("NaN") && !said.includes("undefined"), said);
});

test("a review from before luck was known tells what choices cost", () => {
  const said = read({ turns: [turn(1, 0), turn(2, -30)] });
  assert.ok(said.includes("What your choices cost"), said);
  assert.ok(said.includes("−30"), said);
  assert.ok(!said.includes("Luck") && !said.includes("NaN") && !said.includes("undefined"), said);
});

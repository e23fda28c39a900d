import { blocks, LANGUAGES, texts, written } from "./page.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FACTS } from "./facts.mjs";

const { CHAIN, FULL, TRIES } = await import("../../../client/games/lost_cities/rules.js");
const { score } = await import("../../../client/games/lost_cities/scoring.js");
const { objection: unwritable, write } = await import("../../../client/games/lost_cities/write.js");
const { legalCells } = await import("../../../client/games/magdagdon/board.js");
const { FALL, PLACEMENTS, rules } = await import("../../../client/games/magdagdon/rules.js");

for (const [game, facts] of Object.entries(FACTS)) {
  for (const language of LANGUAGES) {
    test(`the rules of ${game} say every rule and every number: ${language}`, async () => {
      const page = (await blocks(language, game)).map((block) => block.toLowerCase());
      const missing = facts.filter((fact) => {
        const words = [fact.all, fact[language]].filter(Boolean).flatMap((some) => some.toLowerCase().split("|"));
        return !page.some((block) => words.every((word) => has(block, word)));
      });
      assert.deepEqual(missing.map(({ fact }) => fact), []);
    });

    test(`the page of ${game} shows every text that was written for it: ${language}`, async () => {
      const source = readFileSync(new URL(`../../../i18n/${language}/rules/${game}.ftl`, import.meta.url), "utf8");
      const t = texts(language, game);
      const plain = (words) => words.replace(/\s+/g, " ").trim();
      const page = (await blocks(language, game)).join(" ");
      const ids = [...source.matchAll(/^([a-z-]+) = (?!.*\{)/gm)].map(([, id]) => id);
      assert.deepEqual(ids.filter((id) => !page.includes(plain(t(id)))), []);
    });
  }
}

/** Whether a word stands in a block; a number as a number of its own, also where it is several. */
function has(block, word) {
  if (!/^[\d−+]/.test(word)) return block.includes(word);
  return new RegExp(`(?<![\\d.−+])${word.replace(/[+.]/g, "\\$&")}(?!\\d)`).test(block);
}

test("of the two dice placed beside the same numbers one fits and one does not", () => {
  const t = texts("en", "magdagdon");
  const html = written(rules(t, { numerals: false }));
  assert.deepEqual(PLACEMENTS.map(({ caption }) => caption !== undefined), [true, false, true, false, true, false]);
  const verdicts = [...html.matchAll(/verdict (yes|nope)/g)].map(([, verdict]) => verdict);
  assert.deepEqual(verdicts, ["yes", "nope", "yes", "nope", "yes", "nope", "yes"]);
});

test("the MAGDAGDON that is drawn is one", () => {
  assert.deepEqual(FALL.dice.flatMap((value) => legalCells(FALL.cells, value)), []);
  assert.equal(FALL.cells[FALL.doomed], 0);
});

test("the chain that is drawn takes three arrows and ends on an artifact", () => {
  const { reason, steps } = write(CHAIN.before, CHAIN.column, CHAIN.value, CHAIN.arrows);
  assert.equal(reason, null);
  assert.deepEqual(steps.filter(([kind]) => kind !== "arrow").map(([kind]) => kind), ["fill", "fill", "fill", "fill", "artifact"]);
});

test("of the numbers that are tried one is too low", () => {
  const sheet = (numbers) => ({ columns: [numbers], circles: [], artifacts: 0, dice: 0 });
  const reasons = TRIES.map(({ numbers, value }) => unwritable(sheet(numbers), 0, value));
  assert.deepEqual(reasons, [null, "lower", null, null]);
});

test("the sheet that is scored is the one of the example", () => {
  assert.equal(score(FULL.sheet, FULL.won).total, 425);
});

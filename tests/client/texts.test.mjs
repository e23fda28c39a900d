import "./vendor.mjs";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const { FluentResource } = await import("/vendor/@fluent/bundle/esm/index.js");
const { createTexts } = await import("../../client/i18n.js");

const TEXTS = new URL("../../i18n/", import.meta.url);
const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
const NUMBERS = [0, 1, 2, 3, 7, 16, 1284];
/** What is no number, and as long as it can be. */
const WORDS = {
  name: "Μαγδαληνή-Αικατερίνη",
  code: "KTMRZ7",
  character: "Ω",
  difficulty: "NIGHTMARE",
  day: "2026-09-23",
  game: "Lost Cities: Roll & Write",
  bonus: "FOUR OF A KIND",
};

/** The files of a language: name and source. */
const files = (language) =>
  readdirSync(new URL(`${language}/`, TEXTS), { recursive: true })
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => [name, readFileSync(new URL(`${language}/${name}`, TEXTS), "utf8")]);

/** Every `{…}` of a pattern, those within others and in the messages it refers to included. */
function* placeables(pattern, known) {
  for (const part of [pattern].flat()) {
    if (typeof part === "string") continue;
    yield part;
    if (part.type === "func") yield* placeables(part.args, known);
    if (part.type === "mesg") yield* placeables(known.get(part.name), known);
    if (part.type !== "select") continue;
    yield* placeables(part.selector, known);
    for (const { value } of part.variants) yield* placeables(value, known);
  }
}

/** Every set of parameters that a message is tried with: each way through it. */
function trials(pattern, known) {
  const parts = [...placeables(pattern, known)];
  const named = (part) => (part.type === "func" ? part.args[0].name : part.name);
  const samples = new Map(parts.filter(({ type }) => type === "var").map(({ name }) => [name, [WORDS[name] ?? 2]]));
  for (const part of parts) {
    if (part.type === "func" && part.name !== "DAY") samples.set(named(part), [...NUMBERS, -15]);
  }
  for (const { type, selector, variants } of parts) {
    if (type !== "select") continue;
    const keys = variants.map(({ key }) => key.value);
    const words = keys.filter((key) => typeof key === "string" && !CATEGORIES.has(key));
    const further = words.length > 0 ? [...words, "else"] : [...NUMBERS, ...(samples.get(named(selector)) ?? [])];
    samples.set(named(selector), [...new Set(further)]);
  }
  return [...samples].reduce(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

/** Every text of a language in every form: id, file, parameters, words. */
function* forms(language) {
  const sources = files(language);
  const t = createTexts(language, sources.map(([, source]) => source).join("\n"), (id, why) => {
    throw new Error(`${language} ${id}: ${why}`);
  });
  const parsed = sources.map(([file, source]) => [file, new FluentResource(source).body]);
  const known = new Map(parsed.flatMap(([, messages]) => messages.map(({ id, value }) => [id, value])));
  for (const [file, messages] of parsed) {
    for (const { id, value } of messages) {
      for (const params of trials(value, known)) yield { id, file, params, words: t(id, params) };
    }
  }
}

for (const language of readdirSync(TEXTS)) {
  const all = [...forms(language)];

  test(`every text can be put together in every form: ${language}`, () => {
    assert.ok(all.length > 200);
    const odd = all.filter(({ words }) => words.trim() === "" || /[{}]|undefined|NaN|\?\?\?| {2}/.test(words));
    assert.deepEqual(odd, []);
  });

  test(`a negative number never has a hyphen: ${language}`, () => {
    assert.deepEqual(all.filter(({ words }) => /(?<!SHA)-\d/.test(words)), []);
  });

  test(`the voice is calm: no exclamation mark, one character for an ellipsis: ${language}`, () => {
    assert.deepEqual(all.filter(({ words }) => /[!¡]|\.\.\./.test(words)), []);
  });

  test(`a refusal has at most 90 characters: ${language}`, () => {
    const refusals = all.filter(({ id, file }) => file === "refusals.ftl" || /_|^(differs|lower|occupied)$/.test(id));
    assert.ok(refusals.length > 50);
    assert.deepEqual(refusals.filter(({ words }) => words.length > 90), []);
  });

  test(`a sentence on the big button has at most 30 characters: ${language}`, () => {
    const sentences = all.filter(({ id }) => ["place-more", "take-one-back", "waiting-for", "start-missing"].includes(id));
    assert.deepEqual(sentences.filter(({ words, params: { n = 0 } }) => n < 10 && words.length > 30), []);
  });

  test(`a word on the button of a Power has at most 10 letters: ${language}`, () => {
    const powers = all.filter(({ id }) => ["decrease", "increase", "reroll"].includes(id));
    assert.deepEqual(powers.filter(({ words }) => words.split(" ").some((word) => word.length > 10)), []);
  });
}

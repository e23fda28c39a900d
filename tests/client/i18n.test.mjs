import "./vendor.mjs";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const { createTexts, pickLanguage, readLanguages } = await import("../../client/i18n.js");

const ROOT = new URL("../../", import.meta.url);

/** All texts of a language, those that come later too, as one source. */
function sourceOf(language) {
  const folder = new URL(`i18n/${language}/`, ROOT);
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".ftl"));
  return names.sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
}

/** The texts of a language; a missing one throws. */
function texts(language) {
  return createTexts(language, sourceOf(language), (id, why) => {
    throw new Error(`${id}: ${why}`);
  });
}

/** The client's own modules, as text. */
function modules(folder = new URL("client/", ROOT)) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules") return [];
    if (entry.isDirectory()) return modules(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".js") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

test("every text that the code asks for by its id exists", () => {
  const english = texts("en");
  const params = Object.fromEntries([...sourceOf("en").matchAll(/\$([a-z]\w*)/g)].map(([, name]) => [name, 1]));
  const missing = new Set();
  for (const source of modules()) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([a-zA-Z][\w-]*)"/g)) {
      try {
        english(id, params);
      } catch (error) {
        missing.add(error.message);
      }
    }
  }
  assert.deepEqual([...missing], []);
});

test("a negative number has a minus sign, in every language", () => {
  for (const language of readdirSync(new URL("i18n/", ROOT))) {
    const t = createTexts(language, "n = { SIGN($n) }\n", assert.fail);
    assert.equal(t("n", { n: -15 }), "−15");
    assert.equal(t("n", { n: 74 }), "74");
  }
});

test("a number is written as its language writes it, whether the browser is asked or not", () => {
  for (const language of [...readdirSync(new URL("i18n/", ROOT)), "fa", "bn"]) {
    const t = createTexts(language, "n = { $n }\n", assert.fail);
    const format = new Intl.NumberFormat(language);
    for (const n of [0, 7, 999, 1000, 12345, 0.5]) assert.equal(t("n", { n }), format.format(n), language);
  }
});

test("a text that is missing throws in a test, and its id stands in its place in production", () => {
  assert.throws(() => texts("en")("there-is-no-such-text"));
  const told = [];
  const t = createTexts("en", "", (id) => told.push(id));
  assert.equal(t("there-is-no-such-text"), "there-is-no-such-text");
  assert.deepEqual(told, ["there-is-no-such-text"]);
});

test("the browser's languages choose among the game's, English otherwise", () => {
  const languages = { cs: "", el: "", en: "", es: "", "pt-BR": "" };
  const pick = (...wanted) => pickLanguage(languages, wanted);
  assert.equal(pick("el-GR", "en"), "el");
  assert.equal(pick("ja-JP", "es-MX"), "es");
  assert.equal(pick("ja"), "en");
  assert.equal(pick(), "en");
  assert.equal(pick("pt"), "pt-BR");
  assert.equal(pick("pt-PT", "es"), "pt-BR");
  assert.equal(pick("sk"), "en"); // not cs
  assert.equal(pick("sk", "cs"), "cs");
});

test("the document says which languages there are, and where it does not there is none to choose", () => {
  const found = { getAttribute: () => '{"de":"Deutsch"}' };
  assert.deepEqual(readLanguages({ querySelector: () => found }), { de: "Deutsch" });
  assert.deepEqual(readLanguages({ querySelector: () => null }), {});
});

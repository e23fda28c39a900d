import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { createSpeech } = await import("../../client/speech.js");

/** A page whose texts come when the test lets them. */
function page(further) {
  const coming = new Map();
  const root = { lang: "", dir: "" };
  const get = (address) =>
    new Promise((come) => coming.set(address, (words) => come({ ok: words !== null, status: 503, text: async () => words })));
  const speech = createSpeech({ get, root, further });
  return { ...speech, root, coming };
}

const WORDS = (hello) => `direction = ltr\nhello = ${hello}\n`;

test("the language that was chosen last is spoken, in whatever order the texts come", async () => {
  const { speak, texts, root, coming } = page();
  const first = speak("en");
  const last = speak("el");
  coming.get("/i18n/el.ftl")(WORDS("γεια"));
  await last;
  coming.get("/i18n/en.ftl")(WORDS("hello"));
  await first;
  assert.deepEqual([texts()("hello"), root.lang], ["γεια", "el"]);
});

test("who waits for further texts has them, also where the language has been changed meanwhile", async () => {
  const further = new Set(["rules/toy"]);
  const { speak, texts, coming } = page(further);
  const rules = speak("en");
  speak("el");
  coming.get("/i18n/en.ftl")(WORDS("hello"));
  coming.get("/i18n/en/rules/toy.ftl")("rule = rule\n");
  setImmediate(() => {
    coming.get("/i18n/el.ftl")(WORDS("γεια"));
    coming.get("/i18n/el/rules/toy.ftl")("rule = κανόνας\n");
  });
  await rules;
  assert.equal(texts()("rule"), "κανόνας");
});

test("texts that do not come leave those of before", async () => {
  const { speak, texts, coming } = page();
  const first = speak("en");
  coming.get("/i18n/en.ftl")(WORDS("hello"));
  await first;
  const lost = speak("el");
  coming.get("/i18n/el.ftl")(null);
  await assert.rejects(lost);
  assert.equal(texts()("hello"), "hello");
});

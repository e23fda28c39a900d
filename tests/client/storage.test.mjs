import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { readDrafts, readPrefs, storageOf, writeDraft, writePrefs } = await import("../../client/storage.js");

/** What a browser gives: methods on the prototype, entries as properties. */
class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}

const LANGUAGES = { el: "Ελληνικά", en: "English", es: "Español", id: "Bahasa Indonesia" };

/** A browser that keeps nothing. */
const forbidden = new Proxy({}, {
  get() {
    throw new Error("forbidden");
  },
  ownKeys() {
    throw new Error("forbidden");
  },
});

test("preferences come back as they were left", () => {
  const storage = new Storage();
  const prefs = { language: "el", theme: "light", contrast: "more", motion: "still", numerals: true, greetings: false, muted: ["KTMRZ7:2"], sound: false, vibration: false, taught: ["toy"], challenge: "toy/A", name: "Majda" };
  writePrefs(storage, prefs);
  assert.deepEqual(readPrefs(storage, LANGUAGES, ["en"]), prefs);
});

test("what is no preference is not believed", () => {
  const storage = new Storage();
  storage.setItem("prefs", '{"language":"xx","theme":"pink","contrast":"loud","numerals":"yes","muted":[7],"name":7}');
  const none = { language: "es", theme: "system", contrast: "system", motion: "system", numerals: false, greetings: true, muted: [], sound: true, vibration: true, taught: [], challenge: null, name: "" };
  assert.deepEqual(readPrefs(storage, LANGUAGES, ["es"]), none);
  storage.setItem("prefs", "{");
  assert.deepEqual(readPrefs(storage, LANGUAGES, ["es"]), none);
});

test("drafts are kept by turn, among other things, and removed", () => {
  const storage = new Storage();
  storage.setItem("other", "1");
  writeDraft(storage, "KTMRZ7:1:3", { words: ["a"] });
  assert.deepEqual(readDrafts(storage), { "KTMRZ7:1:3": { words: ["a"] } });
  writeDraft(storage, "KTMRZ7:1:3", null);
  assert.deepEqual(readDrafts(storage), {});
});

test("a browser that keeps nothing is no obstacle", () => {
  assert.equal(readPrefs(forbidden, LANGUAGES, ["id"]).language, "id");
  assert.deepEqual(readDrafts(forbidden), {});
  writePrefs(forbidden, {});
  writeDraft(forbidden, "KTMRZ7:1:3", {});
});

test("a browser that does not even let storage be asked for is no obstacle either", () => {
  const none = storageOf(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  assert.equal(readPrefs(none, LANGUAGES, ["id"]).language, "id");
  assert.deepEqual(readDrafts(none), {});
  writePrefs(none, {});
  writeDraft(none, "KTMRZ7:1:3", {});
});

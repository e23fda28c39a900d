import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createRulebooks } from "../../client/rulebooks.js";
import { message } from "./rooms.mjs";

let asked, told, watch;

beforeEach(() => {
  asked = [];
  told = [];
  const begin = (id) => (id === "toy" ? new Promise((come, fail) => asked.push({ come, fail })) : undefined);
  watch = createRulebooks({ dispatch: (event) => told.push(event), begin });
});

const turn = () => new Promise((then) => setImmediate(then));
const HOME = { route: { page: "home" }, room: null, ui: { panel: null } };
const PAGE = { ...HOME, route: { page: "rules", game: "toy" } };
const TABLE = { ...HOME, route: { page: "room" }, room: message(1, { game: "toy" }) };

test("rules are asked for when their page or their drawer opens, once, and not before", () => {
  watch(TABLE, HOME);
  assert.equal(asked.length, 0);
  const open = { ...TABLE, ui: { panel: { name: "rules" } } };
  watch(open, TABLE);
  watch({ ...open, now: 1 }, open);
  assert.equal(asked.length, 1);
  watch(PAGE, HOME);
  assert.equal(asked.length, 2);
});

test("when they have come the page is drawn again", async () => {
  watch(PAGE, HOME);
  asked[0].come();
  await turn();
  assert.deepEqual(told, [{ type: "ui", set: {} }]);
});

test("rules that do not come are said so in place, and whoever plays plays on", async () => {
  watch(PAGE, HOME);
  asked[0].fail(new Error("gone"));
  await turn();
  assert.deepEqual(told, [{ type: "refused", reason: "part_missing", about: "rules" }]);
});

test("of a game that is not there no rules are asked for", () => {
  watch({ ...PAGE, route: { page: "rules", game: "chess" } }, HOME);
  assert.deepEqual([asked.length, told.length], [0, 0]);
});

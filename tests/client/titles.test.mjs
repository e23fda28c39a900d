import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "./vendor.mjs";

const { createTexts } = await import("../../client/i18n.js");
const { initial } = await import("../../client/state.js");
const { title } = await import("../../client/titles.js");
const { title: wallTitle } = await import("../../client/tv/title.js");

const TEXTS = new URL("../../i18n/", import.meta.url);
const LANGUAGES = readdirSync(TEXTS);
const PAGES = ["home", "settings", "scores", "about", "daily", "me", "group", "replay", "verify", "missing"];
const ROUTES = [
  ...PAGES.map((page) => ({ page })),
  { page: "room", code: "BCDFGH" },
  { page: "rules", game: "magdagdon" },
  { page: "rules", game: "lost_cities" },
];

/** The texts of a language; what is missing from it fails the test. */
function texts(language) {
  const folder = new URL(`${language}/`, TEXTS);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  return createTexts(language, source, (id, why) => assert.fail(`${id}: ${why}`));
}

const at = (route, more = {}) => ({ ...initial({ route, prefs: {} }), ...more });

for (const language of LANGUAGES) {
  test(`every page has a title of its own (${language})`, () => {
    const t = texts(language);
    const titles = [...ROUTES.map((route) => title(at(route), t)), wallTitle(at({ page: "home" }), t)];
    titles.push(wallTitle(at({ page: "room", code: "BCDFGH" }), t));
    assert.equal(new Set(titles).size, ROUTES.length + 2, titles.join("\n"));
  });
}

test("a room is called by its code and its game, a group by its name, and rules of no game are not there", () => {
  const t = texts("en");
  const room = { room: { game: "lost_cities" } };
  const route = { page: "room", code: "BCDFGH" };
  assert.equal(title(at(route, { room }), t), "BCDFGH · Lost Cities: Roll & Write");
  assert.equal(wallTitle(at(route, { room }), t), "TV BCDFGH · Lost Cities: Roll & Write");
  const answers = { "/api/groups/x": { body: { group: { name: "Sunday" } }, at: 0 } };
  assert.equal(title(at({ page: "group", id: "x" }, { answers }), t), "Sunday · MAGDAGDON");
  assert.equal(title(at({ page: "rules", game: "chess" }), t), title(at({ page: "missing" }), t));
});

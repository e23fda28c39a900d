import assert from "node:assert/strict";
import { test } from "node:test";
import { readFile, writeFile } from "../../../client/proof/file.js";
import { readRoute, writeRoute } from "../../../client/route.js";
import { kept, REPLAYS } from "./kept.mjs";

const AGAIN = Object.fromEntries(Object.entries(REPLAYS).map(([game, replay]) => [game, { replay }]));
const [{ record }] = kept("magdagdon");

/** What a file with this in place of what it had is refused for. */
const refused = (change) => readFile(JSON.stringify({ record: { ...record, ...change } }), AGAIN).reason;

test("a game comes out of its file as it went in, but for whose it was", () => {
  const seats = record.seats.map((seat, at) => ({ ...seat, me: at === 0 }));
  assert.deepEqual(readFile(writeFile({ ...record, seats }), AGAIN), { record, reason: null });
});

test("what the server answers can be read as well, and a game whose seed is not told yet", () => {
  assert.equal(readFile(JSON.stringify({ ok: true, record }), AGAIN).reason, null);
  assert.equal(refused({ seed: null, day: "2026-11-30" }), null);
});

test("what is no game is refused, and so is a game of rules that this page does not know", () => {
  for (const text of ["", "{", "null", "[]", "{}", '{"record": 1}', `"${"x".repeat(2_000_000)}"`])
    assert.equal(readFile(text, AGAIN).reason, "file_unreadable");
  assert.equal(refused({ seats: [] }), "file_unreadable");
  assert.equal(refused({ seed: "x" }), "file_unreadable");
  assert.equal(refused({ options: null }), "file_unreadable");
  assert.equal(refused({ events: [{ type: "rolled" }] }), "file_unreadable");
  assert.equal(refused({ events: record.events.slice(1) }), "file_unreadable");
  assert.equal(refused({ version: 3 }), "file_newer");
  assert.equal(refused({ game: "chess" }), "unknown_game");
  assert.equal(refused({ game: "toString" }), "unknown_game");
});

test("a finished game has addresses, and so have the pages that open a file", () => {
  for (const path of ["/replay", "/replay/abc", "/verify", "/verify/abc"]) assert.equal(writeRoute(readRoute(path)), path);
  assert.deepEqual(readRoute("/replay/abc"), { page: "replay", record: "abc" });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { readCode } from "../../client/code.js";
import { readRoute, readWall, writeRoute } from "../../client/route.js";

test("a code is read in any case, with spaces and hyphens anywhere", () => {
  for (const typed of ["KTMRZ7", "ktmrz7", " ktm-rz7 ", "k t m r z 7", "KTM–RZ7"]) {
    assert.deepEqual(readCode(typed), { code: "KTMRZ7", wrong: [] }, typed);
  }
});

test("a Greek or Cyrillic letter that looks like ours is read as ours", () => {
  assert.deepEqual(readCode("κτμρΖ7"), { code: "KTMPZ7", wrong: [] });
  assert.deepEqual(readCode("ктмрх7"), { code: "KTMPX7", wrong: [] });
});

test("a whole link is read as its code", () => {
  assert.equal(readCode("http://192.168.1.20:8000/r/KTMRZ7").code, "KTMRZ7");
});

test("a character that no code holds is named, each once", () => {
  assert.deepEqual(readCode("kto0 i1lo").wrong, ["O", "0", "I", "1", "L"]);
  assert.deepEqual(readCode("aeu!").wrong, ["A", "E", "U", "!"]);
});

test("addresses lead to pages and back", () => {
  assert.deepEqual(readRoute("/"), { page: "home" });
  assert.deepEqual(readRoute("/r/ktm-rz7"), { page: "room", code: "KTMRZ7" });
  assert.deepEqual(readRoute("/rules/magdagdon"), { page: "rules", game: "magdagdon" });
  for (const page of ["settings", "scores", "about"]) {
    assert.deepEqual(readRoute(`/${page}`), { page });
    assert.equal(writeRoute({ page }), `/${page}`);
    assert.deepEqual(readRoute(`/${page}/more`), { page: "missing" });
  }
  assert.deepEqual(readRoute("/rules"), { page: "missing" });
  assert.deepEqual(readRoute("/r/"), { page: "missing" });
  assert.deepEqual(readRoute("/elsewhere"), { page: "missing" });
  assert.equal(writeRoute({ page: "room", code: "KTMRZ7" }), "/r/KTMRZ7");
  assert.equal(writeRoute({ page: "rules", game: "magdagdon" }), "/rules/magdagdon");
});

test("an address that nobody could have written is a room that is not there, not the end of the page", () => {
  assert.deepEqual(readRoute("/r/100%"), { page: "room", code: "100%" });
  assert.equal(readWall("/tv/%E0%A4%A"), "%E0%A4%A");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createApi } from "../../client/api.js";

test("a server that takes a request and never answers is one that cannot be reached", async () => {
  const never = (_address, { signal }) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
  assert.deepEqual(await createApi(never, () => true, 1).read("/api/daily"), { ok: false, reason: "no_line" });
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const THEME = readFileSync(new URL("../../client/theme.js", import.meta.url), "utf8");

/** What the page wears with these preferences kept, on a system that prefers these things. */
function worn(kept, ...preferred) {
  return dressed(kept, ...preferred).wears();
}

function dressed(kept, ...preferred) {
  const dataset = {};
  const heard = {};
  runInNewContext(THEME, {
    document: { documentElement: { dataset } },
    matchMedia: (query) => ({ matches: preferred.some((one) => query.includes(one)), addEventListener() {} }),
    localStorage: { getItem: () => kept },
    addEventListener: (event, then) => (heard[event] = then),
  });
  const wears = () => `${dataset.theme} ${dataset.contrast ?? ""} ${dataset.motion}`.replace("  ", " ");
  return { wears, choose: (detail) => heard.prefs({ detail }) };
}

test("theme, contrast and motion are the system's unless they are chosen", () => {
  const system = JSON.stringify({ theme: "system", contrast: "system", motion: "system" });
  for (const kept of [null, system, "{}", "null", "not JSON"]) {
    assert.equal(worn(kept), "light full");
    assert.equal(worn(kept, "dark", "more", "reduced"), "dark more still");
  }
  const chosen = JSON.stringify({ theme: "light", contrast: "normal", motion: "full" });
  assert.equal(worn(chosen, "dark", "more", "reduced"), "light full");
  assert.equal(worn(JSON.stringify({ theme: "dark", contrast: "more", motion: "still" })), "dark more still");
});

test("what is chosen is worn at once, also where a browser keeps nothing", () => {
  const { wears, choose } = dressed(null);
  choose({ theme: "dark", contrast: "more", motion: "still" });
  assert.equal(wears(), "dark more still");
});

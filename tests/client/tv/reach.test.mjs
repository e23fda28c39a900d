import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const CLIENT = new URL("../../../client/", import.meta.url);
const { parse } = createRequire(new URL("package.json", CLIENT))("acorn");

/** What televisions of 2021 understand: our own modules are a year older, libraries are as they come. */
const OWN = 2020;
const LIBRARIES = 2021;

/** Where a module lies, by its address. @param {string} address */
function place(address) {
  if (address.startsWith("/vendor/")) return new URL(`node_modules/${address.slice("/vendor/".length)}`, CLIENT);
  return new URL(address.slice("/client/".length), CLIENT);
}

/** Everything that the wall loads, by address, as text. */
function loaded() {
  const found = new Map();
  const waiting = ["/client/tv/main.js"];
  while (waiting.length > 0) {
    const address = waiting.pop();
    if (found.has(address)) continue;
    const text = readFileSync(place(address), "utf8");
    found.set(address, text);
    const { body } = parse(text, { ecmaVersion: "latest", sourceType: "module" });
    for (const { source } of body) if (source) waiting.push(new URL(source.value, `http://wall${address}`).pathname);
  }
  return found;
}

const modules = loaded();

/** What is said of a text that is not of this year's language. */
function fault(text, ecmaVersion) {
  try {
    parse(text, { ecmaVersion, sourceType: "module" });
    return null;
  } catch (error) {
    return error.message;
  }
}

test("what the wall loads is known, and no phone's table is among it", () => {
  assert.ok(modules.has("/client/games/magdagdon/wall.js") && modules.has("/vendor/lit-html/lit-html.js"));
  assert.deepEqual([...modules.keys()].filter((address) => /\/(table|drag|home|stop|acts)\.js$/.test(address)), []);
});

test("every module of the wall is written as in 2020, and every library as in 2021", () => {
  const faults = [...modules].map(([address, text]) => [address, fault(text, address.startsWith("/vendor/") ? LIBRARIES : OWN)]);
  assert.deepEqual(faults.filter(([, found]) => found !== null), []);
});

test("no module of the wall calls what browsers learnt later", () => {
  const late =
    /\.(?:at|replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|groupBy|hasOwn|scheduler|checkVisibility|showPopover|startViewTransition|getHTML|randomUUID|requestIdleCallback)\(|\b(?:structuredClone|CompressionStream|Promise\.any|AbortSignal\.(?:any|timeout)|CSSStyleSheet|ResizeObserverSize|EditContext)\b/;
  const own = [...modules].filter(([address]) => !address.startsWith("/vendor/"));
  assert.deepEqual(own.filter(([, text]) => late.test(text)).map(([address]) => address), []);
});

test("no style of the wall is younger than 2021", () => {
  const whole = readFileSync(new URL("styles/tv.css", CLIENT), "utf8");
  const sheets = [...whole.matchAll(/@import url\("\/client\/styles\/([^"]+)"\)/g)].map(([, name]) => name);
  const late =
    /color-mix|:has\(|:is\(|:where\(|@container|@layer|@property|@supports|@starting-style|\bcq[whib]|\b\d+[dsl]v[hw]\b|oklch|oklab|lab\(|light-dark|subgrid|aspect-ratio|content-visibility|text-wrap|accent-color|(?<![\w-])(?:rotate|scale|translate|inset-area|container|field-sizing)\s*:|^\s*&/m;
  const found = sheets.map((name) => [name, late.exec(readFileSync(new URL(`styles/${name}`, CLIENT), "utf8").replace(/\/\*.*?\*\/|url\("[^"]*"\)/gs, ""))?.[0]]);
  assert.ok(sheets.length > 3);
  assert.deepEqual(found.filter(([, one]) => one !== undefined), []);
});

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const CLIENT = new URL("../../client/", import.meta.url);

/** Every file of the client with this ending, as text, by name. */
function files(ending, folder = CLIENT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules") return [];
    if (entry.isDirectory()) return files(ending, new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(ending) ? [[entry.name, readFileSync(new URL(entry.name, folder), "utf8")]] : [];
  });
}

const sheets = files(".css").map(([name, text]) => [name, text.replace(/\/\*.*?\*\/|url\("[^"]*"\)/gs, "")]);
const code = [...files(".js"), ...files(".html"), ...files(".svg")].map(([, text]) => text).join("\n");

test("every class that is styled is drawn somewhere", () => {
  const words = new Set(code.match(/[\w-]+/g));
  const unused = sheets.flatMap(([name, text]) =>
    [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].filter(([, styled]) => !words.has(styled)).map(([, styled]) => `${name}: ${styled}`),
  );
  assert.deepEqual([...new Set(unused)], []);
});

test("every token is used, and every one that is used exists", () => {
  const all = sheets.map(([, text]) => text).join("\n");
  const named = new Set([...(all + code).matchAll(/(?<![\w-])(--[\w-]+)\s*"?\s*:/g)].map(([, name]) => name));
  const used = new Set([...(all + code).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const given = new Set([...all.matchAll(/var\((--[\w-]+)\s*,/g)].map(([, name]) => name));
  const tokens = sheets.find(([name]) => name === "tokens.css")[1];
  const unused = [...tokens.matchAll(/(?<![\w-])(--[\w-]+):/g)].map(([, name]) => name).filter((name) => !used.has(name));
  assert.deepEqual([...new Set(unused)], []);
  assert.deepEqual([...used].filter((name) => !named.has(name) && !given.has(name)), []);
});

/** What a declaration says of left and right in particular. What a device hides at one of its sides is where it is in every language. */
function physical(property, value) {
  if (value.includes("safe-area-inset")) return false;
  const parts = value.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "()").split(" / ")[0].trim().split(/\s+/);
  if (/(?:^|-)(?:left|right|top|bottom)(?:-|$)/.test(property)) return true;
  if (/^(?:float|clear|text-align|background-position|object-position)$/.test(property)) return /left|right/.test(value);
  if (/^border-radius$/.test(property)) return parts.length > 2 && (parts[0] !== parts[1] || parts[2] !== (parts[3] ?? parts[1]));
  if (/^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/.test(property))
    return parts.length === 4 && parts[1] !== parts[3];
  return /translateX|\bto (?:left|right)\b/.test(value);
}

test("nothing is said for one writing direction only", () => {
  const found = sheets.flatMap(([name, text]) =>
    [...text.matchAll(/(?<=[{;]\s*)([a-z][a-z-]+):\s*([^;{}]+);/g)]
      .filter(([, property, value]) => physical(property, value))
      .map(([rule]) => `${name}: ${rule}`),
  );
  assert.deepEqual(found, []);
});

test("what is said for one writing direction is found", () => {
  const said = [["margin-left", "1px"], ["padding", "0 1px 0 2px"], ["inset", "0 auto auto calc(1px + (2px))"], ["border-radius", "1px 2px 2px"], ["left", "0"]];
  assert.deepEqual(said.filter(([property, value]) => !physical(property, value)), []);
  const both = [["margin", "0 auto"], ["padding", "1px 2px 3px"], ["inset", "0 1px 2px 1px"], ["border-radius", "9px 9px 0 0"], ["text-align", "start"]];
  assert.deepEqual(both.filter(([property, value]) => physical(property, value)), []);
});

test("every style sheet is small on the wire, with those it is made of", () => {
  const text = new Map(sheets);
  const whole = [...text].filter(([, own]) => own.includes("@import"));
  const sizes = whole.map(([name, own]) => {
    const parts = readFileSync(new URL(`styles/${name}`, CLIENT), "utf8").matchAll(/@import url\("\/client\/styles\/([^"]+)"\)/g);
    return [name, gzipSync([...parts].map(([, part]) => text.get(part)).join("\n")).length];
  });
  assert.equal(sizes.length, 4);
  assert.deepEqual(sizes.filter(([, size]) => size > 12_000), []);
});

/** What classes standing alone are given: by class and property the values, by the family of the sheet: a game, the wall, everything else. */
function meanings(found) {
  const known = new Map();
  for (const [name, text] of found) {
    const family = /^(?:magdagdon|lost-cities|tv)/.exec(name)?.[0] ?? "shell";
    const always = text.replace(/@[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    for (const [, selectors, body] of always.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const [, styled] of selectors.matchAll(/(?<=^|,)\s*\.([\w-]+)\s*(?=,|$)/g))
        for (const [, property, value] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) {
          const values = known.get(`${styled} ${property}`) ?? new Map();
          known.set(`${styled} ${property}`, values.set(family, value));
        }
  }
  return known;
}

test("no class means one thing in a game and another elsewhere: the wall alone has sheets of its own", () => {
  const clashes = (found) => [...meanings(found)].filter(([, values]) => new Set(values.values()).size > 1).map(([what]) => what);
  const together = sheets.filter(([name]) => !name.startsWith("tv"));
  assert.deepEqual(clashes(together), []);
  assert.deepEqual(clashes([["parts.css", ".a,\n.b {\n  gap: 1px;\n}"], ["magdagdon-x.css", ".b {\n  gap: 2px;\n}"]]), ["b gap"]);
});

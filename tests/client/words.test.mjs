import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const CLIENT = new URL("../../client/", import.meta.url);
const { parse } = createRequire(new URL("package.json", CLIENT))("acorn");

/** Names that are the same in every language. */
const NAMES = ["MAGDAGDON", "SIL Open Font License"];

/** Attributes that people read or hear. */
const SAID = /\b(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt)=(?:"([^"]*)"|'([^']*)')/g;
const WORD = /\p{L}{2}/u;
/** Stands for what is put into a template. */
const HOLE = "\uFFFC";

/** Every script of the client, by name. */
const scripts = readdirSync(CLIENT, { recursive: true }).filter((name) => name.endsWith(".js") && !/node_modules/.test(name));

/** What people can read in markup as it is written. */
function words(markup) {
  const attributes = [...markup.matchAll(SAID)].map(([, one, other]) => one ?? other);
  const texts = markup.replace(/<!--.*?-->/gs, "").split(/<[^>]*>/);
  return [...attributes, ...texts].map((text) => text.replaceAll(HOLE, "").trim()).filter((text) => WORD.test(text) && !NAMES.includes(text));
}

/** What people can read of a script whatever their language. */
function said(source) {
  const found = [];
  /** A string that a template shows as it is: a sentence, or a word that begins one. */
  const shown = (node) => {
    if (node.type === "Literal" && /^\p{Lu}\p{Ll}|\p{L} \p{L}.*[.!?…]$/u.test(node.value)) found.push(node.value);
    if (node.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(shown);
    if (node.type === "LogicalExpression") [node.left, node.right].forEach(shown);
  };
  const visit = (node) => {
    if (node.type === "TaggedTemplateExpression" && /^(html|svg)$/.test(node.tag.name)) {
      found.push(...words(node.quasi.quasis.map(({ value }) => value.raw).join(HOLE)));
      node.quasi.expressions.forEach(shown);
    }
    for (const part of Object.values(node).flat()) if (part?.type) visit(part);
  };
  visit(parse(source, { ecmaVersion: "latest", sourceType: "module" }));
  return found;
}

test("no script says anything itself: every word comes from the texts", () => {
  const found = scripts.map((name) => [name, said(readFileSync(new URL(name, CLIENT), "utf8"))]);
  assert.deepEqual(Object.fromEntries(found.filter(([, words]) => words.length > 0)), {});
});

test("no page says anything before its texts have come, but the name of the game", () => {
  for (const name of ["index.html", "tv.html"])
    assert.deepEqual(words(readFileSync(new URL(name, CLIENT), "utf8")), [], name);
});

test("a word would be found in a text, in an attribute and in a choice", () => {
  const script = 'html`<p title="Hi you">${t("id")} <b aria-label=${a}>Go on</b>${far ? "Not yet" : nothing}</p>`';
  assert.deepEqual(said(script), ["Hi you", "Go on", "Not yet"]);
});

/** The rules of a game as somebody reads them, without a browser. */
import "../vendor.mjs";
import { readdirSync, readFileSync } from "node:fs";

// lit-html asks for a document when it is loaded; nothing here is drawn into one.
globalThis.document ??= { createTreeWalker: () => null, createComment: () => null };

const { createTexts } = await import("../../../client/i18n.js");
const TEXTS = new URL("../../../i18n/", import.meta.url);

export const LANGUAGES = readdirSync(TEXTS).sort();

/** @param {string} language @param {string} game */
export function texts(language, game) {
  const folder = new URL(`${language}/`, TEXTS);
  const names = [...readdirSync(folder).filter((name) => name.endsWith(".ftl")), `rules/${game}.ftl`];
  const sources = names.map((name) => readFileSync(new URL(name, folder), "utf8"));
  return createTexts(language, sources.join("\n"), (id, why) => {
    throw new Error(`${language} ${id}: ${why}`);
  });
}

/** What lit-html would be given, as HTML. */
export function written(value) {
  if (Array.isArray(value)) return value.map(written).join("");
  if (value?.strings) return value.strings.reduce((html, piece, at) => html + written(value.values[at - 1]) + piece);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Its sentences, rows of tables and headings, each as one string with plain spaces. */
export async function blocks(language, game) {
  const { rules } = await import(`../../../client/games/${game}/rules.js`);
  const html = written(rules(texts(language, game), { numerals: false }));
  return html
    .split(/<\/(?:li|p|tr|h2|figcaption|dl|nav)>/)
    .map((block) => block.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim())
    .filter((block) => block !== "");
}

/** Sentences with a person's name in them, and refusals in words. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";

/** @typedef {import("../state.js").State} State */

/** Two private characters that stand around a name while a sentence is put together. */
const OPEN = "\uE000";
const SHUT = "\uE001";

/**
 * A message whose parameter `name` is a person's name, or several, each kept apart from the direction of what stands around it.
 * @param {import("../i18n.js").Texts} t
 * @param {string} id
 * @param {Record<string, string | number> | {name: string[]}} params
 */
export function sentence(t, id, params) {
  const { name: names, ...more } = params;
  if (names === undefined) return t(id, more);
  const name = [names].flat().map((one) => `${OPEN}${one}${SHUT}`);
  const text = t(id, { ...more, name: name.join(", ") });
  return text.split(OPEN).map((piece) => {
    const [name, rest] = piece.split(SHUT);
    return rest === undefined ? piece : html`<bdi>${name}</bdi>${rest}`;
  });
}

/**
 * The refusal of one of these, beside what was refused; nothing if nothing was.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {...string} abouts types of requests, or fields
 */
export function refusal({ notice }, t, ...abouts) {
  if (notice === null || !abouts.includes(notice.about)) return nothing;
  return html`<p class="refusal">${icon("info")}<span>${sentence(t, notice.reason, notice.params)}</span></p>`;
}

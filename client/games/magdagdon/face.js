/** The small things that are drawn in several places: a die's face, a board too small for numerals. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { moves } from "../../views/moments.js";
import { CELLS, RUIN, SIDE } from "./board.js";

/** @import { Cells } from "./pieces.js" */
/** @import { Template } from "../game.js" */

export const BONUS_ICONS = { STRAIGHT: "straight", FOUR_OF_A_KIND: "four", TWO_PAIRS: "pairs" };

/** Four ways in which a stone's corners are chipped. @param {number} cell */
export const chip = (cell) => ((cell + 1) % 5 === 2 ? 3 : cell % 4 === 0 ? 2 : (cell + 1) % 3 === 0 ? 1 : 0);

/**
 * @param {number} value
 * @param {boolean} numerals  instead of pips
 * @returns {Template}
 */
export function face(value, numerals) {
  if (numerals) return html`<span class="numeral" aria-hidden="true">${value}</span>`;
  return html`<svg viewBox="0 0 6 6" aria-hidden="true"><use href="#pips-${value}"></use></svg>`;
}

/**
 * Dice that all have, as they came down.
 *
 * @param {number[]} dice
 * @param {string} key   names the roll
 * @param {{t: import("../game.js").Texts, numerals: boolean, wait: number}} how
 * @returns {Template[]}
 */
export function rolled(dice, key, { t, numerals, wait }) {
  return dice.map(
    (value, die) =>
      html`<span class="die" role="img" aria-label=${t("number", { n: value })} data-v=${value} ${moves("roll", key, { index: die, wait, first: true })}>${face(value, numerals)}</span>`,
  );
}

/**
 * Dice that lie there, as before a game.
 *
 * @param {number[]} dice
 * @param {import("../game.js").Texts} t
 * @param {boolean} numerals
 * @returns {Template}
 */
export function four(dice, t, numerals) {
  return html`<div class="four">${lying(dice, t, numerals)}</div>`;
}

/**
 * @param {number[]} dice
 * @param {import("../game.js").Texts} t
 * @param {boolean} numerals
 * @returns {Template[]}
 */
export function lying(dice, t, numerals) {
  return dice.map(
    (value) =>
      html`<span class="die" role="img" aria-label=${t("number", { n: value })} data-v=${value}>${face(value, numerals)}</span>`,
  );
}

/**
 * A board at any size; `--mini` is its side. Its style writes the numerals where there is room for them.
 *
 * @param {Cells} cells
 * @param {{fresh?: Set<number>, label?: string}} [reveal]  what the last reveal brought
 * @returns {Template}
 */
export function mini(cells, { fresh = new Set(), label } = {}) {
  const order = [...fresh];
  return html`<span class="mini" role=${label ? "img" : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>
    <span class="tiles">${cells.map((content, cell) => {
      const kind = `${content === RUIN ? "ruin" : ""} ${fresh.has(cell) ? "fresh" : ""}`;
      const index = order.indexOf(cell);
      const opening = moves(content === RUIN ? "fall" : "open", content || null, {
        index,
        of: fresh.size,
        first: index >= 0,
      });
      return html`<i class=${kind} data-v=${content > 0 ? content : nothing} data-chip=${chip(cell)} ${opening}></i>`;
    })}</span>
  </span>`;
}

/**
 * How far a board is that nobody else may see yet: one block for each filled cell, built from the ground up.
 *
 * @param {number} filled
 * @returns {Template}
 */
export function progress(filled) {
  const built = CELLS.map((cell) => (SIDE - 1 - Math.floor(cell / SIDE)) * SIDE + (cell % SIDE) < filled);
  return html`<span class="mini" aria-hidden="true"><span class="tiles">${built.map((is) => html`<i class=${is ? "built" : ""}></i>`)}</span></span>`;
}

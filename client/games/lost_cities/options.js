/** How a room plays: the clock alone. */
import { html } from "/vendor/lit-html/lit-html.js";
import { choice } from "../../views/parts.js";

/** @import { Options } from "./pieces.js" */
/** @import { Template, Texts } from "../game.js" */

/** Seconds for each choice; null: as long as it takes. @type {(number | null)[]} */
const CLOCKS = [null, 60, 30];

/**
 * @param {Options} options
 * @param {((options: Options) => void) | null} change  null: only to be read
 * @param {Texts} t
 * @returns {Template}
 */
export function choices({ clock }, change, t) {
  const among = CLOCKS.map((value) => ({
    value,
    text: value === null ? t("clock-off") : t("clock-seconds", { n: value }),
  }));
  return html`<div class="opts">${choice(t("clock"), clock, among, change && ((value) => change({ clock: value })))}</div>`;
}

/**
 * @param {Options} options
 * @param {Texts} t
 * @returns {string}
 */
export function mode({ clock }, t) {
  return clock ? t("clock-seconds", { n: clock }) : "";
}

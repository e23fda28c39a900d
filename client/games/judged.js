/** What a game was worth, of whatever game: luck and skill apart, turn by turn. */
import { html } from "/vendor/lit-html/lit-html.js";
import { icon } from "../views/parts.js";
import { vars } from "../views/vars.js";
import { change } from "./change.js";

/** @import { Template, Texts } from "./game.js" */

/** @typedef {{start: number, luck: number, cost: number, score: number}} Parts  expected points; start + luck + cost is the score */
/** @typedef {{turn: number, luck: number, cost: number}} Turn */

/**
 * From what was to be expected to the score, each step on the same scale.
 * @param {Parts} own
 * @param {string} given  what luck is here
 * @param {Texts} t
 * @returns {Template}
 */
export function flow({ start, luck, cost, score }, given, t) {
  const most = Math.max(start, start + luck, score, 1);
  const least = Math.min(0, score, start + luck);
  const at = (/** @type {number} */ points) => (points - least) / (most - least);
  const bar = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number} */ to) =>
    html`<i class=${kind} ${vars({ "--from": Math.min(at(from), at(to)), "--long": Math.abs(at(to) - at(from)) })}></i>`;
  return html`<dl class="flow num">
    <div><dt>${t("review-start")}</dt><dd class="lane">${bar("bar-start", 0, start)}</dd><dd>${t("number", { n: Math.round(start) })}</dd></div>
    <div><dt>${given}</dt><dd class="lane">${bar("bar-luck", start, start + luck)}</dd><dd>${change(Math.round(luck), t)}</dd></div>
    <div><dt>${t("review-cost")}</dt><dd class="lane">${bar("bar-cost", start + luck, score)}</dd><dd>${change(Math.round(cost), t)}</dd></div>
    <div class="total"><dt>${t("review-score")}</dt><dd class="lane">${bar("bar-score", 0, score)}</dd><dd class="carved">${t("number", { n: score })}</dd></div>
  </dl>`;
}

/** What stands above the turns. @param {Texts} t @returns {Template} */
export function heads(t) {
  return html`<div class="turn head" aria-hidden="true">
    <span></span><span class="eyebrow">${t("review-roll")}</span><span class="eyebrow">${t("review-head-luck")}</span><span class="eyebrow">${t("review-head-cost")}</span><span></span>
  </div>`;
}

/**
 * A turn, to be opened.
 * @param {Turn} turn
 * @param {Template} roll
 * @param {Template} inside
 * @param {Texts} t
 * @returns {Template}
 */
export function turnRow({ turn, luck, cost }, roll, inside, t) {
  return html`<details>
    <summary class="turn num">
      <b class="carved" aria-label=${t("turn-n", { turn })}>${turn}</b>
      ${roll}
      <span>${change(Math.round(luck), t)}</span>
      <span class=${dear(cost) ? "dear" : "soft"}>${dear(cost) ? change(Math.round(cost), t) : t("review-best")}</span>
      ${icon("chev", "icon chev")}
    </summary>
    ${inside}
  </details>`;
}

/** Whether a cost is worth a word. @param {number} cost */
export const dear = (cost) => Math.round(cost) < 0;

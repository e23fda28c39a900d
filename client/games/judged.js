/** What a game was worth, of whatever game: luck and skill apart, turn by turn. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "../views/parts.js";
import { vars } from "../views/vars.js";
import { change } from "./change.js";

/** @import { Template, Texts } from "./game.js" */

/** @typedef {{start: number, luck: number, others?: number, cost: number, score: number}} Parts  expected points; the score is the sum of the rest. `others`: what they did, where that matters */
/** @typedef {{turn: number, luck: number, cost: number}} Turn */

/**
 * From what was to be expected to the score, each step on the same scale.
 * @param {Parts} own
 * @param {string} given  what luck is here
 * @param {Texts} t
 * @returns {Template}
 */
export function flow({ start, luck, others, cost, score }, given, t) {
  const dealt = start + luck;
  const met = dealt + (others ?? 0);
  const most = Math.max(start, dealt, met, score, 1);
  const least = Math.min(0, dealt, met, score);
  const at = (/** @type {number} */ points) => (points - least) / (most - least);
  const bar = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number} */ to) =>
    html`<dd class="lane"><i class=${kind} ${vars({ "--from": Math.min(at(from), at(to)), "--long": Math.abs(at(to) - at(from)) })}></i></dd>`;
  const step = (/** @type {string} */ what, /** @type {Template} */ lane, /** @type {number} */ points) =>
    html`<div><dt>${what}</dt>${lane}<dd>${change(Math.round(points), t)}</dd></div>`;
  return html`<dl class="flow num">
    <div><dt>${t("review-start")}</dt>${bar("bar-start", 0, start)}<dd>${t("number", { n: Math.round(start) })}</dd></div>
    ${step(given, bar("bar-luck", start, dealt), luck)}
    ${others === undefined ? nothing : step(t("review-others"), bar("bar-others", dealt, met), others)}
    ${step(t("review-cost"), bar("bar-cost", met, score), cost)}
    <div class="total"><dt>${t("review-score")}</dt>${bar("bar-score", 0, score)}<dd class="carved">${t("number", { n: score })}</dd></div>
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

/** What the own game was worth: luck and skill apart, turn by turn, once the server has worked it out. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ownReview } from "../../answers.js";
import { icon } from "../../views/parts.js";
import { vars } from "../../views/vars.js";
import { change } from "../change.js";
import { lying, mini } from "./face.js";

/** @import { Cells } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */

/** @typedef {{dice: number[], luck: number, cost: number, before: Cells, after: Cells, best: Cells | null, ways?: number, power: "step" | "reroll" | null}} Turn */
/** @typedef {{start: number, luck: number, cost: number, score: number, turns: Turn[]}} Review  expected points; start + luck + cost is the score */

/** Points of a cost that is not worth a word. */
const NOTHING = 0.5;

/**
 * @param {State} state
 * @param {Texts} t
 * @returns {Template}
 */
export function review(state, t) {
  /** @type {Review | null} */
  const own = ownReview(state);
  if (!own) return nothing;
  return html`<section class="panel review">
    <h2>${t("review-title")}</h2>
    ${flow(own, t)}
    <p class="soft">${t("review-note", { name: t("bot-5") })}</p>
    <h2>${t("review-turns")}</h2>
    <div class="turn head" aria-hidden="true">
      <span></span><span class="eyebrow">${t("review-roll")}</span><span class="eyebrow">${t("review-head-luck")}</span><span class="eyebrow">${t("review-head-cost")}</span><span></span>
    </div>
    ${own.turns.map((turn, index) => one(turn, index + 1, state.prefs.numerals, t))}
  </section>`;
}

/**
 * From what was to be expected to the score, each step on the same scale.
 * @param {Review} own
 * @param {Texts} t
 */
function flow({ start, luck, cost, score }, t) {
  const most = Math.max(start, start + luck, score, 1);
  const least = Math.min(0, score, start + luck);
  const at = (/** @type {number} */ points) => (points - least) / (most - least);
  const bar = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number} */ to) =>
    html`<i class=${kind} ${vars({ "--from": Math.min(at(from), at(to)), "--long": Math.abs(at(to) - at(from)) })}></i>`;
  return html`<dl class="flow num">
    <div><dt>${t("review-start")}</dt><dd class="lane">${bar("bar-start", 0, start)}</dd><dd>${t("number", { n: Math.round(start) })}</dd></div>
    <div><dt>${t("review-luck")}</dt><dd class="lane">${bar("bar-luck", start, start + luck)}</dd><dd>${change(Math.round(luck), t)}</dd></div>
    <div><dt>${t("review-cost")}</dt><dd class="lane">${bar("bar-cost", start + luck, score)}</dd><dd>${change(Math.round(cost), t)}</dd></div>
    <div class="total"><dt>${t("review-score")}</dt><dd class="lane">${bar("bar-score", 0, score)}</dd><dd class="carved">${t("number", { n: score })}</dd></div>
  </dl>`;
}

/**
 * @param {Turn} turn
 * @param {number} number
 * @param {boolean} numerals
 * @param {Texts} t
 */
function one(turn, number, numerals, t) {
  const { dice, luck, cost } = turn;
  const lost = cost <= -NOTHING;
  return html`<details>
    <summary class="turn num">
      <b class="carved" aria-label=${t("turn-n", { turn: number })}>${number}</b>
      <span class="roll">${lying(dice, t, numerals)}</span>
      <span>${change(Math.round(luck), t)}</span>
      <span class=${lost ? "lost" : "soft"}>${lost ? change(Math.round(cost), t) : t("review-best")}</span>
      ${icon("chev", "icon chev")}
    </summary>
    <div class="boards">
      ${board(t("you"), turn.before, turn.after)} ${turn.best ? board(t("bot-5"), turn.before, turn.best) : nothing}
    </div>
    <p>${(turn.ways ?? 1) > 1 ? html`${t("review-ways", { n: turn.ways ?? 1 })} ` : nothing}${turn.power ? t("review-power", { name: t("bot-5") }) : turn.best ? nothing : t("review-nothing")}</p>
  </details>`;
}

/**
 * A board with what this turn brought framed.
 * @param {string} whose
 * @param {Cells} before
 * @param {Cells} after
 */
function board(whose, before, after) {
  const fresh = new Set(after.flatMap((content, cell) => (content === before[cell] ? [] : [cell])));
  return html`<figure><figcaption class="eyebrow">${whose}</figcaption>${mini(after, { fresh, label: whose })}</figure>`;
}

/** What the own game was worth: luck and skill apart, turn by turn, once the server has worked it out. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ownReview } from "../../answers.js";
import { flow, heads, turnRow } from "../judged.js";
import { lying, mini } from "./face.js";

/** @import { Cells } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */

/** @typedef {{dice: number[], luck: number, cost: number, before: Cells, after: Cells, best: Cells | null, ways?: number, power: "step" | "reroll" | null}} Turn */
/** @typedef {{start: number, luck: number, cost: number, score: number, turns: Turn[]}} Review  expected points; start + luck + cost is the score */

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
    ${flow(own, t("review-luck"), t)}
    <p class="soft">${t("review-note", { name: t("bot-5") })}</p>
    <h2>${t("review-turns")}</h2>
    ${heads(t)}
    ${own.turns.map((turn, index) => one(turn, index + 1, state.prefs.numerals, t))}
  </section>`;
}

/**
 * @param {Turn} turn
 * @param {number} number
 * @param {boolean} numerals
 * @param {Texts} t
 */
function one(turn, number, numerals, t) {
  const { dice, luck, cost } = turn;
  const roll = html`<span class="roll">${lying(dice, t, numerals)}</span>`;
  const inside = html`<div class="boards">
      ${board(t("you"), turn.before, turn.after)} ${turn.best ? board(t("bot-5"), turn.before, turn.best) : nothing}
    </div>
    <p>${(turn.ways ?? 1) > 1 ? html`${t("review-ways", { n: turn.ways ?? 1 })} ` : nothing}${turn.power ? t("review-power", { name: t("bot-5") }) : turn.best ? nothing : t("review-nothing")}</p>`;
  return turnRow({ turn: number, luck, cost }, roll, inside, t);
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

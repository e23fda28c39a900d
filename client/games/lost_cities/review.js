/** What the own choices cost, turn by turn, once the server has worked it out. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ownReview } from "../../answers.js";
import { change } from "../change.js";
import { named, taken } from "./words.js";

/** @import { Choice, Roll } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */

/** @typedef {{turn: number, dice: Roll, choice: Choice, best: Choice | null, cost: number}} Turn */
/** @typedef {{turns: Turn[]}} Review  costs are points, as the strongest bot sees them; none is positive */

const STRONGEST = "bot-3";

/**
 * @param {State} state
 * @param {Texts} t
 * @returns {Template}
 */
export function review(state, t) {
  /** @type {Review | null} */
  const own = ownReview(state);
  if (!own) return nothing;
  const better = own.turns.filter(({ best }) => best !== null);
  return html`<section class="panel judged">
    <h2>${t("review-cost")}</h2>
    <p class="soft">${better.length > 0 ? t("review-note", { name: t(STRONGEST) }) : t("review-nothing")}</p>
    <ol>${better.map((turn) => one(turn, t))}</ol>
  </section>`;
}

/** @param {Turn} turn @param {Texts} t */
function one({ turn, dice, choice, best, cost }, t) {
  return html`<li>
    <b class="carved num" aria-label=${t("turn-n", { turn })}>${turn}</b>
    <span>${t("you")}: ${whole(choice, dice, t)}<br><span class="soft">${t(STRONGEST)}: ${best && whole(best, dice, t)}</span></span>
    <b class="num">${change(cost, t)}</b>
  </li>`;
}

/** A choice with the arrows that it followed. @param {Choice} choice @param {Roll} dice @param {Texts} t */
function whole(choice, dice, t) {
  const led =
    choice.type === "take" ? choice.arrows.flatMap((column) => (column === null ? [] : named(column, t))) : [];
  return [taken(choice, dice, t), ...led].join(" → ");
}

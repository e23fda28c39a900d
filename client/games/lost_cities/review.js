/** What the own game was worth: luck and skill apart, turn by turn, once the server has worked it out. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ownReview } from "../../answers.js";
import { icon } from "../../views/parts.js";
import { change } from "../change.js";
import { dear, flow, heads, turnRow } from "../judged.js";
import { gone } from "./position.js";
import { lying } from "./tray.js";
import { named, taken } from "./words.js";

/** @import { Choice, Roll, Take } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */

/** @typedef {{turn: number, dice: Roll, taken: Take | null, luck: number, others?: number, choice: Choice, best: Choice | null, cost: number}} Turn  `taken`: what the active seat had taken before */
/** @typedef {{start: number, luck: number, others?: number, cost: number, score: number, turns: Turn[]}} Review  expected points; the score is the sum of the rest. What was worked out earlier knows luck and others as one, or nothing but costs. */

const STRONGEST = "bot-3";

/** Turns that are told at once. */
const DEAREST = 5;

/**
 * @param {State} state
 * @param {Texts} t
 * @returns {Template}
 */
export function review(state, t) {
  /** @type {Review | null} */
  const own = ownReview(state);
  if (!own) return nothing;
  const apart = own.start !== undefined;
  const given = t(own.others === undefined ? "review-luck-lost_cities" : "review-luck");
  const better = own.turns.filter(({ best, cost }) => best !== null && dear(cost));
  const dearest = [...better].sort((one, other) => one.cost - other.cost).slice(0, DEAREST);
  const note = html`<p class="soft">${t("review-note", { name: t(STRONGEST) })}</p>`;
  return html`<section class="panel review">
    ${apart ? html`<h2>${t("review-title")}</h2>${flow(own, given, t)}${note}` : nothing}
    <h2>${t("review-cost")}</h2>
    ${better.length === 0 ? html`<p class="soft">${t("review-nothing")}</p>` : apart ? nothing : note}
    <ol class="dearest">${better.filter((turn) => dearest.includes(turn)).map((turn) => dearly(turn, t))}</ol>
    ${apart ? whole(own.turns, t) : nothing}
  </section>`;
}

/** @param {Turn} turn @param {Texts} t */
function dearly(turn, t) {
  return html`<li>
    <b class="carved num" aria-label=${t("turn-n", { turn: turn.turn })}>${turn.turn}</b>
    <span>${choices(turn, t)}</span>
    <b class="num">${change(Math.round(turn.cost), t)}</b>
  </li>`;
}

/** What I chose, and what the strongest bot would have. @param {Turn} turn @param {Texts} t */
function choices({ choice, best, dice }, t) {
  const other = best && html`<br><span class="soft">${t(STRONGEST)} · ${chain(best, dice, t)}</span>`;
  return html`${t("you")} · ${chain(choice, dice, t)}${other}`;
}

/** What the others did since the own choice before, where it matters. @param {Turn} turn @param {Texts} t */
function others({ others = 0 }, t) {
  const points = Math.round(others);
  return points === 0 ? nothing : html`<br><span class="soft">${t("review-others")} · ${change(points, t)}</span>`;
}

/** Every turn, for who wants to know. @param {Turn[]} turns @param {Texts} t */
function whole(turns, t) {
  return html`<details class="every">
    <summary><h2>${t("review-turns")}</h2>${icon("chev", "icon chev")}</summary>
    ${heads(t)}
    ${turns.map((turn) => {
      const roll = html`<span class="roll">${lying(turn.dice, gone(turn), t, { key: `${turn.turn}`, wait: 0 })}</span>`;
      const none = turn.best ? nothing : html`<br>${t("review-nothing")}`;
      return turnRow(turn, roll, html`<p>${choices(turn, t)}${none}${others(turn, t)}</p>`, t);
    })}
  </details>`;
}

/** A choice with the arrows that it followed. @param {Choice} choice @param {Roll} dice @param {Texts} t */
function chain(choice, dice, t) {
  const led =
    choice.type === "take" ? choice.arrows.flatMap((column) => (column === null ? [] : named(column, t))) : [];
  return [taken(choice, dice, t), ...led].join(" → ");
}

/** After the game: the own breakdown, and one line for everybody. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { LINES, RUIN, SIDE } from "./board.js";
import { chip, mini } from "./face.js";
import { bestLine } from "./news.js";
import { review } from "./review.js";
import { stories } from "./stories.js";

/** @import { Cells, Score, SeatView, View } from "./pieces.js" */
/** @import { State, TableActs, Template } from "../game.js" */

/** @type {Record<import("./pieces.js").Bonus, string>} */
export const BONUS_NAMES = { STRAIGHT: "straight", FOUR_OF_A_KIND: "four-of-a-kind", TWO_PAIRS: "two-pairs" };

/**
 * @param {State} state
 * @param {TableActs} act
 * @returns {Template}
 */
export function results(state, act) {
  return html`${breakdown(state, act)}${stories(state, act.t)}${review(state, act.t)}`;
}

/**
 * @param {State} state
 * @param {TableActs} act
 * @returns {Template}
 */
function breakdown(state, { t }) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  const own = state.me.seat === null ? undefined : view?.seats[state.me.seat];
  if (!view || !own?.cells || !own.score) return nothing;
  const { cells, score } = own;
  return html`<section class="panel mine" aria-label=${t("score-own")}>
    <div class="tally">
      ${mini(cells, { label: t("board-own") })}
      <dl class="num">
        <div><dt>${t("base")}</dt><dd>${t("number", { n: score.base })}</dd></div>
        <div><dt>${t("bonuses")}</dt><dd>${t("gain", { n: score.bonuses })}</dd></div>
        <div class=${score.ruins > 0 ? "bad" : ""}><dt>${icon("crack")}${t("ruins")}</dt><dd>${t("loss", { n: score.ruins })}</dd></div>
        ${view.difficulty === "NIGHTMARE" ? nothing : html`<div><dt>${icon("star")}${t("powers")}</dt><dd>${t("loss", { n: score.powers })}</dd></div>`}
        <div class="total"><dt>${t("total")}</dt><dd class="carved">${t("number", { n: score.total })}</dd></div>
      </dl>
    </div>
    ${best(cells, score, t)}
  </section>`;
}

/**
 * The line with the best bonus; of equal ones the one with the higher sum.
 *
 * @param {Cells} cells
 * @param {Score} score
 * @param {TableActs["t"]} t
 */
function best(cells, score, t) {
  const index = bestLine(score);
  if (index === null) return nothing;
  const [, bonus, points] = score.lines[index];
  const named = BONUS_NAMES[/** @type {import("./pieces.js").Bonus} */ (bonus)];
  return html`<div class="best">
    <span class="stones" aria-hidden="true">${LINES[index].map((cell) => html`<i class="cell stone" data-v=${cells[cell]} data-chip=${chip(cell)}>${cells[cell]}</i>`)}</span>
    <p class="grow"><span class="eyebrow">${t("best-line")}</span><br>${t(index < SIDE ? "best-row" : "best-column", { n: (index % SIDE) + 1, bonus: t(named) })}</p>
    <b class="carved num">${t("gain", { n: points })}</b>
  </div>`;
}

/**
 * The board in characters, a row a line.
 *
 * @param {SeatView} seat
 */
export function sketch({ cells }) {
  const signs = (cells ?? []).map((content) => (content === RUIN ? "×" : content === 0 ? "·" : content));
  return Array.from({ length: signs.length / SIDE }, (_, row) =>
    signs.slice(row * SIDE, (row + 1) * SIDE).join(" "),
  ).join("\n");
}

/**
 * @param {SeatView} seat
 * @param {TableActs["t"]} t
 * @returns {string}
 */
export function summary({ cells, score }, t) {
  if (!cells || !score) return "";
  return t("board-summary", {
    lines: score.lines.filter(([, bonus]) => bonus).length,
    ruins: cells.filter((content) => content === RUIN).length,
  });
}

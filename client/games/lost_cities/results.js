/** After the game: the own breakdown by columns, and one line for everybody. */
import { html, nothing, svg } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { change } from "../change.js";
import { review } from "./review.js";
import { crossings } from "./scene.js";
import { pointsOf } from "./scoring.js";
import { ARTIFACTS } from "./sheet.js";
import { stories } from "./stories.js";
import { ALL, hue, smallSheet } from "./ways.js";
import { filled } from "./write.js";

/** @import { Points, SeatView, Sheet, View } from "./pieces.js" */
/** @import { State, TableActs, Template, Texts } from "../game.js" */

/**
 * The parts of a total; beside each what is picked would change of it.
 *
 * @param {Points} now
 * @param {Points} later  the same when nothing is picked
 * @param {Texts} t
 * @returns {Template}
 */
export function breakdown(now, later, t) {
  const sum = (/** @type {Points} */ { columns }) => columns.reduce((total, points) => total + points, 0);
  const row = (/** @type {string} */ name, /** @type {number} */ points, /** @type {number} */ hoped) =>
    html`<div><dt>${name}</dt><dd>${t("number", { n: points })}</dd>${
      hoped === points ? nothing : html`<dd class="up" aria-hidden="true">${change(hoped - points, t)}</dd>`
    }</div>`;
  return html`<dl class="parts num">
    ${row(t("expeditions"), sum(now), sum(later))}
    ${row(t("artifacts"), now.artifacts, later.artifacts)}
    ${row(t("refusals"), now.dice, later.dice)}
    ${row(t("bridges"), now.bridges, later.bridges)}
  </dl>`;
}

/**
 * @param {State} state
 * @param {TableActs} act
 * @returns {Template}
 */
export function results(state, { t }) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  const { seat } = state.me;
  const own = seat === null ? undefined : view?.seats[seat];
  if (!view || !own || seat === null) return nothing;
  return html`${account(state, view, own, t)}${stories(state, t)}${review(state, t)}`;
}

/**
 * @param {State} state
 * @param {View} view
 * @param {SeatView} own
 * @param {Texts} t
 */
function account(state, view, { sheet, score, bridges }, t) {
  const shown = { sheet, points: score, bridges: crossings(view.bridges, state.me.seat ?? 0, []) };
  return html`<section class="panel account" aria-label=${t("score-own")}>
    <p>${t(`ended-${state.room?.outcome?.why}`)}</p>
    ${smallSheet(shown, t)}
    <table class="num">
      <tbody>
        ${ALL.map((column) => row(column, sheet, score, t))}
        <tr><th scope="row">${t("bridges")}</th><td>${t("bridges-won", { n: bridges.length })}</td><td>${t("number", { n: score.bridges })}</td></tr>
      </tbody>
      <tfoot><tr><th scope="row">${t("total")}</th><td></td><td class="carved">${t("number", { n: score.total })}</td></tr></tfoot>
    </table>
  </section>`;
}

/**
 * @param {number} column
 * @param {Sheet} sheet
 * @param {Points} score
 * @param {Texts} t
 */
function row(column, sheet, score, t) {
  const { name, symbol } = hue(column);
  const circle = column < ARTIFACTS && sheet.circles.includes(column);
  return html`<tr>
    <th scope="row"><i class="hue ${name}">${icon(symbol, "")}</i>${t("column-name", { column: name })}</th>
    <td>${t("spaces-filled", { n: filled(sheet, column), circle: circle ? "yes" : "no" })}</td>
    <td>${t("number", { n: pointsOf(score, column) })}</td>
  </tr>`;
}

/**
 * @param {SeatView} seat
 * @param {Texts} t
 * @returns {string}
 */
export function summary({ sheet, bridges, exhausted }, t) {
  const started = sheet.columns.filter(({ length }) => length > 0).length;
  const facts = [t("expeditions-begun", { n: started }), t("bridges-won", { n: bridges.length })];
  return [...facts, ...(exhausted ? [t("exhausted")] : [])].join("\u00a0· ");
}

/**
 * A sheet as eight towers, for lists.
 *
 * @param {SeatView} seat
 * @returns {Template}
 */
export function mini({ sheet }) {
  return html`<svg class="mini towers" viewBox="0 0 40 40" aria-hidden="true">${ALL.map((column) => tower(column, filled(sheet, column)))}</svg>`;
}

/**
 * @param {number} column
 * @param {number} height  spaces
 */
function tower(column, height) {
  return svg`<g class=${hue(column).name}><rect class="plot" x=${column * 5 + 0.5} y="2" width="4" height="36"></rect><rect x=${column * 5 + 0.5} y=${38 - height * 4} width="4" height=${height * 4}></rect></g>`;
}

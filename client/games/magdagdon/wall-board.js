/** A board on the wall: the one of the lists, with its lines at its edges where there is room, and lines that are lit. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { LINES, RUIN, SIDE } from "./board.js";
import { BONUS_ICONS, mini } from "./face.js";

/** @import { Bonus, Cells, Line, SeatView } from "./pieces.js" */
/** @import { Template } from "../game.js" */

/**
 * @param {SeatView} seat
 * @param {{fresh?: Set<number>, edged?: boolean, lit?: number[]}} show  `lit`: lines, rows first
 * @returns {Template}
 */
export function slab({ cells, score }, { fresh, edged = false, lit = [] }) {
  const board = cells ?? [];
  const edges = (/** @type {number} */ first) =>
    LINES.slice(first, first + SIDE).map((places, at) => edge(places, board, score?.lines[first + at]));
  return html`<div class="slab ${edged ? "edged" : ""}">
    ${mini(board, { fresh })}${beams(lit)}
    ${edged ? html`<ol class="rows num">${edges(0)}</ol><ol class="cols num">${edges(SIDE)}</ol>` : nothing}
  </div>`;
}

/** Lines that are lit. @param {number[]} lines */
function beams(lines) {
  return lines.map((line) => html`<i class="beam ${line < SIDE ? "row" : "column"}" data-at=${line % SIDE}></i>`);
}

/**
 * A line's sum and its bonus; a crack where a ruin lies in it.
 *
 * @param {readonly number[]} places
 * @param {Cells} cells
 * @param {Line} [line]
 */
function edge(places, cells, [sum, bonus, points] = [0, null, 0]) {
  const dead = places.some((cell) => cells[cell] === RUIN);
  return html`<li class="line ${dead ? "dead" : ""}"><span>${sum}</span>${
    bonus
      ? html`<span class="bonus">${icon(BONUS_ICONS[/** @type {Bonus} */ (bonus)], "")}${points}</span>`
      : dead
        ? icon("crack", "")
        : nothing
  }</li>`;
}

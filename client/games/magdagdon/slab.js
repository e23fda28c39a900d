/** The own board with its line edges: sixteen buttons in a grid. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { CELLS, LINES, RUIN, SIDE } from "./board.js";
import { chip, face } from "./face.js";

/** @import { Scene } from "./scene.js" */
/** @import { Revealed } from "./reveal.js" */
/** @import { Template, TableActs, State } from "../game.js" */
/** @typedef {import("./drag.js").Drag} Drag */
/** @typedef {"stone" | "ruin" | "staged" | "legal" | "doomed" | "picked" | "empty"} CellState */

const BONUS_ICONS = { STRAIGHT: "straight", FOUR_OF_A_KIND: "four", TWO_PAIRS: "pairs" };

/**
 * @param {Scene} scene
 * @param {number} cell
 * @returns {{state: CellState, value: number, die: number | null}}
 */
export function cellState({ at, draft, phase, out, cells }, cell) {
  const content = cells[cell];
  if (content === RUIN) return { state: "ruin", value: 0, die: null };
  if (content > 0) return { state: "stone", value: content, die: null };
  const lying = draft.staged.find(([, place]) => place === cell);
  if (lying && at.dice) return { state: "staged", value: at.dice[lying[0]], die: lying[0] };
  if (phase === "magdagdon") return { state: draft.doomed === cell ? "picked" : "doomed", value: 0, die: null };
  if (out.hand !== null && at.dice && out.legal.includes(cell))
    return { state: "legal", value: at.dice[out.hand], die: null };
  return { state: "empty", value: 0, die: null };
}

/**
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @param {{revealed: Revealed, drag: Drag, stage: (action: import("./draft.js").Action) => void}} table
 * @returns {Template}
 */
export function slab(scene, state, act, { revealed, drag, stage }) {
  const { t } = act;
  const fresh = revealed.fresh[state.me.seat ?? -1] ?? new Set();
  const row = (/** @type {number} */ first) =>
    html`<div class="course" role="row">${CELLS.slice(first, first + SIDE).map((cell) =>
      cellButton(scene, cell, { t, numerals: state.prefs.numerals, fresh, count: revealed.count, drag, stage }),
    )}</div>`;
  return html`<div class="board">
    <div class="cells" role="grid" aria-label=${t("board-own")}>${[0, 1, 2, 3].map((first) => row(first * SIDE))}</div>
    <ol class="rows">${LINES.slice(0, SIDE).map((_, at) => edge(scene, at, t))}</ol>
    <ol class="cols">${LINES.slice(SIDE).map((_, at) => edge(scene, at + SIDE, t))}</ol>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {number} cell
 * @param {{t: TableActs["t"], numerals: boolean, fresh: Set<number>, count: number, drag: Drag, stage: (action: import("./draft.js").Action) => void}} table
 */
function cellButton(scene, cell, { t, numerals, fresh, count, drag, stage }) {
  const { draft } = scene;
  const { state, value, die } = cellState(scene, cell);
  const shown = state === "picked" ? "doomed picked" : state === "empty" ? "" : state;
  const label = t("cell-label", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1, state, value });
  const lifted = die !== null && draft.lifted === die;
  return html`<span role="gridcell"><button
    class="cell ${shown} ${fresh.has(cell) ? "fresh" : ""} ${lifted ? "lifted" : ""}"
    data-cell=${cell}
    data-v=${value || nothing}
    data-chip=${chip(cell)}
    tabindex=${draft.cursor === cell ? 0 : -1}
    aria-label=${label}
    aria-pressed=${state === "picked" ? "true" : nothing}
    @click=${() => stage({ type: "touch", cell })}
    @focus=${() => draft.cursor !== cell && stage({ type: "cursor", cell })}
    @pointerdown=${die === null ? nothing : (/** @type {PointerEvent} */ event) => drag.down(event, die)}
    ${movement(scene, cell, state, fresh, count)}
    ${moves("no", draft.refused?.cell === cell ? draft.refused.count : null)}
  >${state === "stone" ? value : nothing}${die === null ? nothing : stagedDie(die, value, numerals)}</button></span>`;
}

/**
 * @param {number} die
 * @param {number} value
 * @param {boolean} numerals
 */
function stagedDie(die, value, numerals) {
  return html`<span class="die" data-v=${value} ${moves("lay", die, { first: true })}>${face(value, numerals)}</span>`;
}

/**
 * A choice sets or falls when it is made; what a reveal brings opens.
 *
 * @param {Scene} scene
 * @param {number} cell
 * @param {CellState} state
 * @param {Set<number>} fresh
 * @param {number} count
 */
function movement({ at, mine }, cell, state, fresh, count) {
  const ruin = state === "ruin";
  if (mine.includes(cell)) return moves(ruin ? "fall" : "set", `${at.game}:${at.turn}`, { index: mine.indexOf(cell) });
  const alone = at.alone && fresh.has(cell);
  return moves(ruin ? "fall" : "set", alone ? `reveal ${count}` : null, { index: [...fresh].indexOf(cell) });
}

/**
 * The edge of a line: its sum, then its bonus; dashed where only staged dice bring it.
 *
 * @param {Scene} scene
 * @param {number} index  rows, then columns
 * @param {TableActs["t"]} t
 */
function edge({ draft, now, staged: hoped, cells }, index, t) {
  const places = LINES[index];
  const [sum, bonus, points] = hoped.lines[index];
  const before = now.lines[index];
  const dead = places.some((cell) => cells[cell] === RUIN);
  const staged = draft.staged.some(([, cell]) => places.includes(cell));
  const fresh = staged && (before[0] !== sum || before[1] !== bonus);
  const label = t(index < SIDE ? "row-label" : "column-label", {
    n: (index % SIDE) + 1,
    sum,
    bonus: bonus ?? "none",
    points,
    state: dead ? "dead" : fresh ? "staged" : "plain",
  });
  return html`<li class="line ${fresh ? "staged" : ""} ${dead ? "dead" : ""}">
    <span class="unseen">${label}</span>
    <span class="num" aria-hidden="true">${sum}</span>
    ${bonus ? html`<span class="bonus num" aria-hidden="true">${icon(BONUS_ICONS[bonus], "")}${points}</span>` : dead ? icon("crack", "") : nothing}
  </li>`;
}

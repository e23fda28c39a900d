/** The own board with its line edges: sixteen buttons in a grid. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { BONUSES } from "../../beats.js";
import { flies, lands } from "../../views/flights.js";
import { moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { CELLS, LINES, RUIN, SIDE } from "./board.js";
import { BONUS_ICONS, chip, face } from "./face.js";

/** @import { Scene } from "./scene.js" */
/** @import { Revealed } from "./reveal.js" */
/** @import { Template, TableActs, State } from "../game.js" */
/** @typedef {import("./drag.js").Drag} Drag */
/** @typedef {"stone" | "ruin" | "staged" | "legal" | "doomed" | "picked" | "empty"} CellState */

/**
 * @param {Scene} scene
 * @param {number} cell
 * @returns {{state: CellState, value: number, die: number | null}}
 */
function cellState({ at, draft, phase, out, cells }, cell) {
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
      cellButton(scene, cell, { t, numerals: state.prefs.numerals, fresh, drag, stage }),
    )}</div>`;
  return html`<div class="board">
    <div class="cells" role="grid" aria-label=${t("board-own")}>${[0, 1, 2, 3].map((first) => row(first * SIDE))}</div>
    <ol class="rows">${LINES.slice(0, SIDE).map((_, at) => edge(scene, at, t))}</ol>
    <ol class="cols">${LINES.slice(SIDE).map((_, at) => edge(scene, at + SIDE, t))}</ol>
  </div>`;
}

/** The classes of cells that are not called like their state. @type {Partial<Record<CellState, string>>} */
const CELL_CLASSES = { picked: "doomed picked", empty: "" };

/**
 * @param {Scene} scene
 * @param {number} cell
 * @param {{t: TableActs["t"], numerals: boolean, fresh: Set<number>, drag: Drag, stage: (action: import("./draft.js").Action) => void}} table
 */
function cellButton(scene, cell, { t, numerals, fresh, drag, stage }) {
  const { draft } = scene;
  const { state, value, die } = cellState(scene, cell);
  const label = t("cell-label", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1, state, value });
  const lifted = die !== null && draft.lifted === die;
  return html`<span role="gridcell"><button
    class="cell ${CELL_CLASSES[state] ?? state} ${fresh.has(cell) ? "fresh" : ""} ${lifted ? "lifted" : ""}"
    data-cell=${cell}
    data-v=${value || nothing}
    data-chip=${chip(cell)}
    tabindex=${draft.cursor === cell ? 0 : -1}
    aria-label=${label}
    aria-pressed=${state === "picked" ? "true" : nothing}
    @click=${() => stage({ type: "touch", cell })}
    @focus=${() => draft.cursor !== cell && stage({ type: "cursor", cell })}
    @pointerdown=${die === null ? nothing : (/** @type {PointerEvent} */ event) => drag.down(event, die)}
    ${movement(scene, cell, fresh)}
    ${moves("no", draft.refused?.cell === cell ? draft.refused.count : null)}
  >${state === "stone" ? value : nothing}${die === null ? nothing : stagedDie(die, value, numerals, drag)}</button></span>`;
}

/**
 * @param {number} die
 * @param {number} value
 * @param {boolean} numerals
 * @param {Drag} drag
 */
function stagedDie(die, value, numerals, drag) {
  const from = () => drag.dropped(die) ?? `.tray [data-die="${die}"]`;
  return html`<span class="die" data-v=${value} ${lands(die, from)}>${face(value, numerals)}</span>`;
}

/**
 * Bone turns to stone, or falls, as soon as the choice is made.
 *
 * @param {Scene} scene
 * @param {number} cell
 * @param {Set<number>} fresh
 */
function movement({ cells, mine }, cell, fresh) {
  const content = cells[cell];
  const all = mine.length > 0 ? mine : [...fresh];
  return moves(content === RUIN ? "fall" : "set", content || null, { index: all.indexOf(cell), of: all.length });
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
  const won = flies(before[1], t("gain", { n: before[2] }), { to: ".score .total", wait: BONUSES });
  return html`<li class="line ${fresh ? "staged" : ""} ${dead ? "dead" : ""}" ${won}>
    <span class="unseen">${label}</span>
    <span class="num" aria-hidden="true">${sum}</span>
    ${bonus ? html`<span class="bonus num" aria-hidden="true">${icon(BONUS_ICONS[bonus], "")}${points}</span>` : dead ? icon("crack", "") : nothing}
  </li>`;
}

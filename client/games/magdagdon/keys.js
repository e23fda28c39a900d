/** The table by keyboard: 1 to 4 choose, arrows move, Space places, Z takes back, Enter confirms, Escape lets go. */

/** @import { Action } from "./draft.js" */
/** @import { State, TableActs } from "../game.js" */

import { SIDE } from "./board.js";
import { saying } from "./button.js";
import { scene } from "./scene.js";
import { attempt } from "./table.js";

/** @type {Record<string, [number, number]>} rows down, columns across */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {TableActs} act
 */
export function key(event, state, act) {
  const known = scene(state);
  if (!known || event.altKey || event.ctrlKey || event.metaKey) return;
  const focused = document.activeElement;
  const onCell = focused instanceof HTMLElement && focused.dataset.cell !== undefined;
  const onControl = focused instanceof HTMLElement && focused.matches("button, a, input, select") && !onCell;
  const stage = (/** @type {Action} */ action) => attempt(action, state, act);

  if (event.key in ARROWS) step(ARROWS[event.key], onCell, known.draft.cursor);
  else if (/^[1-4]$/.test(event.key)) {
    if (known.phase === "stage" || known.phase === "magdagdon") stage({ type: "choose", die: Number(event.key) - 1 });
  } else if (event.key === "z" || event.key === "Z" || event.key === "Backspace") stage({ type: "take_back" });
  else if (event.key === "Escape") stage({ type: "let_go" });
  else if (event.key === "Enter" && !onControl) saying(known, state, act, stage).run?.();
  else if (event.key === " " && !onControl && !onCell) stage({ type: "touch", cell: known.draft.cursor });
  else return;
  event.preventDefault();
}

/**
 * @param {[number, number]} direction
 * @param {boolean} onCell
 * @param {number} cursor
 */
function step([down, across], onCell, cursor) {
  const row = Math.floor(cursor / SIDE) + (onCell ? down : 0);
  const column = (cursor % SIDE) + (onCell ? across : 0);
  if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) return;
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-cell="${row * SIDE + column}"]`))?.focus();
}

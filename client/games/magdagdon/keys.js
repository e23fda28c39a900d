/** The table by keyboard: 1 to 4 choose, arrows move, Space places, Z takes back, Enter confirms, Escape lets go. */

/** @import { Action } from "./draft.js" */
/** @import { State, TableActs, Texts } from "../game.js" */

import { digit, letter, onControl } from "../../keyboard.js";
import { SIDE } from "./board.js";
import { saying } from "./button.js";
import { scene } from "./scene.js";
import { attempt } from "./staged.js";

/** @type {Record<string, [number, number]>} rows down, columns across */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const DICE = 4;

/**
 * What the keys do, for people.
 *
 * @param {Texts} t
 */
export function keys(t) {
  return [
    { names: ["1", "2", "3", "4"], does: t("key-choose") },
    { names: ["←", "↑", "↓", "→"], does: t("key-walk") },
    { names: [t("key-space")], does: t("key-place") },
    { names: ["Z"], does: t("key-back") },
    { names: [t("key-enter")], does: t("key-confirm") },
    { names: ["Esc"], does: t("key-let-go") },
  ];
}

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
  const taken = onControl() && !onCell;
  const stage = (/** @type {Action} */ action) => attempt(action, state, act);

  const action = meaning(event, known.phase === "stage" || known.phase === "magdagdon");
  if (action) stage(action);
  else if (event.key in ARROWS)
    step(ARROWS[event.key], onCell ? Number(focused.dataset.cell) : null, known.draft.cursor);
  else if (event.key === "Enter" && !taken) saying(known, state, act, stage).run?.();
  else if (event.key === " " && !taken && !onCell) stage({ type: "touch", cell: known.draft.cursor });
  else return;
  event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} open  there are dice to choose
 * @returns {Action | null}
 */
function meaning(event, open) {
  const number = digit(event);
  if (number !== null && number >= 1 && number <= DICE) return open ? { type: "choose", die: number - 1 } : null;
  if (letter(event) === "z" || event.key === "Backspace") return { type: "take_back" };
  return event.key === "Escape" ? { type: "let_go" } : null;
}

/**
 * From the cell that has the focus to its neighbour; from elsewhere back to the board.
 *
 * @param {[number, number]} direction
 * @param {number | null} focused
 * @param {number} cursor
 */
function step([down, across], focused, cursor) {
  const from = focused ?? cursor;
  const row = Math.floor(from / SIDE) + (focused === null ? 0 : down);
  const column = (from % SIDE) + (focused === null ? 0 : across);
  if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) return;
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-cell="${row * SIDE + column}"]`))?.focus();
}

/** Writing on a sheet: the twin of the engine's rules. Pure; the engine alone decides, this only shows what it will say. */

/** @import { Arrows, Choice, Roll, Sheet, Step, Written } from "./pieces.js" */

import { ARTIFACTS, DICE, EXPEDITIONS, SPACES, TEN } from "./sheet.js";

/**
 * What becomes of a sheet when a number die (0 to 9) is written on an expedition, with the chain of arrows that it starts. As far as
 * the chain is not decided yet the reason is `arrow_missing`, and `open` is the arrow that asks.
 *
 * @param {Sheet} sheet
 * @param {number} column
 * @param {number} number
 * @param {Arrows} arrows
 * @returns {Written}
 */
export function write(sheet, column, number, arrows) {
  /** @type {Written} */
  let now = { reason: objection(sheet, column, number), sheet, steps: [], open: null };
  if (now.reason) return now;
  now = place(now, column, number);
  for (const choice of arrows) {
    const { open } = now;
    if (!open) return { ...now, reason: "arrow_extra" };
    const reason = choice === null ? null : obstacle(now.sheet, choice);
    if (reason) return { ...now, reason };
    now = follow(now, open, choice);
  }
  return now.open ? { ...now, reason: "arrow_missing" } : now;
}

/**
 * Why a number die may not be written on an expedition; null when it may.
 *
 * @param {Sheet} sheet
 * @param {number} column
 * @param {number} number
 * @returns {string | null}
 */
export function objection({ columns, circles, artifacts }, column, number) {
  const written = columns[column];
  if (written.length === 0) return number === 0 && circles.includes(column) ? "circle_taken" : null;
  if ((number || TEN) < written[written.length - 1]) return "lower";
  return written.length === SPACES && artifacts === SPACES ? "changes_nothing" : null;
}

/**
 * Why an arrow may not lead to an expedition; null when it may.
 *
 * @param {Sheet} sheet
 * @param {number} column
 * @returns {string | null}
 */
export function obstacle({ columns }, column) {
  if (!EXPEDITIONS[column]) return "arrow_bad_column";
  return columns[column].length === 0 ? "arrow_not_started" : null;
}

/**
 * What becomes of a sheet after a refusal.
 *
 * @param {Sheet} sheet
 * @returns {Written}
 */
export function refuse(sheet) {
  const die = sheet.dice === SPACES ? null : sheet.dice + 1;
  return { reason: null, sheet: { ...sheet, dice: die ?? SPACES }, steps: [["die", die]], open: null };
}

/**
 * What becomes of a sheet after a choice of these dice.
 *
 * @param {Sheet} sheet
 * @param {Roll} dice
 * @param {Choice} choice
 * @returns {Written}
 */
export function after(sheet, { colours, numbers }, choice) {
  if (choice.type === "refuse") return refuse(sheet);
  return write(sheet, colours[choice.colour], numbers[choice.number], choice.arrows);
}

/**
 * How many spaces of a column are filled; those of the artifacts and of the dice count like the others.
 *
 * @param {Sheet} sheet
 * @param {number} column
 */
export function filled({ columns, artifacts, dice }, column) {
  if (column === ARTIFACTS) return artifacts;
  return column === DICE ? dice : columns[column].length;
}

/**
 * @param {Written} now
 * @param {number} column
 * @param {number} number
 * @returns {Written}
 */
function place(now, column, number) {
  const { columns, circles } = now.sheet;
  const { length } = columns[column];
  if (length === SPACES) return artifact(now);
  if (length > 0 || number > 0) return fill(now, column, number || TEN);
  const marked = [...circles, column].sort((a, b) => a - b);
  return add({ ...now, sheet: { ...now.sheet, circles: marked } }, ["circle", column]);
}

/**
 * @param {Written} now
 * @param {{column: number, space: number}} open
 * @param {number | null} choice
 * @returns {Written}
 */
function follow(now, { column, space }, choice) {
  const chosen = add({ ...now, open: null }, ["arrow", column, space, choice]);
  if (choice === null) return chosen;
  const written = now.sheet.columns[choice];
  return written.length === SPACES ? artifact(chosen) : fill(chosen, choice, written[written.length - 1]);
}

/**
 * Fills the lowest empty space, and marks an artifact if it has a box.
 *
 * @param {Written} now
 * @param {number} column
 * @param {number} value
 * @returns {Written}
 */
function fill(now, column, value) {
  const columns = now.sheet.columns.map((written, at) => (at === column ? [...written, value] : written));
  const space = columns[column].length;
  const { arrows, artifacts } = EXPEDITIONS[column];
  const open = arrows.includes(space) ? { column, space } : null;
  const after = add({ ...now, open, sheet: { ...now.sheet, columns } }, ["fill", column, space, value]);
  return artifacts.includes(space) ? artifact(after) : after;
}

/**
 * @param {Written} now
 * @returns {Written}
 */
function artifact(now) {
  const { artifacts } = now.sheet;
  if (artifacts === SPACES) return add(now, ["artifact", null]);
  return add({ ...now, sheet: { ...now.sheet, artifacts: artifacts + 1 } }, ["artifact", artifacts + 1]);
}

/**
 * @param {Written} now
 * @param {Step} step
 * @returns {Written}
 */
function add(now, step) {
  return { ...now, steps: [...now.steps, step] };
}

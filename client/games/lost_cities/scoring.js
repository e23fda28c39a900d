/** What a sheet is worth: the twin of the engine's scoring, for what a pair would bring. */

/** @import { Points, Sheet } from "./pieces.js" */

import {
  ARTIFACT_POINTS,
  ARTIFACTS,
  BRIDGE,
  BRIDGE_POINTS,
  CIRCLE_FACTOR,
  COLUMNS,
  DICE_POINTS,
  EXPEDITION_POINTS,
} from "./sheet.js";
import { filled } from "./write.js";

/**
 * @param {Sheet} sheet
 * @param {number} bridgesWon
 * @returns {Points}
 */
export function score(sheet, bridgesWon) {
  const columns = sheet.columns.map(
    ({ length }, column) => EXPEDITION_POINTS[length] * (sheet.circles.includes(column) ? CIRCLE_FACTOR : 1),
  );
  const artifacts = ARTIFACT_POINTS[sheet.artifacts];
  const dice = DICE_POINTS[sheet.dice];
  const bridges = BRIDGE_POINTS * bridgesWon;
  const total = columns.reduce((sum, points) => sum + points, artifacts + dice + bridges);
  return { columns, artifacts, dice, bridges, total };
}

/**
 * The columns whose bridge will pay this sheet when the turn closes: those that are still open and that it has crossed.
 *
 * @param {Sheet} sheet
 * @param {(number[] | null)[]} bridges
 * @returns {number[]}
 */
export function paying(sheet, bridges) {
  const open = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => bridges[column] === null);
  return open.filter((column) => filled(sheet, column) >= BRIDGE);
}

/**
 * The points of one of the eight columns.
 *
 * @param {Points} points
 * @param {number} column
 */
export function pointsOf({ columns, artifacts, dice }, column) {
  return columns[column] ?? (column === ARTIFACTS ? artifacts : dice);
}

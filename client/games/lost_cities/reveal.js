/** What has just come to light: the sheets of now against those seen before. */

/** @import { Sheet, View } from "./pieces.js" */

import { ARTIFACTS, DICE } from "./sheet.js";

/**
 * @typedef {object} Revealed
 * @property {number} count            how often something has been revealed to this screen
 * @property {Set<string>[]} fresh     by seat, what the last one filled: see `mark`
 * @property {(number | null)[]} gains by seat, what it brought; null where nothing changed
 *
 * @typedef {object} Sheets
 * @property {number} game
 * @property {number} turn
 * @property {Sheet[]} sheets          by seat
 * @property {number[]} totals         by seat
 */

/** @type {Revealed} */
export const NOTHING_YET = { count: 0, fresh: [], gains: [] };

/**
 * The name of a space; space 0 is the column's circle.
 *
 * @param {number} column
 * @param {number} space
 */
export const mark = (column, space) => `${column}:${space}`;

/**
 * The sheets as everybody sees them.
 * @param {number} game   its number in the room
 * @param {View} view
 * @returns {Sheets}
 */
export function sheetsOf(game, { seats, turn }) {
  return { game, turn, sheets: seats.map(({ sheet }) => sheet), totals: seats.map(({ score }) => score.total) };
}

/**
 * The active seat's choice is revealed when it is made, those of the others when the turn closes.
 *
 * @param {Revealed} revealed  what is on show
 * @param {Sheets | null} before
 * @param {Sheets} now
 * @returns {Revealed}  the same when no sheet has changed
 */
export function reveal(revealed, before, now) {
  if (!before || before.game !== now.game) return { ...NOTHING_YET, count: revealed.count };
  const fresh = now.sheets.map((sheet, seat) => added(before.sheets[seat], sheet));
  const changed = fresh.some(({ size }) => size > 0) || now.turn !== before.turn;
  if (!changed) return revealed;
  const gains = now.totals.map((total, seat) =>
    fresh[seat].size === 0 && total === before.totals[seat] ? null : total - before.totals[seat],
  );
  return { count: revealed.count + 1, fresh, gains };
}

/**
 * @param {Sheet} before
 * @param {Sheet} now
 * @returns {Set<string>}
 */
function added(before, now) {
  const spaces = now.columns.flatMap((written, column) =>
    between(column, before.columns[column].length, written.length),
  );
  const circles = now.circles.filter((column) => !before.circles.includes(column)).map((column) => mark(column, 0));
  const artifacts = between(ARTIFACTS, before.artifacts, now.artifacts);
  return new Set([...circles, ...spaces, ...artifacts, ...between(DICE, before.dice, now.dice)]);
}

/**
 * @param {number} column
 * @param {number} from
 * @param {number} to
 */
function between(column, from, to) {
  return Array.from({ length: Math.max(0, to - from) }, (_, more) => mark(column, from + more + 1));
}

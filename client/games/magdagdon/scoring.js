/** What a board is worth: the twin of the engine's scoring, for what the staged dice would bring. */

/** @import { Bonus, Cells, Difficulty, Line, Score } from "./pieces.js" */

import { LINES, RUIN } from "./board.js";

/** Points that a ruin costs. */
export const RUIN_COST = 15;

/** @type {Record<Difficulty, {minimum: number, powers: readonly number[]}>} dice a turn, and the cost of each Power in order of use */
export const DIFFICULTIES = {
  PEACEFUL: { minimum: 2, powers: [10, 20, 40] },
  SURVIVAL: { minimum: 2, powers: [70] },
  NIGHTMARE: { minimum: 3, powers: [] },
};

/** @type {Record<Bonus, number>} */
const POINTS = { STRAIGHT: 60, FOUR_OF_A_KIND: 40, TWO_PAIRS: 20 };

/**
 * @param {number[]} contents  of one line, in order
 * @returns {Bonus | null}
 */
export function bonus(contents) {
  if (contents.some((content) => content <= 0)) return null;
  const step = contents[1] - contents[0];
  if (Math.abs(step) === 1 && contents.slice(1).every((content, i) => content - contents[i] === step))
    return "STRAIGHT";
  const [first, second, third, fourth] = [...contents].sort((a, b) => a - b);
  if (first === fourth) return "FOUR_OF_A_KIND";
  return first === second && third === fourth ? "TWO_PAIRS" : null;
}

/**
 * @param {number[]} contents
 * @returns {Line}
 */
export function line(contents) {
  const found = bonus(contents);
  return [sum(contents.filter((content) => content > 0)), found, found ? POINTS[found] : 0];
}

/**
 * @param {Cells} cells
 * @param {Difficulty} difficulty
 * @param {number} powersUsed
 * @returns {Score}
 */
export function score(cells, difficulty, powersUsed) {
  const lines = LINES.map((places) => line(places.map((cell) => cells[cell])));
  const base = sum(lines.map(([points]) => points));
  const bonuses = sum(lines.map(([, , points]) => points));
  const ruins = RUIN_COST * cells.filter((content) => content === RUIN).length;
  const powers = sum(DIFFICULTIES[difficulty].powers.slice(0, powersUsed));
  return { base, bonuses, ruins, powers, total: base + bonuses - ruins - powers, lines };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

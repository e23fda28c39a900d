/** What a turn brought to one board, and why its points changed. Pure. */

/** @import { Bonus, Cells, Difficulty, Score, SeatView } from "./pieces.js" */

import { CELLS, RUIN } from "./board.js";
import { DIFFICULTIES } from "./scoring.js";

/**
 * @typedef {object} News
 * @property {number[]} lines    lines that have a new bonus: 0 to 3 rows, 4 to 7 columns
 * @property {[Bonus, number][]} bonuses  what they are, and how many of each
 * @property {number} ruins      cells that fell
 * @property {number} powers     points that Powers have cost
 */

/**
 * @param {SeatView | undefined} before  undefined: nobody could see it
 * @param {SeatView} after
 * @returns {News}
 */
export function brought(before, after) {
  const earlier = before?.score?.lines ?? [];
  const all = after.score?.lines ?? [];
  const lines = all.flatMap(([, bonus], at) => (bonus !== null && (earlier[at]?.[1] ?? null) === null ? [at] : []));
  return {
    lines,
    bonuses: tally(lines.map((at) => /** @type {Bonus} */ (all[at][1]))),
    ruins: ruinsOf(after.cells) - ruinsOf(before?.cells ?? null),
    powers: (after.score?.powers ?? 0) - (before?.score?.powers ?? 0),
  };
}

/** @param {Bonus[]} bonuses @returns {[Bonus, number][]} */
function tally(bonuses) {
  const kinds = /** @type {Bonus[]} */ (["STRAIGHT", "FOUR_OF_A_KIND", "TWO_PAIRS"]);
  return kinds
    .map((kind) => /** @type {[Bonus, number]} */ ([kind, bonuses.filter((bonus) => bonus === kind).length]))
    .filter(([, count]) => count > 0);
}

/** @param {Cells | null} cells */
function ruinsOf(cells) {
  return (cells ?? []).filter((content) => content === RUIN).length;
}

/**
 * @param {SeatView | undefined} before
 * @param {SeatView} after
 * @returns {Set<number>}  the cells that are no longer what they were
 */
export function changed(before, after) {
  return new Set(CELLS.filter((cell) => (before?.cells?.[cell] ?? 0) !== (after.cells?.[cell] ?? 0)));
}

/**
 * How many Powers a score has paid for: as of the last turn, not of the one that is open.
 *
 * @param {Score | null} score
 * @param {Difficulty} difficulty
 */
export function powersPaid(score, difficulty) {
  let left = score?.powers ?? 0;
  return DIFFICULTIES[difficulty].powers.filter((cost) => {
    left -= cost;
    return left >= 0;
  }).length;
}

/**
 * The line with the best bonus; of equal ones the one with the higher sum. Null without any bonus.
 *
 * @param {Score} score
 * @returns {number | null}
 */
export function bestLine({ lines }) {
  const order = lines.map((_, index) => index).sort((a, b) => lines[b][2] - lines[a][2] || lines[b][0] - lines[a][0]);
  return lines[order[0]][1] === null ? null : order[0];
}

/**
 * The turns of a game by how far apart they drove those who had the same dice.
 *
 * @template {{before: {seats: SeatView[]}, after: {seats: SeatView[]}}} Pair
 * @param {Pair[]} pairs
 * @returns {Pair[]}
 */
export function telling(pairs) {
  const spread = (/** @type {Pair} */ { before, after }) => {
    const gains = gainsOf(before, after).filter((gain) => gain !== null);
    return gains.length < 2 ? 0 : Math.max(...gains) - Math.min(...gains);
  };
  return pairs.filter((pair) => spread(pair) > 0).sort((one, other) => spread(other) - spread(one));
}

/**
 * By seat, what a turn brought; null for a board that was full already.
 *
 * @param {{seats: SeatView[]}} before
 * @param {{seats: SeatView[]}} after
 * @returns {(number | null)[]}
 */
export function gainsOf(before, after) {
  return after.seats.map(({ score }, seat) => {
    const earlier = before.seats[seat];
    return earlier.finished ? null : (score?.total ?? 0) - (earlier.score?.total ?? 0);
  });
}

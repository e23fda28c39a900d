/** How a board of many is shown on a small screen. */

/** @typedef {import("./wire.js").BoardLine} BoardLine */

/** How many of the first are always shown, and how many around the own. */
const FIRST = 3;
const AROUND = 2;
/** How many bars there are at most. */
const BARS = 15;

/**
 * The first, and those around me; null stands for those left out between them.
 * @param {import("./wire.js").Board} board
 * @returns {(BoardLine | null)[]}
 */
export function shown({ top, neighbours }) {
  const at = top.findIndex(({ me }) => me);
  if (at < 0)
    return neighbours.length > 0 ? [...top.slice(0, FIRST), null, ...neighbours] : top.slice(0, FIRST + AROUND);
  if (at <= FIRST + AROUND) return top.slice(0, Math.max(FIRST, at + AROUND + 1));
  return [...top.slice(0, FIRST), null, ...top.slice(at - AROUND, at + AROUND + 1)];
}

/**
 * Scores in bars of equal, round width.
 * @param {[number, number][]} histogram   each score and how often it was reached
 * @param {number | null} own
 * @returns {{from: number, width: number, bars: {count: number, me: boolean}[]}}
 */
export function bars(histogram, own) {
  const scores = histogram.map(([score]) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const width =
    [1, 2, 5, 10, 20, 25, 50, 100].find((step) => Math.floor(most / step) - Math.floor(least / step) < BARS) ??
    Math.ceil((most - least + 1) / (BARS - 1));
  const first = Math.floor(least / width);
  const all = Array.from({ length: Math.floor(most / width) - first + 1 }, () => ({ count: 0, me: false }));
  for (const [score, count] of histogram) all[Math.floor(score / width) - first].count += count;
  const mine = own === null ? undefined : all[Math.floor(own / width) - first];
  if (mine) mine.me = true;
  return { from: first * width, width, bars: all };
}

/**
 * What half of all have reached: the score in the middle, the lower of two.
 * @param {[number, number][]} histogram   each score and how often it was reached, the lowest first
 */
export function median(histogram) {
  const half = histogram.reduce((sum, [, count]) => sum + count, 0) / 2;
  let below = 0;
  for (const [score, count] of histogram) {
    below += count;
    if (below >= half) return score;
  }
  return 0;
}

/** A span as a clock writes it. @param {number} ms */
export function span(ms) {
  const seconds = Math.ceil(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/**
 * The seven days up to this one, as the server names them.
 * @param {string} day
 */
export function week(day) {
  const end = Date.parse(day);
  return [6, 5, 4, 3, 2, 1, 0].map((before) => new Date(end - before * 86_400_000).toISOString().slice(0, 10));
}

/** The results are several pages that follow each other. Pure. */

/** Milliseconds that the last reveal of a game stands before the results come. */
export const LAST_REVEAL = 7000;
/** Milliseconds that a page of the results stands. */
const PAGE = 14000;

/**
 * @param {number} now
 * @param {number | null} ended   when the game ended before these eyes
 * @returns {boolean}  whether its last reveal is still to be seen
 */
export function revealing(now, ended) {
  return ended !== null && now - ended < LAST_REVEAL;
}

/**
 * Which of so many pages is up; the first one follows the last reveal.
 * @param {number} now
 * @param {number | null} ended
 * @param {number} pages
 */
export function pageOf(now, ended, pages) {
  return Math.floor((now - (ended === null ? 0 : ended + LAST_REVEAL)) / PAGE) % pages;
}

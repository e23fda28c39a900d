/**
 * What keeps a screen from being burnt: all that is drawn wanders a little, and grows dark while nothing happens. Pure.
 */

/** Milliseconds between two steps of the wandering. */
const STEP = 20000;
/** Where all of it stands, step by step, in wall units: never where it stood before, never out of the safe area. */
const WAY = [
  [0, 0],
  [0.5, 0.2],
  [0.2, 0.5],
  [-0.3, 0.4],
  [-0.5, 0],
  [-0.3, -0.4],
  [0.2, -0.5],
  [0.5, -0.2],
];
/** Milliseconds after which nothing new counts as nothing happening. */
const QUIET = 180000;
/** Milliseconds after which the two halves of a lobby change places. */
const SWAP = 90000;

/**
 * @param {number} now
 * @returns {readonly number[]}  across and down, in wall units
 */
export function wandered(now) {
  return WAY[Math.floor(now / STEP) % WAY.length];
}

/** @param {number} now @param {number} changed  when something last happened */
export function resting(now, changed) {
  return now - changed >= QUIET;
}

/** @param {number} now */
export function swapped(now) {
  return Math.floor(now / SWAP) % 2 === 1;
}

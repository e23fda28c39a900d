/** The first turn of who has never played Lost Cities, guided by three cards: one die, the other, write. Pure. */

/** @import { Scene } from "./scene.js" */
/** @import { State, Texts } from "../game.js" */

/** How many cards there are. */
export const CARDS = 3;

/**
 * Which card is up: what the player does turns them, and so does leafing through; null when there is nothing to teach.
 *
 * @param {Scene} scene
 * @param {State["prefs"]} prefs
 * @returns {number | null}
 */
export function lesson({ at, draft, out, phase }, { taught }) {
  const first = phase !== "closed" && at.turn === 1 && !out?.open;
  if (!first || taught.includes("lost_cities")) return null;
  const reached = out ? 3 : draft.colour !== null || draft.number !== null ? 2 : 1;
  return Math.min(CARDS, Math.max(reached, draft.card));
}

/**
 * @param {number} n
 * @param {Texts} t
 */
export function card(n, t) {
  const name = ["die", "pair", "write"][n - 1];
  return { n, of: CARDS, title: t(`first-${name}`), line: t(`first-${name}-line`) };
}

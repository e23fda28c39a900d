/** The first turn of who has never played MAGDAGDON, guided by four cards: choose, lay, neighbours, confirm. Pure. */

/** @import { Scene } from "./scene.js" */
/** @import { State, Texts } from "../game.js" */

/** How many cards there are. */
export const CARDS = 4;

/**
 * Which card is up: what the player does turns them, and so does leafing through; null when there is nothing to teach.
 *
 * @param {Scene} scene
 * @param {State["prefs"]} prefs
 * @returns {number | null}
 */
export function lesson({ at, draft, out, phase }, { taught }) {
  const first = phase === "stage" && at.cells.every((content) => content === 0);
  if (!first || taught.includes("magdagdon")) return null;
  const { staged, chosen, card } = draft;
  const reached = staged.length > 0 ? (out.missing === 0 ? 4 : 3) : chosen.length > 0 ? 2 : 1;
  return Math.min(CARDS, Math.max(reached, card));
}

/**
 * @param {number} n
 * @param {Texts} t
 */
export function card(n, t) {
  const name = ["choose", "lay", "beside", "confirm"][n - 1];
  return { n, of: CARDS, title: t(`first-${name}`), line: t(`first-${name}-line`) };
}

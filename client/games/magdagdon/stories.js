/** How scores grew out of the same dice. */
import { html } from "/vendor/lit-html/lit-html.js";
import { stories as told } from "../stories.js";
import { lying } from "./face.js";
import { turns } from "./record.js";
import { score } from "./scoring.js";

/** @import { State, Template, Texts } from "../game.js" */

/**
 * @param {State} state
 * @param {Texts} t
 * @returns {Template}
 */
export function stories(state, t) {
  return told(state, t, {
    growth: (kept, seat) =>
      turns(kept, seat).map(({ cells, powers }) => score(cells, state.room?.view.difficulty, powers).total),
    roll: (kept, seat, turn) => html`${lying(turns(kept, seat)[turn].roll, t, state.prefs.numerals)}`,
  });
}

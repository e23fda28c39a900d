/** How scores grew out of the same dice. */
import { nothing } from "/vendor/lit-html/lit-html.js";
import { turnsOf } from "../../proof/turns.js";
import { stories as told } from "../stories.js";
import { gone } from "./position.js";
import { replay, view } from "./replay.js";
import { lying } from "./tray.js";

/** @import { View } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */
/** @import { Kept } from "../../proof/turns.js" */

/**
 * @param {State} state
 * @param {Texts} t
 * @returns {Template}
 */
export function stories(state, t) {
  return told(state, t, {
    growth: (kept, seat) => turns(kept).map(({ seats }) => seats[seat].score.total),
    roll: (kept, _seat, turn) => {
      const dice = turns(kept)[turn].past?.dice;
      return dice ? lying(dice, gone({ taken: null }), t, { key: `${turn}`, wait: 0 }) : nothing;
    },
  });
}

/** What everybody saw after each turn. @param {Kept} kept @returns {View[]} */
function turns(kept) {
  return turnsOf(replay, kept)
    .map(({ after }) => view(after))
    .filter(({ past }) => past !== null);
}

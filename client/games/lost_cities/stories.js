/** How scores grew out of the same dice. */
import { nothing } from "/vendor/lit-html/lit-html.js";
import { stories as told } from "../stories.js";
import { gone } from "./position.js";
import { replay, view } from "./replay.js";
import { lying } from "./tray.js";

/** @import { View } from "./pieces.js" */
/** @import { State, Template, Texts } from "../game.js" */
/** @import { Kept } from "../stories.js" */

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
function turns({ seats, options, events }) {
  /** @type {View[]} */
  const seen = [];
  let state = replay.start(seats.length, options);
  for (const event of events) {
    state = replay.evolve(state, event);
    if (event.type === "closed") seen.push(view(state));
  }
  return seen;
}

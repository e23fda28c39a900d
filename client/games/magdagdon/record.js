/** A game that is kept, as its log tells of one seat. */
import { turnsOf } from "../../proof/turns.js";
import { replay, view } from "./replay.js";

/** @import { Cells } from "./pieces.js" */
/** @import { Kept } from "../../proof/turns.js" */

/**
 * What a seat made of its turns, one after the other.
 *
 * @param {Kept} kept
 * @param {number} seat
 * @returns {{roll: number[], cells: Cells, powers: number}[]}  the dice as they fell; the board and the Powers used so far, after it
 */
export function turns(kept, seat) {
  const own = turnsOf(replay, kept).filter(
    ({ before, after }) => after.players[seat].turns > before.players[seat].turns,
  );
  return own.map(({ events, after }) => {
    const { cells, powersUsed } = after.players[seat];
    return { roll: events.find(({ type }) => type === "rolled").dice, cells, powers: powersUsed };
  });
}

/**
 * A seat at the end, as all may see it then.
 *
 * @param {Kept} kept
 * @param {number} seat
 */
export function last(kept, seat) {
  const all = turnsOf(replay, kept);
  return view(all[all.length - 1].after, true).seats[seat];
}

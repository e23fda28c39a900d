/** A game that is kept, as its log tells of one seat. */
import { replay, view } from "./replay.js";

/** @import { Cells } from "./pieces.js" */
/** @typedef {Pick<import("../../wire.js").GameRecord, "seats" | "options" | "events">} Kept */

/**
 * What a seat made of its turns, one after the other.
 *
 * @param {Kept} kept
 * @param {number} seat
 * @returns {{roll: number[], cells: Cells, powers: number}[]}  the dice as they fell; the board and the Powers used so far, after it
 */
export function turns({ seats, options, events }, seat) {
  /** @type {ReturnType<typeof turns>} */
  const told = [];
  let state = replay.start(seats.length, options);
  for (const event of events) {
    const { hand } = state.players[seat];
    state = replay.evolve(state, event);
    const { cells, powersUsed } = state.players[seat];
    if (hand !== null && state.players[seat].hand === null)
      told.push({ roll: hand.rolled.dice, cells, powers: powersUsed });
  }
  return told;
}

/**
 * A seat at the end, as all may see it then.
 *
 * @param {Kept} kept
 * @param {number} seat
 */
export function last({ seats, options, events }, seat) {
  return view(events.reduce(replay.evolve, replay.start(seats.length, options)), true).seats[seat];
}

/** A game that is kept, turn by turn. Pure. */

/** @import { Replay } from "../games/game.js" */
/** @import { GameRecord } from "../wire.js" */

/**
 * @typedef {object} Turn
 * @property {number} turn     from 1; 0: nothing has been rolled yet
 * @property {any[]} events
 * @property {any} before      the game's states
 * @property {any} after
 *
 * @typedef {Pick<GameRecord, "seats" | "options" | "events">} Kept
 */

/**
 * The turns of a game; at everyone's own pace what all did in the same turn stands together. Throws what a log makes throw that cannot be played.
 *
 * @param {Replay} replay
 * @param {Kept} kept
 * @returns {Turn[]}
 */
export function turnsOf(replay, { seats, options, events }) {
  const start = replay.start(seats.length, options);
  let state = start;
  const placed = events.map((event) => {
    const turn = replay.turn(state, event);
    state = replay.evolve(state, event);
    return { turn, event };
  });
  placed.sort((one, other) => one.turn - other.turn);
  /** @type {Turn[]} */
  const turns = [{ turn: 0, events: [], before: start, after: start }];
  for (const { turn, event } of placed) {
    let last = turns[turns.length - 1];
    if (turn !== last.turn) {
      last = { turn, events: [], before: last.after, after: last.after };
      turns.push(last);
    }
    last.events.push(event);
    last.after = replay.evolve(last.after, event);
  }
  return turns;
}

/** A game that is kept, as its events tell of one board. */
import { CELLS, RUIN } from "./board.js";

/** @import { Cells } from "./pieces.js" */

/**
 * What a seat made of its turns, one after the other.
 *
 * @param {any[]} events
 * @param {number} seat
 * @returns {{roll: number[], cells: Cells, powers: number}[]}  the dice as they fell; the board and the Powers used so far, after it
 */
export function turns(events, seat) {
  /** @type {ReturnType<typeof turns>} */
  const told = [];
  let cells = CELLS.map(() => 0);
  let powers = 0;
  /** @type {number[]} */
  let roll = [];
  /** @type {number[]} */
  let dice = [];
  for (const event of events) {
    if (event.type === "rolled" && event.seats.includes(seat)) dice = roll = event.dice;
    if (event.seat !== seat) continue;
    if (event.type === "changed") {
      dice = event.dice;
      powers += 1;
    }
    if (event.type !== "chosen") continue;
    const { choice } = event;
    cells = [...cells];
    if (choice.type === "ruin") cells[choice.cell] = RUIN;
    else for (const [die, cell] of choice.placements) cells[cell] = dice[die];
    told.push({ roll, cells, powers });
  }
  return told;
}

/**
 * A seat's board at the end.
 *
 * @param {any[]} events
 * @param {number} seat
 * @returns {{cells: Cells}}
 */
export function last(events, seat) {
  return { cells: turns(events, seat).slice(-1)[0]?.cells ?? CELLS.map(() => 0) };
}

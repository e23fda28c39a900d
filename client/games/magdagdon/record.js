/** A game that is kept, played once more. */
import { CELLS, RUIN } from "./board.js";

/** @import { Cells } from "./pieces.js" */

/**
 * A seat's board at the end.
 *
 * @param {any[]} events
 * @param {number} seat
 * @returns {{cells: Cells}}
 */
export function last(events, seat) {
  const cells = CELLS.map(() => 0);
  /** @type {number[]} */
  let dice = [];
  for (const event of events) {
    if (event.type === "rolled" && event.seats.includes(seat)) dice = event.dice;
    if (event.seat !== seat) continue;
    if (event.type === "changed") dice = event.dice;
    if (event.type !== "chosen") continue;
    const { choice } = event;
    if (choice.type === "ruin") cells[choice.cell] = RUIN;
    else for (const [die, cell] of choice.placements) cells[cell] = dice[die];
  }
  return { cells };
}

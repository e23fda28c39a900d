/** What a turn that has just closed brought to light: the boards of now against those seen before. */

/** @import { Cells, SeatView } from "./pieces.js" */

/**
 * @typedef {object} Revealed
 * @property {number} count          how many turns have been revealed to this screen
 * @property {Set<number>[]} fresh   by seat, the cells that the last one filled
 * @property {(number | null)[]} gains  by seat, what it brought; null where nothing changed
 */

/**
 * @typedef {object} Boards
 * @property {number} game
 * @property {(Cells | null)[]} cells   by seat
 * @property {(number | null)[]} totals by seat
 */

/** @type {Revealed} */
export const NOTHING_YET = { count: 0, fresh: [], gains: [] };

/**
 * The boards as everybody sees them.
 * @param {number} game     its number in the room
 * @param {SeatView[]} seats
 * @returns {Boards}
 */
export function boardsOf(game, seats) {
  return { game, cells: seats.map(({ cells }) => cells), totals: seats.map(({ score }) => score?.total ?? null) };
}

/**
 * @param {Revealed} revealed  what is on show
 * @param {Boards | null} before
 * @param {Boards} now
 * @returns {Revealed}  the same when no board has changed
 */
export function reveal(revealed, before, now) {
  if (!before || before.game !== now.game) return { ...NOTHING_YET, count: revealed.count };
  const fresh = now.cells.map((cells, seat) => changed(before.cells[seat] ?? null, cells));
  if (fresh.every((cells) => cells.size === 0)) return revealed;
  const gains = now.totals.map((total, seat) => {
    const earlier = before.totals[seat] ?? null;
    return total === null || earlier === null || fresh[seat].size === 0 ? null : total - earlier;
  });
  return { count: revealed.count + 1, fresh, gains };
}

/**
 * @param {Cells | null} before  null: nobody could see it, so that all of it is new
 * @param {Cells | null} now
 * @returns {Set<number>}
 */
function changed(before, now) {
  return new Set((now ?? []).flatMap((content, cell) => (content === (before?.[cell] ?? 0) ? [] : [cell])));
}

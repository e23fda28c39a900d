/** The rules of placing: the twin of the engine's board. Pure; the engine alone decides, this only shows what it will say. */

/** @import { Cells, Placement, Refusal } from "./pieces.js" */

/** How many rows and columns there are. */
export const SIDE = 4;
/** What stands in a cell that has fallen. */
export const RUIN = -1;
/** All cells, row by row. */
export const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

/** @type {readonly number[][]} the cells that touch a cell above, below, left and right */
export const NEIGHBOURS = CELLS.map((cell) =>
  CELLS.filter((other) => {
    const down = Math.abs(Math.floor(other / SIDE) - Math.floor(cell / SIDE));
    const across = Math.abs((other % SIDE) - (cell % SIDE));
    return down + across === 1;
  }),
);

/** @type {readonly number[][]} the cells of the four rows, then of the four columns */
export const LINES = [
  ...Array.from({ length: SIDE }, (_, row) => CELLS.slice(row * SIDE, row * SIDE + SIDE)),
  ...Array.from({ length: SIDE }, (_, column) => CELLS.filter((cell) => cell % SIDE === column)),
];

/**
 * Why a die showing `value` may not go to `cell`; null when it may.
 *
 * @param {Cells} cells
 * @param {number} value
 * @param {number} cell
 * @returns {Refusal | null}
 */
export function objection(cells, value, cell) {
  if (cells[cell] !== 0) return { reason: "occupied", params: {} };
  if (!cells.some((content) => content > 0)) return null;
  const touched = NEIGHBOURS[cell].map((other) => cells[other]).filter((content) => content > 0);
  if (touched.length === 0) return { reason: "not_adjacent", params: {} };
  const neighbour = touched.find((content) => Math.abs(content - value) > 1);
  return neighbour === undefined ? null : { reason: "differs", params: { value, neighbour } };
}

/**
 * @param {Cells} cells
 * @param {number} value
 * @returns {number[]} the cells that a die showing `value` may go to
 */
export function legalCells(cells, value) {
  return CELLS.filter((cell) => objection(cells, value, cell) === null);
}

/**
 * @param {Cells} cells
 * @param {number[]} dice
 * @param {Placement[]} placements
 * @returns {Cells} the board with the dice lying on it
 */
export function laid(cells, dice, placements) {
  const board = [...cells];
  for (const [die, cell] of placements) board[cell] = dice[die];
  return board;
}

/**
 * The placements that can stand, in an order in which each one is legal. Which dice may lie where does not depend on the
 * order; only what each of them touches first does. So whatever fits is laid, again and again, until nothing more does.
 *
 * @param {Cells} cells
 * @param {number[]} dice
 * @param {Placement[]} placements  earlier ones are preferred
 * @returns {Placement[]}
 */
export function arrange(cells, dice, placements) {
  /** @type {Placement[]} */
  const standing = [];
  const open = [...placements];
  for (;;) {
    const board = laid(cells, dice, standing);
    const next = open.findIndex(([die, cell]) => objection(board, dice[die], cell) === null);
    if (next === -1) return standing;
    standing.push(...open.splice(next, 1));
  }
}

/** What a draft comes to: what may land where, whether it is complete, whether it is what a hint says. Pure; it changes none. */

/** @import { Draft, Placement, Position } from "./pieces.js" */
/** @import { Hint } from "../../wire.js" */

import { arrange, CELLS, laid, legalCells } from "./board.js";

/**
 * The board with the staged dice on it, and what may happen on it next.
 *
 * @param {Draft} draft
 * @param {Position} position
 */
export function outlook(draft, position) {
  const dice = position.dice ?? [];
  const board = laid(position.cells, dice, draft.staged);
  const hand = draft.lifted ?? (draft.rerolling ? null : (draft.chosen[0] ?? null));
  const free = dice.map((_, die) => die).filter((die) => !isStaged(draft, die));
  return {
    board,
    hand,
    free,
    legal: hand === null || position.magdagdon ? [] : landings(draft, hand, position),
    nowhere: free.filter((die) => legalCells(board, dice[die]).length === 0),
    missing: Math.max(0, position.required - draft.staged.length),
  };
}

/**
 * @param {Draft} draft
 * @param {number} die
 */
export function isStaged(draft, die) {
  return draft.staged.some(([staged]) => staged === die);
}

/**
 * Where a die may land. A staged one takes along what can stand only beside it.
 *
 * @param {Draft} draft
 * @param {number} die
 * @param {Position} position
 * @returns {number[]}
 */
function landings(draft, die, position) {
  const dice = position.dice ?? [];
  if (!isStaged(draft, die)) return legalCells(laid(position.cells, dice, draft.staged), dice[die]);
  return CELLS.filter((cell) => moved(draft, die, cell, position).some(([kept]) => kept === die));
}

/**
 * What stays staged when a die goes to a cell: not that die, where it may not lie there.
 *
 * @param {Draft} draft
 * @param {number} die
 * @param {number} cell
 * @param {Position} position
 * @returns {Placement[]}
 */
export function moved(draft, die, cell, { cells, dice }) {
  const others = draft.staged.filter(([staged]) => staged !== die);
  return arrange(cells, dice ?? [], [...others, [die, cell]]);
}

/**
 * The draft as a command when it is complete: confirmed as it lies, or the chosen cell falls.
 *
 * @param {Draft} draft
 * @param {Position} position
 */
export function completed(draft, position) {
  const { staged, doomed } = draft;
  const { turn, required, magdagdon } = position;
  if (!position.dice || position.closed) return null;
  if (magdagdon) return doomed === null ? null : { type: "ruin", turn, cell: doomed };
  return staged.length > 0 && staged.length >= required ? { type: "confirm", turn, placements: staged } : null;
}

/**
 * What a hint lays out: its dice, the cell that is to fall, or the dice of its Power in hand.
 *
 * @param {Hint} hint
 * @returns {Pick<Draft, "staged" | "doomed" | "chosen" | "rerolling">}
 */
export function advised({ command }) {
  return {
    staged: command.placements ?? [],
    doomed: command.cell ?? null,
    chosen: command.dice ?? (command.die === undefined ? [] : [command.die]),
    rerolling: command.type === "reroll",
  };
}

/**
 * The hint, while what lies on the table is what it says; else null.
 *
 * @param {Draft} draft
 * @param {Position} position
 * @returns {Hint | null}
 */
export function heeded(draft, position) {
  const { hint } = position;
  if (hint === null || draft.heeded !== position.powersUsed) return null;
  const { staged, doomed, chosen, rerolling } = advised(hint);
  const same =
    alike(staged, draft.staged) &&
    doomed === draft.doomed &&
    (staged.length > 0 || doomed !== null || (alike(chosen, draft.chosen) && rerolling === draft.rerolling));
  return same ? hint : null;
}

/** Whether two lists hold the same, in whatever order. @param {unknown[]} one @param {unknown[]} other */
function alike(one, other) {
  const sorted = (/** @type {unknown[]} */ list) => list.map(String).sort().join(" ");
  return sorted(one) === sorted(other);
}

/** Staging: what a player lays out before CONFIRM. A pure machine; nothing of it reaches the server until it is sent whole. */

/** @import { Draft, Placement, Position } from "./pieces.js" */
/** @import { Hint } from "../../wire.js" */

import { arrange, CELLS, laid, legalCells, objection } from "./board.js";

/**
 * @typedef {{type: "roll"} | {type: "reroll"} | {type: "let_go"}
 *   | {type: "choose", die: number} | {type: "touch", cell: number} | {type: "move", die: number, cell: number}
 *   | {type: "take_back", die?: number} | {type: "cursor", cell: number}
 *   | {type: "lift", die: number} | {type: "drop"} | {type: "card", card: number} | {type: "hint"}} Action
 */

/**
 * @param {Position} position
 * @returns {Draft}
 */
export function fresh({ game, turn, dice }) {
  return {
    game,
    turn,
    card: 1,
    dice,
    rolled: false,
    chosen: [],
    lifted: null,
    rerolling: false,
    staged: [],
    doomed: null,
    cursor: 0,
    heeded: null,
    refused: null,
  };
}

/**
 * The draft as far as it still holds: nothing of another turn or game, nothing of what a Power has changed. A hint is laid out when it comes.
 *
 * @param {Draft | null | undefined} draft
 * @param {Position} position
 * @returns {Draft}
 */
export function fitted(draft, position) {
  const kept = holding(draft, position);
  return position.hint === null || kept.heeded === position.powersUsed ? kept : heeding(kept, position.hint, position);
}

/**
 * @param {Draft | null | undefined} draft
 * @param {Position} position
 * @returns {Draft}
 */
function holding(draft, position) {
  if (!draft || draft.game !== position.game || draft.turn !== position.turn) return fresh(position);
  const { dice, cells } = position;
  if (!dice || position.choice || position.finished) return { ...fresh(position), rolled: true, cursor: draft.cursor };
  const same = dice.every((face, die) => face === draft.dice?.[die]);
  const kept = draft.staged.filter(([die]) => dice[die] === draft.dice?.[die]);
  return {
    ...draft,
    dice,
    rerolling: same && draft.rerolling,
    chosen: same ? draft.chosen : draft.chosen.slice(0, 1),
    staged: position.magdagdon ? [] : arrange(cells, dice, kept),
    doomed: position.magdagdon && draft.doomed !== null && cells[draft.doomed] === 0 ? draft.doomed : null,
  };
}

/**
 * @param {Draft} draft
 * @param {Action} action
 * @param {Position} position
 * @returns {Draft}
 */
export function advance(draft, action, position) {
  const now = { ...fitted(draft, position), lifted: null, refused: null };
  if (!position.dice || position.closed) return action.type === "cursor" ? { ...now, cursor: action.cell } : now;
  switch (action.type) {
    case "roll":
      return { ...now, rolled: true };
    case "cursor":
      return { ...now, cursor: action.cell, lifted: draft.lifted, refused: draft.refused };
    case "lift":
      return { ...now, lifted: action.die, rerolling: false, chosen: isStaged(now, action.die) ? [] : [action.die] };
    case "drop":
      return now;
    case "choose":
      return choose(now, action.die, position);
    case "touch":
      return touch(now, action.cell, position, draft);
    case "move":
      return move(now, action.die, action.cell, position, draft);
    case "take_back":
      return takeBack(now, action.die ?? now.staged[now.staged.length - 1]?.[0], position);
    case "reroll":
      return { ...now, rerolling: !now.rerolling, chosen: now.chosen.slice(0, 1) };
    case "card":
      return { ...now, card: action.card };
    case "hint":
      return position.hint ? heeding(now, position.hint, position) : now;
    case "let_go":
      return { ...now, rerolling: false, chosen: [], doomed: null };
  }
}

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
 * @param {Draft} draft
 * @param {number} die
 * @param {number} cell
 * @param {Position} position
 * @returns {Placement[]}
 */
function moved(draft, die, cell, { cells, dice }) {
  const others = draft.staged.filter(([staged]) => staged !== die);
  return arrange(cells, dice ?? [], [...others, [die, cell]]);
}

/**
 * @param {Draft} draft
 * @param {number} die
 * @param {Position} position
 * @returns {Draft}
 */
function choose(draft, die, position) {
  if (isStaged(draft, die)) return draft.rerolling ? draft : takeBack(draft, die, position);
  const held = draft.chosen.includes(die);
  if (!draft.rerolling) return { ...draft, chosen: held ? [] : [die] };
  return { ...draft, chosen: held ? draft.chosen.filter((other) => other !== die) : [...draft.chosen, die] };
}

/**
 * @param {Draft} draft
 * @param {number} cell
 * @param {Position} position
 * @param {Draft} before
 * @returns {Draft}
 */
function touch(draft, cell, position, before) {
  if (position.magdagdon) {
    if (position.cells[cell] !== 0) return refuse(before, draft, cell, { reason: "occupied", params: {} });
    return { ...draft, rerolling: false, chosen: [], doomed: draft.doomed === cell ? null : cell, cursor: cell };
  }
  const lying = draft.staged.find(([, place]) => place === cell);
  if (lying) return takeBack({ ...draft, rerolling: false, cursor: cell }, lying[0], position);
  if (draft.rerolling || draft.chosen.length === 0) {
    if (position.cells[cell] !== 0) return { ...draft, cursor: cell };
    return refuse(before, draft, cell, { reason: "choose-die-first", params: {} });
  }
  return move(draft, draft.chosen[0], cell, position, before);
}

/**
 * @param {Draft} draft
 * @param {number} die
 * @param {number} cell
 * @param {Position} position
 * @param {Draft} before
 * @returns {Draft}
 */
function move(draft, die, cell, position, before) {
  const dice = position.dice ?? [];
  if (draft.staged.some(([staged, place]) => staged === die && place === cell)) return draft;
  const staged = moved(draft, die, cell, position);
  if (!staged.some(([kept]) => kept === die)) {
    const others = arrange(
      position.cells,
      dice,
      draft.staged.filter(([staged]) => staged !== die),
    );
    const why = objection(laid(position.cells, dice, others), dice[die], cell);
    return refuse(before, draft, cell, why ?? { reason: "not_adjacent", params: {} });
  }
  return { ...draft, staged, chosen: [], rerolling: false, cursor: cell };
}

/**
 * Takes a die back into the hand, and with it whatever cannot stand without it.
 *
 * @param {Draft} draft
 * @param {number | undefined} die
 * @param {Position} position
 * @returns {Draft}
 */
function takeBack(draft, die, { cells, dice }) {
  if (die === undefined) return { ...draft, chosen: [] };
  const others = draft.staged.filter(([staged]) => staged !== die);
  return { ...draft, staged: arrange(cells, dice ?? [], others), chosen: [die], rerolling: false };
}

/**
 * @param {Draft} before
 * @param {Draft} draft
 * @param {number | null} cell
 * @param {{reason: string, params: Record<string, number | string>}} why
 * @returns {Draft}
 */
function refuse(before, draft, cell, { reason, params }) {
  return { ...draft, refused: { reason, params, cell, count: (before.refused?.count ?? 0) + 1 } };
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
 * The draft as a hint would have it: its dice laid out, its cell chosen to fall, or the dice of its Power in hand.
 *
 * @param {Draft} draft
 * @param {Hint} hint
 * @param {Position} position
 * @returns {Draft}
 */
function heeding(draft, { command }, { powersUsed }) {
  return {
    ...draft,
    rolled: true,
    staged: command.placements ?? [],
    doomed: command.cell ?? null,
    chosen: command.dice ?? (command.die === undefined ? [] : [command.die]),
    rerolling: command.type === "reroll",
    lifted: null,
    heeded: powersUsed,
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
  const { staged, doomed, chosen, rerolling } = heeding(draft, hint, position);
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

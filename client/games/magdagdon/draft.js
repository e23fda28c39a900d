/** Staging: how what a player lays out before CONFIRM comes about. A pure machine; nothing of it reaches the server until it is sent whole. */

/** @import { Draft, Position } from "./pieces.js" */
/** @import { Hint } from "../../wire.js" */

import { arrange, laid, objection } from "./board.js";
import { advised, isStaged, moved } from "./outlook.js";

/**
 * @typedef {{type: "roll"} | {type: "reroll"} | {type: "let_go"}
 *   | {type: "choose", die: number} | {type: "touch", cell: number} | {type: "move", die: number, cell: number}
 *   | {type: "take_back", die?: number} | {type: "cursor", cell: number}
 *   | {type: "lift", die: number} | {type: "drop"} | {type: "card", card: number} | {type: "hint"}} Action
 */

/**
 * The draft of a turn in which nothing has been touched yet.
 *
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
 * The draft after a step. What the rules do not allow changes nothing but why it was `refused`.
 *
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
 * The draft as a hint would have it.
 *
 * @param {Draft} draft
 * @param {Hint} hint
 * @param {Position} position
 * @returns {Draft}
 */
function heeding(draft, hint, { powersUsed }) {
  return { ...draft, ...advised(hint), rolled: true, lifted: null, heeded: powersUsed };
}

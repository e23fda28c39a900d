/** Picking a pair and answering its arrows before it is sent. A pure machine; nothing of it reaches the server until it is sent whole. */

/** @import { Choice, Draft, Position, Written } from "./pieces.js" */
/** @import { Hint } from "../../wire.js" */

import { gone } from "./position.js";
import { objection, refuse, write } from "./write.js";

/**
 * @typedef {"colour" | "number"} Kind
 * @typedef {{type: "pick", kind: Kind, die: number} | {type: "arrow", at: number, choice: number | null}
 *   | {type: "refuse"} | {type: "back"} | {type: "let_go"} | {type: "peek", seat: number | null} | {type: "card", card: number} | {type: "hint"}} Action   `at`: which arrow of the chain, from 0
 */

/**
 * The draft of a turn in which nothing has been picked yet.
 *
 * @param {Position} position
 * @returns {Draft}
 */
export function fresh({ game, turn }) {
  return {
    game,
    turn,
    card: 1,
    colour: null,
    number: null,
    last: null,
    arrows: [],
    refusing: false,
    peek: null,
    heeded: false,
    refused: null,
  };
}

/**
 * The draft as far as it still holds: nothing of another turn, no die that has been taken meanwhile, nothing once the choice is made.
 * Where no pair can be taken there is nothing to pick but the refusal. A hint is picked when it comes.
 *
 * @param {Draft | null | undefined} draft
 * @param {Position} position
 * @returns {Draft}
 */
export function fitted(draft, position) {
  const kept = holding(draft, position);
  return position.hint === null || kept.heeded ? kept : heeding(kept, position.hint);
}

/**
 * @param {Draft | null | undefined} draft
 * @param {Position} position
 * @returns {Draft}
 */
function holding(draft, position) {
  if (!draft || draft.game !== position.game || draft.turn !== position.turn) return holding(fresh(position), position);
  if (position.closed) return { ...fresh(position), peek: draft.peek };
  if (!fits(position)) return { ...fresh(position), peek: draft.peek, heeded: draft.heeded, refusing: true };
  const off = gone(position);
  const colour = draft.colour === off.colour ? null : draft.colour;
  const number = draft.number === off.number ? null : draft.number;
  const same = colour === draft.colour && number === draft.number;
  return same ? draft : { ...draft, colour, number, arrows: [] };
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
  const now = { ...fitted(draft, position), refused: null };
  if (action.type === "peek") return { ...now, peek: action.seat };
  if (position.closed) return now;
  switch (action.type) {
    case "pick":
      return pick(now, action.kind, action.die, position, draft);
    case "arrow":
      return answer(now, action.at, action.choice, position, draft);
    case "refuse":
      return { ...fresh(position), peek: now.peek, heeded: now.heeded, refusing: !now.refusing };
    case "card":
      return { ...now, card: action.card };
    case "back":
      return back(now);
    case "let_go":
      return { ...fresh(position), peek: now.peek, heeded: now.heeded };
    case "hint":
      return position.hint ? heeding(now, position.hint) : now;
  }
}

/**
 * What the picked pair would do, as far as its chain has been answered, or the refusal; null when nothing is picked.
 *
 * @param {Draft} draft
 * @param {Position} position
 * @returns {Written | null}
 */
export function hoped({ colour, number, arrows, refusing }, { sheet, dice }) {
  if (refusing) return refuse(sheet);
  if (!dice || colour === null || number === null) return null;
  return write(sheet, dice.colours[colour], dice.numbers[number], arrows);
}

/**
 * Why a pair of dice may not be taken; null when it may.
 *
 * @param {Position} position
 * @param {number} colour   a die
 * @param {number} number   a die
 * @returns {string | null}
 */
export function unfit({ sheet, dice, taken }, colour, number) {
  if (!dice) return "game_over";
  const off = gone({ taken });
  if (colour === off.colour) return "colour_taken";
  if (number === off.number) return "number_taken";
  return objection(sheet, dice.colours[colour], dice.numbers[number]);
}

const DICE = [0, 1, 2];

/**
 * Whether any pair can be taken with this die, or at all.
 *
 * @param {Position} position
 * @param {Kind} [kind]
 * @param {number} [die]
 */
export function fits(position, kind, die) {
  const colours = kind === "colour" && die !== undefined ? [die] : DICE;
  const numbers = kind === "number" && die !== undefined ? [die] : DICE;
  return colours.some((colour) => numbers.some((number) => unfit(position, colour, number) === null));
}

/**
 * The draft as a command when it is complete.
 *
 * @param {Draft} draft
 * @param {Position} position
 * @returns {Choice | null}
 */
export function completed(draft, position) {
  const { colour, number, arrows, refusing } = draft;
  if (position.closed || position.waits) return null;
  if (refusing) return { type: "refuse", turn: position.turn };
  if (colour === null || number === null) return null;
  if (hoped(draft, position)?.reason !== null) return null;
  return { type: "take", turn: position.turn, number, colour, arrows };
}

/**
 * Picking the picked die again lets it go. What does not go with the newly picked one is let go too, so that nobody gets stuck.
 *
 * @param {Draft} draft
 * @param {Kind} kind
 * @param {number} die
 * @param {Position} position
 * @param {Draft} before
 * @returns {Draft}
 */
function pick(draft, kind, die, position, before) {
  const other = kind === "colour" ? "number" : "colour";
  if (draft[kind] === die) return { ...draft, [kind]: null, last: other, arrows: [] };
  if (!fits(position, kind, die)) return object(before, draft, `${kind} ${die}`, why(position, kind, die));
  const picked = { ...draft, [kind]: die };
  const { colour, number } = picked;
  const goes = colour === null || number === null || unfit(position, colour, number) === null;
  return { ...picked, [other]: goes ? draft[other] : null, last: kind, arrows: [], refusing: false };
}

/**
 * Why nothing goes with a die: that it was taken, or what is wrong with its first pair on the table.
 *
 * @param {Position} position
 * @param {Kind} kind
 * @param {number} die
 */
function why(position, kind, die) {
  const reasons = DICE.map((other) => (kind === "colour" ? unfit(position, die, other) : unfit(position, other, die)));
  const own = `${kind}_taken`;
  return reasons.find((reason) => reason === own) ?? reasons.find((reason) => !reason?.endsWith("_taken")) ?? own;
}

/**
 * @param {Draft} draft
 * @param {number} at
 * @param {number | null} choice
 * @param {Position} position
 * @param {Draft} before
 * @returns {Draft}
 */
function answer(draft, at, choice, position, before) {
  const next = { ...draft, arrows: [...draft.arrows.slice(0, at), choice] };
  const after = hoped(next, position);
  if (!after || at > draft.arrows.length) return draft;
  if (after.reason === null || after.reason === "arrow_missing") return next;
  return object(before, draft, null, after.reason);
}

/**
 * @param {Draft} draft
 * @returns {Draft}
 */
function back(draft) {
  if (draft.refusing) return { ...draft, refusing: false };
  if (draft.arrows.length > 0) return { ...draft, arrows: draft.arrows.slice(0, -1) };
  const last = draft.last ?? "colour";
  const other = last === "colour" ? "number" : "colour";
  return { ...draft, [draft[last] === null ? other : last]: null };
}

/**
 * @param {Draft} before
 * @param {Draft} draft
 * @param {string | null} die
 * @param {string} reason
 * @returns {Draft}
 */
function object(before, draft, die, reason) {
  return { ...draft, refused: { reason, die, count: (before.refused?.count ?? 0) + 1 } };
}

/**
 * The draft as a hint would have it.
 *
 * @param {Draft} draft
 * @param {Hint} hint
 * @returns {Draft}
 */
function heeding(draft, { command }) {
  const { colour = null, number = null, arrows = [] } = command;
  return { ...draft, colour, number, last: null, arrows, refusing: command.type === "refuse", heeded: true };
}

/**
 * The hint, while what is picked is what it says; else null.
 *
 * @param {Draft} draft
 * @param {Position} position
 * @returns {Hint | null}
 */
export function heeded(draft, { hint }) {
  if (hint === null || !draft.heeded) return null;
  const { colour, number, arrows, refusing } = heeding(draft, hint);
  const same = colour === draft.colour && number === draft.number && refusing === draft.refusing;
  return same && String(arrows) === String(draft.arrows) ? hint : null;
}

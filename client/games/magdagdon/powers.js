/** Majda Powers: what may be used on which dice, and the command for it. */

/** @import { Draft, Position, Refusal } from "./pieces.js" */

import { isStaged } from "./outlook.js";
import { DIFFICULTIES } from "./scoring.js";

/** @typedef {"decrease" | "increase" | "reroll"} Power */

/**
 * Why a Power may not be used on these dice now; null when it may.
 *
 * @param {Draft} draft
 * @param {Power} power
 * @param {number[]} dice  indices
 * @param {Position} position
 * @returns {Refusal | null}
 */
export function powerObjection(draft, power, dice, position) {
  const { difficulty } = position;
  if (position.powersUsed >= DIFFICULTIES[difficulty].powers.length)
    return { reason: "no_powers_left", params: { difficulty } };
  if (dice.length === 0) return { reason: "no_dice", params: {} };
  if (dice.some((die) => isStaged(draft, die))) return { reason: "die_staged", params: {} };
  const face = position.dice?.[dice[0]];
  if ((power === "decrease" && face === 1) || (power === "increase" && face === 6))
    return { reason: "out_of_range", params: {} };
  return null;
}

/**
 * Why the button of a Power does nothing yet; null when it does.
 *
 * @param {Draft} draft
 * @param {Power} power
 * @param {Position} position
 * @returns {Refusal | null}
 */
export function powerWaits(draft, power, position) {
  const why = powerObjection(draft, power, draft.chosen, position);
  return why?.reason === "no_dice" ? { reason: "die-for-power", params: {} } : why;
}

/**
 * @param {Draft} draft
 * @param {Power} power
 * @param {Position} position
 */
export function powerCommand({ chosen }, power, { turn, powersUsed }) {
  const head = { type: power, turn, use: powersUsed };
  return power === "reroll" ? { ...head, dice: [...chosen].sort((a, b) => a - b) } : { ...head, die: chosen[0] };
}

/**
 * @param {Position} position
 * @returns {{left: number, spent: number, next: number | null}}  `next`: what the next one costs
 */
export function powersLeft({ difficulty, powersUsed }) {
  const costs = DIFFICULTIES[difficulty].powers;
  const spent = Math.min(powersUsed, costs.length);
  return { left: costs.length - spent, spent, next: costs[spent] ?? null };
}

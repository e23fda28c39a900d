/** Whether the rules let an event of a kept game follow: the twin of the engine's judging, but for the faces that dice show. Pure. */
import { laid, legalCells, objection } from "./board.js";
import { DIFFICULTIES } from "./scoring.js";

/** @import { Cells } from "./pieces.js" */
/** @import { Choice, Event, Played, Player, Power } from "./replay.js" */

/** Logs say from this version of the rules on which Power was used. */
const POWERS_KEPT = 2;

/** What the Powers that change one die do to it. */
export const STEPS = { decrease: -1, increase: 1 };

/**
 * @param {Played} state    before it
 * @param {Event} event
 * @param {number} version  of the rules that wrote it down
 */
export function follows(state, event, version) {
  const { players, options } = state;
  const terms = DIFFICULTIES[options.difficulty];
  switch (event.type) {
    case "rolled":
      return opens(state, event, terms.minimum);
    case "changed":
      return changes(players[event.seat], event, terms, version);
    case "chosen":
      return allows(players[event.seat], event.choice, terms.minimum);
    case "closed":
      return grouped(state, event.seats) && event.seats.every((seat) => players[seat].hand?.choice);
    default:
      return false;
  }
}

/** Whether these play a turn: all that have not finished, or one at its own pace. @param {Played} state @param {number[]} seats */
function grouped({ players, options }, seats) {
  const open = players.flatMap(({ cells }, seat) => (cells.includes(0) ? seat : []));
  return options.pace === "own" ? seats.length === 1 && open.includes(seats[0]) : String(seats) === String(open);
}

/** @param {Played} state @param {Extract<Event, {type: "rolled"}>} rolled @param {number} minimum */
function opens(state, { turn, dice, seats, magdagdon }, minimum) {
  const { players } = state;
  const due = seats.every((seat) => players[seat].hand === null && players[seat].turns + 1 === turn);
  const stuck = seats.filter((seat) => isMagdagdon(players[seat], dice, minimum));
  return due && grouped(state, seats) && String(stuck) === String(magdagdon);
}

/**
 * @param {Player} player
 * @param {Extract<Event, {type: "changed"}>} changed
 * @param {{minimum: number, powers: readonly number[]}} terms
 * @param {number} version
 */
function changes(player, { dice, rerolled, magdagdon, power }, { minimum, powers }, version) {
  const { turns, powersUsed, hand } = player;
  if (hand === null || hand.choice !== null || powersUsed >= powers.length) return false;
  const told = power
    ? power.turn === turns + 1 && power.use === powersUsed && agree(power, rerolled)
    : version < POWERS_KEPT;
  return told && magdagdon === isMagdagdon(player, dice, minimum);
}

/** Whether a Power rolled again what the log says. @param {Power} power @param {number[]} rerolled */
export function agree(power, rerolled) {
  if (power.type !== "reroll") return power.type in STEPS && rerolled.length === 0;
  return String([...power.dice].sort()) === String([...rerolled].sort());
}

/**
 * @param {Player} player
 * @param {Choice} choice
 * @param {number} minimum
 */
function allows(player, choice, minimum) {
  const { cells, turns, hand } = player;
  if (hand === null || hand.choice !== null || choice.turn !== turns + 1) return false;
  if (choice.type === "ruin") return hand.now.magdagdon && cells[choice.cell] === 0;
  if (choice.type !== "confirm" || hand.now.magdagdon) return false;
  const { placements } = choice;
  const once = new Set(placements.map(([die]) => die)).size === placements.length;
  const { dice } = hand.now;
  return (
    once &&
    placements.length >= required(player, minimum) &&
    placements.every(
      ([die, cell], at) => die in dice && !objection(laid(cells, dice, placements.slice(0, at)), dice[die], cell),
    )
  );
}

/** Whether too few of these dice can be placed. @param {Player} player @param {number[]} dice @param {number} minimum */
const isMagdagdon = (player, dice, minimum) => !placeable(player.cells, dice, required(player, minimum));

/** How many dice must be placed. @param {Player} player @param {number} minimum */
const required = ({ cells }, minimum) => Math.min(minimum, cells.filter((content) => content === 0).length);

/**
 * Whether so many of these dice can be placed, one after the other.
 *
 * @param {Cells} cells
 * @param {number[]} dice
 * @param {number} count
 * @returns {boolean}
 */
function placeable(cells, dice, count) {
  if (count === 0) return true;
  return dice.some((face, die) => {
    const others = dice.filter((_, other) => other !== die);
    return legalCells(cells, face).some((cell) => placeable(laid(cells, [face], [[0, cell]]), others, count - 1));
  });
}

/** What is heard and felt of a change at the table. Pure. */

/** @import { View } from "./pieces.js" */
/** @import { Cue, State } from "../game.js" */

import { OWN_COUNTS, ROLL } from "../../beats.js";
import { RUIN } from "./board.js";
import { scene } from "./scene.js";

/** Milliseconds between two bonuses of one choice. */
const NEXT_BONUS = 150;

/**
 * @param {State} state
 * @param {State | null} before  null: the game has just begun
 * @returns {Cue[]}
 */
export function cues(state, before) {
  const now = facts(state);
  const then = before && facts(before);
  /** @type {Cue[]} */
  const heard = [];
  if (now.roll !== null && now.roll !== (then?.roll ?? null))
    heard.push({ name: "roll", value: 4, at: then && now.others > then.others ? ROLL : 0 });
  if (!then) return heard;
  if (now.turn === then.turn) heard.push(...staged(now, then));
  if (now.powers > then.powers) heard.push({ name: "star" });
  if (now.stones > then.stones) heard.push({ name: "confirm", own: true });
  if (now.ruins > then.ruins) heard.push({ name: "ruin", own: true });
  else if (now.fallen > then.fallen) heard.push({ name: "ruin" });
  const won = now.bonuses.filter((points, line) => points > 0 && then.bonuses[line] === 0);
  return [...heard, ...won.map((value, n) => cue("bonus", value, OWN_COUNTS + n * NEXT_BONUS))];
}

/**
 * @param {Cue["name"]} name
 * @param {number} value
 * @param {number} at
 * @returns {Cue}
 */
const cue = (name, value, at) => ({ name, value, at });

/**
 * The dice laid since.
 *
 * @param {ReturnType<typeof facts>} now
 * @param {ReturnType<typeof facts>} then
 */
function staged(now, then) {
  const lay = (/** @type {[number, number]} */ [die, cell]) =>
    then.staged.some(([other, place]) => other === die && place === cell);
  return now.staged.filter((placement) => !lay(placement)).map(([die]) => cue("stage", now.dice[die], 0));
}

/** @param {State} state */
function facts(state) {
  /** @type {View} */
  const view = state.room?.view;
  const known = scene(state);
  const own = known?.cells ?? [];
  const others = view.seats.flatMap(({ cells }, seat) => (seat === state.me.seat ? [] : (cells ?? [])));
  const open = known ? known.phase === "stage" || known.phase === "magdagdon" : view.dice !== null;
  const turn = known?.at.turn ?? view.turn;
  return {
    turn,
    roll: open ? turn : null,
    dice: known?.at.dice ?? [],
    staged: known?.draft.staged ?? [],
    powers: known?.at.powersUsed ?? 0,
    stones: own.filter((content) => content > 0).length,
    ruins: own.filter((content) => content === RUIN).length,
    bonuses: known?.now.lines.map(([, , points]) => points) ?? [],
    others: others.filter((content) => content !== 0).length,
    fallen: others.filter((content) => content === RUIN).length,
  };
}

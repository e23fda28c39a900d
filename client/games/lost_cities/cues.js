/** What is heard and felt of a change at the table. Pure. */

/** @import { Sheet, View } from "./pieces.js" */
/** @import { Cue, State } from "../game.js" */

import { OWN_COUNTS, ROLL } from "../../beats.js";
import { scene } from "./scene.js";
import { BRIDGE_POINTS, COLUMNS } from "./sheet.js";
import { filled } from "./write.js";

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
    heard.push({ name: "roll", value: 6, at: then ? ROLL : 0 });
  if (!then) return heard;
  if (now.turn === then.turn) heard.push(...picked(now, then));
  if (now.written > then.written) heard.push({ name: "confirm", own: true });
  if (now.bridges > then.bridges) heard.push({ name: "bonus", value: BRIDGE_POINTS, at: OWN_COUNTS });
  return heard;
}

/**
 * A number has its own pitch, a colour that of its column.
 *
 * @param {ReturnType<typeof facts>} now
 * @param {ReturnType<typeof facts>} then
 * @returns {Cue[]}
 */
function picked({ draft, dice }, then) {
  if (!draft || !dice) return [];
  const face = (/** @type {"colour" | "number"} */ kind) => {
    const die = draft[kind];
    if (die === null || die === then.draft?.[kind]) return [];
    return [kind === "colour" ? dice.colours[die] : dice.numbers[die]];
  };
  return [...face("colour"), ...face("number")].map((value) => ({ name: "stage", value: value + 1 }));
}

/** @param {State} state */
function facts(state) {
  /** @type {View} */
  const view = state.room?.view;
  const known = scene(state);
  return {
    turn: view.turn,
    roll: view.dice ? view.turn : null,
    dice: view.dice,
    draft: known?.draft ?? null,
    written: known ? marks(known.sheet) : 0,
    bridges: known?.at.won.length ?? 0,
  };
}

/** How many marks a sheet has. @param {Sheet} sheet */
function marks(sheet) {
  const columns = Array.from({ length: COLUMNS }, (_, column) => filled(sheet, column));
  return columns.reduce((sum, count) => sum + count, sheet.circles.length);
}

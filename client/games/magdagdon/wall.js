/** MAGDAGDON on the wall: every board at the same size, what a turn brought, and in the end who made most of it. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { card } from "./card.js";
import { cues } from "./cues.js";
import { mini, rolled } from "./face.js";
import { lanes } from "./lanes.js";
import { mode } from "./options.js";
import { slab } from "./wall-board.js";
import { boardsAtTheEnd, comparisons } from "./wall-ending.js";
import { boards, VACANT } from "./wall-play.js";

/** @import { View } from "./pieces.js" */
/** @import { Sight } from "../../tv/wall.js" */
/** @import { WallGame } from "../wall.js" */

/** @type {WallGame} */
export const wall = {
  seats: card.seats,
  options: card.options,
  mode,
  line,
  roll({ state, chronicle, t }) {
    const { dice, turn } = viewOf({ state });
    if (!dice) return nothing;
    const wait = chronicle.seen.length > 1 ? ROLL : 0;
    const key = `${state.room?.room.game_no}:${turn}`;
    return html`<div class="roll">${rolled(dice, key, { t, numerals: state.prefs.numerals, wait })}</div>`;
  },
  invites: (sight) => !hidden(viewOf(sight)) && VACANT.includes(viewOf(sight).seats.length),
  play: (sight) => (hidden(viewOf(sight)) ? lanes(sight) : html`${boards(sight)}`),
  boards: boardsAtTheEnd,
  champion: (sight, seat) => html`<div class="card">${slab(viewOf(sight).seats[seat], { edged: true })}</div>`,
  small: (sight, seat) => mini(viewOf(sight).seats[seat].cells ?? []),
  parts(sight, seat) {
    const { score } = viewOf(sight).seats[seat];
    const { base = 0, bonuses = 0, ruins = 0, powers = 0 } = score ?? {};
    return sight.t("wall-parts", { base, bonuses, ruins, powers });
  },
  comparisons,
  cues,
};

/** @param {Pick<Sight, "state">} sight @returns {View} */
function viewOf({ state }) {
  return state.room?.view;
}

/** Whether the boards stay shut until the end. @param {View} view */
function hidden({ seats }) {
  return seats.every(({ cells }) => cells === null);
}

/** @param {Sight} sight */
function line({ state, t }) {
  const view = viewOf({ state });
  const { seats, difficulty } = view;
  const total = seats.length;
  if (hidden(view))
    return t("wall-own-line", { difficulty, n: seats.filter(({ finished }) => finished).length, total });
  if (state.room?.room.phase === "over") return t("wall-over-line", { difficulty });
  const ready = seats.filter((seat) => seat.closed || seat.finished).length;
  return t("wall-line", { turn: view.turn ?? 0, difficulty, n: ready, total });
}

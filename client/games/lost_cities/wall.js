/** Lost Cities: Roll & Write on the wall: every sheet at the same size, the dice that are left, what everybody took. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { closed } from "../../tv/chronicle.js";
import { change } from "../change.js";
import { card } from "./card.js";
import { cues } from "./cues.js";
import { turnLine } from "./lines.js";
import { mode } from "./options.js";
import { gone } from "./position.js";
import { sitters } from "./scene.js";
import { lastTaken } from "./seats.js";
import { lying } from "./tray.js";
import { sheets, sheetsAtTheEnd, written } from "./wall-sheets.js";

/** @import { Past, View } from "./pieces.js" */
/** @import { Sight } from "../../tv/wall.js" */
/** @import { WallGame } from "../wall.js" */

/** @type {WallGame} */
export const wall = {
  seats: card.seats,
  options: card.options,
  mode,
  line({ state, t }) {
    const view = viewOf({ state });
    if (state.room?.room.phase === "over") return t(`ended-${state.room?.outcome?.why}`);
    const n = view.seats.filter((seat) => seat.closed).length;
    const chosen = t("wall-chosen", { n, total: view.seats.length });
    return html`${t("turn-n", { turn: view.turn })} · ${turnLine(state, t)} · ${chosen}`;
  },
  roll({ state, chronicle, t }) {
    const view = viewOf({ state });
    if (!view.dice) return nothing;
    const wait = chronicle.seen.length > 1 ? ROLL : 0;
    const key = `${state.room?.room.game_no}:${view.turn}`;
    return html`<div class="roll">${lying(view.dice, gone(view), t, { key, wait })}</div>`;
  },
  invites: () => false,
  play: (sight) => html`${sheets(sight)}`,
  boards: sheetsAtTheEnd,
  champion: (sight, seat) => html`<div class="card tall">${written(viewOf(sight), seat, {}, sight.t)}</div>`,
  small: (sight, seat) => written(viewOf(sight), seat, {}, sight.t),
  parts(sight, seat) {
    const { columns, artifacts, dice, bridges } = viewOf(sight).seats[seat].score;
    const expeditions = columns.reduce((sum, points) => sum + points, 0);
    return sight.t("wall-expedition-parts", { expeditions, artifacts, refusals: dice, bridges });
  },
  comparisons,
  cues,
};

/** @param {Pick<Sight, "state">} sight @returns {View} */
function viewOf({ state }) {
  return state.room?.view;
}

/** @param {Sight} sight @returns {import("../wall.js").Comparison[]} */
function comparisons({ state, chronicle, t }) {
  const pairs = closed(chronicle).filter(({ after }) => after.past);
  const spread = (/** @type {{before: View, after: View}} */ pair) => {
    const gains = gainsOf(pair);
    return Math.max(...gains) - Math.min(...gains);
  };
  return pairs
    .sort((one, other) => spread(other) - spread(one))
    .map((pair) => {
      const past = /** @type {Past} */ (pair.after.past);
      const gains = gainsOf(pair);
      return {
        title: t("wall-same-dice", { turn: past.turn }),
        roll: html`<div class="roll">${lying(past.dice, { colour: null, number: null }, t, { key: `${past.turn}`, wait: 0 })}</div>`,
        body: html`<ol class="choices">${sitters(state).map((sitter) => {
          const last = { choice: past.choices[sitter.seat], dice: past.dice, old: false };
          return html`<li class="choicecard">
            <strong class="name"><bdi>${sitter.person?.name ?? ""}</bdi></strong>
            ${lastTaken({ ...sitter, last }, t)} <b class="pts carved num">${change(gains[sitter.seat], t)}</b>
          </li>`;
        })}</ol>`,
      };
    });
}

/** @param {{before: View, after: View}} pair @returns {number[]} */
function gainsOf({ before, after }) {
  return after.seats.map(({ score }, seat) => score.total - before.seats[seat].score.total);
}

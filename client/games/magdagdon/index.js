/** MAGDAGDON as the client's core asks for a game. */
import { html } from "/vendor/lit-html/lit-html.js";
import { aloud } from "./aloud.js";
import { card } from "./card.js";
import { cues } from "./cues.js";
import { advance, fitted } from "./draft.js";
import { four, mini } from "./face.js";
import { key, keys } from "./keys.js";
import { choices, mode } from "./options.js";
import { completed } from "./outlook.js";
import { position } from "./position.js";
import { last } from "./record.js";
import { results, sketch, summary } from "./results.js";
import { positionOf } from "./scene.js";
import { table } from "./table.js";
import { watch } from "./watch.js";

/** @import { ClientGame } from "../game.js" */

/** @type {ClientGame} */
export const game = {
  ...card,
  choices,
  mode,
  open(room, seat, saved) {
    const at = position(room.room, room.view, seat?.seat ?? null, seat?.secret ?? null, seat?.hint ?? null);
    return at ? fitted(saved, at) : saved;
  },
  reduce(draft, action, state) {
    const at = positionOf(state);
    return at ? advance(draft, action, at) : draft;
  },
  table: (state, act) => html`${table(state, act)}`,
  watch: (state, act) => html`${watch(state, act)}`,
  key,
  keys,
  aloud,
  results,
  mini: (seatView) => mini(seatView.cells ?? []),
  summary,
  last,
  first: ({ dice }, t, numerals) => four(dice, t, numerals),
  sketch,
  complete(state) {
    const at = positionOf(state);
    return at && completed(fitted(state.ui.table, at), at);
  },
  cues,
};

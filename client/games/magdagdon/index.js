/** MAGDAGDON as the client's core asks for a game. */
import { html } from "/vendor/lit-html/lit-html.js";
import { aloud } from "./aloud.js";
import { card } from "./card.js";
import { cues } from "./cues.js";
import { four, mini } from "./face.js";
import { key, keys } from "./keys.js";
import { choices, mode } from "./options.js";
import { last } from "./record.js";
import { results, sketch, summary } from "./results.js";
import { complete, open, reduce } from "./staged.js";
import { table } from "./table.js";
import { watch } from "./watch.js";

/** @import { ClientGame } from "../game.js" */

/** @type {ClientGame} */
export const game = {
  ...card,
  choices,
  mode,
  open,
  reduce,
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
  complete,
  cues,
};

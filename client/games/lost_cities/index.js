/** Lost Cities: Roll & Write as the client's core asks for a game. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { aloud } from "./aloud.js";
import { card } from "./card.js";
import { cues } from "./cues.js";
import { key, keys } from "./keys.js";
import { choices, mode } from "./options.js";
import { mini, results, summary } from "./results.js";
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
  mini,
  summary,
  last: () => null,
  first: () => nothing,
  sketch: () => "",
  complete,
  cues,
};

/** Lines of the table: whose turn it is, and which keys there are. */
import { html } from "/vendor/lit-html/lit-html.js";
import { atSeat } from "../../people.js";
import { sentence } from "../../views/said.js";
import { EXPEDITIONS } from "./sheet.js";
import { asked } from "./tray.js";

/** @import { View } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, Template, Texts } from "../game.js" */

/**
 * Who rolled, and what that seat took.
 *
 * @template Said
 * @param {State} state
 * @param {Texts} t
 * @param {(id: string, params: Record<string, string | number>) => Said} say  puts a sentence with a name in it together
 */
export function turnOf(state, t, say) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!view?.dice || view.active === null) return "";
  const { active, taken, dice } = view;
  const you = active === state.me.seat;
  const name = atSeat(state, active)?.name ?? "";
  if (!taken) return you ? t("you-roll") : say("rolls", { name });
  if (taken.type === "refuse") return you ? t("you-refused") : say("refused", { name });
  const number = dice.numbers[taken.number];
  const { colour: column } = EXPEDITIONS[dice.colours[taken.colour]];
  return you ? t("you-took", { number, column }) : say("has-taken", { name, number, column });
}

/**
 * @param {State} state
 * @param {Texts} t
 */
export function turnLine(state, t) {
  return turnOf(state, t, (id, params) => sentence(t, id, params));
}

/**
 * The keys, drawn on a wide screen.
 *
 * @param {Scene} known
 * @param {Texts} t
 * @returns {Template}
 */
export function keyHints(known, t) {
  const hint = (/** @type {string} */ key, /** @type {string} */ what) => html`<span><kbd>${key}</kbd> ${what}</span>`;
  const first = asked(known)
    ? [hint("A–F", t("key-arrow")), hint("X", t("arrow-none"))]
    : [hint("A–C", t("colour-title")), hint("0–9", t("number-title"))];
  const all = [...first, hint("R", t("refuse-small")), hint("Z", t("key-back")), hint(t("key-enter"), t("key-write"))];
  return html`<p class="keys" aria-hidden="true">${all}</p>`;
}

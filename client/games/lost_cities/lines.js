/** Sentences of the table: whose turn it is, what a listener hears, which keys there are. */
import { html } from "/vendor/lit-html/lit-html.js";
import { atSeat } from "../../people.js";
import { sentence } from "../../views/said.js";
import { EXPEDITIONS } from "./sheet.js";
import { asked } from "./tray.js";
import { change, facts, named } from "./words.js";

/** @import { View } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, Template, Texts } from "../game.js" */

/**
 * Who rolled, and what that seat took.
 *
 * @param {State} state
 * @param {Texts} t
 */
export function turnLine(state, t) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!view?.dice || view.active === null) return "";
  const { active, taken, dice } = view;
  const you = active === state.me.seat;
  const name = atSeat(state, active)?.name ?? "";
  if (!taken) return you ? t("you-roll") : sentence(t, "rolls", { name });
  if (taken.type === "refuse") return you ? t("you-refused") : sentence(t, "refused", { name });
  const number = dice.numbers[taken.number];
  const { colour: column } = EXPEDITIONS[dice.colours[taken.colour]];
  return you ? t("you-took", { number, column }) : sentence(t, "has-taken", { name, number, column });
}

/**
 * What a listener hears: a new roll, what was taken, what is picked, that the choice is made.
 *
 * @param {Scene} known
 * @param {State} state
 * @param {number} reveals
 * @param {Texts} t
 */
export function aloud({ at, out, phase, now, later, pays }, state, reveals, t) {
  if (phase === "closed") return t(at.seat === at.active ? "choice-open" : "choice-hidden");
  if (out)
    return [...facts(out, pays, t), t("change-picked", { change: change(later.total - now.total, t) })].join(", ");
  if (!at.dice) return "";
  const colours = at.dice.colours.map((face) => named(face, t)).join("; ");
  const numbers = at.dice.numbers.join(", ");
  const revealed = reveals > 0 ? "yes" : "no";
  const rolled = t("dice-aloud", { turn: at.turn, colours, numbers, total: now.total, revealed });
  return html`${rolled} ${turnLine(state, t)}`;
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

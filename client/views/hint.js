/** A hint for who plays alone: the sign that asks for it, and why it is what it is. What it says lies on the table itself. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { reasons } from "../hints.js";
import { playsAlone } from "../people.js";
import { isPending } from "../state.js";
import { icon } from "./parts.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../i18n.js").Texts} Texts */

/**
 * The sign, for who may ask.
 *
 * @param {State} state
 * @param {Texts} t
 * @param {() => void} ask
 */
export function bulb(state, t, ask) {
  if (!playsAlone(state)) return nothing;
  const coming = isPending(state, "hint") || state.seat?.hint === "coming";
  return html`<button class="ghost sq bulb" aria-label=${t("hint-ask")} aria-busy=${coming ? "true" : "false"} ?disabled=${state.link !== "up"}
    @click=${() => coming || ask()}>${icon("bulb")}</button>`;
}

/**
 * Its reasons, while what it says lies on the table.
 *
 * @param {import("../wire.js").Hint} hint
 * @param {Texts} t
 */
export function because(hint, t) {
  return html`<section class="because" aria-label=${t("hint-title")}>
    ${icon("bulb")}<p>${reasons(hint, t)} <small>${t("hint-note")}</small></p>
  </section>`;
}

/** What is at the head of every table: its menu, the greetings and, where there is room, the rules. */
import { html } from "/vendor/lit-html/lit-html.js";
import { greeter } from "./greet.js";
import { icon } from "./parts.js";

/**
 * @param {import("../state.js").State} state
 * @param {import("../games/game.js").TableActs} act
 */
export function tools(state, act) {
  const { t } = act;
  return html`<div class="tools">
    <button class="ghost small to-rules" @click=${act.rules}>${t("rules-title")}</button>
    <button class="round" aria-label=${t("menu")} @click=${act.menu}>${icon("menu")}</button>${greeter(state, act)}
  </div>`;
}

import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { secondsLeft } from "../state.js";
import { vars } from "./vars.js";

/**
 * The clock: the sun goes down while a turn's time runs out. Nothing without a clock, and nothing off the line, where nobody knows the time.
 * @param {import("../state.js").State} state
 * @param {number | null} whole seconds a turn may take
 * @param {import("../i18n.js").Texts} t
 */
export function clock(state, whole, t) {
  const left = secondsLeft(state);
  if (left === null || whole === null) return nothing;
  if (state.link !== "up") return html`<span class="stopped soft">${t("clock-unknown")}</span>`;
  return html`<div class="clock ${left <= 10 ? "late" : ""}" role="timer" aria-label=${t("clock-left", { seconds: left })} ${vars({ "--left": Math.min(1, left / whole) })}>
    <svg viewBox="0 0 64 40" aria-hidden="true">
      <path class="track" d="M6 34a26 26 0 0 1 52 0"></path>
      <svg width="64" height="34" viewBox="0 0 64 34"><path class="light" d="M6 34a26 26 0 0 1 52 0"></path></svg>
      <path class="horizon" d="M1 34h62"></path>
      <circle class="sun" cx="6" cy="34" r="6"></circle>
    </svg>
    <b aria-hidden="true">${left}</b>
  </div>`;
}

/** The replay of a finished game: every turn with all boards, by buttons, by swiping, by keys, at a link. */
import { html } from "/vendor/lit-html/lit-html.js";
import { named, opener, peopleOf, save, withGame } from "./kept.js";
import { hall, icon, way } from "./parts.js";
import { steps } from "./steps.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function replay(state, act) {
  const said = { title: act.t("replay-title"), line: act.t("replay-line") };
  return withGame(state, act, said, (kept) => page(state, act, kept));
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {import("./kept.js").Kept} kept
 */
function page(state, act, { record, again, turns }) {
  const { t } = act;
  const of = turns.length;
  const at = Math.min(Math.max(state.ui.chosen.turn ?? 1, 1), of);
  const go = (/** @type {number} */ turn) => act.look({ turn: Math.min(Math.max(turn, 1), of) });
  const step = (/** @type {number} */ by) => act.step(by, of);
  const { route } = state;
  const address = "record" in route ? route.record : null;
  const words = t("replay-turn", { turn: at, of });
  return html`<main class="watching replay" ${steps({ at, of, go, by: step })}>
    ${hall({
      back: { label: t("back"), go: act.home },
      title: html`<span aria-live="polite">${words}</span>`,
      line: named(record, t),
    })}
    <div class="boards">${again.drawn.turn(turns[at - 1], peopleOf(record, t), { ...state, room: null }, t)}</div>
    <nav class="ways">
      ${way(act, { page: "verify", record: address }, t("verify-title"))}
      <button class="text" @click=${() => save(record)}>${t("replay-save")}</button>
      ${address === null ? html`<details class="soft"><summary>${t("file-other")}</summary>${opener(state, act)}</details>` : ""}
    </nav>
    <footer class="stepping">
      <input type="range" min="1" max=${of} .value=${String(at)} aria-label=${t("replay-title")} aria-valuetext=${words}
        @input=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <button class="ghost" aria-label=${t("replay-previous")} ?disabled=${at === 1} @click=${() => step(-1)}>${icon("prev")}</button>
      <button class="act ${at === of ? "off" : ""}" aria-label=${t("replay-next")} @click=${() => step(1)}>${icon("next")}</button>
    </footer>
  </main>`;
}

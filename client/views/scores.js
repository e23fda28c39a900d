/** High scores. None are kept yet: an empty board, and the way to a game. */
import { html } from "/vendor/lit-html/lit-html.js";
import { hall } from "./parts.js";

const CELLS = Array.from({ length: 16 }, () => html`<i></i>`);

/**
 * @param {import("../state.js").State} _state
 * @param {import("../acts.js").Acts} act
 */
export function scores(_state, act) {
  const { t } = act;
  return html`<main class="screen stop">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("scores-title"), line: t("scores-line") })}
    <section class="mid">
      <div class="bare" aria-hidden="true">${CELLS}</div>
      <h2 class="carved">${t("scores-none")}</h2>
      <p class="soft">${t("scores-none-line")}</p>
    </section>
    <footer><button class="act" @click=${act.home}>${t("pages-play")}</button></footer>
  </main>`;
}
